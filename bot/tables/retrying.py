"""What keeps tables, and work in the background, going: what fails is due again a while later."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.clock import Clock
from bot.tables.errors import StaleAction, TableError
from bot.tables.table import Table
from data.faults import DatabaseError, StatementError

log = logging.getLogger(__name__)

RETRY_S = 5.0
"""How long a table waits after a task that could not be done."""


async def retrying(table: Table, name: str, task: Callable[[], Awaitable[None]]) -> None:
    """Do something that is due at a table, unless it comes too late; raise nothing.

    After a failure the table rests for `RETRY_S` seconds. Whoever calls looks then whether the task
    is still due. The *name* of the task is for the log.
    """
    try:
        await task()
    except (StaleAction, TableError) as late:
        log.debug("%s too late table=%s fault=%r", name, table.id, late)
    except DatabaseError as fault:
        log.error("%s failed table=%s fault=%s", name, table.id, fault)
        await asyncio.sleep(RETRY_S)
    except Exception:
        # The last net of a task: without it the table would stand still.
        log.exception("%s failed table=%s version=%s", name, table.id, table.version)
        await asyncio.sleep(RETRY_S)


class Rounds:
    """Looks again and again whether there is something to do; what fails is left to the next look.

    *look* returns after how many seconds to look again at the soonest, if not after *every_s*, and
    *what* is what has not been done where it fails. Without a *clock* that of the machine counts.
    """

    def __init__(
        self,
        what: str,
        look: Callable[[], Awaitable[float | None]],
        every_s: Callable[[], float],
        clock: Clock | None = None,
    ) -> None:
        self._what, self._look, self._every_s, self._waits_by = what, look, every_s, clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._always())

    async def close(self) -> None:
        """Stop; what has not been done follows after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def rest(self, seconds: float) -> None:
        """Return when it is time for the next look."""
        if self._waits_by is None:
            await asyncio.sleep(seconds)
        else:
            await self._waits_by.sleep_until(self._waits_by.now() + seconds)

    async def _always(self) -> None:
        while True:
            await self.rest(max(await self._look_once() or 0.0, self._every_s()))

    async def _look_once(self) -> float | None:
        try:
            return await self._look()
        except (DatabaseError, StatementError, TableError) as fault:
            log.warning("%s fault=%r", self._what, fault)
        except Exception:
            # The last net of a task: a bug must not end all that is still to come.
            log.exception(self._what)
        return None
