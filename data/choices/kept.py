"""What somebody chose, by an id of Discord: read once, kept in memory, and written through."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from data import rows
from data.database import Database

Choices = TypeVar("Choices")

MOST_KNOWN = 10_000
"""How many choices of each kind stay in memory."""


class Kept(Generic[Choices]):
    """The choices of all who made any; *usual* are those of everybody else.

    A row of *kind* has an id and `choices`.
    """

    def __init__(
        self, database: Database, table: str, kind: Callable[[int, Choices], Any], usual: Choices
    ) -> None:
        self._database = database
        self._table = table
        self._kind = kind
        self._key = rows.columns(kind)[0]
        self._usual = usual
        self._known: dict[int, Choices] = {}

    async def of(self, number: int) -> Choices:
        """Return what was chosen under this id."""
        if number not in self._known:
            found = await self._read(number)
            # What has been written in the meantime is newer.
            self._known.setdefault(number, found)
        found = self._known[number]
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return found

    async def change(self, number: int, changed: Callable[[Choices], Choices]) -> Choices:
        """Store what is chosen from now on, and return it.

        *changed* makes it from what was chosen before, so two choices at once are both kept.
        """
        async with self._database.transaction() as db:
            before = await self.of(number)
            chosen = changed(before)
            if chosen != before:
                await rows.put(db, self._table, (self._key,), self._kind(number, chosen))
        self._known[number] = chosen
        return chosen

    def forget(self, number: int) -> None:
        """Take it that nothing is chosen under this id: what was stored has been deleted."""
        self._known[number] = self._usual

    async def _read(self, number: int) -> Choices:
        source = f"FROM {self._table} WHERE {self._key} = ?"
        found = await rows.readable(self._database.reading, self._kind, source, (number,))
        return next((row.choices for row in found), self._usual)
