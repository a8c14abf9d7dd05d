"""Who has moved on a leaderboard since the week began."""

from dataclasses import replace

from data import notes
from data.database import Database
from data.finished import boards, places
from data.finished.boards import Board
from data.finished.period_totals import DealTally, MatchTally
from data.finished.rankings import By
from tests.data.finished.test_boards import (
    ALL_KINDS,
    ALL_TIME,
    HERE,
    KIND,
    NOW,
    POINTS,
    RATING,
    WEEK,
    WINS,
    first,
    put,
    rated,
    won,
)


async def take(database: Database, scope: int = HERE) -> None:
    async with database.transaction() as db:
        await places.take(db, scope, NOW)


async def was(database: Database, board: Board) -> list[tuple[int | None, int | None]]:
    """The places of everybody before and now."""
    return [(line.was, line.place) for line in (await first(database, board)).lines]


async def test_places_are_those_when_they_were_taken(database: Database) -> None:
    await won(database, [5, 9, 5, 0])
    assert await was(database, WINS) == [(None, 1), (None, 2), (None, 2), (None, None)]
    await take(database)
    assert await was(database, WINS) == [(1, 1), (2, 2), (2, 2), (None, None)]
    await won(database, [10, 9, 5, 1])
    assert await was(database, WINS) == [(2, 1), (1, 2), (2, 3), (None, 4)]
    await take(database)
    assert await was(database, WINS) == [(1, 1), (2, 2), (3, 3), (4, 4)]


async def test_every_board_of_all_time_has_places(database: Database) -> None:
    await rated(database, 1, 100_000)
    await rated(database, 2, 200_000, settled=False)
    await put(database, "deal_tallies", DealTally(HERE, KIND, ALL_TIME, 1, 100, 5))
    await put(database, "match_tallies", MatchTally(HERE, KIND, ALL_TIME, 3, 2, 1))
    await take(database)
    assert await was(database, RATING) == [(1, 1), (None, None)]
    for by in (By.POINTS, By.WINS, By.MATCHES):
        assert await was(database, Board(HERE, KIND, ALL_TIME, by)) == [(1, 1)]


async def test_boards_of_a_week_have_none(database: Database) -> None:
    await put(database, "deal_tallies", DealTally(HERE, KIND, ALL_TIME, 1, 100, 5))
    await put(database, "deal_tallies", DealTally(HERE, KIND, WEEK, 1, 100, 5))
    await take(database)
    assert await was(database, POINTS) == [(None, 1)]
    assert await was(database, replace(POINTS, period=ALL_TIME)) == [(1, 1)]


async def test_places_of_other_servers_stay(database: Database) -> None:
    await won(database, [5])
    await take(database)
    await won(database, [5, 9])
    await take(database, scope=HERE + 1)
    assert await was(database, WINS) == [(None, 1), (1, 2)]


async def test_who_was_deleted_takes_no_place(database: Database) -> None:
    gone = MatchTally(HERE, ALL_KINDS, ALL_TIME, -5, 9, 9)
    await put(database, "match_tallies", gone)
    await won(database, [5])
    await take(database)
    assert await was(database, WINS) == [(1, 1)]


async def test_it_is_noted_of_which_week_they_are(database: Database) -> None:
    assert await places.week(database.reading) is None
    async with database.transaction() as db:
        await places.note_week(db, WEEK)
    assert await places.week(database.reading) == WEEK
    assert await notes.read(database, places.NOTE) == str(WEEK)
    assert await boards.line_of(database.reading, WINS, NOW, 1) is None
