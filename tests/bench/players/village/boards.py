"""What leaderboards cost on many servers: every page and one's own place, by every board, and what
five times as many people change of it.

The databases are filled at once, with sums and ratings as years of play would leave them. The first
look at a board in a minute notes some of its people; all others go by them.
"""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from data.connection import Connection
from data.database import Database
from data.finished import boards
from data.finished.boards import Board, Direction, spot_of
from data.finished.milestones import Milestones
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import ALL_TIME, DAY_S, Span, period_of, span_of
from data.finished.rankings import By
from data.finished.scopes import ALL_SERVERS
from tests.bench.row import Row, at_most

NOW = 1_800_000_000
PEOPLE, TIMES = 40_000, 5
"""How many people there are, and how many times as many in the second database."""
SERVERS = 500
BIGGEST = 1
"""The server at which a good part of all people play."""

BIG = 0.4375
"""So many of all people; every second one of all has agreed to be listed everywhere."""

SAMPLES = 100
KIND = 6
MOST_MS, MOST_FIRST_MS, FLAT = 10, 500, 1.2


@dataclass(frozen=True, slots=True)
class Looks:
    """What looks at a board cost, in milliseconds."""

    first: float
    pages: list[float]
    own: list[float]


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    some, many = await _of(PEOPLE), await _of(PEOPLE * TIMES)
    found = [row for board in all_boards() for row in _limits(board, many[board])]
    return found + [_flatness(board, some[board], many[board]) for board in all_boards()]


async def _of(people: int) -> dict[Board, Looks]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "village.db"
        await (await Database.open(path)).close()
        await asyncio.to_thread(fill, path, people)
        database = await Database.open(path)
        found = {each: await looks(database.reading, each, people) for each in all_boards()}
        await database.close()
    return found


def _limits(board: Board, looks: Looks) -> list[Row]:
    name = name_of(board, PEOPLE * TIMES)
    return [
        at_most(f"a page by {name}, p95", p95(looks.pages), MOST_MS, "ms", 1),
        at_most(f"one’s own page by {name}, p95", p95(looks.own), MOST_MS, "ms", 1),
        at_most(f"the first page in a minute by {name}", looks.first, MOST_FIRST_MS, "ms", 1),
    ]


def _flatness(board: Board, some: Looks, many: Looks) -> Row:
    more = median(many.pages + many.own) / median(some.pages + some.own)
    name = f"by {name_of(board, PEOPLE * TIMES)}, beside {_listed(board, PEOPLE):,}, median"
    return at_most(name, more, FLAT, "×", 2)


def name_of(board: Board, people: int) -> str:
    """What a board is called where so many people are in its database."""
    where = "everywhere" if board.scope == ALL_SERVERS else "on a server"
    span = span_of(board.period).name.lower()
    return f"{board.by}, {span}, of {_listed(board, people):,} people {where}"


def _listed(board: Board, people: int) -> int:
    return people // 2 if board.scope == ALL_SERVERS else round(people * BIG)


def fill(path: Path, count: int) -> None:
    """Fill a new database with so many people on servers, their sums and their ratings."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("CREATE TEMP TABLE people (scope INTEGER, user_id INTEGER)")
        db.execute("CREATE TEMP TABLE times (period INTEGER, part INTEGER)")
        db.execute("CREATE TEMP TABLE kinds (kind INTEGER)")
        big = round(count * BIG)
        homes = [BIGGEST] * big + [2 + n % (SERVERS - 1) for n in range(count - big)]
        people = [(scope, 10**17 + 7919 * n) for n, scope in enumerate(homes)]
        people += [(ALL_SERVERS, user) for _, user in people]
        db.executemany("INSERT INTO people (scope, user_id) VALUES (?, ?)", people)
        db.executemany("INSERT INTO times (period, part) VALUES (?, ?)", _TIMES)
        db.executemany("INSERT INTO kinds (kind) VALUES (?)", [(ALL_KINDS,), (KIND,)])
        for statement in _FILLING:
            db.execute(statement, {"now": NOW, "day": DAY_S})


_TIMES = ((ALL_TIME, 1), (period_of(Span.SEASON, NOW), 3), (period_of(Span.WEEK, NOW), 150))
"""The periods, and which part of everything falls into each."""

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


def all_boards() -> list[Board]:
    """The boards that are looked at."""
    week, season = period_of(Span.WEEK, NOW), period_of(Span.SEASON, NOW)
    return [
        Board(BIGGEST, ALL_KINDS, ALL_TIME, By.WINS),
        Board(BIGGEST, ALL_KINDS, week, By.WINS),
        Board(BIGGEST, KIND, ALL_TIME, By.RATING),
        Board(BIGGEST, KIND, ALL_TIME, By.POINTS),
        Board(BIGGEST, KIND, season, By.POINTS),
        Board(BIGGEST, KIND, season, By.MATCHES),
        Board(ALL_SERVERS, ALL_KINDS, ALL_TIME, By.WINS),
        Board(ALL_SERVERS, KIND, ALL_TIME, By.RATING),
        Board(ALL_SERVERS, KIND, season, By.POINTS),
    ]


async def looks(
    db: Connection, board: Board, people: int, now_s: Callable[[], float] = time.process_time
) -> Looks:
    """What looks at a board of so many people cost, by this clock."""
    rng, counting = Random(7), Milestones().ahead_of
    first = await _took_ms(now_s, boards.page(db, board, NOW, counting=counting))
    pages, own = list[float](), list[float]()
    for _ in range(SAMPLES):
        person = _anybody(board, people, rng)
        line = await boards.line_of(db, board, NOW, person)
        assert line is not None
        for way in Direction:
            spot = spot_of(board.by, line)
            pages.append(await _took_ms(now_s, boards.page(db, board, NOW, spot, way, counting)))
        own.append(await _took_ms(now_s, boards.page_of(db, board, NOW, person, counting)))
    return Looks(first, pages, own)


def _anybody(board: Board, people: int, rng: Random) -> int:
    # Everywhere, every second person has agreed.
    first, number = 10**17 // 7919 % 2, rng.randrange(_listed(board, people) - 1)
    if board.scope == ALL_SERVERS:
        number = 2 * number + first
    return 10**17 + 7919 * number


async def _took_ms(now_s: Callable[[], float], query: Awaitable[object]) -> float:
    began = now_s()
    await query
    return (now_s() - began) * 1000


def p95(times: list[float]) -> float:
    """What all but the longest twentieth stay below."""
    return sorted(times)[len(times) * 95 // 100]
