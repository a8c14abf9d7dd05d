"""Which looks of the cards are ready to use; others are drawn meanwhile, in another process."""

import asyncio
import logging
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from pathlib import Path

from bot.games.drawings import drawings
from bot.texts import Texts
from bot.words.wording import letters_of
from data.choices.players import AUTO, Preferences
from rendering.art.pips.suits import Colours
from rendering.cards.deck import CardKind
from rendering.cards.look import Look, usual
from rendering.cards.pen import DrawingProcess
from rendering.cards.store import CardsNotDrawn, is_prepared, kinds

log = logging.getLogger(__name__)

Sheet = tuple[Look, CardKind]
"""The cards of a look at one size, which are drawn together."""


def look_for(preferences: Preferences, art: str, texts: Texts) -> Look:
    """Return how a player who reads these texts sees the cards of a game with this art."""
    pack = preferences.pack if preferences.pack in drawings(art) else art
    letters = letters_of(texts) if preferences.letters == AUTO else preferences.letters
    return Look(pack, letters, Colours(preferences.colours))


class Looks:
    """The looks whose cards have been drawn, and the drawing of all others, each once.

    Sheets that somebody waits for come first, in the order in which they were asked for.
    """

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._ready: set[Look] = set()
        self._begun: set[Look] = set()
        self._awaited: dict[Sheet, asyncio.Future[bool]] = {}
        self._asked: deque[Sheet] = deque()
        self._sheets: deque[Sheet] = deque()
        self._failed: set[Sheet] = set()
        self._drawing: asyncio.Task[None] | None = None
        self._is_closed = False

    def at_hand(self, look: Look, art: str) -> Look:
        """Return the look itself if its cards have been drawn, else the nearest one; never waits.

        A look that is not ready starts being drawn. Those in the colours of the pack of *art* are
        worth waiting for: most of them differ in a few letters from what is there.
        """
        if self.is_ready(look):
            return look
        self._begin([look], self._asked)
        plain = Look(art, look.letters)
        near = (Look(look.pack, look.letters), usual(look.pack), plain)
        return look if look == plain else next(filter(self.is_ready, near), plain)

    def is_ready(self, look: Look) -> bool:
        """Return whether the cards of the look have been drawn."""
        if look not in self._ready and is_prepared(self._cache, look):
            self._ready.add(look)
        return look in self._ready

    def begin(self, looks: Iterable[Look]) -> None:
        """Have these looks drawn, after all that people ask for."""
        self._begin(looks, self._sheets)

    def _begin(self, looks: Iterable[Look], sheets: deque[Sheet]) -> None:
        # What has failed once would fail again with every hand shown.
        new = [look for look in looks if look not in self._begun]
        self._begun.update(new)
        sheets.extend((look, kind) for look in new for kind in kinds(look.pack))
        self._go_on()

    def comes(self, look: Look, kind: CardKind) -> bool:
        """Return whether these cards will be drawn; they come next, after those asked for
        before."""
        return self._is_closed or not self._next((look, kind)).done()

    async def drawn(self, look: Look, kind: CardKind) -> bool:
        """Return once these cards have been drawn, which come next, or whether they cannot be.

        Raises `CardsNotDrawn` if nothing is drawn any more.
        """
        is_drawn = await asyncio.shield(self._next((look, kind)))
        if self._is_closed and not is_drawn:
            raise CardsNotDrawn
        return is_drawn

    async def rest(self) -> None:
        """Wait until everything that was started has been drawn."""
        if self._drawing is not None:
            await self._drawing

    async def close(self) -> None:
        """Stop whatever is being drawn; the next start goes on with it.

        Nobody waits for it: whoever has pressed is told to do so again.
        """
        self._is_closed = True
        for future in self._awaited.values():
            if not future.done():
                future.set_result(False)
        if self._drawing is not None:
            self._drawing.cancel()
            await asyncio.gather(self._drawing, return_exceptions=True)

    def _next(self, sheet: Sheet) -> asyncio.Future[bool]:
        if sheet not in self._awaited:
            future = self._awaited[sheet] = asyncio.get_running_loop().create_future()
            if self._is_closed or sheet in self._failed:
                future.set_result(False)
            self._go_on()
        return self._awaited[sheet]

    def _go_on(self) -> None:
        if not self._is_closed and (self._drawing is None or self._drawing.done()):
            self._drawing = asyncio.create_task(self._draw())

    def _waiting(self) -> Sheet | None:
        asked = [sheet for sheet, future in self._awaited.items() if not future.done()]
        if asked:
            return min(asked, key=_rank)
        sheets = self._asked or self._sheets
        return sheets.popleft() if sheets else None

    async def _draw(self) -> None:
        pen: DrawingProcess | None = None
        try:
            while (sheet := self._waiting()) is not None:
                pen = pen if pen is not None and pen.lives else self._pen()
                is_drawn = pen is not None and await asyncio.to_thread(pen.draw, *sheet)
                self._tell(sheet, is_drawn)
            log.info("no cards are left to draw")
        finally:
            if pen is not None:
                pen.kill()

    def _pen(self) -> DrawingProcess | None:
        try:
            with _no_interrupts():
                return DrawingProcess(self._cache)
        except OSError as fault:
            log.warning("nothing to draw cards with fault=%s", fault)
            return None

    def _tell(self, sheet: Sheet, is_drawn: bool) -> None:
        if not is_drawn and sheet not in self._failed:
            self._failed.add(sheet)
            log.warning("cards not drawn look=%s width=%s", sheet[0].key, sheet[1].width)
        future = self._awaited.pop(sheet, None)
        if future is not None and not future.done():
            future.set_result(is_drawn)


def _rank(sheet: Sheet) -> int:
    # What is needed to play first: hands, then tables, then lobbies.
    look, kind = sheet
    return kinds(look.pack).index(kind)


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
