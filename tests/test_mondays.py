"""The places on leaderboards are kept at the beginning of each week."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.mondays import Mondays
from data import notes, rows
from data.database import Database
from data.finished import places, progress
from data.finished.periods import ALL_TIME, WEEK_S, Span, period_of, start_of
from data.finished.tallies import ALL_KINDS, MatchTally
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, GUILD

NOON = start_of(period_of(Span.WEEK, 1_800_000_000)) + 12 * 3600
"""At noon on a Monday."""


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path / "mondays.db")
    try:
        async with asyncio.timeout(30):
            yield database
    finally:
        await database.close()


async def win(database: Database, user: int, wins: int) -> None:
    async with database.transaction() as db:
        tally = MatchTally(GUILD, ALL_KINDS, ALL_TIME, user, 10, wins)
        await rows.put(db, "match_tallies", tally)
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


async def until_week(database: Database, week: int) -> None:
    while True:
        if await places.week(database.reading) == week:
            return
        await asyncio.sleep(0.01)


async def test_places_are_taken_once_a_week(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        clock = FakeClock(NOON)
        mondays = Mondays(database, clock)
        await win(database, ADA, 3)
        await mondays.take()
        assert await by_wins(database) == {ADA: 1}
        await win(database, BEPPE, 4)
        await mondays.take()
        assert await by_wins(database) == {ADA: 1}
        clock.move(WEEK_S)
        await mondays.take()
        assert await by_wins(database) == {BEPPE: 1, ADA: 2}


async def test_a_running_bot_takes_them_on_monday(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        clock = FakeClock(NOON)
        mondays = Mondays(database, clock)
        await win(database, ADA, 3)
        mondays.start()
        this = period_of(Span.WEEK, NOON)
        await until_week(database, this)
        await win(database, BEPPE, 4)
        clock.move(WEEK_S)
        await until_week(database, this + 1)
        await mondays.close()
        assert await by_wins(database) == {BEPPE: 1, ADA: 2}


async def test_while_old_deals_are_counted_it_waits(tmp_path: Path) -> None:
    async with opened(tmp_path) as database:
        mondays = Mondays(database, FakeClock(NOON))
        await win(database, ADA, 3)
        await notes.write(database, progress.NOTE, "0")
        await mondays.take()
        assert await by_wins(database) == {}
        async with database.transaction() as db:
            await progress.end(db)
        await mondays.take()
        assert await by_wins(database) == {ADA: 1}
