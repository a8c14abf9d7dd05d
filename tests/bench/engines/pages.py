"""What a page of a leaderboard costs with PostgreSQL beside SQLite, over the same rows.

They are those that the other bench of boards is about: sums and ratings as years of play leave
them.
"""

import asyncio
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import asyncpg

from data.database import Database, looking_into
from data.engines.place import Url
from data.finished.boards import Board
from tests.bench.engines.actions import opened
from tests.bench.engines.cluster import lasting_server, missing, processor_s
from tests.bench.players.village.boards import Looks, all_boards, fill, looks, name_of, p95
from tests.bench.row import Row, at_most
from tests.server import Server

PEOPLE = 100_000
TABLES = ("players", "names", "match_tallies", "deal_tallies", "ratings")
"""What is filled."""

MOST_TIMES, MOST_MS = 2.5, 20


def rows() -> list[Row]:
    """The measurements, as rows of a table. Linux only."""
    with TemporaryDirectory() as folder, lasting_server() as server:
        return asyncio.run(measured(Path(folder), server))


async def measured(folder: Path, server: Server | None) -> list[Row]:
    """What each board costs, with a database of each engine."""
    if server is None:
        return [missing("a page of a board, PostgreSQL ÷ SQLite")]
    path = folder / "boards.db"
    async with opened(path) as file:
        await asyncio.to_thread(fill, path, PEOPLE)
        url = await server.fresh()
        await _copy(path, url)
        async with opened(url) as database:
            of_boards = [await _of(board, file, database, server) for board in all_boards()]
    return [row for of_board in of_boards for row in of_board]


async def _copy(path: Path, url: Url) -> None:
    async with looking_into(path) as file, looking_into(url) as database:
        db = await asyncpg.connect(url.address, server_settings={"search_path": "tarocchi"})
        for table in TABLES:
            columns = await database.columns(table)
            found = await file.execute_fetchall(f"SELECT {', '.join(columns)} FROM {table}")
            await db.copy_records_to_table(table, columns=columns, records=found)
        await db.execute("VACUUM ANALYZE")
        await db.close()


async def _of(board: Board, file: Database, database: Database, server: Server) -> list[Row]:
    def with_server_s() -> float:
        return time.process_time() + processor_s(server)

    sqlite = await looks(file.reading, board, PEOPLE)
    postgresql = await looks(database.reading, board, PEOPLE)
    both = await looks(database.reading, board, PEOPLE, with_server_s)
    name = name_of(board, PEOPLE)
    times = _median_ms(postgresql) / _median_ms(sqlite)
    most = p95(both.pages + both.own)
    ratio = f"a page by {name}, PostgreSQL ÷ SQLite, processor of the bot, median"
    whole = f"a page by {name}, PostgreSQL, processor of the bot and the server, p95"
    return [at_most(ratio, times, MOST_TIMES, digits=2), at_most(whole, most, MOST_MS, "ms", 1)]


def _median_ms(looks: Looks) -> float:
    return median(looks.pages + looks.own)
