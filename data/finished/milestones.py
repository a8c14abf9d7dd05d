"""How many people stand above a place of a board, without counting all of them each time.

Of a board that is looked at, every 200th person is noted with how many stand above; from the
nearest of them on it is counted row by row. So a page costs the same however many people there are,
and its numbers may be a minute old.
"""

import asyncio
from bisect import bisect_left
from dataclasses import dataclass

from data.connection import Connection
from data.finished.boards import Board, BoardCursor, ahead_of, nth_after

STEP = 200
"""How many people lie between two that are noted."""

FRESH_S = 60
"""How long the notes of a board hold."""


@dataclass(frozen=True, slots=True)
class _Notes:
    made_at: int
    cursors: tuple[BoardCursor, ...]

    def holds(self, now: int) -> bool:
        return 0 <= now - self.made_at < FRESH_S


class Milestones:
    """The people who are noted, by board."""

    def __init__(self, step: int = STEP) -> None:
        self._step = step
        self._notes: dict[Board, _Notes] = {}
        self._noting = asyncio.Lock()

    async def ahead_of(self, db: Connection, board: Board, now: int, cursor: BoardCursor) -> int:
        """Return how many people stand above a place, as of up to a minute ago.

        A cursor without a person stands for all who have its numbers.
        """
        cursors = (await self._of(db, board, now)).cursors
        # Highest first, so what stands above is at the beginning.
        passed = bisect_left(cursors, True, key=lambda each: each[: len(cursor)] <= cursor)
        if not passed:
            return await ahead_of(db, board, now, cursor)
        below = await ahead_of(db, board, now, cursor, cursors[passed - 1])
        return passed * self._step + below

    async def _of(self, db: Connection, board: Board, now: int) -> _Notes:
        async with self._noting:
            notes = self._notes.get(board)
            if notes is None or not notes.holds(now):
                notes = _Notes(now, await self._noted(db, board, now))
                kept = {each: old for each, old in self._notes.items() if old.holds(now)}
                self._notes = kept | {board: notes}
            return notes

    async def _noted(self, db: Connection, board: Board, now: int) -> tuple[BoardCursor, ...]:
        # Piece by piece, so that others are read for meanwhile.
        found = list[BoardCursor]()
        while True:
            cursor = await nth_after(db, board, now, found[-1] if found else None, self._step)
            if cursor is None:
                return tuple(found)
            found.append(cursor)
