"""Draws in threads so that the event loop never waits for a picture."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Artist:
    """Draws in the threads it is given."""

    def __init__(self, threads: Executor) -> None:
        self._threads = threads

    async def draw(self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs the drawing function in a thread and returns its result."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: picture(*args, **kwargs))
