"""Tables of finished deals and matches that are made again, and the moment in which they take the
place of the old ones.

They are made `Database.beside`, where they have the same names, so that whatever keeps results up
to date also makes them again. Then their rows are put into second tables of the database, a few at
a time, and these change names with the first.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace

from bot.games.events import DealScored
from data import rows
from data.connection import LIVE, Connection, Writer
from data.database import Database
from data.finished import logs, period_totals, progress
from data.finished.logs import BadLog
from data.finished.progress import Progress

TABLES = (
    "deals",
    "deal_seats",
    "ratings",
    "companies",
    "records",
    "results",
    "season_ratings",
    "standings",
    "streaks",
    *period_totals.TABLES,
)

SECOND = "_anew"
"""What the names of the second tables end with."""

ASIDE = "_aside"
"""What the names of the first ones end with once their place is taken."""

ROWS_AT_ONCE = 2_000
"""The number of rows that are moved or deleted while others wait for the database."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A deal of which a log tells the end; its id is 0 if it was never counted."""

    id: int
    ended_at: int
    table_id: int
    number: int


@dataclass(frozen=True, slots=True)
class _Closed:
    table_id: int
    ended_at: int
    present: tuple[int, ...]


FIRST = Logged(0, 0, 0, 0)
"""Comes before every deal."""


async def prepare(made: Connection) -> None:
    """Make all tables beside the database, empty, and one of what its logs tell."""
    for table in TABLES:
        await made.copy_empty(f"{LIVE}.{table}", table)
    await made.execute(
        """
        CREATE TABLE logged (
            id BIGINT, ended_at BIGINT, table_id BIGINT, number BIGINT,
            PRIMARY KEY (id, ended_at, table_id, number)
        )
        """
    )


async def newest(db: Connection) -> tuple[int, int]:
    """Return the highest ids of a counted deal and of a table, 0 if there are none."""
    [(deal, table)] = await db.execute_fetchall(
        "SELECT (SELECT coalesce(max(id), 0) FROM deals), (SELECT coalesce(max(id), 0) FROM tables)"
    )
    return int(deal), int(table)


async def find(db: Connection, tables: range, newest_deal: int) -> list[BadLog]:
    """Look for deals in the logs of these tables, but for those counted after the newest one.

    Deals that were counted are found even where their log is damaged. Returns what is wrong with
    logs that cannot be read.
    """
    faults = []
    await db.execute(
        f"""
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT coalesce(deals.id, 0), at, table_id, number FROM (
            SELECT table_id, at, row_number() OVER (
                PARTITION BY table_id ORDER BY number
            ) AS number
            FROM events WHERE table_id >= ? AND table_id < ? AND kind = ?
        ) AS ends LEFT JOIN {LIVE}.deals USING (table_id, number)
        WHERE coalesce(deals.id, 0) <= ? ON CONFLICT DO NOTHING
        """,
        (tables.start, tables.stop, DealScored.__name__, newest_deal),
    )
    await _find_imagined(db, tables, newest_deal)
    for table_id in await logs.in_range(db, tables):
        try:
            await _find_packed(db, table_id, newest_deal)
        except BadLog as fault:
            faults.append(fault)
    await db.execute(
        f"""
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT id, ended_at, table_id, number FROM {LIVE}.deals
        WHERE table_id >= ? AND table_id < ? AND id <= ?
            AND NOT EXISTS (SELECT 1 FROM logged WHERE logged.id = deals.id)
        ON CONFLICT DO NOTHING
        """,
        (tables.start, tables.stop, newest_deal),
    )
    return faults


async def _find_imagined(db: Connection, tables: range, newest_deal: int) -> None:
    # No log tells the end of a deal that was played to it in the books only: the last of its table.
    closed = await rows.readable(
        db,
        _Closed,
        """
        FROM tables WHERE id >= ? AND id < ? AND ended_at IS NOT NULL
            AND EXISTS (SELECT 1 FROM imagined WHERE table_id = tables.id)
        """,
        (tables.start, tables.stop),
        table_id="id",
    )
    await _note(
        db, [(each.table_id, each.ended_at, len(each.present)) for each in closed], newest_deal
    )


async def _find_packed(db: Connection, table_id: int, newest_deal: int) -> None:
    ends = (e for e in await logs.of_table(db, table_id) if e.kind == DealScored.__name__)
    await _note(db, [(table_id, end.at, n) for n, end in enumerate(ends, start=1)], newest_deal)


