"""The private message that shows a seat its cards, and the token it can be changed with."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import aiosqlite

from bot.games.cards import Seat


@dataclass(frozen=True, slots=True)
class HandHandle:
    """A hand message, the token that serves until `expires_at`, and the step that it shows.

    Without a message the token only allows to send one.
    """

    token: str = field(repr=False)
    message_id: int | None
    expires_at: int
    step: int


async def keep(db: aiosqlite.Connection, table_id: int, seat: Seat, handle: HandHandle) -> None:
    """Stores the newest hand message of a seat."""
    await db.execute(
        "INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?, ?)",
        (table_id, seat, handle.token, handle.message_id, handle.expires_at, handle.step),
    )


async def keep_all(
    db: aiosqlite.Connection, table_id: int, handles: Mapping[Seat, HandHandle]
) -> None:
    """Stores the newest hand messages of several seats."""
    for seat, handle in handles.items():
        await keep(db, table_id, seat, handle)


async def forget(db: aiosqlite.Connection, table_id: int, seat: Seat) -> None:
    """Drops the hand message of a seat."""
    await db.execute("DELETE FROM hands WHERE table_id = ? AND seat = ?", (table_id, seat))


async def forget_all(db: aiosqlite.Connection, table_id: int) -> None:
    """Drops the hand messages of a table."""
    await db.execute("DELETE FROM hands WHERE table_id = ?", (table_id,))


async def of_table(db: aiosqlite.Connection, table_id: int) -> dict[Seat, HandHandle]:
    """The newest hand message of each seat that has one."""
    rows = await db.execute_fetchall(
        "SELECT seat, token, message_id, expires_at, step FROM hands WHERE table_id = ?",
        (table_id,),
    )
    return {Seat(seat): HandHandle(*handle) for seat, *handle in rows}
