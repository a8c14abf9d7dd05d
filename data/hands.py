"""The private message that shows a seat its cards, and the token it can be changed with."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import aiosqlite

from bot.games.cards import Seat
from data import rows


@dataclass(frozen=True, slots=True)
class HandHandle:
    """A hand message, the token that works until `expires_at`, and the step that it shows.

    Without a message, the token can only be used to send one.
    """

    token: str = field(repr=False)
    message_id: int | None
    expires_at: int
    step: int


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    seat: Seat
    handle: HandHandle


async def keep(db: aiosqlite.Connection, table_id: int, seat: Seat, handle: HandHandle) -> None:
    """Stores the newest hand message of a seat."""
    await rows.put(db, "hands", _Row(table_id, seat, handle))


async def forget(db: aiosqlite.Connection, table_id: int, seat: Seat) -> None:
    """Drops the hand message of a seat."""
    await db.execute("DELETE FROM hands WHERE table_id = ? AND seat = ?", (table_id, seat))


async def forget_all(db: aiosqlite.Connection, table_id: int) -> None:
    """Drops the hand messages of a table."""
    await db.execute("DELETE FROM hands WHERE table_id = ?", (table_id,))


async def of_tables(
    db: aiosqlite.Connection, ids: Sequence[int]
) -> dict[int, dict[Seat, HandHandle]]:
    """The newest hand message of each seat that has one, by table."""
    found = await rows.by_table(db, _Row, "hands", ids, "seat")
    return {table: {row.seat: row.handle for row in some} for table, some in found.items()}
