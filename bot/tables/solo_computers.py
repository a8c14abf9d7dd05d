"""The computers at solo tables: they act at once, and as often as it takes.

What they do depends on the deal and on what was done in it, and on nothing else: whoever plays the
same deal again in the same way meets the same answers.
"""

import asyncio
from concurrent.futures import Executor
from random import Random
from weakref import WeakValueDictionary

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.players import choosing, levels
from bot.players.pool import Pool, WorkerDied
from bot.players.search.phases import answer, turn_to_try
from bot.tables.decisions import play
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table, seat_to_play

WORLDS, FEW_WORLDS = 100, 32
"""In so many worlds a strong player thinks about a card, compiled and in plain Python."""


class SoloComputers:
    """Acts for all computers of solo tables. Strong ones think in the *pool*; without it they play
    as normal."""

    def __init__(self, pool: Pool | None, executor: Executor) -> None:
        self._pool, self._executor = pool, executor
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
        level = levels.plain(table.seating.sitter(seat).computer or "")
        chance = table.chance_of(seat, seen.number, seen.step)
        if level == levels.STRONG and self._pool is not None:
            found = await self._thought_out(self._pool, seen, chance)
            if found is not None:
                return found
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._executor, choosing.choose, level, seen, Random(chance)
        )

    async def _thought_out(self, pool: Pool, seen: SeatView, chance: bytes) -> Action | None:
        # None where rules of thumb decide.
        loop = asyncio.get_running_loop()
        turn = await loop.run_in_executor(self._executor, turn_to_try, seen)
        if turn is None:
            return None
        try:
            found = await pool.exact(turn, chance, WORLDS if pool.compiled else FEW_WORLDS)
        except WorkerDied as fault:
            raise TableError(TableFault.ONE_MOMENT) from fault
        return None if found is None else answer(seen, found)
