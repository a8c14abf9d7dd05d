"""Seats in lobbies that are kept for people who were invited."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A person for whom any free seat is kept until this time, in seconds since 1970.

    `called_in` is the message that has called them, if it is known.
    """

    user_id: int
    name: str
    until: int
    called_in: int | None = None


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    kept: KeptSeat


async def replace_all(db: Connection, table_id: int, kept: Iterable[KeptSeat]) -> None:
    """Keep seats at a table for these people and nobody else."""
    await db.execute("DELETE FROM kept_seats WHERE table_id = ?", (table_id,))
    await rows.insert(db, "kept_seats", [_Row(table_id, each) for each in kept])


async def of_tables(db: Connection, ids: Sequence[int]) -> dict[int, tuple[KeptSeat, ...]]:
    """Return everybody for whom a seat is kept at each table, longest first."""
    found = await rows.by_table(db, _Row, "kept_seats", ids, "until, user_id")
    return {table: tuple(row.kept for row in some) for table, some in found.items()}
