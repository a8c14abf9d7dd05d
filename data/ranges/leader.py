"""The one process that does what is done once for all servers."""

import asyncio
import logging
from contextlib import suppress

from filelock import Timeout

from data.connection import to_its_end
from data.engines.place import Place
from data.ranges.locks import leader_lock_of

log = logging.getLogger(__name__)

EVERY_S = 5.0
"""How often it is tried to take over from a leader that has gone."""


class Leader:
    """Whether this process is the one; a process alone always is.

    `leads` is set from then on: nobody takes it away from a process that runs.
    """

    def __init__(self, database: Place) -> None:
        self.leads = asyncio.Event()
        self._lock = leader_lock_of(database)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Try to lead at once, and again and again as long as another process does."""
        await self._try()
        if not self.leads.is_set():
            self._task = asyncio.create_task(self._always())

    async def close(self) -> None:
        """Let another process lead."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._lock.release)

    async def _always(self) -> None:
        while not self.leads.is_set():
            await asyncio.sleep(EVERY_S)
            await self._try()

    async def _try(self) -> None:
        # A server may be long in answering; what is taken after all can then be given back.
        with suppress(Timeout):
            await to_its_end(asyncio.to_thread(self._lock.acquire))
            self.leads.set()
            log.info("this process does what is done once for all servers")
