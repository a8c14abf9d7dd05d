"""What storing costs: an action, a leaderboard over a million results, loading a thousand tables.

Processor times are of the whole process, its database threads included.
"""

import asyncio
import gc
import sqlite3
import time
import tracemalloc
from collections.abc import Awaitable, Coroutine
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.tables.clock import SystemClock
from bot.tables.hub import Hub
from data import results, standings
from data.connection import Connection
from data.database import Database
from data.finished import boards, player_stats
from data.finished.boards import Board
from data.finished.periods import ALL_TIME
from data.finished.rankings import By
from data.results import Search
from tests.bench.engines.acting import Cost, act_with_hand, warmed_up
from tests.bench.row import Row, at_most
from tests.tables.support.people import ADA, act, match, play_out

MATCHES = 10
TABLES = 1000
COPIES = 1_000_000
"""Copies of a table have the numbers after this one."""

TICK_S = 0.001
RESULTS = 1_000_000
PEOPLE = 100_000
"""How many people have them, all in one server."""
DEALS = 300_000
WHO = "CASE WHEN seat = 0 AND n % 100 = 0 THEN :person ELSE 1 + (n * 7919 + seat) % :people END"
"""How many deals there are, and whose a seat is: in each hundredth one it is the same person's."""
SCARTO = 1


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        database = await Database.open(path)
        found = [
            *await _actions(database),
            *await _leaderboards(database, path),
            *await _loading(database, path),
        ]
        await database.close()
    return found


async def _actions(database: Database) -> list[Row]:
    costs, ends = list[Cost](), list[Cost]()
    for _ in range(MATCHES):
        table = await warmed_up(database)
        while table.turn is not None:
            costs.append(await act_with_hand(table))
        ends.append(costs.pop())
    processor_s = median(cost.processor_s for cost in costs)
    wall_s = median(cost.wall_s for cost in costs)
    more_s = median(cost.processor_s for cost in ends) - processor_s
    return [
        at_most("action stored, processor", processor_s * 1000, 0.6, "ms", 2),
        at_most("action stored, wall clock", wall_s * 1000, 5, "ms", 1),
        at_most("last card of a deal, more than another", more_s * 1000, 2, "ms", 2),
    ]


async def _leaderboards(database: Database, path: Path) -> list[Row]:
    table = await match(Hub(database, SystemClock()))
    await play_out(table)
    db, guild, person = database.reading, table.row.guild_id, PEOPLE // 2
    await asyncio.to_thread(_make_results, path, table.id)
    await asyncio.to_thread(_make_deals, path, table.id, person)
    everything, own = Search(guild_id=guild), Search(guild_id=guild, player=person)
    return [
        await _timed("own place", standings.of_player(db, guild, person), 8),
        await _timed("newest 10 matches", results.newest(db, everything, 10), 2),
        await _timed("own newest 10 matches", results.newest(db, own, 10), 2),
        await _profile(db, guild, person),
    ]


async def _profile(db: Connection, guild: int, person: int) -> Row:
    began = time.process_time()
    await _asked_for_profile(db, guild, person)
    took_ms = (time.process_time() - began) * 1000
    name = f"profile of who has {DEALS // 100:,} of {DEALS:,} deals, processor"
    return at_most(name, took_ms, 20, "ms", 1)


async def _asked_for_profile(db: Connection, guild: int, person: int) -> None:
    # All that the picture of a profile asks for.
    for by in (By.RATING, By.MATCHES):
        await boards.line_of(db, Board(guild, SCARTO, ALL_TIME, by), 0, person)
    await player_stats.ratings_of(db, guild, person)
    await player_stats.points_of(db, guild, SCARTO, person)
    await player_stats.newest(db, guild, SCARTO, person)
    await player_stats.companions(db, guild, SCARTO, person, person + 1)
    await player_stats.reliability(db, guild, person)
    await player_stats.streak(db, guild, SCARTO, person)
    await player_stats.matches_with(db, guild, SCARTO, person, person + 1)
    await results.newest(db, Search(guild_id=guild, player=person), 4)


