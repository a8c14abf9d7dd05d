"""Private messages and the tokens they can be changed with: the hand of each seat, and panels."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.games.cards import Seat
from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class HandHandle:
    """A hand message, the token that works until `expires_at`, and the step that it shows.

    Without a message, the token can only be used to send one. Only where the message `is_original`
    is it what Discord calls `@original` with this token, which elsewhere may be a message that
    everybody sees.
    """

    token: str = field(repr=False)
    message_id: int | None
    expires_at: int
    step: int
    is_original: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A private panel in this language, the token that works until `expires_at`, and whether what
    it asks is over when the lobby is, or when the table is."""

    message_id: int
    token: str = field(repr=False)
    expires_at: int
    language: str
    in_lobby: bool


@dataclass(frozen=True, slots=True)
class _PanelRow:
    table_id: int
    panel: Panel


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    seat: Seat
    handle: HandHandle


async def keep(db: Connection, table_id: int, seat: Seat, handle: HandHandle) -> None:
    """Store the newest hand message of a seat."""
    await rows.put(db, "hands", ("table_id", "seat"), _Row(table_id, seat, handle))


async def forget(db: Connection, table_id: int, seat: Seat) -> None:
    """Drop the hand message of a seat."""
    await db.execute("DELETE FROM hands WHERE table_id = ? AND seat = ?", (table_id, seat))


async def forget_all(db: Connection, table_id: int) -> None:
    """Drop the hand messages of a table."""
    await db.execute("DELETE FROM hands WHERE table_id = ?", (table_id,))


async def of_tables(db: Connection, ids: Sequence[int]) -> dict[int, dict[Seat, HandHandle]]:
    """Return the newest hand message of each seat that has one, by table."""
    found = await rows.by_table(db, _Row, "hands", ids, "seat")
    return {table: {row.seat: row.handle for row in some} for table, some in found.items()}


async def replace_panels(db: Connection, table_id: int, panels: Iterable[Panel]) -> None:
    """Store these panels of a table and no others."""
    await db.execute("DELETE FROM panels WHERE table_id = ?", (table_id,))
    await rows.insert(db, "panels", [_PanelRow(table_id, panel) for panel in panels])


async def panels_of_tables(db: Connection, ids: Sequence[int]) -> dict[int, tuple[Panel, ...]]:
    """Return the panels of each table, oldest first."""
    found = await rows.by_table(db, _PanelRow, "panels", ids, "message_id")
    return {table: tuple(row.panel for row in some) for table, some in found.items()}
