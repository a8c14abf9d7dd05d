"""What is written at fixed times: places each Monday, and podiums once a season is over.

What people practised is deleted two weeks after they last touched it.

The places on all leaderboards tell who has moved since the week began. Who rests loses theirs as
soon as their rating is too uncertain.
"""

import asyncio

from bot.tables.clock import Clock
from bot.tables.daily import calendar
from bot.tables.recount import is_due
from bot.tables.retrying import Rounds
from data.database import Database
from data.finished import places, podiums, ratings
from data.finished.periods import Span, end_of, period_of
from data.finished.scopes import ALL_SERVERS
from data.solo import challenges, kept_moves, practice, shared

EVERY_S = 60
"""How often it is looked whether anything is due: old deals may have been counted again."""

PRACTICE_S = 14 * 24 * 3600
"""How long a deal that somebody practised is kept."""

SHARED_KEPT_S = 60 * 24 * 3600
"""How long a play of a day or a challenge can be looked at after that has closed; what it came to
stays."""

MOST_DELETED = 50
"""How many of those are deleted in one go."""

PAUSE_S = 0.05
"""How long others can write in between."""


class ScheduledJobs(Rounds):
    """Writes what is due at its time, or as soon as the bot runs again."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._looked_at = 0
        super().__init__("places or podiums not written", self.write, self._soonest_s, clock)

    async def write(self) -> None:
        """Write what is due, but place and podiums only unless old deals are being counted."""
        now = self._looked_at = int(self._clock.now())
        await ratings.unsettle(self._database, now)
        if not await is_due(self._database):
            await _take_places(self._database, now)
            await take_podiums(self._database, now)
        await _delete_practice(self._database, now)
        await _forget_shared(self._database, now)

    def _soonest_s(self) -> float:
        # A week that has ended while this was written is not missed.
        then = self._looked_at
        ends = [end_of(period_of(span, then)) for span in (Span.WEEK, Span.SEASON)]
        return min(then + EVERY_S, *ends) - self._clock.now()


async def _delete_practice(database: Database, now: int) -> None:
    more = True
    while more:
        async with database.transaction() as db:
            more = await practice.delete_old(db, now - PRACTICE_S, MOST_DELETED)
        await asyncio.sleep(PAUSE_S if more else 0)


async def _forget_shared(database: Database, now: int) -> None:
    # Once a day has closed nobody needs the answers in it, and later nobody its tables.
    closed = calendar.day_at(now - calendar.GRACE_S)
    async with database.transaction() as db:
        await kept_moves.forget(db, "daily-", calendar.match_of(closed, 0).rpartition("-")[0])
        await challenges.forget_answers(db)
        more = await shared.delete_tables(db, now - SHARED_KEPT_S, MOST_DELETED)
    if more:
        await asyncio.sleep(PAUSE_S)
        await _forget_shared(database, now)


async def take_podiums(database: Database, now: int) -> None:
    """Take the podiums of all seasons that are over, one server after the other, where missing.

    *now* is in seconds since 1970.
    """
    last = period_of(Span.SEASON, now) - 1
    if await podiums.newest(database.reading) >= last:
        return
    async with database.transaction(counting=True) as db:
        newest = await podiums.begin(db)
    for scope in await places.scopes(database.reading):
        if scope == ALL_SERVERS:
            # Who is listed there can change at any time.
            continue
        async with database.transaction(counting=True) as db:
            if newest == podiums.NONE:
                await podiums.clear(db, scope)
            for season in await podiums.seasons(db, scope):
                if newest < season <= last:
                    await podiums.take(db, scope, season)
        await asyncio.sleep(PAUSE_S)
    async with database.transaction(counting=True) as db:
        await podiums.end(db, last)


async def _take_places(database: Database, now: int) -> None:
    week = period_of(Span.WEEK, now)
    if await places.week(database.reading) == week:
        return
    for scope in await places.scopes(database.reading):
        async with database.transaction(counting=True) as db:
            await places.take(db, scope, now)
        await asyncio.sleep(PAUSE_S)
    async with database.transaction(counting=True) as db:
        await places.note_week(db, week)
