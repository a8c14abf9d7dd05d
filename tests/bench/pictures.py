"""Pictures: the time of the processor and the bytes they take, beside the same in RGB."""

import asyncio
import io
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from PIL import Image

from bot.games.view import SeatView
from bot.texts import texts_for
from rendering.canvas.byte_lru import shelf
from rendering.canvas.colours import FELT
from rendering.canvas.picture import Picture
from rendering.cards.deck import hand_kind
from rendering.cards.look import LETTERS, spoken, usual
from rendering.cards.mount import Mark, lay, margin
from rendering.cards.store import Store, kinds, store
from rendering.pictures.pages.animation import animate
from rendering.pictures.pages.score import draw_score
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick, hand_layout
from rendering.pictures.play.table import draw_table
from tests import gallery
from tests.bench.row import Row, at_most, told
from tests.drawn import prepare
from tests.rendering.support.scenes import SITTERS, face, following, laid, leading, public

CHECKOUT = Path(__file__).parents[2]
CACHE = CHECKOUT / "var" / "cache"
TEXTS = texts_for("en")
ROUNDS = 8
PACKS = ("piemontese", "nouveau")
PACKS_OF_ALL = tuple(LETTERS)
HOLDING_ALL = """
import sys
from pathlib import Path
from rendering.cards.look import usual
from rendering.cards.store import kinds, store
from rendering.pictures.play import table
store.use(Path(sys.argv[1]))
for art in sys.argv[2:]:
    for kind in kinds(art):
        store.deck(usual(art), kind)
print(Path("/proc/self/status").read_text())
"""
"""Loads all cards and prints how the process stands."""
STALL_S = 4.0
TICK_S = 0.001


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    store.use(CACHE)
    for art in PACKS_OF_ALL:
        prepare(spoken(art, TEXTS))
    return [
        *_hands(),
        *_hands_with_trick(),
        *_others(),
        *_further(),
        *_loading(),
        _stall(),
    ]


def _hands() -> list[Row]:
    found = []
    for art in PACKS:
        views = [
            kind(art, 3, seed, count)
            for kind in (following, leading)
            for seed in range(4)
            for count in (25, 24)
        ]
        ms, kb = _cost([partial(draw_hand, view, SITTERS[:3], TEXTS) for view in views])
        in_rgb, _ = _cost([partial(_in_rgb, view) for view in views])
        found.append(at_most(f"hand of 24 and 25, {art}, processor", ms, 2, "ms", 1))
        found.append(told(f"the same in RGB, reduced, {art}", in_rgb, "ms", 1))
        found.append(at_most(f"hand of 24 and 25, {art}, size", kb, 60, "KB"))
    return found


def _hands_with_trick() -> list[Row]:
    views = [
        kind(art, players, seed, count)
        for art in PACKS
        for players, count in ((3, 24), (4, 18))
        for kind in (following, leading)
        for seed in range(3)
    ]
    draws = [partial(draw_hand_with_trick, v, SITTERS[: v.game.players], TEXTS) for v in views]
    ms, kb = _cost(draws)
    return [
        at_most("hand of 18 and 24 with trick, strip and state, processor", ms, 4, "ms", 1),
        at_most("hand of 18 and 24 with trick, strip and state, size", kb, 80, "KB"),
    ]


def _others() -> list[Row]:
    views = [public(art, 4, seed, 20 + seed) for art in PACKS for seed in range(6)]
    ms, kb = _cost([partial(draw_table, view, SITTERS[:4], TEXTS) for view in views])
    wide = [public(art, n, seed, 20 + seed) for art in PACKS for n in (5, 6) for seed in range(3)]
    wide_ms, wide_kb = _cost(
        [partial(draw_table, view, SITTERS[: view.game.players], TEXTS) for view in wide]
    )
    over = [public(art, 4, seed, 77) for art in PACKS for seed in (1, 2)]
    scores, score_kb = _cost([partial(draw_score, view, SITTERS[:4], TEXTS) for view in over])
    return [
        at_most("table of four, processor", ms, 2, "ms", 1),
        at_most("table of four, size", kb, 70, "KB"),
        at_most("table of five and six, processor", wide_ms, 2, "ms", 1),
        at_most("table of five and six, size", wide_kb, 90, "KB"),
        at_most("scoreboard, processor", scores, 2, "ms", 1),
        at_most("scoreboard, size", score_kb, 60, "KB"),
    ]


