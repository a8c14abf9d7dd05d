"""The ratings that follow from finished deals."""

from dataclasses import replace

import pytest

from bot.games.cards import Seat
from bot.games.sides import DealMark
from bot.ratings.parts import Role
from bot.ratings.rating import KEPT, SETTLED, WEEK_S, Rating
from bot.tables import rating_updates
from bot.tables.decisions import play
from bot.tables.hub import Hub
from data import rows
from data.database import Database
from data.finished import deals, ratings, seasons
from data.finished.deals import DealOutcome, DealRow, DealSeat
from data.finished.periods import DAY_S, Span, end_of, period_of
from data.finished.ratings import Company, RatingRow
from data.finished.scopes import ALL_SERVERS
from data.finished.seasons import SeasonRow
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    GUILD,
    match,
    play_deal,
)

DEAL = DealRow(
    table_id=1, number=1, guild_id=GUILD, kind=4, ended_at=10 * WEEK_S, bid="gioco", multiplier=1,
    counts=True, rated=True, fit=1,
)  # fmt: skip


def seat(
    place: int, user_id: int | None, computer: str | None, role: Role, margin: int
) -> DealSeat:
    return DealSeat(
        seat=Seat(place), user_id=user_id, computer=computer, own_cards=0, role=role, margin=margin,
        points=0, tricks=0, declared=0, marks=DealMark.NOTHING,
    )  # fmt: skip


def one_against_two(
    margin: int, *owners: tuple[int | None, str | None], deal: DealRow = DEAL
) -> DealOutcome:
    """A contract of the first of these that ended with this margin, in units."""
    roles = (Role.TAKER, Role.DEFENDER, Role.DEFENDER)
    return DealOutcome(
        deal,
        tuple(
            seat(place, user, computer, role, margin * 1_000_000)
            for place, ((user, computer), role) in enumerate(zip(owners, roles, strict=True))
        ),
    )


PEOPLE = ((ADA, None), (BEPPE, None), (CARLA, None))


async def known(database: Database, kind: int = 1) -> dict[int, RatingRow]:
    found = await ratings.of_people(database.reading, [GUILD], kind, (ADA, BEPPE, CARLA))
    return found[GUILD]


