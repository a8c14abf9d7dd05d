"""Who opens a table, and how many tables of a server a person may be at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord

from bot.tables.decisions import lobby
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub, Opening
from bot.tables.setup import SLOW, Setup
from bot.tables.table import Table
from cogs.press.press import Interaction
from cogs.press.refusals import TooManyTables
from data.choices.servers import ServerChoices, Servers


class Limits:
    """Asked while a person opens or joins a table."""

    def __init__(self, hub: Hub, servers: Servers) -> None:
        self._hub = hub
        self._servers = servers
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def join(self, press: Interaction, table: Table) -> None:
        """Seat the person in the lobby. Raises `TooManyTables`, and what `lobby.join` raises."""
        user = press.user
        async with self.room(user.id, table.row.guild_id, table.setup):
            await table.change(lobby.join, user.id, user.display_name, str(press.locale))

    @asynccontextmanager
    async def room(self, user_id: int, guild_id: int, setup: Setup) -> AsyncIterator[None]:
        """Let the person come to one more table of this server within the block.

        Raises `TooManyTables` if they may not. Each person comes to one table after the other, so
        that they cannot come to many at once. Slow tables are counted apart: nobody waits at them.
        """
        async with self._turns.setdefault(user_id, asyncio.Lock()):
            await self._require_room(user_id, guild_id, setup)
            yield

    async def _require_room(self, user_id: int, guild_id: int, setup: Setup) -> None:
        choices = await self._servers.of(guild_id)
        tables = [
            table
            for table in self._hub.of_user(user_id)
            if table.row.guild_id == guild_id
            and (table.setup.clock == SLOW) == (setup.clock == SLOW)
            and table.seating.engages(user_id)
        ]
        lobbies = [table for table in tables if table.in_lobby]
        matches = [table for table in tables if not table.in_lobby]
        if len(lobbies) >= choices.lobbies:
            raise TooManyTables("lobbies", lobbies)
        if len(matches) >= choices.matches:
            raise TooManyTables("matches", matches)


def require_allowed(press: Interaction, choices: ServerChoices) -> None:
    """Raise `TableError` if the moderators of the server allow no tables where the person acted."""
    above = press.channel.parent_id if isinstance(press.channel, discord.Thread) else None
    if not choices.allows(press.channel_id, above):
        raise TableError(TableFault.WRONG_CHANNEL)


def opening_by(press: Interaction, channel_id: int, language: str) -> Opening:
    """Return who opens a table with this press, to be played in this place."""
    assert press.guild_id is not None
    assert press.channel_id is not None
    return Opening(
        user_id=press.user.id,
        name=press.user.display_name,
        locale=str(press.locale),
        guild_id=press.guild_id,
        channel_id=channel_id,
        parent_id=press.channel_id,
        language=language,
    )
