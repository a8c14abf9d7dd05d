"""Calling those to a lobby who wish to play its game in its channel."""

import asyncio
from collections.abc import Sequence
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from discord.ext import commands

from bot.tables.decisions.calling import (
    CHANNEL_RESTS_S,
    MOST_CALLED,
    may_be_called,
    require_rest,
)
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import plain
from cogs.press.edits import in_time
from cogs.press.error_boundary import tell
from cogs.press.membership import Membership
from cogs.press.press import Interaction, channel_of, reader_texts, shown_name
from cogs.services import Services
from data.evenings import calls
from data.evenings.calls import PlayersCall, Wisher


class CallingPlayers(commands.Cog):
    """*Call players*."""

    def __init__(self, services: Services) -> None:
        self._hub = services.hub
        self._clock = services.clock
        self._boards = services.boards
        self._players = services.players
        self._database = services.database
        self._membership = Membership(services.bot, services.clock)
        services.tables.on_press(TableAction.CALL_PLAYERS, self.call)

    async def call(self, press: Interaction, table: Table) -> None:
        """Mention those who wish to be called here and may be, once a lobby.

        Raises `TableError` if there is nobody, or if it is too early for another call.
        """
        table.check_may_call(press.user.id)
        channel, now = channel_of(press), int(self._clock.now())
        call = PlayersCall(table.id, table.row.guild_id, channel, now)
        await self._require_first(call)
        wishers = await calls.wishers(self._database, channel, table.game.key)
        if not wishers:
            raise TableError(TableFault.NOBODY_WISHES_CALLS)
        people = await in_time(press, self._chosen(table, wishers, now))
        since = now - CHANNEL_RESTS_S
        users = await calls.note(self._database, call, table.game.key, people, since)
        if not users:
            await self._require_first(call)
            raise TableError(TableFault.NOBODY_TO_CALL)
        self._boards.of(table).call_players(users, plain(shown_name(press)))
        await tell(press, reader_texts(press).say("players-called", count=len(users)))

    async def _require_first(self, call: PlayersCall) -> None:
        if await calls.of_table(self._database, call.table_id) is not None:
            raise TableError(TableFault.LOBBY_HAS_CALLED)
        newest = await calls.newest_in(self._database, call.channel_id)
        if newest is not None:
            require_rest(newest.called_at, call.called_at)

    async def _chosen(self, table: Table, wishers: Sequence[Wisher], now: int) -> list[Wisher]:
        # Those called longest ago, who are on the server and at no table.
        invited = {kept.user_id for kept in table.kept}
        of_opener = await self._zone_of(table.row.opener_id)
        found = list[Wisher]()
        for each in wishers:
            if each.user_id in invited or self._is_at_table(each.user_id):
                continue
            zone = await self._zone_of(each.user_id) or of_opener
            if may_be_called(each.called_at, zone, now):
                found.append(each)
        return await self._present(table.row.guild_id, found)

    def _is_at_table(self, user_id: int) -> bool:
        return any(each.seating.stays(user_id) for each in self._hub.of_user(user_id))

    async def _present(self, guild_id: int, wishers: Sequence[Wisher]) -> list[Wisher]:
        # Each of them is asked for at Discord, so no more than it takes.
        found, left = list[Wisher](), list(wishers)
        while left and len(found) < MOST_CALLED:
            some = left[: MOST_CALLED - len(found)]
            del left[: len(some)]
            asked = [self._membership.has_left(guild_id, each.user_id) for each in some]
            answers = zip(some, await asyncio.gather(*asked), strict=True)
            gone = {each.user_id for each, has_left in answers if has_left}
            if gone:
                await calls.end_on_server(self._database, guild_id, gone)
            found += [each for each in some if each.user_id not in gone]
        return found

    async def _zone_of(self, user_id: int) -> ZoneInfo | None:
        name = (await self._players.of(user_id)).zone
        try:
            return ZoneInfo(name) if name else None
        except (ZoneInfoNotFoundError, ValueError, OSError):
            # It was renamed or dropped since it was chosen.
            return None
