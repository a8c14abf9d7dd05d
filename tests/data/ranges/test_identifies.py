"""Shards of several processes identify in turn."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from data.database import Database
from data.ranges import identifies as module
from data.ranges.identifies import APART_S, IdentifyTurns


@dataclass
class Clock:
    """A clock that stands still until it is set."""

    now: float = 1_000_000.0

    def time(self) -> float:
        """What it shows."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock.time)
    monkeypatch.setattr(module, "LOOK_S", 0.001)
    return clock


@pytest.fixture
async def processes(tmp_path: Path, clock: Clock) -> AsyncIterator[list[IdentifyTurns]]:
    """Two processes with one database."""
    del clock
    databases = [await Database.open(tmp_path / "bot.db") for _ in range(2)]
    yield [*map(IdentifyTurns, databases)]
    for database in databases:
        await database.close()


async def test_two_processes_wait_for_each_other(
    processes: list[IdentifyTurns], clock: Clock
) -> None:
    one, other = processes
    await one.take(0)
    waiting = asyncio.create_task(other.take(3))
    clock.now += APART_S - 0.1
    await asyncio.wait({waiting}, timeout=0.1)
    assert not waiting.done()
    clock.now += 0.2
    await asyncio.wait_for(waiting, 20)
    assert not await one._is_taken(0)
    clock.now += APART_S + 0.1
    assert await one._is_taken(0)


async def test_shards_of_different_keys_do_not_wait(processes: list[IdentifyTurns]) -> None:
    for turns in processes:
        turns.concurrency = 16
    for shard, turns in zip(range(16), processes * 8, strict=True):
        await asyncio.wait_for(turns.take(shard), 20)
    assert not await processes[0]._is_taken(0)


async def test_nobody_waits_for_a_time_that_comes_twice(
    processes: list[IdentifyTurns], clock: Clock
) -> None:
    one, other = processes
    await one.take(0)
    clock.now -= 3600
    await asyncio.wait_for(other.take(0), 20)