async def _note(db: Connection, ends: Sequence[tuple[int, int, int]], newest_deal: int) -> None:
    # Ends of deals: the table, when it was, and the number of the deal there.
    await db.executemany(
        f"""
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT coalesce(deals.id, 0), at, table_id, number
        FROM (
            SELECT CAST(? AS BIGINT) AS table_id, CAST(? AS BIGINT) AS at,
                CAST(? AS BIGINT) AS number
        ) AS ends
        LEFT JOIN {LIVE}.deals USING (table_id, number) WHERE coalesce(deals.id, 0) <= ?
        ON CONFLICT DO NOTHING
        """,
        [(*end, newest_deal) for end in ends],
    )


async def found(db: Connection) -> int:
    """Return how many deals were found."""
    [(number,)] = await db.execute_fetchall("SELECT count(*) FROM logged")
    return int(number)


async def after(db: Connection, last: Logged, limit: int) -> list[Logged]:
    """Return the first deals after this one, in the order in which all ended.

    Those that were never counted come first, by the time of their end. A damaged one is left out.
    """
    source = """
        FROM logged WHERE (id, ended_at, table_id, number) > (?, ?, ?, ?)
        ORDER BY id, ended_at, table_id, number LIMIT ?
    """
    return await rows.readable(db, Logged, source, (*astuple(last), limit))


async def move(database: Database, made: Writer, pause_s: float) -> None:
    """Put all rows that were made beside the database into second tables of it.

    Raises `OldDealsChanged`.
    """
    for table in TABLES:
        async with database.transaction(counting=True) as db:
            await progress.refuse_if_changed(db)
            await db.copy_empty(table, table + SECOND)
        while await _has_rows(made, table):
            async with database.transaction(made, counting=True) as db:
                await progress.refuse_if_changed(db)
                await _move_some(db, table)
            await asyncio.sleep(pause_s)


async def take_place(db: Connection) -> None:
    """Put the second tables in the place of the first, as part of a transaction."""
    for table in TABLES:
        await _rename(db, table, table + ASIDE)
        await _rename(db, table + SECOND, table)


async def clear(database: Database, pause_s: float) -> None:
    """Drop what is left of second tables, or of those whose place they took, bit by bit."""
    while await are_left(database.reading):
        async with database.transaction(counting=True) as db:
            for table in (await _left(db))[:1]:
                if await _delete_some(db, table) < ROWS_AT_ONCE:
                    await db.execute(f"DROP TABLE {table}")
        await asyncio.sleep(pause_s)


async def are_left(db: Connection) -> bool:
    """Return whether there is anything to clear."""
    return bool(await _left(db))


async def note_change(db: Connection) -> None:
    """Note that somebody has changed old deals, if any are being counted.

    Nothing of what was changed is left in second tables, even if they are never counted to the end.
    """
    for table in await _left(db):
        await db.execute(f"DROP TABLE {table}")
    known = await progress.find(db)
    if known is not None:
        await progress.note(db, replace(known, changed=True))


async def demand(db: Connection) -> None:
    """Note that rows of old deals were changed, and that what follows from them has to be."""
    await note_change(db)
    if await progress.find(db) is None:
        await progress.note(db, Progress(from_logs=False))


async def _rename(db: Connection, table: str, name: str) -> None:
    await db.execute(f"ALTER TABLE {table} RENAME TO {name}")


async def _left(db: Connection) -> list[str]:
    names = [table + ending for table in TABLES for ending in (SECOND, ASIDE)]
    return [name for name in names if await db.columns(name)]


async def _has_rows(db: Connection, table: str) -> bool:
    return bool(await db.execute_fetchall(f"SELECT 1 FROM {table} LIMIT 1"))


async def _move_some(db: Connection, table: str) -> None:
    names, key = ", ".join(await db.columns(table)), ", ".join(await db.key(table))
    await db.execute(
        f"INSERT INTO {LIVE}.{table}{SECOND} ({names})"
        f" SELECT {names} FROM {table} ORDER BY {key} LIMIT {ROWS_AT_ONCE}"
    )
    await _delete_some(db, table)


async def _delete_some(db: Connection, table: str) -> int:
    key = ", ".join(await db.key(table))
    found = await db.execute_fetchall(
        f"DELETE FROM {table} WHERE ({key}) IN"
        f" (SELECT {key} FROM {table} ORDER BY {key} LIMIT {ROWS_AT_ONCE}) RETURNING 1"
    )
    return len(found)
