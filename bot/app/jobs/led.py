"""What only one process does, however many play with a database."""

import asyncio
from typing import Protocol

from data.ranges.leader import Leader


class BackgroundWorker(Protocol):
    """Something that runs by itself between `start` and `close`."""

    def start(self) -> None:
        """Start running."""

    async def close(self) -> None:
        """Stop."""


class Led:
    """Runs these as soon as this process leads."""

    def __init__(self, leader: Leader, *workers: BackgroundWorker) -> None:
        self._leader, self._workers = leader, workers
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start them, at once if this process leads already."""
        if self._leader.leads.is_set():
            self._begin()
        else:
            self._task = asyncio.create_task(self._wait())

    async def close(self) -> None:
        """Stop them, the last first."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for worker in reversed(self._workers):
            await worker.close()

    def _begin(self) -> None:
        for worker in self._workers:
            worker.start()

    async def _wait(self) -> None:
        await self._leader.leads.wait()
        self._begin()
