"""The computers at solo tables: they act at once, and as often as it takes.

Whoever plays the same deal again in the same way meets the same answers. Where several people play
a deal, each answer is kept as well: whatever happens to the program, nobody meets another one.
"""

import asyncio
from typing import Protocol
from weakref import WeakValueDictionary

from bot.games.actions import Action, code_of, parse
from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.players import levels
from bot.tables.decisions import play
from bot.tables.table import Table, seat_to_play
from data.database import Database
from data.solo import kept_moves, shared
from data.tables import SHARED


class Choosing(Protocol):
    """Chooses for computers of any level by nothing but what they see and a chance."""

    @property
    def worlds(self) -> int:
        """In how many worlds those that search think as things are."""

    async def choose(self, level: str, seen: SeatView, chance: bytes, worlds: int) -> Action:
        """Return what a computer of this level does. Raises `TableError` if nobody can think."""


class SoloComputers:
    """Acts for all computers of solo tables, which *players* choose for."""

    def __init__(self, database: Database, players: Choosing) -> None:
        self._database, self._players = database, players
        # A lock exists as long as someone holds it or waits for it.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def play_on(self, table: Table) -> None:
        """Act until the person has to, or the deal is over. A deal that is thrown in is dealt anew.

        Raises `TableError` if nobody can think just now; the same call goes on from there.
        """
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            while table.playing:
                if table.between_deals:
                    await table.change(play.next_deal)
                elif (seat := seat_to_play(table)) is not None:
                    await self._act(table, seat)
                else:
                    return

    async def _act(self, table: Table, seat: Seat) -> None:
        if table.turn is not None and table.follows_plan:
            await table.change(play.follow_plan, table.turn)
            return
        seen = table.view_for_computer(seat)
        action = await self._choice(table, seat, seen)
        await table.change(play.act_as_computer, seat, action, seen.number, seen.step)

    async def _choice(self, table: Table, seat: Seat, seen: SeatView) -> Action:
        match = table.row.deal_of
        if table.row.kind not in SHARED or match is None:
            return await self._thought_out(table, seat, seen, self._players.worlds)
        position = await kept_moves.position_at(self._database.reading, table.id)
        known = await kept_moves.answer(self._database.reading, match, position)
        if known is None:
            worlds = await shared.worlds_of(self._database.reading, match)
            found = await self._thought_out(table, seat, seen, worlds)
            async with self._database.transaction() as db:
                known = await kept_moves.keep(db, match, position, code_of(found))
        return parse(table.game.pack, known)

    async def _thought_out(self, table: Table, seat: Seat, seen: SeatView, worlds: int) -> Action:
        level = levels.plain(table.seating.sitter(seat).computer or "")
        chance = table.chance_of(seat, seen.number, seen.step)
        return await self._players.choose(level, seen, chance, worlds)
