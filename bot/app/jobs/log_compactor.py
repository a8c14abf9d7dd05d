"""Compressing the logs of tables that have ended, in the background of a bot."""

import asyncio
import logging

from bot.tables.clock import Clock
from bot.tables.retrying import Rounds
from data.database import Database
from data.finished import logs
from data.finished.logs import BadLog

log = logging.getLogger(__name__)

KEPT_S = 3600
"""How long the log of a table that has ended stays as it is: people still look at its deals."""

EVERY_S = 600.0
"""How often it is looked for logs to compress."""

PAUSE_S = 0.05
"""How long it rests after each: people are playing."""


class LogCompactor(Rounds):
    """Puts one row in the place of all events of a table, a while after its end.

    Each in a transaction of its own: wherever it is interrupted, no event is lost.
    """

    def __init__(self, database: Database, clock: Clock, pause_s: float = PAUSE_S) -> None:
        self._database = database
        self._clock = clock
        self._pause_s = pause_s
        super().__init__("logs not compressed", self._compress_all, lambda: EVERY_S)

    async def compress(self) -> int:
        """Compress every log whose time has come; return how many. Raises `DatabaseDown`."""
        table_id, done = 0, 0
        ended_by = int(self._clock.now()) - KEPT_S
        while found := await logs.to_pack(self._database.reading, table_id, ended_by):
            table_id = found
            try:
                async with self._database.transaction() as db:
                    done += await logs.pack(db, table_id)
            except BadLog as fault:
                log.error("log not compressed table=%s fault=%s", table_id, fault)
            await asyncio.sleep(self._pause_s)
        return done

    async def _compress_all(self) -> None:
        if done := await self.compress():
            log.info("logs compressed: %s", done)
