"""How long a drawing holds the event loop: the first hand of each pack, and hands and tables after
it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from cogs.messages.artist import Artist
from cogs.messages.looks import Looks
from rendering.canvas.byte_lru import shelf
from rendering.canvas.picture import Picture
from rendering.cards.look import LETTERS, spoken
from rendering.cards.store import store
from rendering.pictures.play.hand import draw_hand_with_trick
from rendering.pictures.play.table import draw_table
from tests.bench.pictures import CACHE, TEXTS
from tests.bench.row import Row, at_most
from tests.drawn import prepare
from tests.rendering.support.scenes import SITTERS, following, public

TICK_S = 0.0005
MOST_MS, MOST_ONCE_MS = 5, 50
TIMES = 20
CARDS = 13
"""So many each, as in every pack."""


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    store.use(CACHE)
    for art in LETTERS:
        prepare(spoken(art, TEXTS))
    (start, *first), later = asyncio.run(_held())
    return [
        # Its words are the first of all.
        at_most("loop held by the first hand of all", start, MOST_ONCE_MS, "ms", 1),
        at_most("loop held by the first hand of a pack, longest", max(first), MOST_MS, "ms", 1),
        at_most("loop held by a hand or a table, longest", max(later), MOST_MS, "ms", 1),
    ]


async def _held() -> tuple[list[float], list[float]]:
    # In milliseconds, with nothing in memory, and with all that was drawn before.
    first, later = list[float](), list[float]()
    with ThreadPoolExecutor(2) as threads:
        artist = Artist(threads, Looks(CACHE))
        for art in LETTERS:
            shelf.drop(object)
            store.use(CACHE)
            hand, *others = _drawings(art)
            first.append(await _longest_ms(partial(artist.draw_if_ready, hand)))
            for draw in others:
                await artist.draw_if_ready(draw)
            for draw in (hand, *others) * TIMES:
                shelf.drop(Picture)
                later.append(await _longest_ms(partial(artist.draw_if_ready, draw)))
    return first, later


def _drawings(art: str) -> Iterator[Callable[[], Picture]]:
    for seed in range(3):
        view = following(art, 4, seed, CARDS)
        yield partial(draw_hand_with_trick, view, SITTERS[:4], TEXTS)
        yield partial(draw_table, public(art, 4, seed, 20 + seed), SITTERS[:4], TEXTS)


async def _longest_ms(draw: Callable[[], Awaitable[object]]) -> float:
    drawing, late = asyncio.ensure_future(draw()), [0.0]
    while not drawing.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK_S)
        late.append(time.perf_counter() - began - TICK_S)
    return max(late) * 1000
