"""The log of each table that has ended, as one compressed row in place of a row for every event.

Its first byte is the version of the format. In version 1 a stream of zlib follows, with a line for
each event, numbered from 0: its kind, the seconds since the one before, who chose it, and its body.
"""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from data import rows
from data.connection import Connection
from data.faults import Damage

VERSION = 1
LEVEL = 9
"""How hard zlib tries: a match takes it about a millisecond."""


class BadLog(Damage):
    """The log of a table cannot be read."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"The log of table {table_id} is damaged: {why}.")
        self.table_id = table_id


class StoredEvent(NamedTuple):
    """An event as it is stored. Its text would hold hidden cards.

    `at` is in seconds since 1970; `by` is who chose what a seat did, if the log says so.
    """

    kind: str
    body: str
    number: int
    at: int
    by: str | None

    def __repr__(self) -> str:
        return f"StoredEvent({self.number})"


@dataclass(frozen=True, slots=True)
class _Packed:
    table_id: int
    log: bytes = field(repr=False)


def packed(events: Sequence[StoredEvent]) -> bytes:
    """Return a whole log in as few bytes as possible."""
    return bytes([VERSION]) + zlib.compress("\n".join(_lines(events)).encode(), LEVEL)


def unpacked(log: bytes) -> list[StoredEvent]:
    """Return the log as it was. Raises `ValueError` if it is damaged."""
    if log[:1] != bytes([VERSION]):
        raise ValueError(f"its format {log[:1].hex()} is not known")
    try:
        text = zlib.decompress(log[1:]).decode()
    except zlib.error as fault:
        raise ValueError(str(fault)) from fault
    return list(_events(text.split("\n")))


async def pack(db: Connection, table_id: int) -> bool:
    """Put one row in the place of all events of a table that has ended, as part of a transaction.

    Returns whether there were any. Raises `BadLog` if some are missing: then nothing is changed.
    """
    events = await _of_rows(db, table_id)
    if not events:
        return False
    if [event.number for event in events] != list(range(len(events))):
        raise BadLog(table_id, "events are missing")
    log = packed(events)
    if unpacked(log) != events:
        raise BadLog(table_id, "it does not survive being compressed")
    await rows.insert(db, "logs", [_Packed(table_id, log)])
    await db.execute("DELETE FROM events WHERE table_id = ?", (table_id,))
    return True


async def to_pack(db: Connection, after: int, ended_by: int) -> int | None:
    """Return the first table after this one that has ended by then and has a row for every
    event."""
    # From one table that has events to the next: of most there are none any more.
    found = await db.execute_fetchall(
        """
        WITH RECURSIVE logged (id) AS (
            SELECT min(table_id) FROM events WHERE table_id > ?
            UNION ALL
            SELECT (SELECT min(table_id) FROM events WHERE table_id > id) FROM logged
            WHERE id IS NOT NULL
        )
        SELECT tables.id FROM logged JOIN tables USING (id)
        WHERE state IN ('finished', 'closed') AND coalesce(ended_at, 0) <= ? LIMIT 1
        """,
        (after, ended_by),
    )
    return next((table_id for (table_id,) in found), None)


async def of_tables(db: Connection, ids: Sequence[int]) -> dict[int, list[StoredEvent]]:
    """Return the compressed logs of those of these tables that have one. Raises `BadLog`."""
    found = await rows.select(db, _Packed, f"FROM logs WHERE {rows.among('table_id', ids)}", ids)
    return {each.table_id: _opened(each) for each in found}


async def in_range(db: Connection, tables: range) -> list[int]:
    """Return which of the tables with these ids have a compressed log."""
    source = "SELECT table_id FROM logs WHERE table_id >= ? AND table_id < ? ORDER BY table_id"
    found = await db.execute_fetchall(source, (tables.start, tables.stop))
    return [table_id for (table_id,) in found]


async def of_table(db: Connection, table_id: int) -> list[StoredEvent]:
    """Return the compressed log of a table, empty if there is none. Raises `BadLog`."""
    return (await of_tables(db, [table_id])).get(table_id, [])


def _opened(row: _Packed) -> list[StoredEvent]:
    try:
        return unpacked(row.log)
    except ValueError as fault:
        raise BadLog(row.table_id, str(fault)) from fault


def _lines(events: Sequence[StoredEvent]) -> Iterator[str]:
    # JSON escapes tabs and ends of lines, so that none is in a body.
    before = 0
    for event in events:
        yield f"{event.kind}\t{event.at - before}\t{event.by or ''}\t{event.body}"
        before = event.at


def _events(lines: Sequence[str]) -> Iterator[StoredEvent]:
    at = 0
    for number, line in enumerate(lines):
        kind, seconds, by, body = line.split("\t")
        at += int(seconds)
        yield StoredEvent(kind, body, number, at, by or None)


async def _of_rows(db: Connection, table_id: int) -> list[StoredEvent]:
    found = await db.execute_fetchall(
        "SELECT kind, body, number, at, by FROM events WHERE table_id = ? ORDER BY number",
        (table_id,),
    )
    return [StoredEvent(*values) for values in found]
