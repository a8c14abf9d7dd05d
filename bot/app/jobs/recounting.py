"""Counting all deals again: by a command, and in the background of a bot where it is due."""

import logging
import sys
import time

from filelock import Timeout

from bot.app.jobs.scheduled_jobs import take_podiums
from bot.tables.recount import is_due, recount, recount_due
from bot.tables.retrying import Rounds
from data.database import Database
from data.engines.place import Place
from data.faults import DatabaseError, DatabaseUnusable, StatementError
from data.finished import rebuild_tables
from data.ranges.locks import recount_lock_of, taken

log = logging.getLogger(__name__)

PAUSE_S = 0.02
"""How long a bot rests after each deal that it counts again: people are playing."""

EVERY_S = 5.0
"""How often it looks whether anything has to be counted again."""

RETRY_S = 60.0
"""How long it waits where counting failed, or somebody else is counting."""


class Recounting(Rounds):
    """Counts the deals of older versions, and what a moderator has changed, while a bot plays."""

    def __init__(self, database: Database, path: Place) -> None:
        self._database = database
        self._path = path
        super().__init__("deals not counted", self._count, lambda: EVERY_S)

    async def _count(self) -> float | None:
        try:
            if await is_due(self._database) or await rebuild_tables.are_left(
                self._database.reading
            ):
                async with taken(recount_lock_of(self._path)):
                    log.info("counting all deals again")
                    damaged = await recount_due(self._database, _quiet, PAUSE_S)
                    log.info("all deals are counted damaged=%s", damaged)
        except (Timeout, DatabaseError, StatementError) as fault:
            log.warning("deals not counted fault=%s", fault)
            return RETRY_S
        return None


async def rebuild(path: Place) -> str:
    """Count everything again in this database, and say how far it is; return what was done.

    Raises `DatabaseError` if the database cannot be used, or somebody else is counting.
    """
    try:
        async with taken(recount_lock_of(path)):
            database = await Database.open(path)
            try:
                damaged = await recount(database, _say)
                await take_podiums(database, int(time.time()))
            finally:
                await database.close()
    except Timeout:
        raise DatabaseUnusable(path, "its deals are being counted already") from None
    except StatementError as fault:
        raise DatabaseUnusable(path, str(fault)) from fault
    return f"All deals in {path} were counted again.{_left_out(damaged)}"


def _left_out(damaged: int) -> str:
    if not damaged:
        return ""
    logs = "1 damaged log was" if damaged == 1 else f"{damaged} damaged logs were"
    return f" {logs} left out: see above."


def _say(percent: int) -> None:
    sys.stderr.write(f"\r{percent:3} %" + ("\n" if percent == 100 else ""))
    sys.stderr.flush()


def _quiet(percent: int) -> None:
    pass
