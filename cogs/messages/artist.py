"""Draws in threads so that the event loop never waits for a picture."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

from cogs.messages.looks import Looks
from cogs.press.refusals import CardsNotDrawn
from rendering.cards.store import NotDrawn, store

P = ParamSpec("P")
T = TypeVar("T")


class Artist:
    """Draws in the threads it is given, with cards that others draw.

    Cards that are missing come next.
    """

    def __init__(self, threads: Executor, looks: Looks) -> None:
        self._threads = threads
        self._looks = looks

    async def draw(self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the drawing function returns. Raises `CardsNotDrawn` if its cards are
        missing."""
        drawn = await self.draw_if_ready(picture, *args, **kwargs)
        if drawn is None:
            raise CardsNotDrawn
        return drawn

    async def draw_if_ready(
        self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T | None:
        """Return what the drawing function returns; None if its cards are missing."""
        try:
            return await self._draw(picture, *args, **kwargs)
        except NotDrawn as missing:
            if self._looks.comes(missing.look, missing.kind):
                return None
            return await self.draw_when_ready(picture, *args, **kwargs)

    async def draw_when_ready(
        self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what the drawing function returns once its cards have been drawn."""
        while True:
            try:
                return await self._draw(picture, *args, **kwargs)
            except NotDrawn as missing:
                look, kind = missing.look, missing.kind
                if not await self._looks.drawn(look, kind):
                    await self._draw(store.draw_here, look, kind)

    async def _draw(self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: picture(*args, **kwargs))
