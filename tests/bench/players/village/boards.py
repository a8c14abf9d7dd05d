"""What leaderboards cost on many servers: every page and one's own place, by every board.

The database is filled at once, with sums and ratings as years of play would leave them.
"""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from data.connection import Connection
from data.database import Database
from data.finished import boards
from data.finished.boards import Board, Cursor, Direction, spot_of
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import ALL_TIME, DAY_S, Span, period_of, span_of
from data.finished.rankings import By
from data.finished.scopes import EVERYWHERE
from tests.bench.row import Row, at_most

NOW = 1_800_000_000
PEOPLE = 20_000
SERVERS = 500
BIGGEST = 1
"""The server at which a good part of all people play."""

BIG = 8_751
LISTED = PEOPLE // 2
"""So many have agreed to be listed everywhere."""

SEASONS = 3
"""So many are over."""

SAMPLES = 200
KIND = 6


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "village.db"
        await (await Database.open(path)).close()
        await asyncio.to_thread(fill, path)
        database = await Database.open(path)
        found = [row for board in _boards() for row in await _of_board(database.reading, board)]
        await database.close()
    return found


def fill(path: Path) -> None:
    """Fills a new database with people on servers, their sums in all periods and their ratings."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("CREATE TEMP TABLE people (scope INTEGER, user_id INTEGER)")
        db.execute("CREATE TEMP TABLE times (period INTEGER, part INTEGER)")
        db.execute("CREATE TEMP TABLE kinds (kind INTEGER)")
        homes = [BIGGEST] * BIG + [2 + n % (SERVERS - 1) for n in range(PEOPLE - BIG)]
        people = [(scope, 10**17 + 7919 * n) for n, scope in enumerate(homes)]
        people += [(EVERYWHERE, user) for _, user in people]
        db.executemany("INSERT INTO people (scope, user_id) VALUES (?, ?)", people)
        db.executemany("INSERT INTO times (period, part) VALUES (?, ?)", list(_times().items()))
        db.executemany("INSERT INTO kinds (kind) VALUES (?)", [(ALL_KINDS,), (1,), (KIND,)])
        for statement in _FILLING:
            db.execute(statement, {"now": NOW, "day": DAY_S})


def _times() -> dict[int, int]:
    # The periods that are kept, and which part of everything falls into each.
    season = period_of(Span.SEASON, NOW)
    found = {ALL_TIME: 1} | {season - n: SEASONS for n in range(SEASONS + 1)}
    for span, part in ((Span.MONTH, 36), (Span.WEEK, 150), (Span.DAY, 1000)):
        newest = period_of(span, NOW)
        found |= {newest: part, newest - 1: part}
    return found


# Most people have played little, as it is everywhere.
_FILLING = (
    """
    INSERT INTO players (user_id, trick_in_hand, letters, colours, pack, everywhere)
    SELECT user_id, 1, 'auto', 'four', 'auto', 'Person ' || user_id
    FROM people WHERE scope = 0 AND user_id / 7919 % 2 = 0
    """,
    """
    INSERT INTO names (guild_id, user_id, name) SELECT scope, user_id, 'Person ' || user_id
    FROM people
    """,
    """
    INSERT INTO match_tallies (scope, kind, period, user_id, matches, wins)
    SELECT scope, kind, period, user_id, 1 + most / part, (1 + most / part) * (user_id % 60) / 100
    FROM (
        SELECT scope, user_id, 60000 / (1 + user_id / 7919 * 104729 % 3001) AS most FROM people
    ), kinds, times
    """,
    """
    INSERT INTO deal_tallies (scope, kind, period, user_id, deals, points)
    SELECT scope, kind, period, user_id, 3 * matches, matches * (user_id % 61 - 30)
    FROM match_tallies WHERE kind > 0
    """,
    """
    INSERT INTO ratings (
        scope, kind, user_id, mean, spread, deals, last_at, met, form, settled, certain_until
    )
    SELECT scope, kind, user_id, user_id % 2000003 - 1000001, 900000 - min(deals, 600) * 1000,
        deals, :now - user_id % 90 * :day, '[1, 2, 3]', zeroblob(20), deals > 400,
        :now + :day
    FROM deal_tallies WHERE period = 0
    """,
)


def _boards() -> list[Board]:
    week, season = period_of(Span.WEEK, NOW), period_of(Span.SEASON, NOW)
    return [
        Board(BIGGEST, ALL_KINDS, ALL_TIME, By.WINS),
        Board(BIGGEST, ALL_KINDS, week, By.WINS),
        Board(BIGGEST, KIND, ALL_TIME, By.RATING),
        Board(BIGGEST, KIND, ALL_TIME, By.POINTS),
        Board(BIGGEST, KIND, season, By.POINTS),
        Board(BIGGEST, KIND, season, By.MATCHES),
        Board(EVERYWHERE, ALL_KINDS, ALL_TIME, By.WINS),
        Board(EVERYWHERE, KIND, ALL_TIME, By.RATING),
        Board(EVERYWHERE, KIND, season, By.POINTS),
    ]


async def _of_board(db: Connection, board: Board) -> list[Row]:
    rng = Random(7)
    people = [_anybody(board, rng) for _ in range(SAMPLES)]
    spots = [await _spot(db, board, person) for person in people]
    pages, places = list[float](), list[float]()
    for person, spot in zip(people, spots, strict=True):
        for way in Direction:
            pages.append(await _took_ms(boards.page(db, board, NOW, spot, way)))
        places.append(await _took_ms(boards.page_of(db, board, NOW, person)))
    count = LISTED if board.scope == EVERYWHERE else BIG
    name = f"{board.by}, {span_of(board.period).name.lower()}, of {count:,} people"
    return [
        at_most(f"a page by {name}, p95", _p95(pages), 20, "ms", 1),
        at_most(f"one's own page by {name}, p95", _p95(places), 20, "ms", 1),
    ]


def _anybody(board: Board, rng: Random) -> int:
    # Everywhere, every second person has agreed.
    first = 10**17 // 7919 % 2
    number = rng.randrange(BIG)
    if board.scope == EVERYWHERE:
        number = 2 * rng.randrange(LISTED - 1) + first
    return 10**17 + 7919 * number


async def _spot(db: Connection, board: Board, person: int) -> Cursor:
    line = await boards.line_of(db, board, NOW, person)
    assert line is not None
    return spot_of(board.by, line)


async def _took_ms(query: Awaitable[object]) -> float:
    began = time.perf_counter()
    await query
    return (time.perf_counter() - began) * 1000


def _p95(times: list[float]) -> float:
    return sorted(times)[len(times) * 95 // 100]
