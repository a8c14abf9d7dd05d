"""How long an action takes where several processes play with one file of SQLite.

Each has its own tables, and acts so many times a second whatever the others do. An action counts
from when it was due.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from tests.bench.engines.acting import act_with_hand, warmed_up
from tests.bench.engines.actions import opened
from tests.bench.row import Row, at_most, told

PROCESSES, A_SECOND, SECONDS = 4, 15, 30
A_DEAL = 75
"""So many actions a deal has at least."""

PATIENCE_S = 120
"""After this time a process that is not ready is not only slow."""


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    with TemporaryDirectory() as folder:
        took_s = measured(Path(folder) / "several.db", PROCESSES, SECONDS * A_SECOND)
    what = f"an action of {PROCESSES} processes at {A_SECOND} a second each on one file of SQLite"
    p99_s = quantiles(took_s, n=100)[-1]
    return [
        told(f"{what}, median", median(took_s) * 1000, "ms", 1),
        at_most(f"{what}, p99 of {len(took_s):,}", p99_s * 1000, 20, "ms", 1),
    ]


def measured(path: Path, processes: int, actions: int) -> list[float]:
    """How many seconds so many actions of each of so many processes took."""
    asyncio.run(_make(path))
    context = get_context("spawn")
    with context.Manager() as manager, ProcessPoolExecutor(processes, context) as pool:
        # None begins while others are still getting ready.
        meet = partial(manager.Barrier(processes).wait, PATIENCE_S)
        found = pool.map(partial(_played, path, meet), [actions] * processes)
        return [took_s for each in found for took_s in each]


async def _make(path: Path) -> None:
    async with opened(path):
        pass


def _played(path: Path, meet: Callable[[], object], actions: int) -> list[float]:
    return asyncio.run(_acted(path, meet, actions))


async def _acted(path: Path, meet: Callable[[], object], actions: int) -> list[float]:
    async with opened(path) as database:
        tables = [await warmed_up(database) for _ in range(-(-actions // A_DEAL))]
        await asyncio.to_thread(meet)
        began_s, found = time.perf_counter(), list[float]()
        for number, table in zip(range(actions), cycle(tables)):
            due_s = began_s + number / A_SECOND
            await asyncio.sleep(due_s - time.perf_counter())
            await act_with_hand(table)
            found.append(time.perf_counter() - due_s)
    return found