def _make_deals(path: Path, table_id: int, person: int) -> None:
    # Copies of one deal with other people; one of them is the same in many.
    with closing(quick(path)) as db, db:
        [(deal_id,)] = db.execute(
            "SELECT id FROM deals WHERE table_id = ? AND number = 1", (table_id,)
        )
        for table, key in (("deals", "id"), ("deal_seats", "deal_id")):
            found = db.execute("SELECT name FROM pragma_table_info(?)", (table,))
            columns = [column for (column,) in found if column != key]
            changed = {"number": "1000 + n", "user_id": WHO}
            values = ", ".join(changed.get(column, column) for column in columns)
            db.execute(
                f"INSERT INTO {table} ({key}, {', '.join(columns)}) SELECT 1000000 + n, {values} "
                f"FROM {table}, numbers WHERE {key} = :deal AND n <= :deals",
                {"deal": deal_id, "deals": DEALS, "person": person, "people": PEOPLE},
            )


def _make_results(path: Path, table_id: int) -> None:
    # Copies of one match with other people, and standings with about as many matches.
    with closing(quick(path)) as db, db:
        db.execute(
            """
            INSERT INTO results (
                table_id, seat, user_id, name, game, guild_id, players, total, payoff, place, won,
                ended_at
            )
            SELECT 1000 + n, seat, (3 * n + seat) % :people, name, game, guild_id, players, total,
                payoff, place, won, ended_at + n
            FROM results, numbers WHERE table_id = :table AND 3 * n <= :results
            """,
            {"people": PEOPLE, "table": table_id, "results": RESULTS},
        )
        db.execute(
            """
            INSERT INTO standings (guild_id, game, user_id, name, matches, wins, points)
            SELECT guild_id, kinds.game, n, 'Player ' || n, 10, n * 7919 % 11,
                n * 104729 % 2001 - 1000
            FROM numbers, standings AS kinds
            WHERE n <= :people AND user_id = :ada AND n NOT IN (SELECT user_id FROM standings)
            """,
            {"people": PEOPLE, "ada": ADA},
        )


async def _timed(name: str, query: Awaitable[object], most_ms: float) -> Row:
    began = time.process_time()
    await query
    took_ms = (time.process_time() - began) * 1000
    return at_most(f"{name}, of {RESULTS:,} results, processor", took_ms, most_ms, "ms", 1)


async def _loading(database: Database, path: Path) -> list[Row]:
    table = await match(Hub(database, SystemClock()))
    for _ in range(38):
        await act(table)
    await asyncio.to_thread(copy_table, path, table.id, TABLES, COPIES)
    hub, began = Hub(database, SystemClock()), time.perf_counter()
    held_s = await _held(hub.load())
    took = time.perf_counter() - began
    assert len(hub.open_tables()) >= TABLES
    what = f"loading {TABLES:,} tables in the middle of a deal"
    return [
        at_most(what, took, 2.5, "s", 1),
        at_most(f"{what}: the loop is held", held_s * 1000, 50, "ms"),
        at_most("memory of a quiet table", await _kept_kb(database), 16, "KB"),
    ]


async def _held(work: Coroutine[Any, Any, None]) -> float:
    # The longest time in which nothing else could be done meanwhile.
    working, longest = asyncio.create_task(work), 0.0
    while not working.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK_S)
        longest = max(longest, time.perf_counter() - began - TICK_S)
    return longest


async def _kept_kb(database: Database) -> float:
    hub = Hub(database, SystemClock())
    tracemalloc.start()
    await hub.load()
    gc.collect()
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return kept / len(hub.open_tables()) / 1024


def copy_table(path: Path, table_id: int, copies: int, after: int) -> None:
    """Adds so many copies of a table, with the numbers after the given one."""
    with closing(quick(path)) as db, db:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("events", "table_id")):
            found = db.execute("SELECT name FROM pragma_table_info(?)", (name,))
            columns = ", ".join(column for (column,) in found if column != key)
            db.execute(
                f"INSERT INTO {name} ({key}, {columns}) SELECT ? + n, {columns} "
                f"FROM {name}, numbers WHERE {key} = ? AND n <= ?",
                (after, table_id, copies),
            )


def quick(path: Path) -> sqlite3.Connection:
    # For making data only: neither the disk nor foreign keys are waited for.
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA synchronous = OFF")
    db.execute(
        """
        CREATE TEMP TABLE numbers AS WITH RECURSIVE counted (n) AS (
            SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1000000
        ) SELECT n FROM counted
        """
    )
    db.isolation_level = "IMMEDIATE"
    return db
