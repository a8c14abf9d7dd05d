"""Who sits at a table."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import aiosqlite

from bot.games.cards import Seat


class Away(StrEnum):
    """Why a computer plays for a person."""

    IDLE = "idle"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person with a user id, or a computer of some level.

    `cut` is the word with which a person cut the pack. While a person is `away` a computer plays
    in his stead. `ends_after` is the number of the deal after which a person would like the
    match to end.
    """

    seat: Seat
    user_id: int | None
    name: str
    computer: str | None = None
    cut: str | None = None
    away: Away | None = None
    locale: str = ""
    ends_after: int | None = None

    @property
    def played_by_computer(self) -> bool:
        """Whether a computer chooses what this seat does now."""
        return self.computer is not None or self.away is not None


async def replace_all(db: aiosqlite.Connection, table_id: int, sitters: Iterable[Sitter]) -> None:
    """Seats these and nobody else, before a match; the hands of all seats are forgotten."""
    await db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    rows = [
        (table_id, s.seat, s.user_id, s.name, s.computer, s.cut, s.away, s.locale) for s in sitters
    ]
    await db.executemany(
        """
        INSERT INTO seats (table_id, seat, user_id, name, computer, cut, away, locale)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        rows,
    )


async def set_away(db: aiosqlite.Connection, table_id: int, seat: Seat, away: Away | None) -> None:
    """Notes that a computer plays for the person on the seat, or that it no longer does."""
    await db.execute(
        "UPDATE seats SET away = ? WHERE table_id = ? AND seat = ?", (away, table_id, seat)
    )


async def set_ends_after(
    db: aiosqlite.Connection, table_id: int, seat: Seat, deal: int | None
) -> None:
    """Notes that the person on the seat would like the match to end after this deal, or not."""
    await db.execute(
        "UPDATE seats SET ends_after = ? WHERE table_id = ? AND seat = ?", (deal, table_id, seat)
    )


async def of_table(db: aiosqlite.Connection, table_id: int) -> tuple[Sitter, ...]:
    """Everybody who sits at the table, by seat."""
    rows = await db.execute_fetchall(
        """
        SELECT seat, user_id, name, computer, cut, away, locale, ends_after FROM seats
        WHERE table_id = ? ORDER BY seat
        """,
        (table_id,),
    )
    return tuple(
        Sitter(seat, user_id, name, computer, cut, Away(away) if away else None, locale, ends_after)
        for seat, user_id, name, computer, cut, away, locale, ends_after in rows
    )
