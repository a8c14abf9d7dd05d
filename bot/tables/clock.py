"""The time as an argument: whatever waits for a moment asks a clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

CATCHING_UP = 0.9
"""How fast time passes until the clock of the machine has caught up after it was set back."""


class Clock(Protocol):
    """Tells the time in seconds since 1970, UTC, and wakes at a given one. It never goes back."""

    def now(self) -> float:
        """Return the time."""

    async def sleep_until(self, moment: float) -> None:
        """Return once the time has come, at once if it has passed."""


class SystemClock:
    """The clock of this machine; where that is set back, time passes a bit slower for a while.

    Whoever waits for a moment does not wait for all the time that comes twice. *wall* is the clock
    that can be set, *steady* one that cannot.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._now, self._read_at = wall(), steady()

    def now(self) -> float:
        """Return the time."""
        steady = self._steady()
        passed, self._read_at = steady - self._read_at, steady
        self._now = max(self._wall(), self._now + passed * CATCHING_UP)
        return self._now

    async def sleep_until(self, moment: float) -> None:
        """Return once the time has come, at once if it has passed."""
        # No event tells that a clock was set.
        while (left_s := moment - self.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left_s)
