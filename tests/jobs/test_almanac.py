"""What is written at fixed times: places at the beginning of each week, podiums after a season."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.jobs.scheduled_jobs import ScheduledJobs, take_podiums
from data import notes, rows
from data.connection import Connection
from data.database import Database
from data.finished import places, podiums, progress, ratings
from data.finished.period_totals import ALL_KINDS, MatchTally
from data.finished.periods import ALL_TIME, WEEK_S, Span, end_of, period_of, start_of
from data.finished.ratings import RatingRow
from data.finished.scopes import ALL_SERVERS
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, GUILD

NOON = start_of(period_of(Span.WEEK, 1_800_000_000)) + 12 * 3600
"""At noon on a Monday."""


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path / "almanac.db")
    try:
        async with asyncio.timeout(30):
            yield database
    finally:
        await database.close()


async def win(database: Database, user: int, wins: int) -> None:
    async with database.transaction() as db:
        tally = MatchTally(GUILD, ALL_KINDS, ALL_TIME, user, 10, wins)
        await rows.put(db, "match_tallies", rows.columns(MatchTally)[:4], tally)
        await db.execute(
            "INSERT OR IGNORE INTO names (guild_id, user_id, name) VALUES (?, ?, 'A')",
            (GUILD, user),
        )


async def by_wins(database: Database) -> dict[int, int]:
    """The place of everybody when the week began."""
    found = await database.reading.execute_fetchall(
        "SELECT user_id, place FROM places WHERE ranked_by = 'wins'"
    )
    return {user_id: place for user_id, place in found}


async def until_season(database: Database, season: int) -> None:
    while True:
        if await podiums.newest(database.reading) == season:
            return
        await asyncio.sleep(0.01)


async def until_week(database: Database, week: int) -> None:
    while True:
        if await places.week(database.reading) == week:
            return
        await asyncio.sleep(0.01)


async def test_places_are_taken_once_a_week(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        clock = FakeClock(NOON)
        almanac = ScheduledJobs(database, clock)
        await win(database, ADA, 3)
        await almanac.write()
        assert await by_wins(database) == {ADA: 1}
        await win(database, BEPPE, 4)
        await almanac.write()
        assert await by_wins(database) == {ADA: 1}
        clock.move(WEEK_S)
        await almanac.write()
        assert await by_wins(database) == {BEPPE: 1, ADA: 2}


async def test_a_running_bot_takes_them_on_monday(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        clock = FakeClock(NOON)
        almanac = ScheduledJobs(database, clock)
        await win(database, ADA, 3)
        almanac.start()
        this = period_of(Span.WEEK, NOON)
        await until_week(database, this)
        await win(database, BEPPE, 4)
        clock.move(WEEK_S)
        await until_week(database, this + 1)
        await almanac.close()
        assert await by_wins(database) == {BEPPE: 1, ADA: 2}


async def test_who_rests_for_too_long_loses_their_place(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        clock = FakeClock(NOON)
        certain = RatingRow(GUILD, 1, ADA, 0, 550_000, 9, NOON, (1, 2, 3), b"", settled=True)
        row = replace(certain, certain_until=NOON + 3 * WEEK_S)
        async with database.transaction() as db:
            await ratings.put(db, [row])
        found = []
        for _ in range(4):
            await ScheduledJobs(database, clock).write()
            [now] = (await ratings.of_people(database.reading, [GUILD], 1, [ADA]))[GUILD].values()
            found.append(now.settled)
            clock.move(WEEK_S)
        assert found == [True, True, True, False]


async def test_while_old_deals_are_counted_it_waits(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        almanac = ScheduledJobs(database, FakeClock(NOON))
        await win(database, ADA, 3)
        await notes.write(database, progress.NOTE, "0")
        await almanac.write()
        assert await by_wins(database) == {}
        async with database.transaction() as db:
            await progress.end(db)
        await almanac.write()
        assert await by_wins(database) == {ADA: 1}


async def win_in(database: Database, season: int, *wins: int) -> None:
    """Person 1 has won so many matches of a season, person 2 …"""
    async with database.transaction() as db:
        for user, each in enumerate(wins, start=1):
            tally = MatchTally(GUILD, ALL_KINDS, season, user, 99, each)
            await rows.put(db, "match_tallies", rows.columns(MatchTally)[:4], tally)
            await db.execute("INSERT OR IGNORE INTO names VALUES (?, ?, 'A')", (GUILD, user))


async def golden(database: Database) -> list[tuple[int, int]]:
    """The seasons that have a podium by wins, and who is the first there."""
    found = await database.reading.execute_fetchall(
        "SELECT period, user_id FROM podiums WHERE ranked_by = 'wins' AND place = 1 ORDER BY period"
    )
    return [(period, user) for period, user in found]


async def test_podiums_are_taken_once_a_season_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        clock, season = FakeClock(NOON), period_of(Span.SEASON, NOON)
        almanac = ScheduledJobs(database, clock)
        for n in range(3):
            await win_in(database, season - n, 1, 2, 3, 4)
        await almanac.write()
        assert await golden(database) == [(season - 2, 4), (season - 1, 4)]
        clock.move(end_of(season) - NOON - 1)
        await almanac.write()
        assert len(await golden(database)) == 2
        clock.move(1)
        await win_in(database, season - 1, 9)
        await almanac.write()
        # Only what was missing.
        assert await golden(database) == [(season - 2, 4), (season - 1, 4), (season, 4)]


async def test_podiums_that_are_demanded_are_taken_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        season = period_of(Span.SEASON, NOON)
        almanac = ScheduledJobs(database, FakeClock(NOON))
        for n in (1, 2):
            await win_in(database, season - n, 1, 2, 3, 4)
        await almanac.write()
        await win_in(database, season - 1, 9)
        async with database.transaction() as db:
            await db.execute("DELETE FROM match_tallies WHERE period = ?", (season - 2,))
            await podiums.demand(db)
        await almanac.write()
        assert await golden(database) == [(season - 1, 1)]


async def test_podiums_demanded_while_they_are_taken_are_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as database:
        season, taken = period_of(Span.SEASON, NOON), podiums.take
        await win_in(database, season - 1, 1, 2, 3, 4)

        async def demanded(db: Connection, scope: int, each: int) -> None:
            await taken(db, scope, each)
            await podiums.demand(db)

        monkeypatch.setattr(podiums, "take", demanded)
        await take_podiums(database, NOON)
        monkeypatch.setattr(podiums, "take", taken)
        await win_in(database, season - 1, 9)
        await take_podiums(database, NOON)
        assert await golden(database) == [(season - 1, 1)]


async def test_a_running_bot_takes_podiums_when_a_season_ends(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        season = period_of(Span.SEASON, NOON)
        clock = FakeClock(end_of(season) - 1)
        await win_in(database, season, 1, 2, 3, 4)
        almanac = ScheduledJobs(database, clock)
        almanac.start()
        await until_season(database, season - 1)
        clock.move(1)
        await until_season(database, season)
        await almanac.close()
        assert await golden(database) == [(season, 4)]


async def test_everywhere_has_no_podium(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        season = period_of(Span.SEASON, NOON)
        await win_in(database, season - 1, 1, 2, 3, 4)
        async with database.transaction() as db:
            await db.execute("UPDATE match_tallies SET scope = ?", (ALL_SERVERS,))
        await take_podiums(database, NOON)
        assert await golden(database) == []
