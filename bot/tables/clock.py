"""The time as an argument: whatever waits for a moment asks a clock."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in seconds since 1970, UTC, and wakes at a given one."""

    def now(self) -> float:
        """The time."""

    async def sleep_until(self, moment: float) -> None:
        """Returns once the time has come, at once if it has passed."""


class SystemClock:
    """The clock of this machine."""

    def now(self) -> float:
        """The time."""
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        """Returns once the time has come, at once if it has passed."""
        await asyncio.sleep(max(0.0, moment - self.now()))
