"""Each Monday the places on all leaderboards are kept: they tell who has moved since."""

import asyncio
import logging
import sqlite3

from bot.tables.clock import Clock
from bot.tables.recount import is_due
from data.database import Database, DatabaseError
from data.finished import places
from data.finished.periods import Span, period_of, start_of

log = logging.getLogger(__name__)

HOUR_S = 3600
PAUSE_S = 0.05
"""How long others can write between two servers."""


class Mondays:
    """Takes the places at the beginning of each week, or as soon as the bot runs again."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._every_week())

    async def close(self) -> None:
        """Stops; what is missing follows after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def take(self) -> None:
        """Takes the places of this week, unless they are there or old deals are being counted."""
        now = int(self._clock.now())
        week, reading = period_of(Span.WEEK, now), self._database.reading
        if await places.week(reading) == week or await is_due(self._database):
            return
        for scope in await places.scopes(reading):
            async with self._database.transaction() as db:
                await places.take(db, scope, now)
            await asyncio.sleep(PAUSE_S)
        async with self._database.transaction() as db:
            await places.note_week(db, week)

    async def _every_week(self) -> None:
        while True:
            now = self._clock.now()
            try:
                await self.take()
            except (DatabaseError, sqlite3.Error) as fault:
                log.warning("places not taken fault=%s", fault)
            monday = start_of(period_of(Span.WEEK, int(now)) + 1)
            await self._clock.sleep_until(min(now + HOUR_S, monday))
