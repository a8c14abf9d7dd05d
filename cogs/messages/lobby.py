"""The picture of a lobby, for its message."""

import asyncio
from collections.abc import Callable

import discord

from bot.games.game import Game
from bot.tables.table import Table
from bot.texts import Texts, texts_for
from bot.words.seats import Nameplate
from cogs.layouts.parts import NOT_YET
from cogs.messages.files import nameplate
from cogs.messages.parts import Parts
from cogs.press.permissions import may_attach
from cogs.press.press import Interaction
from rendering.canvas.picture import Picture
from rendering.cards.store import CardsNotDrawn
from rendering.pictures.play.lobby import draw_lobby


class Lobbies:
    """Draws lobbies; returns None where the bot may not send files.

    A lobby whose cards are missing is given to the listeners once they have been drawn.
    """

    def __init__(self, parts: Parts) -> None:
        self._client = parts.bot
        self._artist = parts.artist
        self._late: dict[int, asyncio.Task[None]] = {}
        self.listeners: list[Callable[[Table], None]] = []

    async def for_press(self, press: Interaction, table: Table) -> Picture | None:
        """Return the current lobby, for the answer to a press."""
        return await self._drawn(table) if may_attach(press) else None

    async def in_place(self, table: Table) -> Picture | None:
        """Return the current lobby, when nobody has pressed anything."""
        return await self._drawn(table) if self._may_attach(table.row.channel_id) else None

    def _may_attach(self, channel_id: int) -> bool:
        # In a channel that is not in the cache, assume that the bot may.
        place = self._client.get_channel(channel_id)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return True
        return place.permissions_for(place.guild.me).attach_files

    async def close(self) -> None:
        """Wait for no cards any more."""
        for task in self._late.values():
            task.cancel()
        await asyncio.gather(*self._late.values(), return_exceptions=True)

    async def _drawn(self, table: Table) -> Picture:
        while True:
            wanted = _lobby_of(table)
            picture = await self._artist.draw_if_ready(draw_lobby, *wanted)
            if picture is None:
                self._draw_later(table)
                return NOT_YET
            if wanted == _lobby_of(table):
                return picture

    def _draw_later(self, table: Table) -> None:
        if table.id not in self._late:
            self._late[table.id] = asyncio.create_task(self._tell_when_ready(table))

    async def _tell_when_ready(self, table: Table) -> None:
        try:
            await self._artist.draw_when_ready(draw_lobby, *_lobby_of(table))
        except CardsNotDrawn:
            return
        finally:
            del self._late[table.id]
        for listener in self.listeners:
            listener(table)


def _lobby_of(
    table: Table,
) -> tuple[Game, tuple[Nameplate | None, ...], Texts, str, tuple[str, ...]]:
    texts, seats = texts_for(table.row.language), table.seating.seats
    sitters = tuple(None if each is None else nameplate(each, texts) for each in seats)
    kept = tuple(each.name for each in table.kept)
    return table.game, sitters, texts, table.setup.drawing, kept
