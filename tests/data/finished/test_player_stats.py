"""What a person has done in the deals of one kind: by role, by bid, with whom and against whom."""

from collections.abc import Sequence

import pytest

from bot.games.cards import Seat
from bot.games.sides import DealMark
from bot.ratings.parts import Role
from data import names, results
from data.database import Database
from data.finished import deals, player_stats, ratings
from data.finished.deals import DealOutcome, DealRow, DealSeat
from data.finished.period_totals import ALL_KINDS
from data.finished.player_stats import DealsSum, Matches, Partner, RatingOf, Streak
from data.finished.ratings import RatingRow
from data.seats import Sitter
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store

SCARTO, FRENCH = 1, 6
DINO = 104
TAKING = (Role.TAKER, Role.DEFENDER, Role.DEFENDER, Role.DEFENDER)


async def play(
    database: Database,
    *points: int,
    bid: str | None = "garde",
    roles: Sequence[Role] = TAKING,
    left: int | None = None,
    people: Sequence[int | None] = (ADA, BEPPE, CARLA, DINO),
    kind: int = FRENCH,
    scope: int = HERE,
    rated: bool = True,
    times: int = 1,
) -> None:
    """Deals in which these people made these points; the first leads, and wins if that is more.

    Who *left* has not played them to the end.
    """
    for _ in range(times):
        table = await store(database, (ADA, 0))
        deal = DealRow(
            table_id=table, number=1, guild_id=scope, kind=kind, ended_at=1, bid=bid, multiplier=1,
            counts=True, rated=rated, fit=1,
        )  # fmt: skip
        seats = tuple(
            DealSeat(
                seat=Seat(seat), user_id=user, own_cards=0, role=role, points=made, tricks=0,
                computer="simple@1" if user in (None, left) else None, margin=points[0] * 1000,
                declared=0, marks=DealMark.NOTHING, mean=made if rated else None,
                spread=1 if rated else None,
            )
            for seat, (user, made, role) in enumerate(zip(people, points, roles, strict=True))
        )  # fmt: skip
        async with database.transaction() as db:
            await deals.add(db, DealOutcome(deal, seats))


async def own(database: Database, user: int, kind: int = FRENCH) -> list[player_stats.CareerDeal]:
    return await player_stats.newest(database.reading, HERE, kind, user)


