"""How soon strong players answer on quiet and busy cores, and how late the event loop is on those.

The cards are those of deals of every game, each asked for once the one before is there, as at one
table, first alone, and then beside a process for each core that does nothing but count. Who gets no
answer in time plays like the level below.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.games.catalogue import GAMES
from bot.players.pool import LIMIT_S, Pool
from bot.players.search.from_view import position_of
from bot.players.search.position import Position
from tests.bench.pictures import lateness_s
from tests.bench.row import Row, at_most, told
from tests.players.search.moments import moments

EACH = 40
"""So many cards of each game."""
TICK_S = 0.005
MILLI = 1000
LATE_MS = (LIMIT_S + 0.1) * MILLI


def rows() -> Iterator[Row]:
    """What is measured compiled and in plain Python."""
    turns = list(_turns())
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measured("compiled", Path(folder), turns))
    yield from asyncio.run(_measured("plain Python", None, turns))


def _turns() -> Iterator[Position]:
    for kind in GAMES.values():
        found = (position_of(seen) for _, _, seen in moments(kind, 7, 1.0))
        yield from islice((turn for turn in found if len(turn.candidates) > 1), EACH)


async def _measured(how: str, cache: Path | None, turns: Sequence[Position]) -> list[Row]:
    async with _pool(cache, turns) as pool:
        alone, missed_alone = await _asked(pool, turns)
        with _busy():
            asking = asyncio.create_task(_asked(pool, turns))
            late_s = await lateness_s(TICK_S, asking.done)
            spent, missed = await asking
    return [
        *_answers(f"on a quiet machine, {how}", alone, missed_alone),
        *_answers(f"on busy cores, {how}", spent, missed),
        at_most(
            f"event loop late while strong players think, {how}, p99", late_s * MILLI, 5, "ms", 1
        ),
    ]


def _answers(where: str, spent: Sequence[float], missed: int) -> list[Row]:
    what, of = f"a strong player’s card {where}", f"of {len(spent)}"
    return [
        told(f"{what}, median {of}", _part(spent, 50), "ms"),
        at_most(f"{what}, p99 {of}", _part(spent, 99), LATE_MS, "ms"),
        at_most(f"{what}, without an answer in time {of}", missed, len(spent) // 50),
    ]


def _part(spent: Sequence[float], hundredths: int) -> float:
    return quantiles(spent, n=100)[hundredths - 1]


async def _asked(pool: Pool, turns: Sequence[Position]) -> tuple[list[float], int]:
    # What each answer took, in milliseconds, and how many never came.
    spent, missed = list[float](), 0
    for number, turn in enumerate(turns):
        began = perf_counter()
        answer = await pool.best(turn, b"bench %d" % number)
        spent.append((perf_counter() - began) * MILLI)
        missed += answer is None
    return spent, missed


@asynccontextmanager
async def _pool(cache: Path | None, turns: Sequence[Position]) -> AsyncIterator[Pool]:
    first = Random(1).sample(list(turns), 5)
    pool = Pool(cache, lambda: first)
    await pool.ready()
    try:
        yield pool
    finally:
        await pool.close()


@contextmanager
def _busy() -> Iterator[None]:
    cores = range(os.cpu_count() or 1)
    busy = [get_context("spawn").Process(target=_count, daemon=True) for _ in cores]
    for process in busy:
        process.start()
    try:
        yield
    finally:
        for process in busy:
            process.kill()


def _count() -> None:
    while True:
        pass
