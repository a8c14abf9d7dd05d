"""Second tables beside those of finished deals, and the moment in which they take their place.

What ended deals there are, and in which order, is kept in a table of the connection that goes with
it.
"""

import re
from dataclasses import astuple, dataclass, replace

from bot.games.events import DealScored
from data import rows
from data.connection import Connection
from data.finished import logs, period_totals, progress
from data.finished.logs import BadLog
from data.finished.progress import Progress

ENDING = "_anew"
"""What the names of the second tables end with."""

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


@dataclass(frozen=True, slots=True)
class Logged:
    """A deal of which a log tells the end; its id is 0 if it was never counted."""

    id: int
    ended_at: int
    table_id: int
    number: int


FIRST = Logged(0, 0, 0, 0)
"""Comes before every deal."""


async def prepare(db: Connection) -> None:
    """Make everything that is needed, empty; what was left behind is dropped."""
    await _drop(db)
    for table in TABLES:
        for sql in await _definitions(db, table):
            await db.execute(sql)
    await db.execute("DROP TABLE IF EXISTS temp.logged")
    await db.execute(
        """
        CREATE TEMP TABLE logged (
            id INTEGER, ended_at INTEGER, table_id INTEGER, number INTEGER,
            PRIMARY KEY (id, ended_at, table_id, number)
        ) WITHOUT ROWID
        """
    )


async def take_place(db: Connection) -> None:
    """Put the second tables in the place of the first."""
    for table in TABLES:
        await db.execute(f"DROP TABLE {table}")
        await db.execute(f"ALTER TABLE {table}{ENDING} RENAME TO {table}")
    await db.execute("DROP TABLE temp.logged")


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
        """
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT coalesce(deals.id, 0), at, table_id, number FROM (
            SELECT table_id, at, row_number() OVER (
                PARTITION BY table_id ORDER BY number
            ) AS number
            FROM events WHERE table_id >= ? AND table_id < ? AND kind = ?
        ) LEFT JOIN deals USING (table_id, number)
        WHERE coalesce(deals.id, 0) <= ?
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
        """
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT id, ended_at, table_id, number FROM deals
        WHERE table_id >= ? AND table_id < ? AND id <= ?
            AND NOT EXISTS (SELECT 1 FROM logged WHERE logged.id = deals.id)
        """,
        (tables.start, tables.stop, newest_deal),
    )
    return faults


async def _find_imagined(db: Connection, tables: range, newest_deal: int) -> None:
    # No log tells the end of a deal that was played to it in the books only: the last of its table.
    number = "CASE WHEN json_valid(present) THEN json_array_length(present) END"
    await db.execute(
        f"""
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT coalesce(deals.id, 0), tables.ended_at, tables.id, {number}
        FROM imagined JOIN tables ON tables.id = imagined.table_id
        LEFT JOIN deals ON deals.table_id = tables.id AND deals.number = {number}
        WHERE json_valid(present) AND tables.id >= ? AND tables.id < ?
            AND coalesce(deals.id, 0) <= ?
        """,
        (tables.start, tables.stop, newest_deal),
    )


async def _find_packed(db: Connection, table_id: int, newest_deal: int) -> None:
    ends = (e for e in await logs.of_table(db, table_id) if e.kind == DealScored.__name__)
    await db.executemany(
        """
        INSERT INTO logged (id, ended_at, table_id, number)
        SELECT coalesce(deals.id, 0), at, table_id, number
        FROM (SELECT ? AS table_id, ? AS at, ? AS number)
        LEFT JOIN deals USING (table_id, number) WHERE coalesce(deals.id, 0) <= ?
        """,
        [(table_id, end.at, number, newest_deal) for number, end in enumerate(ends, start=1)],
    )


async def found(db: Connection) -> int:
    """Return how many deals were found."""
    [(number,)] = await db.execute_fetchall("SELECT count(*) FROM logged")
    return int(number)


async def after(db: Connection, last: Logged, limit: int) -> list[Logged]:
    """Return the first deals after this one, in the order in which all ended.

    Those that were never counted come first, by the time of their end.
    """
    source = """
        FROM logged WHERE (id, ended_at, table_id, number) > (?, ?, ?, ?)
        ORDER BY id, ended_at, table_id, number LIMIT ?
    """
    return await rows.select(db, Logged, source, (*astuple(last), limit))


async def note_change(db: Connection) -> None:
    """Note that somebody has changed old deals, if any are being counted, and drop their tables.

    Nothing of what was changed is left there, even if they are never counted to the end.
    """
    await _drop(db)
    known = await progress.find(db)
    if known is not None:
        await progress.note(db, replace(known, changed=True))


async def demand(db: Connection) -> None:
    """Note that rows of old deals were changed, and that what follows from them has to be."""
    await note_change(db)
    if await progress.find(db) is None:
        await progress.note(db, Progress(from_logs=False))


async def _drop(db: Connection) -> None:
    for table in TABLES:
        await db.execute(f"DROP TABLE IF EXISTS {table}{ENDING}")


async def _definitions(db: Connection, table: str) -> list[str]:
    # How to make the second table with its indexes. An index keeps its name when its table is
    # renamed, so the names change each time.
    stored = await db.execute_fetchall(
        "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type DESC",
        (table,),
    )
    renamed = rf'(?<=TABLE |.. ON )"?{table}"?'
    return [_with_other_name(re.sub(renamed, table + ENDING, sql, count=1)) for (sql,) in stored]


def _with_other_name(sql: str) -> str:
    def other(match: re.Match[str]) -> str:
        name = match[1]
        return "INDEX " + (name.removesuffix(ENDING) if name.endswith(ENDING) else name + ENDING)

    return re.sub(r'(?<=^CREATE )INDEX "?(\w+)"?', other, sql)
