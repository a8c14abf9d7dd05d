"""What storing costs: an action, a leaderboard over a million results, loading a thousand tables.

Processor times are of the whole process, its database threads included.
"""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.tables.clock import SystemClock
from bot.tables.hub import Hub
from bot.tables.seating import HandHandle
from bot.tables.table import Table
from data import leaderboards, results
from data.database import Database
from tests.bench.row import Row
from tests.tables.people import match, on_turn, play_out, wish

TABLES = 1000
PLAYERS = 100_000
"""People of one server in the leaderboard; with ten matches each, a million results."""


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.db")
        found = [
            *await _actions(database),
            *await _leaderboards(database),
            await _loading(database),
        ]
        await database.close()
    return found


async def _actions(database: Database) -> list[Row]:
    table = await match(Hub(database, SystemClock()))
    processor, wall, count = 0.0, 0.0, 0
    while table.turn is not None:
        wished = wish(table, Random(count))
        hand = HandHandle("token", 1, 2, wished.step)
        began = time.process_time(), time.perf_counter()
        await table.act(on_turn(table), wished.action, wished.deal, wished.step, hand)
        processor += time.process_time() - began[0]
        wall += time.perf_counter() - began[1]
        count += 1
    return [
        Row("action stored, processor", f"{processor / count * 1000:.2f} ms", "≤ 0.6 ms"),
        Row("action stored, wall clock", f"{wall / count * 1000:.1f} ms", "≤ 30 ms"),
    ]


async def _leaderboards(database: Database) -> list[Row]:
    table = await match(Hub(database, SystemClock()))
    await play_out(table)
    await _make_results(database, table)
    db, guild = database.reading, table.guild_id
    middle = PLAYERS // 2
    return [
        await _timed("top 10 of a million results", "≤ 20 ms", leaderboards.top(db, guild)),
        await _timed(
            "own place among a million results",
            "≤ 20 ms",
            leaderboards.of_player(db, guild, middle),
        ),
        await _timed(
            "newest 10 of a million results", "≤ 20 ms", results.newest_of_guild(db, guild, 10)
        ),
        await _timed(
            "own newest 10 of a million results",
            "≤ 20 ms",
            results.newest_of_player(db, guild, middle, 10),
        ),
    ]


async def _make_results(database: Database, table: Table) -> None:
    # The same sums for all games and for this one; results need a table each.
    async with database.transaction() as db:
        await db.execute(
            """
            CREATE TEMP TABLE numbers AS
            WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted
            WHERE n < 1000000) SELECT n FROM counted
            """
        )
        for game in (table.game.key, leaderboards.ALL_GAMES):
            await db.execute(
                """
                INSERT OR IGNORE INTO standings
                SELECT ?, ?, n, 'Player ' || n, 10, n * 7919 % 11, n * 104729 % 2001 - 1000
                FROM numbers WHERE n <= ?
                """,
                (table.guild_id, game, PLAYERS),
            )
        await db.execute("PRAGMA defer_foreign_keys = ON")
        await db.execute(
            """
            INSERT INTO tables SELECT 1000 + n, game, edition, options, players, guild_id,
                channel_id, parent_id, language, opener_id, state, secret, seeds,
                lobby_message_id, board_message_id, board_made_at, board_deal, created_at,
                touched_at, ended_at, rematch_of
            FROM tables, numbers WHERE id = ? AND n <= 333334
            """,
            (table.id,),
        )
        await db.execute(
            """
            INSERT INTO results SELECT 1000 + n, seat, (3 * n + seat) % ?, name, game, guild_id,
                players, total, payoff, place, won, ended_at + n
            FROM results, numbers WHERE table_id = ? AND n <= 333334
            """,
            (PLAYERS, table.id),
        )


async def _timed(name: str, aim: str, query: Awaitable[object]) -> Row:
    began = time.perf_counter()
    await query
    return Row(name, f"{(time.perf_counter() - began) * 1000:.1f} ms", aim)


async def _loading(database: Database) -> Row:
    hub = Hub(database, SystemClock())
    table = await match(hub)
    for _ in range(38):
        wished = wish(table)
        await table.act(wished.user, wished.action, wished.deal, wished.step)
    await _copy(database, table)
    began = time.perf_counter()
    other = Hub(database, SystemClock())
    await other.load()
    took = time.perf_counter() - began
    assert len(other.open_tables()) > TABLES
    return Row(f"loading {TABLES:,} open tables", f"{took:.1f} s", "≤ 5 s")


async def _copy(database: Database, table: Table) -> None:
    async with database.transaction() as db:
        for copied in ("seats", "events"):
            columns = await db.execute_fetchall(f"SELECT name FROM pragma_table_info('{copied}')")
            names = ", ".join(name for (name,) in columns if name != "table_id")
            await db.execute("PRAGMA defer_foreign_keys = ON")
            await db.execute(
                f"INSERT INTO {copied} (table_id, {names}) SELECT 1000000 + n, {names} "
                f"FROM {copied}, numbers WHERE table_id = ? AND n <= ?",
                (table.id, TABLES),
            )
        columns = await db.execute_fetchall("SELECT name FROM pragma_table_info('tables')")
        names = ", ".join(name for (name,) in columns if name != "id")
        await db.execute(
            f"INSERT INTO tables (id, {names}) SELECT 1000000 + n, {names} "
            f"FROM tables, numbers WHERE id = ? AND n <= ?",
            (table.id, TABLES),
        )