def _further() -> list[Row]:
    # These scenes are those of the gallery, its longest names and worst cases among them.
    found = []
    # Profile and replay are compressed thoroughly, beside the loop.
    aims = {
        "leaderboard": (2, 80),
        "profile": (25, 60),
        "lobby": (2, 60),
        "replay": (25, 120),
        "order": (8, 120),
    }
    for kind, (most_ms, most_kb) in aims.items():
        draws = [draw for name, draw in gallery.pictures() if name.startswith(f"{kind}-")]
        ms, kb = _cost(draws)
        found.append(at_most(f"{kind}, processor", ms, most_ms, "ms", 1))
        found.append(at_most(f"{kind}, size", kb, most_kb, "KB"))
    return [*found, *_moving()]


def _moving() -> list[Row]:
    view = public("nouveau", 4, 1, 77)
    assert view.score is not None
    shelf.drop(Picture)
    began = time.process_time()
    kb = len(animate(view, SITTERS[:4], TEXTS).gif) / 1024
    took = time.process_time() - began
    return [
        told("a deal that moves, processor", took, "s", 1),
        at_most("a deal that moves, size", kb, 600, "KB"),
    ]


def _loading() -> list[Row]:
    art = "nouveau"
    warm = []
    for _ in range(ROUNDS):
        began, fresh = time.process_time(), Store(CACHE)
        for kind in kinds(art):
            fresh.deck(usual(art), kind)
        warm.append(time.process_time() - began)
    with TemporaryDirectory() as folder:
        began, fresh = time.perf_counter(), Store(Path(folder))
        fresh.deck(usual(art), hand_kind(art))
        cold = time.perf_counter() - began
    return [
        at_most("cards of a pack from disk, all sizes", median(warm) * 1000, 40, "ms"),
        told("cards of a pack drawn, one size, once", cold, "s", 1),
        at_most("three packs in memory, the whole process", _resident_mb(), 120, "MB"),
    ]


def _resident_mb() -> float:
    # In a process of its own that does nothing else.
    command = [sys.executable, "-c", HOLDING_ALL, str(CACHE), *PACKS_OF_ALL]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=CHECKOUT)
    most = next(line for line in told.stdout.splitlines() if line.startswith("VmHWM:"))
    return int(most.split()[1]) / 1024


def _stall() -> Row:
    late = asyncio.run(_lateness())
    return at_most("event loop late while two threads draw, p99", late * 1000, 15, "ms", 1)


async def _lateness() -> float:
    loop, until = asyncio.get_running_loop(), time.perf_counter() + STALL_S
    views = [following(art, 3, seed, 24) for art in PACKS for seed in range(6)]
    with ThreadPoolExecutor(2) as threads:
        drawing = [loop.run_in_executor(threads, _draw_until, until, views) for _ in range(2)]
        late = await lateness_s(TICK_S, lambda: time.perf_counter() >= until)
        await asyncio.gather(*drawing)
    return late


async def lateness_s(tick_s: float, is_over: Callable[[], bool]) -> float:
    """How late the event loop is with each tick until it is over: p99, in seconds."""
    late = []
    while not is_over():
        began = time.perf_counter()
        await asyncio.sleep(tick_s)
        late.append(time.perf_counter() - began - tick_s)
    return quantiles(late, n=100)[98]


def _draw_until(until: float, views: Sequence[SeatView]) -> None:
    while time.perf_counter() < until:
        for view in views:
            shelf.drop(Picture)
            draw_hand(view, SITTERS[:3], TEXTS)


def _cost(draws: Sequence[Callable[[], Picture]]) -> tuple[float, float]:
    # The median of the quickest time of each picture, in milliseconds, and of the kilobytes.
    best = [float("inf")] * len(draws)
    sizes = [0] * len(draws)
    for _ in range(ROUNDS):
        for place, draw in enumerate(draws):
            shelf.drop(Picture)
            began = time.process_time()
            picture = draw()
            best[place] = min(best[place], time.process_time() - began)
            sizes[place] = len(picture.png)
    return median(best) * 1000, median(sizes) / 1024


def _in_rgb(view: SeatView) -> Picture:
    art = view.game.pack.art
    picture, space = Image.new("RGB", hand_layout(view).size, FELT), margin(hand_kind(art).width)
    for card in (card for row in laid(view) for card in row):
        sprite = _sprite(art, card.code, card.mark)
        picture.paste(sprite, (card.x - space, card.y - space), sprite)
    file = io.BytesIO()
    picture.quantize(256, Image.Quantize.FASTOCTREE).save(file, "PNG", compress_level=6)
    return Picture(file.getvalue(), "")


@cache
def _sprite(art: str, code: str, mark: Mark) -> Image.Image:
    card = face(art, code)
    space = margin(card.width)
    sprite = Image.new("RGBA", (card.width + 2 * space, card.height + 2 * space))
    lay(sprite, card, (space, space), mark)
    return sprite
