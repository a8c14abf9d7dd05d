"""Draws so that the event loop never waits long for a picture."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import ParamSpec, TypeVar

from cogs.messages.looks import Looks
from rendering.cards.store import CardsNotDrawn, NotDrawn, NotInMemory, from_memory, store

P = ParamSpec("P")
T = TypeVar("T")


class Artist:
    """Draws with cards that others draw; those that are missing come next.

    What is shown while people play is drawn at once where its cards are in memory: that takes a
    millisecond or two, in which a thread would hold the interpreter just the same. All else is
    drawn in the threads that it is given.
    """

    def __init__(self, threads: Executor, looks: Looks) -> None:
        self._threads = threads
        self._looks = looks

    async def draw(self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function returns that may draw for long. Raises `CardsNotDrawn` if its
        cards are missing."""
        drawn = await self._drawn(self._in_thread, partial(picture, *args, **kwargs))
        if drawn is None:
            raise CardsNotDrawn
        return drawn

    async def draw_if_ready(
        self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T | None:
        """Return what the drawing function returns; None if its cards are missing."""
        return await self._drawn(self._at_once, partial(picture, *args, **kwargs))

    async def draw_when_ready(
        self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what the drawing function returns once its cards have been drawn."""
        draw = partial(picture, *args, **kwargs)
        while True:
            try:
                return await self._at_once(draw)
            except NotDrawn as missing:
                await self._fetch(missing)

    async def _drawn(
        self, how: Callable[[Callable[[], T]], Awaitable[T]], draw: Callable[[], T]
    ) -> T | None:
        while True:
            try:
                return await how(draw)
            except NotDrawn as missing:
                if self._looks.comes(missing.look, missing.kind):
                    return None
                await self._fetch(missing)

    async def _fetch(self, missing: NotDrawn) -> None:
        look, kind = missing.look, missing.kind
        if not await self._looks.drawn(look, kind):
            await self._in_thread(partial(store.draw_here, look, kind))

    async def _at_once(self, draw: Callable[[], T]) -> T:
        try:
            with from_memory():
                return draw()
        except NotInMemory:
            return await self._in_thread(draw)

    async def _in_thread(self, draw: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
