"""Draws in threads, so that the event loop never waits for a picture."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 2
"""Threads that draw; more would only contend for the same cores."""


class Artist:
    """The threads that draw."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="artist")

    async def draw(self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the drawing function returns, drawn in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: picture(*args, **kwargs))

    def close(self) -> None:
        """Lets the threads finish what they draw and ends them."""
        self._threads.shutdown()
