"""What somebody chose, by an id of Discord: read once, kept in memory, and written through."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Generic, TypeVar

from data import rows
from data.connection import Connection
from data.database import Database

Choices = TypeVar("Choices")

MOST_KNOWN = 10_000
"""How many choices of each kind stay in memory."""


class Kept(Generic[Choices]):
    """The choices of all who made any; *usual* are those of everybody else.

    A row of *kind* has an id and `choices`. What is known is read again after *fresh_s* seconds,
    where another process may change it.
    """

    def __init__(
        self,
        database: Database,
        table: str,
        kind: Callable[[int, Choices], Any],
        usual: Choices,
        fresh_s: float = inf,
    ) -> None:
        self._database = database
        self._table = table
        self._kind = kind
        self._key = rows.columns(kind)[0]
        self._usual = usual
        self._fresh_s = fresh_s
        # Each with the time until which it is fresh.
        self._known: dict[int, tuple[Choices, float]] = {}

    async def of(self, number: int) -> Choices:
        """Return what was chosen under this id."""
        if not self._is_fresh(number):
            self._known.pop(number, None)
            found = await self._read(self._database.reading, number)
            # What has been written in the meantime is newer.
            self._known.setdefault(number, self._kept(found))
        choices, _ = self._known[number]
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return choices

    async def change(self, number: int, changed: Callable[[Choices], Choices]) -> Choices:
        """Store what is chosen from now on, and return it.

        *changed* makes it from what was chosen before, so two choices at once are both kept.
        """
        async with self._database.transaction() as db:
            before = await self._read(db, number)
            chosen = changed(before)
            if chosen != before:
                await rows.put(db, self._table, (self._key,), self._kind(number, chosen))
        self._known[number] = self._kept(chosen)
        return chosen

    def forget(self, number: int) -> None:
        """Take it that nothing is chosen under this id: what was stored has been deleted."""
        self._known[number] = self._kept(self._usual)

    def _is_fresh(self, number: int) -> bool:
        return number in self._known and monotonic() < self._known[number][1]

    def _kept(self, choices: Choices) -> tuple[Choices, float]:
        return choices, monotonic() + self._fresh_s

    async def _read(self, db: Connection, number: int) -> Choices:
        source = f"FROM {self._table} WHERE {self._key} = ?"
        found = await rows.readable(db, self._kind, source, (number,))
        return next((row.choices for row in found), self._usual)
