"""How long counting all deals again keeps everybody else from storing anything.

Nothing that ends meanwhile is told here: the tests of the recount do that.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.games.catalogue import game
from bot.tables.clock import SystemClock
from bot.tables.decisions import ending
from bot.tables.hub import Hub
from bot.tables.recount import recount_due
from data.connection import Connection, Writer
from data.database import Database
from data.finished import progress
from data.finished.progress import Progress
from tests.bench.row import Row, at_most, told
from tests.bench.storage import quick
from tests.tables.support.people import ADA, match_of, play_deal

DEALS = 100_000
PEOPLE = 5_000
A_MATCH = 4
"""So many deals it has."""
APART_S = 300
AFTER = 10
"""Copies have the numbers after this one."""
GAMES = (("scarto", 3), ("piedicavallo", 4), ("ottocento", 4), ("terziglio", 3))
"""Each match is one of these, and everybody plays all of them."""

WHO = (
    f"CASE WHEN user_id IS NULL THEN NULL ELSE 1 + (m * 7919 + seat * (1 + m % 97)) % {PEOPLE} END"
)
WHEN = f"ended_at + n * {APART_S}"
NUMBERED = f"(SELECT n - 1 AS n, (n - 1) / {A_MATCH} AS m FROM numbers)"
OF_TABLE = {"id": f"{AFTER} + m", "ended_at": f"ended_at + m * {A_MATCH * APART_S}"}


class Held(Database):
    """A database that knows for how long each of its transactions kept others waiting."""

    longest_s = 0.0
    last_s = 0.0

    @asynccontextmanager
    async def transaction(
        self, beside: Writer | None = None, *, counting: bool = False
    ) -> AsyncIterator[Connection]:
        async with super().transaction(beside, counting=counting) as db:
            began = time.perf_counter()
            yield db
        self.last_s = time.perf_counter() - began
        self.longest_s = max(self.longest_s, self.last_s)


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        await _fill(path)
        database = await Held.open(path)
        async with database.transaction() as db:
            await progress.note(db, Progress(from_logs=False))
        began = time.process_time(), time.perf_counter()
        await recount_due(database, lambda percent: None)
        processor_s, took_s = time.process_time() - began[0], time.perf_counter() - began[1]
        await database.close()
    what = f"{DEALS:,} deals counted again"
    return [
        at_most(f"{what}: the writer is held, longest", database.longest_s * 1000, 200, "ms", 1),
        told(f"{what}: processor a deal", processor_s / DEALS * 1000, "ms", 1),
        told(f"{what}: without a pause", took_s, "s"),
    ]


async def _fill(path: Path) -> None:
    # One match of each game is played; the others are copies of it with other people.
    database = await Database.open(path)
    for key, players in GAMES:
        table = await match_of(Hub(database, SystemClock()), game(key, {}, players))
        for seat in range(players):
            await table.change(ending.agree, ADA + seat)
        await play_deal(table, Random(1))
    await database.close()
    await asyncio.to_thread(_copy, path)


def _copy(path: Path) -> None:
    ids = {"id": f"{AFTER} + n", "deal_id": f"{AFTER} + n", "table_id": f"{AFTER} + m"}
    deal = {"number": f"1 + n % {A_MATCH}", "ended_at": WHEN, "rated": "1", "counts": "1"}
    with closing(quick(path)) as db, db:
        _copies(db, "tables", "tables", OF_TABLE, A_MATCH)
        _copies(db, "deals", "deals", ids | deal, 1)
        _copies(db, "deal_seats", "deals", ids | {"user_id": WHO}, 1)
        result = {**ids, "user_id": WHO, "ended_at": OF_TABLE["ended_at"]}
        _copies(db, "results", "tables", result, A_MATCH)


def _copies(
    db: sqlite3.Connection, table: str, of: str, changed: dict[str, str], every: int
) -> None:
    found = db.execute("SELECT name FROM pragma_table_info(?)", (table,))
    columns = [column for (column,) in found]
    values = ", ".join(changed.get(column, column) for column in columns)
    key = "id" if table == of else "deal_id" if of == "deals" else "table_id"
    db.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table}, {NUMBERED}"
        f" WHERE n < {DEALS} AND n % {every} = 0"
        f" AND {key} = 1 + (m % {len(GAMES)}) AND {key} < {AFTER}"
    )
