"""Which looks of the cards are ready to use; others are prepared in the background."""

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from pathlib import Path

from bot.games.drawings import drawings
from bot.texts import Texts
from bot.words.wording import letters_of
from data.choices.players import AUTO, Preferences
from rendering.art.pips.suits import Colours
from rendering.cards.look import Look, usual
from rendering.cards.store import is_prepared, prepare_in

log = logging.getLogger(__name__)


def look_for(preferences: Preferences, art: str, texts: Texts) -> Look:
    """How a player who reads these texts sees the cards of a game with this art."""
    pack = preferences.pack if preferences.pack in drawings(art) else art
    letters = letters_of(texts) if preferences.letters == AUTO else preferences.letters
    return Look(pack, letters, Colours(preferences.colours))


class Looks:
    """The looks whose cards have been drawn; any other is drawn once, in a separate process."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._ready: set[Look] = set()
        self._drawing: dict[Look, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def at_hand(self, look: Look, art: str) -> Look:
        """The look itself if its cards have been drawn, else the nearest one; never waits.

        The default look of *art* is always ready. A look that is not starts being drawn.
        """
        if self.is_ready(look):
            return look
        self._begin(look)
        near = (Look(look.pack, look.letters), usual(look.pack), Look(art, look.letters))
        return next(filter(self.is_ready, near), usual(art))

    def is_ready(self, look: Look) -> bool:
        """Whether the cards of the look have been drawn."""
        if look not in self._ready and is_prepared(self._cache, look):
            self._ready.add(look)
        return look in self._ready

    async def rest(self) -> None:
        """Waits until every look that was started has been drawn."""
        await asyncio.gather(*self._drawing.values())

    async def close(self) -> None:
        """Stops whatever is being drawn."""
        for task in self._drawing.values():
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    def _begin(self, look: Look) -> None:
        # What has failed once would fail again with every hand shown.
        if look not in self._drawing:
            self._drawing[look] = asyncio.create_task(self._draw(look))

    async def _draw(self, look: Look) -> None:
        async with self._turn:
            await draw_apart(self._cache, [look])


async def draw_apart(cache: Path, looks: Sequence[Look]) -> None:
    """Draws the cards of looks in a separate process; says in the log if that fails.

    Cancelling this kills the process.
    """
    process = get_context("spawn").Process(target=prepare_in, args=(cache, looks), daemon=True)
    with _no_interrupts():
        process.start()
    try:
        await asyncio.to_thread(process.join)
    finally:
        process.kill()
    # Whoever stops the program may stop this one too.
    if process.exitcode not in (0, -signal.SIGTERM):
        keys = ",".join(look.key for look in looks)
        log.warning("look not drawn look=%s status=%s", keys, process.exitcode)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    # A terminal interrupts all processes at once. One started in here ignores that and is killed by
    # the program itself, which gets the interrupt afterwards.
    if sys.platform == "win32":
        yield
        return
    # Starting Python's own helper process would lift the block.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
