"""News of a match: at most two, the rarest first, and nothing in the first matches of a server."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.sides import DealMark
from bot.ratings.units import KINDS
from data import results
from data.database import Database
from data.evenings import news
from data.evenings.news import RECORDS_FROM, TOGETHER, News, NewsKind
from data.finished import records
from data.finished.deals import DealOutcome
from data.finished.periods import DAY_S, Span, end_of, period_of, start_of
from data.finished.rankings import By
from data.finished.records import Sort
from data.results import Search
from tests.data.finished.test_records import NOW, add, outcome
from tests.data.support.finished import ADA, BEPPE, CARLA, HERE

PEOPLE = (ADA, BEPPE, CARLA)
KIND = KINDS.index(("scarto", 3)) + 1


async def played(database: Database, *points: int, marks: Sequence[int] = ()) -> int:
    """Has a match of one deal been played, in which Ada played against Beppe and Carla, and those
    on these seats made a slam; returns its table."""
    return await counted(database, await outcome(database, *points), marks)


async def counted(database: Database, deal: DealOutcome, marks: Sequence[int] = ()) -> int:
    seats = tuple(
        replace(each, marks=DealMark.SLAM) if each.seat in marks else each for each in deal.seats
    )
    row = replace(deal.deal, kind=KIND)
    await add(database, replace(deal, deal=row, seats=seats))
    return deal.deal.table_id


async def known(database: Database, matches: int = RECORDS_FROM) -> None:
    """Have so many matches been played already."""
    for number in range(matches):
        await played(database, 30 + number, -15, -15)


async def of(database: Database, table: int, people: Sequence[int] = PEOPLE) -> list[News]:
    return await news.of_match(database.reading, table, people)


async def test_an_ordinary_match_is_no_news(database: Database) -> None:
    await known(database)
    assert await of(database, await played(database, 32, -16, -16)) == []


async def test_a_better_deal_is_a_record(database: Database) -> None:
    await known(database)
    [found] = await of(database, await played(database, -90, 60, 30))
    assert found == News(NewsKind.RECORD, (BEPPE,), KIND, 60, Sort.DEAL)


async def test_as_good_as_the_record_is_none(database: Database) -> None:
    await known(database)
    assert await of(database, await played(database, 34, -17, -17)) == []


async def test_the_first_matches_of_a_server_are_no_records(database: Database) -> None:
    for number in range(RECORDS_FROM - 1):
        assert await of(database, await played(database, 30 + number, -15, -15)) == []
    assert await of(database, await played(database, 50, -25, -25)) != []


async def test_what_there_was_nothing_of_is_no_record(database: Database) -> None:
    await known(database)
    deal = await outcome(database, 32, -16, -16)
    declaring = (replace(deal.seats[0], declared=9), *deal.seats[1:])
    assert await of(database, await counted(database, replace(deal, seats=declaring))) == []


async def test_a_streak_beats_itself(database: Database) -> None:
    await known(database)
    found = [await won_by_ada(database, await played(database, 32, -16, -16)) for _ in range(3)]
    # The first win is no streak, and the second one has beaten nothing.
    assert found == [[], [], [News(NewsKind.RECORD, (ADA,), KIND, 3, Sort.STREAK)]]


async def won_by_ada(database: Database, table: int) -> list[News]:
    """Count a match that Ada has won, and return what is new by it."""
    [seat, *_] = await results.newest(database.reading, Search(guild_id=HERE), 1)
    won = [
        replace(each, table_id=table, user_id=user, won=user == ADA)
        for each, user in zip(seat.seats, PEOPLE, strict=True)
    ]
    async with database.transaction() as db:
        await records.add_match(db, won)
    return await of(database, table)


async def test_a_first_slam(database: Database) -> None:
    await known(database)
    first = await played(database, 32, -16, -16, marks=(0,))
    assert await of(database, first) == [News(NewsKind.SLAM, (ADA,))]
    other = await played(database, 32, -16, -16, marks=(0, 1))
    assert await of(database, other) == [News(NewsKind.SLAM, (BEPPE,))]
    assert await of(database, await played(database, 32, -16, -16, marks=(0, 1))) == []
    # What was new stays new, should the result be shown later.
    assert await of(database, first) == [News(NewsKind.SLAM, (ADA,))]


async def test_a_hundred_deals_together(database: Database) -> None:
    tables = [await played(database, 0, 0, 0) for _ in range(TOGETHER + 1)]
    assert await of(database, tables[-3]) == []
    together = News(NewsKind.TOGETHER, PEOPLE, value=TOGETHER)
    assert await of(database, tables[-2]) == [together]
    assert await of(database, tables[-1]) == []
    assert await of(database, tables[-2], (ADA,)) == []


async def test_a_hundred_deals_of_others_are_not_ones_own(database: Database) -> None:
    tables = [await played(database, 0, 0, 0) for _ in range(TOGETHER)]
    async with database.transaction() as db:
        await db.execute("UPDATE deal_seats SET user_id = 999 WHERE deal_id = 1 AND seat = 2")
    assert await of(database, tables[-1]) == []
    assert await of(database, tables[-1], (ADA, BEPPE)) != []


async def test_a_medal_is_told_in_the_first_match_after_its_season(database: Database) -> None:
    season = period_of(Span.SEASON, NOW)
    async with database.transaction() as db:
        await db.execute(
            "INSERT INTO podiums (scope, kind, period, ranked_by, user_id, place, value)"
            f" VALUES (?, ?, ?, '{By.RATING}', ?, 2, 1600), (?, 0, ?, '{By.MATCHES}', ?, 1, 50)",
            (HERE, KIND, season - 1, BEPPE, HERE, season - 1, CARLA),
        )
    first = await played(database, 0, 0, 0)
    assert end_of(season - 1) == start_of(season) <= NOW
    medal = News(NewsKind.MEDAL, (BEPPE,), KIND, 2, season=season - 1)
    assert await of(database, first) == [medal]
    await of_results(database, first, NOW)
    assert await of(database, first) == [medal]
    again = await outcome(database, 0, 0, 0, ended_at=NOW + DAY_S)
    assert await of(database, await counted(database, again)) == []


async def of_results(database: Database, table: int, ended_at: int) -> None:
    """Has a match ended then; without this it did long ago."""
    async with database.transaction() as db:
        await db.execute("UPDATE results SET ended_at = ? WHERE table_id = ?", (ended_at, table))


async def test_two_at_most_the_rarest_first(database: Database) -> None:
    await known(database, TOGETHER - 1)
    found = await of(database, await played(database, 900, -450, -450, marks=(0,)))
    assert [each.what for each in found] == [NewsKind.SLAM, NewsKind.TOGETHER]


async def test_who_was_deleted_is_in_no_news(database: Database) -> None:
    await known(database)
    table = await played(database, 900, -450, -450, marks=(0,))
    assert await of(database, table, (BEPPE, CARLA)) == []


async def test_another_server_knows_nothing_of_it(database: Database) -> None:
    await known(database)
    table = await played(database, 32, -16, -16, marks=(0,))
    async with database.transaction() as db:
        await db.execute("UPDATE deals SET guild_id = 77 WHERE table_id <> ?", (table,))
    assert await of(database, table) == [News(NewsKind.SLAM, (ADA,))]
