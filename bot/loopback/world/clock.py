"""The loopback's clock, which can be moved forward by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Any


class ShiftedClock:
    """Real time plus the seconds added by hand. It cannot be turned back."""

    def __init__(self, ahead_s: float = 0.0) -> None:
        self.ahead_s = ahead_s
        self.listeners: list[Callable[[], None]] = []
        self._moved: asyncio.Future[None] | None = None

    @property
    def now(self) -> float:
        """The current time, in Unix seconds."""
        return time.time() + self.ahead_s

    def advance(self, seconds: float) -> None:
        """Move the clock forward. Raises `ValueError` for a negative step."""
        if not seconds >= 0:
            raise ValueError("the clock only moves forward")
        self.ahead_s += seconds
        for listener in self.listeners:
            listener()
        if self._moved is not None:
            self._moved.set_result(None)
            self._moved = None

    async def first(self, done: asyncio.Future[Any], deadline: float) -> bool:
        """Wait for *done* or until *deadline*; return whether *done* came first."""
        while not done.done():
            left_s = deadline - self.now
            if left_s <= 0:
                return False
            if self._moved is None:
                self._moved = asyncio.get_running_loop().create_future()
            await asyncio.wait(
                {done, self._moved}, timeout=left_s, return_when=asyncio.FIRST_COMPLETED
            )
        return True
