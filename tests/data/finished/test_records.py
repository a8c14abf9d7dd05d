"""Records: the best five of each sort, of which the older one holds among equals."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.games.sides import DealMark
from bot.ratings.parts import Role
from data import results
from data.database import Database
from data.finished import deals, period_totals, records
from data.finished.deals import DealOutcome, DealRow, DealSeat
from data.finished.periods import DAY_S
from data.finished.records import KEPT, RecordHolder, Sort
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store

NOW = 20_000 * DAY_S
KIND = 4


async def outcome(
    database: Database, *points: int, ended_at: int = NOW, multiplier: int = 1, rated: bool = True
) -> DealOutcome:
    """A deal of a match, in which Ada played against Beppe and Carla."""
    table = await store(database, (ADA, 0), (BEPPE, 0), (CARLA, 0))
    deal = DealRow(
        table_id=table, number=2, guild_id=HERE, kind=KIND, ended_at=ended_at, bid="gioco",
        multiplier=multiplier, counts=True, rated=rated, fit=1,
    )  # fmt: skip
    roles = (Role.TAKER, Role.DEFENDER, Role.DEFENDER)
    people = zip((ADA, BEPPE, CARLA), roles, points, strict=True)
    return DealOutcome(
        deal,
        tuple(
            DealSeat(
                seat=Seat(seat), user_id=user, computer=None, own_cards=9, role=role,
                margin=points[0] * 1000, points=made, tricks=0, declared=0, marks=DealMark.NOTHING,
            )
            for seat, (user, role, made) in enumerate(people)
        ),
    )  # fmt: skip


async def add(database: Database, *outcomes: DealOutcome) -> None:
    async with database.transaction() as db:
        for each in outcomes:
            played = await period_totals.add_deal(db, each)
            deal = replace(each.deal, id=await deals.add(db, each))
            await records.add_deal(db, replace(each, deal=deal), played)


async def found(database: Database, sort: Sort, scope: int = HERE) -> list[tuple[int, int]]:
    """Who made the records of a sort, and their values."""
    shown = await records.of_sort(database.reading, scope, KIND, sort)
    return [(each.user_id, each.value) for each in shown]


async def test_the_five_greatest_deals_are_kept(database: Database) -> None:
    made = [10, 60, 30, 20, 60, 50, 40]
    await add(database, *[await outcome(database, p, -p // 2, -p // 2) for p in made])
    assert await found(database, Sort.DEAL) == [
        (ADA, 60), (ADA, 60), (ADA, 50), (ADA, 40), (ADA, 30),
    ]  # fmt: skip
    first, second, *rest = await records.of_sort(database.reading, HERE, KIND, Sort.DEAL)
    assert first.deal_id < second.deal_id
    assert len(rest) == KEPT - 2
    assert (first.table_id, first.number, first.ended_at) == (2, 2, NOW)
    assert await found(database, Sort.DEAL, ELSEWHERE) == []


async def test_of_a_deal_the_best_counts(database: Database) -> None:
    deal = await outcome(database, -20, 10, 10)
    seats = (deal.seats[0], replace(deal.seats[1], declared=9), replace(deal.seats[2], declared=12))
    await add(database, replace(deal, seats=seats))
    assert await found(database, Sort.DEAL) == [(BEPPE, 10)]
    assert await found(database, Sort.MELD) == [(CARLA, 12)]


async def test_what_is_not_rated_is_no_record(database: Database) -> None:
    await add(database, await outcome(database, 20, -10, -10, rated=False))
    assert await records.sorts_of(database.reading, HERE, KIND) == ()
    assert await records.newest_kind(database.reading, HERE) is None


async def test_the_narrowest_contract_is_that_with_the_least_loss(database: Database) -> None:
    await add(
        database,
        await outcome(database, 60, -30, -30),
        await outcome(database, 80, -40, -40, multiplier=2),
        await outcome(database, -10, 5, 5),
        # One of them lost something besides.
        await outcome(database, 60, -25, -35),
    )
    assert await found(database, Sort.NARROW) == [(ADA, 20), (ADA, 25), (ADA, 30)]


async def test_the_newest_slam_comes_first(database: Database) -> None:
    for points in (90, 70, 80):
        deal = await outcome(database, points, -points // 2, -points // 2)
        slam = replace(deal.seats[0], marks=DealMark.SLAM | DealMark.LAST_TRICK)
        await add(database, replace(deal, seats=(slam, *deal.seats[1:])))
    assert await found(database, Sort.SLAM) == [(ADA, 80), (ADA, 70), (ADA, 90)]


async def test_a_day_has_one_record_of_each_person(database: Database) -> None:
    deal = await outcome(database, 6, -3, -3)
    tomorrow = replace(deal.deal, ended_at=NOW + DAY_S)
    left = replace(deal.seats[2], computer="simple@1")
    first = [replace(deal, deal=replace(deal.deal, number=number)) for number in range(3)]
    await add(
        database,
        *first[:2],
        replace(first[2], seats=(*deal.seats[:2], left)),
        *[replace(deal, deal=replace(tomorrow, number=number)) for number in (3, 4)],
    )
    assert await found(database, Sort.DAY) == [
        (ADA, 3), (BEPPE, 3), (CARLA, 2), (ADA, 2), (BEPPE, 2),
    ]  # fmt: skip


async def test_who_was_deleted_is_not_shown(database: Database) -> None:
    await add(database, await outcome(database, 20, -10, -10))
    async with database.transaction() as db:
        await db.execute("UPDATE records SET user_id = -5 WHERE user_id = ?", (ADA,))
    assert await found(database, Sort.DEAL) == []
    assert await records.sorts_of(database.reading, HERE, KIND) == (Sort.DAY,)


async def test_everybody_in_the_deal_is_named(database: Database) -> None:
    await add(database, await outcome(database, 20, -10, -10))
    [record] = await records.of_sort(database.reading, HERE, KIND, Sort.DEAL)
    number = record.deal_id
    assert await records.people_of(database.reading, HERE, [number]) == (
        RecordHolder(number, ADA, "Ada"),
        RecordHolder(number, BEPPE, "Beppe"),
        RecordHolder(number, CARLA, "Carla"),
    )
    assert await records.newest_kind(database.reading, HERE) == KIND


async def play(database: Database, *totals: int, deal_rated: bool = True) -> None:
    """A match of Terziglio with one deal, in which Ada, Beppe and Carla made these totals."""
    seats = zip((ADA, BEPPE, CARLA), totals, strict=True)
    table = await store(database, *seats, game="terziglio", ended_at=NOW)
    deal = await outcome(database, 1, 0, 0, rated=deal_rated)
    await add(database, replace(deal, deal=replace(deal.deal, table_id=table, number=1)))
    async with database.transaction() as db:
        ended = await results.newer(db, table - 1, ())
        [match] = [each for each in ended if each.table_id == table]
        await records.add_match(db, match.seats)


async def test_a_streak_grows_until_a_match_is_lost(database: Database) -> None:
    for _ in range(3):
        await play(database, 5, -1, -4)
    assert await found(database, Sort.STREAK) == [(ADA, 3)]
    await play(database, -5, 6, -1)
    for _ in range(4):
        await play(database, 5, -1, -4)
    assert await found(database, Sort.STREAK) == [(ADA, 4), (ADA, 3)]


async def test_the_streaks_of_partners_are_both_records(database: Database) -> None:
    for _ in range(2):
        await play(database, 5, 5, -10)
    assert await found(database, Sort.STREAK) == [(ADA, 2), (BEPPE, 2)]


async def test_a_match_that_is_not_rated_neither_makes_nor_breaks_a_streak(
    database: Database,
) -> None:
    await play(database, 5, -1, -4)
    await play(database, 5, -1, -4, deal_rated=False)
    await play(database, -5, 6, -1, deal_rated=False)
    await play(database, 5, -1, -4)
    assert await found(database, Sort.STREAK) == [(ADA, 2)]


async def test_a_streak_and_a_deal_leave_each_other_alone(database: Database) -> None:
    for _ in range(2):
        await play(database, 5, -1, -4)
    await add(database, await outcome(database, 20, -10, -10))
    assert await found(database, Sort.STREAK) == [(ADA, 2)]
    assert (ADA, 20) in await found(database, Sort.DEAL)
