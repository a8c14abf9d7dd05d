"""Boards of all servers: only people who agreed are listed, at once and as long as they agree."""

from dataclasses import replace

from data.choices.players import Players
from data.database import Database
from data.finished import boards, places
from data.finished.boards import Board, page_of
from data.finished.period_totals import MatchTally
from data.finished.rankings import By
from data.finished.scopes import ALL_SERVERS
from tests.data.finished.test_boards import (
    ALL_KINDS,
    ALL_TIME,
    HERE,
    NOW,
    WINS,
    first,
    people,
    put,
    won,
)

BOARD = Board(ALL_SERVERS, ALL_KINDS, ALL_TIME, By.WINS)


async def won_everywhere(database: Database, count: int) -> None:
    """People have won as many matches as their ids say."""
    tallies = [
        MatchTally(ALL_SERVERS, ALL_KINDS, ALL_TIME, user, 100, user)
        for user in range(1, count + 1)
    ]
    await put(database, "match_tallies", *tallies)


async def agree(database: Database, *users: int, name: str = "Somebody") -> None:
    """These people are listed by this name from now on, or not any more if it is empty."""
    players = Players(database)
    for user in users:
        await players.change(user, lambda old: replace(old, everywhere=name))


async def test_nobody_is_listed_who_has_not_agreed(database: Database) -> None:
    await won_everywhere(database, 5)
    assert people(await first(database, BOARD)) == []
    await agree(database, 2, 4, name="Two or four")
    await Players(database).change(3, lambda old: replace(old, letters="KQCJ"))
    found = await first(database, BOARD)
    assert people(found) == [(1, 4), (2, 2)]
    assert {line.name for line in found.lines} == {"Two or four"}
    await agree(database, 4, name="")
    assert people(await first(database, BOARD)) == [(1, 2)]


async def test_who_has_not_agreed_has_no_line_of_their_own(database: Database) -> None:
    await won_everywhere(database, 5)
    await agree(database, 1, 2)
    reading = database.reading
    assert await boards.line_of(reading, BOARD, NOW, 5) is None
    page, own = await page_of(reading, BOARD, NOW, 5)
    assert (people(page), own) == ([(1, 2), (2, 1)], None)
    own = await boards.line_of(reading, BOARD, NOW, 1)
    assert own is not None
    assert own.place == 2


async def test_medals_are_for_those_who_are_listed(database: Database) -> None:
    await won_everywhere(database, 9)
    await agree(database, 1, 2, 3)
    assert not (await first(database, BOARD)).medals
    await agree(database, 4)
    assert (await first(database, BOARD)).medals


async def test_pages_have_no_gaps_where_people_are_not_listed(database: Database) -> None:
    await won_everywhere(database, 60)
    listed = range(2, 61, 2)
    await agree(database, *listed)
    page, own = await page_of(database.reading, BOARD, NOW, 30)
    assert own is not None
    assert people(page) == [(31 - n // 2, n) for n in range(38, 18, -2)]
    assert own.place == 16
    after = await boards.page(database.reading, BOARD, NOW, boards.spot_of(By.WINS, page.lines[-1]))
    assert people(after) == [(31 - n // 2, n) for n in range(18, 0, -2)]
    assert after.is_last


async def test_servers_list_everybody(database: Database) -> None:
    await won(database, [1, 2])
    assert people(await first(database, WINS)) == [(1, 2), (2, 1)]


async def test_places_of_monday_are_those_of_people_who_are_listed(database: Database) -> None:
    await won_everywhere(database, 4)
    await agree(database, 1, 3)
    async with database.transaction() as db:
        assert await places.scopes(db) == [ALL_SERVERS]
        await places.take(db, ALL_SERVERS, NOW)
    await agree(database, 4)
    found = await first(database, BOARD)
    assert [(line.user_id, line.was, line.place) for line in found.lines] == [
        (4, None, 1), (3, 1, 2), (1, 2, 3),
    ]  # fmt: skip
    assert HERE != ALL_SERVERS
