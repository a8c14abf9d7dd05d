"""Computers whose answers depend on the deal and on what was done in it, and on nothing else."""

import asyncio
from concurrent.futures import Executor
from random import Random

from bot.games.actions import Action
from bot.games.view import SeatView
from bot.players import choosing, levels
from bot.players.pool import Pool, WorkerDied
from bot.players.search.phases import answer, turn_to_try
from bot.tables.errors import TableError, TableFault

WORLDS, FEW_WORLDS = 100, 32
"""The number of worlds that a strong player tries a card in, compiled and in plain Python."""


class ExactPlayers:
    """Chooses for computers of any level. Strong ones think in the *pool*; without it they play as
    normal."""

    def __init__(self, pool: Pool | None, executor: Executor) -> None:
        self._pool, self._executor = pool, executor

    @property
    def can_search(self) -> bool:
        """Whether strong players think at all."""
        return self._pool is not None

    @property
    def worlds(self) -> int:
        """In how many worlds they think as things are."""
        return WORLDS if self._pool is not None and self._pool.compiled else FEW_WORLDS

    async def choose(
        self, level: str, seen: SeatView, chance: bytes, worlds: int, *, is_patient: bool = False
    ) -> Action:
        """Return what a computer of this level does, which leaves that to *chance*.

        Who *is_patient* lets everybody else think first. Raises `TableError` if nobody can think
        just now.
        """
        if level == levels.STRONG and self._pool is not None:
            found = await self._thought_out(self._pool, seen, chance, worlds, is_patient)
            if found is not None:
                return found
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._executor, choosing.choose, level, seen, Random(chance)
        )

    async def _thought_out(
        self, pool: Pool, seen: SeatView, chance: bytes, worlds: int, is_patient: bool
    ) -> Action | None:
        # None where rules of thumb decide.
        loop = asyncio.get_running_loop()
        turn = await loop.run_in_executor(self._executor, turn_to_try, seen)
        if turn is None:
            return None
        if is_patient:
            await pool.until_quiet()
        try:
            found = await pool.exact(turn, chance, worlds)
        except WorkerDied as fault:
            raise TableError(TableFault.ONE_MOMENT) from fault
        return None if found is None else answer(seen, found)