async def test_a_finished_deal_changes_the_ratings(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await play_deal(table)
    found = await known(database)
    assert set(found) == {ADA, BEPPE, CARLA}
    assert {row.deals for row in found.values()} == {1}
    assert {row.last_at for row in found.values()} == {int(clock.now())}
    [kept] = await deals.after(database.reading, 0, 10)
    assert [(s.mean, s.spread) for s in kept.seats] == [
        (found[user].mean, found[user].spread) for user in (ADA, BEPPE, CARLA)
    ]
    assert any(row.mean for row in found.values())
    await table.change(play.next_deal)
    await play_deal(table)
    assert {row.deals for row in (await known(database)).values()} == {2}


async def test_a_season_has_its_deals_and_the_rating_after_the_last(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table, begun = await match(hub), clock.now()
    await play_deal(table)
    await table.change(play.next_deal)
    await play_deal(table)
    before = await known(database)
    clock.move(100 * DAY_S)
    await table.change(play.next_deal)
    await play_deal(table)
    source = "FROM season_ratings WHERE scope = ? AND user_id = ? ORDER BY period"
    first, second = await rows.select(database.reading, SeasonRow, source, (GUILD, ADA))
    assert first.period == period_of(Span.SEASON, int(begun)) < second.period
    assert (first.deals, second.deals) == (2, 1)
    after = await known(database)
    assert [(each.mean, each.spread, each.last_at) for each in (first, second)] == [
        (each[ADA].mean, each[ADA].spread, each[ADA].last_at) for each in (before, after)
    ]


def test_the_next_deal_starts_from_what_is_stored() -> None:
    first = rating_updates.rated(one_against_two(7, *PEOPLE), {}, 1)
    assert [each.mean for each in first.seats] == [400_000, -200_000, -200_000]
    rows = {row.user_id: row for row in rating_updates.changed(first, {}, GUILD)}
    second = rating_updates.rated(one_against_two(7, *PEOPLE), rows, 2)
    alone = Rating(400_000, first.seats[0].spread or 0)
    assert second.seats[0].mean is not None
    assert alone.mu < second.seats[0].mean < 800_000


def test_weeks_without_a_deal_make_less_certain() -> None:
    last_week = RatingRow(GUILD, 4, ADA, 0, 500_000, 100, DEAL.ended_at - 3 * WEEK_S)
    this_week = replace(last_week, last_at=DEAL.ended_at - 1)
    spreads = [
        rating_updates.rated(one_against_two(0, *PEOPLE), {ADA: row}, 1).seats[0].spread
        for row in (this_week, last_week)
    ]
    assert spreads[0] is not None
    assert spreads[1] is not None
    assert spreads[0] < 500_000 < spreads[1]


def test_a_computer_has_no_rating_of_its_own() -> None:
    owners = ((ADA, None), (BEPPE, None), (None, "simple@1"))
    found = rating_updates.rated(one_against_two(5, *owners), {}, 1)
    assert found.seats[2].mean is None
    assert {row.user_id for row in rating_updates.changed(found, {}, GUILD)} == {ADA, BEPPE}


def test_who_left_the_deal_can_only_lose() -> None:
    owners = ((ADA, None), (BEPPE, None), (CARLA, "simple@1"))
    stored = RatingRow(GUILD, 4, CARLA, 100_000, 500_000, 9, 0)
    lost = rating_updates.rated(one_against_two(9, *owners), {CARLA: stored}, 1)
    [row] = [
        row for row in rating_updates.changed(lost, {CARLA: stored}, GUILD) if row.user_id == CARLA
    ]
    assert [each.deals for each in rating_updates.of_season([row], {CARLA: stored}, 0)] == [0]
    assert row.mean < stored.mean
    # It was not one of their deals.
    assert row.deals == stored.deals
    won = rating_updates.rated(one_against_two(-9, *owners), {CARLA: stored}, 1)
    assert {row.user_id for row in rating_updates.changed(won, {CARLA: stored}, GUILD)} == {
        ADA,
        BEPPE,
    }
    # For the others a computer played there.
    without = ((ADA, None), (BEPPE, None), (None, "simple@1"))
    assert won.seats[:2] == rating_updates.rated(one_against_two(-9, *without), {}, 1).seats[:2]


PRESENT = replace(DEAL, presence=True)


def test_a_deal_that_somebody_left_changes_their_mean_alone() -> None:
    owners = ((ADA, None), (BEPPE, None), (CARLA, "simple@1"))
    stored = RatingRow(GUILD, 4, CARLA, 100_000, 500_000, 9, 0, (1, 2, 3), b"x", settled=True)
    lost = rating_updates.rated(one_against_two(9, *owners, deal=PRESENT), {CARLA: stored}, 1)
    [row] = [
        row for row in rating_updates.changed(lost, {CARLA: stored}, GUILD) if row.user_id == CARLA
    ]
    assert row.mean < stored.mean
    assert row == replace(stored, mean=row.mean)
    assert (lost.seats[2].mean, lost.seats[2].spread) == (row.mean, stored.spread)
    won = rating_updates.rated(one_against_two(-9, *owners, deal=PRESENT), {CARLA: stored}, 1)
    assert {row.user_id for row in rating_updates.changed(won, {CARLA: stored}, GUILD)} == {
        ADA,
        BEPPE,
    }


def test_who_leaves_their_first_deal_is_as_uncertain_as_before() -> None:
    owners = ((ADA, None), (BEPPE, None), (CARLA, "simple@1"))
    lost = rating_updates.rated(one_against_two(9, *owners, deal=PRESENT), {}, 1)
    [row] = [row for row in rating_updates.changed(lost, {}, GUILD) if row.user_id == CARLA]
    assert row == replace(
        rating_updates.UNPLAYED, scope=GUILD, kind=4, user_id=CARLA, mean=row.mean
    )


@pytest.mark.parametrize(("chosen", "margin"), [(25, 9), (15, 9), (15, -9)])
def test_a_raise_counts_in_the_share_of_the_cards_that_one_chose(chosen: int, margin: int) -> None:
    outcome = one_against_two(margin, *PEOPLE, deal=PRESENT)
    ada, *others = (replace(seat, own_cards=25) for seat in outcome.seats)
    ada = replace(ada, tricks=25, own_cards=chosen)
    found = rating_updates.rated(replace(outcome, seats=(ada, *others)), {}, 1)
    whole = rating_updates.rated(one_against_two(margin, *PEOPLE), {}, 1)
    mean = whole.seats[0].mean
    assert mean is not None
    assert found.seats[0].mean == (round(chosen / 25 * mean) if margin > 0 else mean)
    assert found.seats[0].spread == whole.seats[0].spread
    assert found.seats[1].mean == whole.seats[1].mean


async def test_a_deal_that_was_left_lowers_its_season_and_opens_none(database: Database) -> None:
    owners = ((ADA, None), (BEPPE, None), (CARLA, "simple@1"))
    old = DEAL.ended_at - 100 * DAY_S
    known = {user: RatingRow(GUILD, 4, user, 0, 500_000, 9, old) for user in (ADA, CARLA)}
    lost = rating_updates.rated(one_against_two(9, *owners, deal=PRESENT), known, 1)
    rows_of = rating_updates.of_season(
        rating_updates.changed(lost, known, GUILD), known, DEAL.ended_at
    )
    source = "FROM season_ratings ORDER BY user_id"
    async with database.transaction() as db:
        await seasons.add(db, rows_of)
        found = await rows.select(db, SeasonRow, source)
        assert [each.user_id for each in found] == [ADA, BEPPE]
        [carla] = [each for each in rows_of if each.user_id == CARLA]
        assert carla.period == found[0].period
        await seasons.add(db, [replace(carla, deals=1), replace(carla, mean=-7)])
        assert (await rows.select(db, SeasonRow, source))[-1] == replace(carla, mean=-7, deals=1)


async def test_the_deals_of_a_company_are_counted_by_the_day(database: Database) -> None:
    company = Company(20_000, GUILD, 1, (ADA, BEPPE))
    others = replace(company, people=(ADA, CARLA))
    everywhere = replace(company, scope=ALL_SERVERS)
    async with database.transaction() as db:
        for number in (1, 2, 3):
            assert await ratings.count_in(db, company) == {GUILD: number}
        for other in (others, replace(company, kind=2)):
            assert await ratings.count_in(db, other) == {GUILD: 1}
        assert await ratings.count_in(db, company, everywhere) == {GUILD: 4, ALL_SERVERS: 1}
        # A deal that was stored a little late still counts on its day.
        assert await ratings.count_in(db, replace(company, day=20_001)) == {GUILD: 1}
        assert await ratings.count_in(db, company) == {GUILD: 5}
        assert await ratings.count_in(db, replace(company, day=20_002)) == {GUILD: 1}
        [(days,)] = await db.execute_fetchall("SELECT count(DISTINCT day) FROM companies")
        assert days == 2


def after(outcome: DealOutcome, known: dict[int, RatingRow] | None = None) -> dict[int, RatingRow]:
    """The ratings that a deal leaves."""
    known = known or {}
    found = rating_updates.changed(rating_updates.rated(outcome, known, 1), known, GUILD)
    return known | {row.user_id: row for row in found}


def test_a_rating_knows_the_first_three_who_were_met() -> None:
    found = after(one_against_two(1, *PEOPLE))
    assert found[BEPPE].met == (ADA, CARLA)
    found = after(one_against_two(1, (ADA, None), (BEPPE, None), (None, "simple@1")), found)
    assert found[BEPPE].met == (ADA, CARLA)
    found = after(one_against_two(1, (DINO, None), (BEPPE, None), (105, None)), found)
    assert found[BEPPE].met == (ADA, CARLA, DINO)
    assert found[DINO].met == (BEPPE, 105)


def test_who_left_was_not_met_and_has_met_nobody() -> None:
    owners = ((ADA, None), (BEPPE, None), (CARLA, "simple@1"))
    found = after(one_against_two(9, *owners))
    assert found[ADA].met == (BEPPE,)
    assert found[CARLA].met == ()
    assert found[CARLA].form == b""


def test_a_rating_is_settled_once_it_is_certain_and_three_were_met() -> None:
    certain = RatingRow(GUILD, 4, ADA, 0, 500_000, 100, DEAL.ended_at, (1, 2, 3))
    assert after(one_against_two(0, *PEOPLE), {ADA: certain})[ADA].settled
    known = {ADA: replace(certain, met=())}
    assert not after(one_against_two(0, *PEOPLE), known)[ADA].settled
    known = {ADA: replace(certain, spread=600_000)}
    assert not after(one_against_two(0, *PEOPLE), known)[ADA].settled


def held(spread: int, weeks: int, *, settled: bool = True) -> RatingRow:
    """Ada's rating after a deal so many weeks ago."""
    at = DEAL.ended_at - weeks * WEEK_S
    until = at + Rating(0, spread).certain_s
    return RatingRow(GUILD, 4, ADA, 0, spread, 100, at, (1, 2, 3), b"", settled, until)


@pytest.mark.parametrize(
    ("spread", "weeks", "settled", "then"),
    [
        (500_000, 0, False, True),
        # Between the borders a place is kept, and none is got.
        (540_000, 0, True, True),
        (540_000, 0, False, False),
        # 0.54² + 4 × 0.005 is 0.3116, and 0.56² is 0.3136.
        (540_000, 4, True, True),
        # A deal after five weeks comes too late, whatever it tells.
        (540_000, 5, True, False),
        (565_000, 0, True, False),
    ],
)
def test_there_is_one_border_to_get_a_place_and_another_to_keep_it(
    spread: int, weeks: int, settled: bool, then: bool
) -> None:
    before = held(spread, weeks, settled=settled)
    assert after(one_against_two(0, *PEOPLE), {ADA: before})[ADA].settled is then


def test_a_place_lasts_as_long_as_the_rating_is_certain_without_a_deal() -> None:
    found = after(one_against_two(0, *PEOPLE), {ADA: held(500_000, 0)})[ADA]
    rating = Rating(found.mean, found.spread)
    assert found.certain_until == DEAL.ended_at + rating.certain_s
    assert (
        rating.decayed(rating.certain_s - 1).sigma <= KEPT < rating.decayed(rating.certain_s).sigma
    )
    # None is known to last beyond the season.
    [season] = rating_updates.of_season([found], {}, DEAL.ended_at)
    assert season.certain_until == (
        found.certain_until if found.certain_until < end_of(season.period) else None
    )


def test_the_form_is_what_the_last_twenty_deals_were_for_oneself() -> None:
    found: dict[int, RatingRow] = {}
    for margin in (1, -2, 3):
        found = after(one_against_two(margin, *PEOPLE), found)
    assert list(memoryview(found[ADA].form).cast("b")) == [10, -20, 30]
    assert list(memoryview(found[BEPPE].form).cast("b")) == [-10, 20, -30]
    for _ in range(20):
        found = after(one_against_two(12, *PEOPLE), found)
    assert list(memoryview(found[ADA].form).cast("b")) == [120] * 20


def test_of_who_was_deleted_no_form_is_kept() -> None:
    found = after(one_against_two(1, (-5, None), (BEPPE, None), (CARLA, None)))
    assert found[-5].form == b""
    assert found[BEPPE].met == (-5, CARLA)


async def test_how_many_deals_are_missing_is_what_they_will_be(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    margins = (3_000_000, -1_000_000, -2_000_000)
    owners: list[tuple[int | None, str | None]] = [(ADA, None), *[(None, "simple@1")] * 2]
    played = DealOutcome(
        DEAL,
        tuple(
            seat(place, user, computer, Role.ALONE, margin)
            for place, ((user, computer), margin) in enumerate(zip(owners, margins, strict=True))
        ),
    )
    said, now = list[int | None](), DEAL.ended_at
    async with database.transaction() as db:
        assert await rating_updates.deals_missing(db, GUILD, DEAL.kind, ADA, now) is None
        while True:
            # One a day, so that each counts in full.
            now += DAY_S
            deal = replace(DEAL, table_id=table.id, number=len(said) + 1, ended_at=now)
            await rating_updates.keep(db, replace(played, deal=deal))
            row = (await ratings.of_people(db, [GUILD], DEAL.kind, [ADA]))[GUILD][ADA]
            if row.spread <= SETTLED:
                break
            missing = [
                await rating_updates.deals_missing(db, scope, DEAL.kind, ADA, now)
                for scope in (GUILD, ALL_SERVERS)
            ]
            assert missing[0] == missing[1]
            said.append(missing[0])
    assert said == list(range(len(said), 0, -1))
    assert len(said) > 20
