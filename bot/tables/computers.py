"""Computer players at the tables: they choose in a thread, from the view of their seat."""

import asyncio
import logging
from concurrent.futures import Executor
from functools import partial
from random import Random

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.players import choosing, levels
from bot.players.pool import Pool
from bot.players.search.phases import answer, turn_to_try
from bot.tables.decisions import play
from bot.tables.errors import StaleAction, TableError
from bot.tables.hub import Hub
from bot.tables.retrying import retrying
from bot.tables.seating import STAND_IN_LEVEL
from bot.tables.table import Change, Table, seat_to_play
from data.faults import DatabaseError

log = logging.getLogger(__name__)

FALLBACK_LEVEL = "novice"
"""The level that takes over for a move when a computer player fails."""

UNDO_S = 3.0
"""How long at least a computer waits for a person who may take their card back."""

PERSON_PACES = (2.0, 7.0)
"""The time a person takes to act, in pauses of a computer: the least and the most."""


class Computers:
    """Acts for every seat that a computer plays, *pace_s* seconds after its turn has come.

    Strong players think in the *pool* before they discard or play a card; without it they play as
    normal. It starts with the first of them, or the first table with hints. Computers wait *undo_s*
    seconds at least as long as a person may take their card back. What people have chosen ahead is
    done after as many seconds as somebody takes who chooses only then, so that it tells nothing.
    """

    def __init__(
        self,
        hub: Hub,
        executor: Executor,
        pace_s: float = 0.6,
        rng: Random | None = None,
        undo_s: float = UNDO_S,
        pool: Pool | None = None,
    ) -> None:
        self._hub = hub
        self._executor = executor
        self._pace_s = pace_s
        self._undo_s = undo_s
        self._pool = pool
        self._rng = rng or Random()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Wake the computers whose turn it is, and from now on each one when its turn comes."""
        self._hub.listeners.append(self._on_change)
        for table in self._hub.open_tables():
            self._wake(table)

    async def close(self) -> None:
        """Stop them all."""
        self._hub.listeners.remove(self._on_change)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_change(self, change: Change) -> None:
        self._wake(change.table)

    def _wake(self, table: Table) -> None:
        if self._pool is not None and needs_search(table):
            self._pool.start()
        if seat_to_play(table) is not None and table.id not in self._tasks:
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task

    async def _play(self, table: Table) -> None:
        while (seat := seat_to_play(table)) is not None:
            turn = table.turn
            await asyncio.sleep(self._pause_s(table))
            if table.turn == turn:
                await retrying(table, "move of a computer", partial(self._move, table, seat))
        # Not in a callback: no change may happen between the end of this task and the next one.
        del self._tasks[table.id]

    def _pause_s(self, table: Table) -> float:
        paces = self._rng.uniform(*PERSON_PACES) if table.follows_plan else 1.0
        least_s = 0.0 if table.may_undo is None else self._undo_s
        return max(paces * self._pace_s, least_s)

    async def _move(self, table: Table, seat: Seat) -> None:
        if table.turn is not None and table.follows_plan:
            await table.change(play.follow_plan, table.turn)
            return
        seen = table.view_for_computer(seat)
        if not seen.my_turn:
            return
        level = levels.plain(table.seating.sitter(seat).computer or STAND_IN_LEVEL)
        try:
            chosen = await self._thought_out(table, seen) if level == levels.STRONG else None
            await self._act(table, seen, chosen or await self._choice(level, seen))
        except (StaleAction, TableError, DatabaseError):
            raise
        except Exception:
            # A bug in a computer player must not stop the match.
            log.exception("computer player failed table=%s level=%s", table.id, level)
            await self._act(table, seen, await self._choice(FALLBACK_LEVEL, seen))

    async def _choice(self, level: str, seen: SeatView) -> Action:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, choosing.choose, level, seen, self._rng)

    async def _thought_out(self, table: Table, seen: SeatView) -> Action | None:
        # None where there is nothing to think about, or no answer in time. Nothing is held
        # meanwhile: if the table changes, the move is dropped like any late one.
        assert seen.seat is not None
        if self._pool is None:
            return None
        seed = table.chance_of(seen.seat, seen.number, seen.step)
        loop = asyncio.get_running_loop()
        turn = await loop.run_in_executor(self._executor, turn_to_try, seen)
        if turn is None or len(turn.candidates) == 1:
            return None
        found = await self._pool.best(turn, seed)
        return None if found is None else answer(seen, found)

    async def _act(self, table: Table, seen: SeatView, action: Action) -> None:
        assert seen.seat is not None
        await table.change(play.act_as_computer, seen.seat, action, seen.number, seen.step)


def needs_search(table: Table) -> bool:
    """Return whether a strong computer sits there, before the match or in it, or hints are
    allowed."""
    computers = (sitter.computer for sitter in table.seating.sitters if sitter.computer)
    return table.setup.hints or levels.STRONG in map(levels.plain, computers)
