"""Which looks of the cards can be drawn at once; the others are made ready beside the play."""

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from pathlib import Path

from bot.games.drawings import drawings
from data.players import AUTO, Preferences
from rendering.art.suits import Colours
from rendering.look import LETTERS, Look, usual
from rendering.sprites import is_prepared, prepare_in

log = logging.getLogger(__name__)


def look_for(preferences: Preferences, art: str) -> Look:
    """How a player sees the cards of a game with this drawing."""
    pack = preferences.pack if preferences.pack in drawings(art) else art
    letters = LETTERS[pack] if preferences.letters == AUTO else preferences.letters
    return Look(pack, letters, Colours(preferences.colours))


class Looks:
    """The looks whose cards are drawn. Any other is drawn once, by a process of its own."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._ready: set[Look] = set()
        self._drawing: dict[Look, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def at_hand(self, look: Look, art: str) -> Look:
        """The look itself if its cards are drawn, else the nearest one; never waits.

        The usual look of *art* is always there. What is not begins to be drawn.
        """
        if self.is_ready(look):
            return look
        self._begin(look)
        near = usual(look.pack)
        return near if self.is_ready(near) else usual(art)

    def is_ready(self, look: Look) -> bool:
        """Whether the cards of the look are drawn."""
        if look not in self._ready and is_prepared(self._cache, look):
            self._ready.add(look)
        return look in self._ready

    async def rest(self) -> None:
        """Waits until all that was begun is drawn."""
        await asyncio.gather(*self._drawing.values())

    async def close(self) -> None:
        """Stops whatever is being drawn."""
        for task in self._drawing.values():
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    def _begin(self, look: Look) -> None:
        # What failed once would fail again with every hand that is shown.
        if look not in self._drawing:
            self._drawing[look] = asyncio.create_task(self._draw(look))

    async def _draw(self, look: Look) -> None:
        async with self._turn:
            status = await draw_apart(self._cache, look)
        if status:
            log.warning("look not drawn look=%s status=%s", look.key, status)


async def draw_apart(cache: Path, look: Look) -> int | None:
    """Has a process of its own draw the cards of a look; returns its exit status.

    Whoever is cancelled in here ends the process.
    """
    process = get_context("spawn").Process(target=prepare_in, args=(cache, look), daemon=True)
    with _no_interrupts():
        process.start()
    try:
        await asyncio.to_thread(process.join)
    finally:
        process.kill()
    return process.exitcode


@contextmanager
def _no_interrupts() -> Iterator[None]:
    # A terminal interrupts all processes at once. One that begins in here hears nothing of it, and
    # is ended by the program itself, which hears of it afterwards.
    if sys.platform == "win32":
        yield
        return
    # Python's own helper process would end the block when it begins.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
