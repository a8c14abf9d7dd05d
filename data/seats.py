"""The people and computers at a table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.cards import Seat
from data import rows
from data.connection import Connection

MOST_MISSED = 3
"""The number of turns missed in a row after which a computer keeps the seat."""


class Away(StrEnum):
    """Why a computer plays for a person."""

    IDLE = "idle"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person with a user id, or a computer of some level and version, on a seat.

    `cut` is the word with which a person has cut the pack. While a person is `away`, a computer
    plays for them. `ends_after` is the number of the deal after which a person would like the match
    to end, `abandons_in` that of the deal in which they would like to abandon it. A person whose
    seat was kept for a rematch is not `ready` until they say so.
    `away_at` is the deal and the step in which a computer took over from a person who is away.
    `missed` counts the turns in a row that it has taken; after a few it keeps the seat.
    They have had the seat `since` this deal; if that is not the first, `computer_before` had it,
    a computer of the level `level_before`.
    """

    seat: Seat
    user_id: int | None
    name: str
    computer: str | None = None
    cut: str | None = None
    away: Away | None = None
    locale: str = ""
    ends_after: int | None = None
    ready: bool = True
    since: int = 1
    computer_before: str | None = None
    away_at: tuple[int, ...] | None = None
    missed: int = 0
    abandons_in: int | None = None
    level_before: str | None = None

    @property
    def was_away(self) -> bool:
        """Whether a computer acts for a person, or did so in their last turn."""
        return self.away is not None or self.missed > 0

    @property
    def is_forgotten(self) -> bool:
        """Whether the person who sat here was deleted."""
        return self.user_id is not None and self.user_id < 0

    @property
    def played_by_computer(self) -> bool:
        """Whether a computer chooses what this seat does now."""
        return self.computer is not None or self.away is not None

    def back(self) -> "Sitter":
        """Return the person who plays again themselves."""
        return replace(self, away=None, away_at=None, missed=0)

    def gone(self, away: Away, at: tuple[int, ...] | None = None) -> "Sitter":
        """Return the person for whom a computer plays, unless it did before *at* a deal and a
        step."""
        return replace(self, away=away, away_at=self.away_at or at)

    def after_missed_turn(self, at: tuple[int, ...]) -> "Sitter":
        """Return the person of whom a computer takes one more turn, *at* a deal and a step."""
        return replace(self.gone(Away.IDLE, at), missed=self.missed + 1)

    def after_turn_taken(self) -> "Sitter":
        """Return the person whose next turn is theirs again, after a computer has taken one.

        Once they have missed a few in a row, it keeps the seat.
        """
        if self.away is not Away.IDLE or self.missed >= MOST_MISSED:
            return self
        return replace(self, away=None)


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    sitter: Sitter


async def replace_all(db: Connection, table_id: int, sitters: Iterable[Sitter]) -> None:
    """Seat these and nobody else; the hand messages of all seats are forgotten."""
    await db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    await rows.insert(db, "seats", [_Row(table_id, sitter) for sitter in sitters])


async def update(db: Connection, table_id: int, old: Sitter, new: Sitter) -> None:
    """Store what has changed about the sitter of a seat."""
    key = ("table_id", "seat")
    await rows.update(db, "seats", _Row(table_id, old), _Row(table_id, new), key)


async def of_tables(db: Connection, ids: Sequence[int]) -> dict[int, tuple[Sitter, ...]]:
    """Return everybody who sits at each table, by seat."""
    found = await rows.by_table(db, _Row, "seats", ids, "seat")
    return {table: tuple(row.sitter for row in some) for table, some in found.items()}


async def of_person(db: Connection, user_id: int) -> list[tuple[int, Sitter]]:
    """Return every seat that a person has or had, each with its table, oldest first."""
    source = "FROM seats WHERE user_id = ? ORDER BY table_id"
    found = await rows.readable(db, _Row, source, (user_id,))
    return [(row.table_id, row.sitter) for row in found]
