"""Retrying what has failed, Discord calls above all, until it succeeds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable

from bot.tables.errors import StaleAction
from data.faults import DatabaseError
from rendering.cards.store import CardsNotDrawn

log = logging.getLogger(__name__)

Attempt = Callable[[], Awaitable[float | None]]
"""Tries something; returns after how many seconds to try again, or None if that is not needed."""


class Retries:
    """Attempts that are made again, at most one for each key, each after a *pause* in seconds."""

    def __init__(self, pause: Callable[[float], Awaitable[None]] | None = None) -> None:
        self._pause = pause or asyncio.sleep
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._waiting: set[Hashable] = set()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._tasks

    def is_waiting(self, key: Hashable) -> bool:
        """Return whether the next attempt has not begun, and so will know all that is so by
        then."""
        return key in self._waiting

    def add(self, key: Hashable, attempt: Attempt, wait_s: float) -> None:
        """Make the attempt after some seconds, in place of the one with the same key."""
        if key in self._tasks:
            self._tasks[key].cancel()
        task = self._tasks[key] = asyncio.create_task(self._repeat(key, attempt, wait_s))
        task.add_done_callback(lambda done: self._end(key, done))

    async def close(self) -> None:
        """Make no attempt any more."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, key: Hashable, task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def _repeat(self, key: Hashable, attempt: Attempt, wait_s: float | None) -> None:
        try:
            while wait_s is not None:
                self._waiting.add(key)
                try:
                    await self._pause(wait_s)
                finally:
                    self._waiting.discard(key)
                wait_s = await attempt()
        except DatabaseError as fault:
            log.error("attempt not noted fault=%s", fault)
        except StaleAction:
            # The table has been read again, and whoever shows it has been told.
            log.info("attempt left: another process was faster")
        except CardsNotDrawn:
            log.info("attempt left to the next start")
        except Exception:
            # The last net under this task; nothing depends on it.
            log.exception("attempt failed")