async def test_the_newest_deals_come_in_their_order(database: Database) -> None:
    for made in (3, 6, -9):
        await play(database, made, *(-made // 3,) * 3)
    await play(database, 60, -20, -20, -20, scope=ELSEWHERE)
    await play(database, 60, -20, -20, -20, kind=SCARTO)
    await play(database, 60, -20, -20, -20, rated=False)
    assert [deal.points for deal in await own(database, ADA)] == [3, 6, -9]
    assert [deal.mean for deal in await own(database, BEPPE)] == [-1, -2, 3]
    newest = await player_stats.newest(database.reading, HERE, FRENCH, ADA, limit=2)
    assert [deal.points for deal in newest] == [6, -9]


async def test_deals_are_summed_up_by_role(database: Database) -> None:
    await play(database, 3, -1, -1, -1)
    await play(database, -9, 3, 3, 3)
    await play(database, 6, -2, -2, -2, people=(BEPPE, ADA, CARLA, DINO))
    assert player_stats.by_role(await own(database, ADA)) == {
        Role.TAKER: DealsSum(deals=2, won=1, points=-6),
        Role.DEFENDER: DealsSum(deals=1, won=0, points=-2),
    }
    # For the defenders a contract that failed is won.
    assert player_stats.by_role(await own(database, CARLA)) == {
        Role.DEFENDER: DealsSum(deals=3, won=1, points=0)
    }


async def test_contracts_are_those_of_the_taker(database: Database) -> None:
    await play(database, 3, -1, -1, -1, bid="petite")
    for made in (6, -6):
        await play(database, made, *(-made // 3,) * 3)
    await play(database, -3, 1, 1, 1, people=(BEPPE, ADA, CARLA, DINO))
    found = player_stats.by_bid(await own(database, ADA))
    assert list(found.items()) == [("garde", DealsSum(2, 1, 0)), ("petite", DealsSum(1, 1, 3))]


async def test_deals_that_were_left_are_in_no_sum(database: Database) -> None:
    await play(database, 3, -1, -1, -1, left=ADA)
    left = await own(database, ADA)
    assert len(left) == 1
    assert (player_stats.by_role(left), player_stats.by_bid(left)) == ({}, {})


async def test_partners_and_opponents_are_told_from_twenty_deals_on(database: Database) -> None:
    partners = (Role.TAKER, Role.PARTNER, Role.DEFENDER, Role.DEFENDER)
    reading = database.reading
    await play(database, 4, 2, -3, -3, roles=partners, times=19)
    assert await player_stats.companions(reading, HERE, FRENCH, ADA) == []
    await play(database, 4, 2, -3, -3, roles=partners)
    async with database.transaction() as db:
        await names.note(db, HERE, [Sitter(Seat(0), BEPPE, "Beppe")])
    # 80 points in 20 deals, taken as if they were 40 deals.
    beppe = Partner(BEPPE, "Beppe", True, 20, 80)
    assert beppe.tenths == 20
    met = [beppe, Partner(CARLA, "", False, 20, 80), Partner(DINO, "", False, 20, 80)]
    assert await player_stats.companions(reading, HERE, FRENCH, ADA) == met
    # Defenders are partners too.
    assert Partner(DINO, "", True, 20, -60) in await player_stats.companions(
        reading, HERE, FRENCH, CARLA
    )


def person(user: int, together: bool, deals: int, points: int) -> Partner:
    return Partner(user, "", together, deals, points)


def test_the_best_partner_and_the_hardest_opponent() -> None:
    few = person(1, True, 20, 100)
    many = person(2, True, 200, 900)
    # 5 points a deal in few deals are less than 4½ in many.
    assert player_stats.best_partner([few, many, person(3, True, 19, 10**6)]) == many
    hard, soft = person(4, False, 20, -100), person(5, False, 30, 100)
    assert player_stats.hardest_opponent([hard, soft, many]) == hard
    assert player_stats.best_partner([hard]) is None
    assert player_stats.hardest_opponent([many]) is None


async def test_another_person_is_told_of_from_the_first_deal(database: Database) -> None:
    await play(database, 3, -1, -1, -1, times=2)
    await play(database, 9, -3, -3, -3, left=BEPPE)
    await play(database, -3, 1, 1, 1, people=(None, BEPPE, CARLA, ADA))
    found = await player_stats.companions(database.reading, HERE, FRENCH, ADA, BEPPE)
    assert found == [person(BEPPE, False, 2, 6), person(BEPPE, True, 1, 1)]


async def test_computers_and_who_was_deleted_are_nobodys_opponents(database: Database) -> None:
    await play(database, 3, -1, -1, -1, people=(ADA, None, -5, BEPPE), times=20)
    found = await player_stats.companions(database.reading, HERE, FRENCH, ADA)
    assert [each.user_id for each in found] == [BEPPE]


async def test_each_for_themselves_has_no_partners(database: Database) -> None:
    alone, people = (Role.ALONE,) * 3, (ADA, BEPPE, CARLA)
    await play(database, 1, 1, -2, roles=alone, people=people, kind=SCARTO, bid=None, times=20)
    found = await player_stats.companions(database.reading, HERE, SCARTO, ADA)
    assert {each.together for each in found} == {False}
    assert player_stats.by_bid(await own(database, ADA, SCARTO)) == {}


async def test_reliable_is_who_stays(database: Database) -> None:
    await play(database, 3, -1, -1, -1, times=3)
    await play(database, 3, -1, -1, -1, left=ADA, kind=SCARTO, rated=False)
    assert await player_stats.reliability(database.reading, HERE, ADA) == (3, 4)
    assert await player_stats.reliability(database.reading, HERE, BEPPE) == (4, 4)
    await play(database, 3, -1, -1, -1, times=100)
    assert await player_stats.reliability(database.reading, HERE, ADA) == (100, 100)
    assert await player_stats.reliability(database.reading, ELSEWHERE, ADA) == (0, 0)


@pytest.mark.parametrize(
    ("won", "streak"),
    [("", (0, 0)), ("0", (0, 0)), ("11", (2, 2)), ("1101", (1, 2)), ("01110", (0, 3))],
)
async def test_matches_won_in_a_row(database: Database, won: str, streak: tuple[int, int]) -> None:
    for at, each in enumerate(won):
        await store(database, (ADA, 10 * int(each)), (BEPPE, 5), (CARLA, 0), ended_at=at)
    await store(database, (ADA, 10), game="ottocento", guild=ELSEWHERE)
    assert await player_stats.streak(database.reading, HERE, ALL_KINDS, ADA) == Streak(*streak)
    assert await player_stats.streak(database.reading, HERE, SCARTO, ADA) == Streak(*streak)
    assert await player_stats.streak(database.reading, HERE, 3, ADA) == Streak(0, 0)


async def test_matches_of_two_people(database: Database) -> None:
    for mine, others in ((10, -10), (10, 10), (-10, 10), (20, 5)):
        await store(database, (ADA, mine), (BEPPE, others), (CARLA, 0))
    await store(database, (ADA, 10), (CARLA, -10), (None, 0))
    await store(database, (ADA, 10), (BEPPE, -10), guild=ELSEWHERE)
    reading = database.reading
    assert await player_stats.matches_with(reading, HERE, ALL_KINDS, ADA, BEPPE) == Matches(4, 2, 1)
    assert await player_stats.matches_with(reading, HERE, SCARTO, BEPPE, ADA) == Matches(4, 1, 2)
    assert await player_stats.matches_with(reading, HERE, 3, ADA, BEPPE) == Matches(0, 0, 0)


async def test_ratings_that_are_played_most_come_first(database: Database) -> None:
    async with database.transaction() as db:
        for kind, played in ((SCARTO, 5), (FRENCH, 8), (2, 5)):
            row = RatingRow(HERE, kind, ADA, 1000, 2000, played, 3)
            await ratings.put(db, [row, RatingRow(ELSEWHERE, kind, ADA, 0, 0, 99, 0)])
    assert await player_stats.ratings_of(database.reading, HERE, ADA) == [
        RatingOf(FRENCH, 1000, 2000, 8, 3),
        RatingOf(SCARTO, 1000, 2000, 5, 3),
        RatingOf(2, 1000, 2000, 5, 3),
    ]


async def test_what_was_voided_is_in_no_streak_and_no_comparison(database: Database) -> None:
    await store(database, (ADA, 10), (BEPPE, 0), (CARLA, 0), ended_at=1)
    lost = await store(database, (ADA, 0), (BEPPE, 10), (CARLA, 0), ended_at=2)
    async with database.transaction() as db:
        await results.void(db, lost)
    assert await player_stats.streak(database.reading, HERE, SCARTO, ADA) == Streak(1, 1)
    found = await player_stats.matches_with(database.reading, HERE, ALL_KINDS, ADA, BEPPE)
    assert found == Matches(1, 1, 0)
