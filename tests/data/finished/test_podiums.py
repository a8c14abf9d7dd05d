"""Podiums: who was among the first three when a season ended."""

from bot.games.cards import Seat
from data import names
from data.database import Database
from data.finished import boards, podiums
from data.finished.boards import Board
from data.finished.period_totals import LEAST, DealTally, MatchTally
from data.finished.periods import Span
from data.finished.podiums import Medal
from data.finished.rankings import AWAY_S, RANKINGS, By
from data.personal import forgetting
from data.seats import Sitter
from tests.data.finished.test_boards import (
    ALL_KINDS,
    ELSEWHERE,
    HERE,
    KIND,
    NOW,
    SEASON,
    people,
    put,
    rated_in,
)

LAST = SEASON - 1


async def won(database: Database, wins: dict[int, int], season: int = LAST) -> None:
    """These people have won so many of a hundred matches."""
    tallies = [
        MatchTally(HERE, ALL_KINDS, season, user, 100 + user, each) for user, each in wins.items()
    ]
    await put(database, "match_tallies", *tallies)


async def take(database: Database, season: int = LAST, scope: int = HERE) -> None:
    async with database.transaction() as db:
        await podiums.take(db, scope, season)


async def of_season(database: Database, by: By, season: int = LAST) -> list[tuple[int, int, int]]:
    """Place, person and value of each medal."""
    found = await podiums.of_season(database.reading, HERE, season)
    return [(each.place, each.user_id, each.value) for each in found if each.ranked_by is by]


async def on_board(database: Database, by: By, kind: int) -> list[tuple[int, int, int]]:
    """The same of those who have a medal on the board of the season."""
    page = await boards.page(database.reading, Board(HERE, kind, LAST, by), NOW)
    return [
        (line.place, line.user_id, line.value)
        for line in page.lines
        if page.medals and line.place is not None and line.place <= podiums.STEPS
    ]


async def test_the_first_three_stand_on_it(database: Database) -> None:
    await won(database, {1: 5, 2: 9, 3: 4, 4: 3, 5: 0})
    await take(database)
    assert await of_season(database, By.WINS) == [(1, 2, 9), (2, 1, 5), (3, 3, 4)]
    assert await of_season(database, By.MATCHES) == [(1, 5, 105), (2, 4, 104), (3, 3, 103)]


async def test_equals_share_a_step(database: Database) -> None:
    await won(database, {1: 5, 2: 5, 3: 5, 4: 5, 5: 1})
    await take(database)
    assert [place for place, *_ in await of_season(database, By.WINS)] == [1, 1, 1, 1]


async def test_of_three_people_none_has_a_medal(database: Database) -> None:
    await won(database, {1: 5, 2: 4, 3: 3, 4: 0})
    await take(database)
    assert await of_season(database, By.WINS) == []


async def test_every_board_of_a_season_has_its_podium(database: Database) -> None:
    await won(database, {1: 5, 2: 4, 3: 3, 4: 1})
    for user in range(1, 6):
        await rated_in(database, LAST, user, 100_000 * user)
    await rated_in(database, LAST, 6, 900_000, settled=False)
    await rated_in(database, LAST, 7, 900_000, before_end=AWAY_S)
    tallies = [DealTally(HERE, KIND, LAST, user, 60, -60 * user) for user in range(1, 5)]
    few = DealTally(HERE, KIND, LAST, 5, LEAST[Span.SEASON] - 1, 900)
    await put(database, "deal_tallies", *tallies, few)
    await take(database)
    assert await of_season(database, By.RATING) == [(1, 5, 1600), (2, 4, 1580), (3, 3, 1560)]
    assert await of_season(database, By.POINTS) == [(1, 1, -10), (2, 2, -20), (3, 3, -30)]
    for by in By:
        kind = KIND if RANKINGS[by].per_game else ALL_KINDS
        found = await on_board(database, by, kind)
        assert found
        assert sorted(found) == sorted(await of_season(database, by))


async def test_taken_again_it_is_that_of_now_and_no_other(database: Database) -> None:
    await won(database, {1: 5, 2: 4, 3: 3, 4: 1})
    await won(database, {1: 1, 2: 4, 3: 3, 4: 2}, LAST - 1)
    for season in (LAST, LAST - 1):
        await take(database, season)
    await won(database, {4: 9})
    before = await of_season(database, By.WINS, LAST - 1)
    await take(database)
    await take(database, scope=ELSEWHERE)
    assert await of_season(database, By.WINS) == [(1, 4, 9), (2, 1, 5), (3, 2, 4)]
    assert await of_season(database, By.WINS, LAST - 1) == before


async def test_who_is_deleted_leaves_a_step_without_a_name(database: Database) -> None:
    await won(database, {1: 9, 2: 7, 3: 5, 4: 3})
    await take(database)
    async with database.transaction() as db:
        await forgetting.forget(db, HERE, 1)
    left = [(2, 2, 7), (3, 3, 5)]
    for _ in range(2):
        assert await of_season(database, By.WINS) == left
        assert await on_board(database, By.WINS, ALL_KINDS) == left
        [(rows,)] = await database.reading.execute_fetchall(
            "SELECT count(*) FROM podiums WHERE user_id < 0 AND ranked_by = 'wins' AND place = 1"
        )
        assert rows == 1
        await take(database)
    board = Board(HERE, ALL_KINDS, LAST, By.WINS)
    own = await boards.line_of(database.reading, board, NOW, 2)
    assert own is not None
    assert own.place == 2
    # While a season lasts, others move up.
    await won(database, {-5: 9, 2: 7}, SEASON)
    page = await boards.page(database.reading, Board(HERE, ALL_KINDS, SEASON, By.WINS), NOW)
    assert people(page) == [(1, 2)]


async def test_the_medals_of_a_person(database: Database) -> None:
    await won(database, {1: 5, 2: 4, 3: 3, 4: 1})
    await won(database, {1: 3, 2: 4, 3: 3, 4: 1}, LAST - 1)
    async with database.transaction() as db:
        await names.note(db, HERE, [Sitter(Seat(0), 1, "Ada")])
    for season in (LAST - 1, LAST):
        await take(database, season)
    found = await podiums.of_person(database.reading, HERE, 1, [ALL_KINDS])
    assert [each for each in found if each.ranked_by is By.WINS] == [
        Medal(LAST, ALL_KINDS, By.WINS, 1, 1, 5, "Ada"),
        Medal(LAST - 1, ALL_KINDS, By.WINS, 2, 1, 3, "Ada"),
    ]
    assert await podiums.of_person(database.reading, HERE, 1, [KIND]) == []
    assert await podiums.of_person(database.reading, ELSEWHERE, 1, [ALL_KINDS]) == []


async def test_a_medal_is_told_under_the_name_that_is_known_now(database: Database) -> None:
    await won(database, {1: 5, 2: 4, 3: 3, 4: 1})
    async with database.transaction() as db:
        await names.note(db, HERE, [Sitter(Seat(0), 1, "Ada")])
    await take(database)
    # Who was never named, or was deleted, is not named from now on either.
    for user, name in ((1, "Adele"), (2, "Beppe")):
        await names.note_known(database, HERE, user, name)
    for user, name in ((1, "Adele"), (2, "")):
        found = await podiums.of_person(database.reading, HERE, user, [ALL_KINDS])
        assert {each.name for each in found} == {name}
