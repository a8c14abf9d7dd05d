"""Sums of rated deals and of matches, by period."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.games.sides import DealMark
from bot.ratings.parts import Role
from data import rows
from data.database import Database
from data.finished import period_totals
from data.finished.deals import DealOutcome, DealRow, DealSeat
from data.finished.period_totals import ALL_KINDS, LEAST, DealTally, MatchTally
from data.finished.periods import ALL_TIME, STORED, WEEK_S, Span, period_of
from tests.data.support.finished import ADA, BEPPE, CARLA, HERE, store

NOW = 2000 * WEEK_S
SCARTO = 1


def outcome(*points: int, ended_at: int = NOW, rated: bool = True) -> DealOutcome:
    """A deal of Ada, Beppe and Carla in which they made these points."""
    deal = DealRow(
        table_id=1, number=1, guild_id=HERE, kind=SCARTO, ended_at=ended_at, bid=None, multiplier=1,
        counts=True, rated=rated, fit=1,
    )  # fmt: skip
    seats = tuple(
        DealSeat(
            seat=Seat(seat), user_id=user, computer=None, own_cards=0, role=Role.ALONE, margin=0,
            points=made, tricks=0, declared=0, marks=DealMark.NOTHING,
        )
        for seat, (user, made) in enumerate(zip((ADA, BEPPE, CARLA), points, strict=True))
    )  # fmt: skip
    return DealOutcome(deal, seats)


async def add(database: Database, *outcomes: DealOutcome) -> None:
    async with database.transaction() as db:
        for each in outcomes:
            await period_totals.add_deal(db, each)


async def deals_of(database: Database, user_id: int) -> dict[int, tuple[int, int]]:
    """The deals of a person and their points, by period."""
    source = "FROM deal_tallies WHERE user_id = ?"
    found = await rows.select(database.reading, DealTally, source, (user_id,))
    return {each.period: (each.deals, each.points) for each in found}


async def matches_of(database: Database, user_id: int, kind: int) -> dict[int, tuple[int, int]]:
    source = "FROM match_tallies WHERE user_id = ? AND kind = ?"
    found = await rows.select(database.reading, MatchTally, source, (user_id, kind))
    return {each.period: (each.matches, each.wins) for each in found}


async def test_rated_deals_are_summed_up_in_each_period(database: Database) -> None:
    await add(database, outcome(5, -2, -3), outcome(-7, 4, 3), outcome(1, 1, -2, rated=False))
    found = await deals_of(database, ADA)
    assert len(found) == len(STORED)
    assert set(found.values()) == {(2, -2)}


async def test_a_deal_that_somebody_left_is_not_theirs(database: Database) -> None:
    left = outcome(5, -2, -3)
    seats = (replace(left.seats[0], computer="simple@1"), *left.seats[1:])
    await add(database, replace(left, seats=seats))
    assert await deals_of(database, ADA) == {}
    assert len(await deals_of(database, BEPPE)) == len(STORED)


async def test_of_days_weeks_and_months_the_newest_two_are_kept(database: Database) -> None:
    times = [NOW + week * WEEK_S for week in range(20)]
    await add(database, *(outcome(1, 0, -1, ended_at=time) for time in times))
    found = await deals_of(database, ADA)
    weeks = [period_of(Span.WEEK, time) for time in times]
    months = sorted({period_of(Span.MONTH, time) for time in times})
    seasons = sorted({period_of(Span.SEASON, time) for time in times})
    day = period_of(Span.DAY, times[-1])
    assert sorted(found) == [ALL_TIME, *seasons, *months[-2:], *weeks[-2:], day]
    assert len(seasons) > 1
    assert found[ALL_TIME] == (20, 20)


async def test_the_database_takes_as_many_deals_for_a_mean(database: Database) -> None:
    for span, least in LEAST.items():
        period = period_of(span, NOW)
        for missing in (1, 0):
            async with database.transaction() as db:
                tally = DealTally(HERE, SCARTO, period, ADA, least - missing, 3 * least)
                await rows.put(db, "deal_tallies", rows.columns(DealTally)[:4], tally)
            [(ranked, value)] = await database.reading.execute_fetchall(
                "SELECT ranked, value FROM deal_tallies WHERE period = ?", (period,)
            )
            assert (ranked, value) == ((0, least - 1) if missing else (1, 30))


async def test_matches_count_in_their_game_and_in_all(database: Database) -> None:
    await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=NOW)
    await store(database, (ADA, -5), (BEPPE, 5), (CARLA, 0), ended_at=NOW)
    await store(database, (ADA, 5), (BEPPE, -1), (CARLA, -4), ended_at=NOW, game="other")
    assert set((await matches_of(database, ADA, SCARTO)).values()) == {(2, 1)}
    found = await matches_of(database, ADA, ALL_KINDS)
    assert set(found.values()) == {(3, 2)}
    assert len(found) == len(STORED)
    assert set((await matches_of(database, CARLA, ALL_KINDS)).values()) == {(2, 0)}
