"""What is done once for all servers is done by one process, and by the next once that has gone."""

import asyncio
from pathlib import Path

import pytest

from bot.app.jobs.led import Led
from data.ranges import leader as module
from data.ranges.leader import Leader


class Job:
    """Notes whether it runs."""

    def __init__(self) -> None:
        self.runs = False

    def start(self) -> None:
        """Runs."""
        self.runs = True

    async def close(self) -> None:
        """Runs no more."""
        self.runs = False


async def test_the_next_process_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "EVERY_S", 0.01)
    leaders = [Leader(tmp_path / "bot.db"), Leader(tmp_path / "bot.db")]
    jobs = [Job(), Job()]
    led = [Led(leader, job) for leader, job in zip(leaders, jobs, strict=True)]
    for leader, each in zip(leaders, led, strict=True):
        await leader.start()
        each.start()
    await asyncio.sleep(0.05)
    assert [job.runs for job in jobs] == [True, False]
    await led[0].close()
    await leaders[0].close()
    async with asyncio.timeout(20):
        await leaders[1].leads.wait()
        while not jobs[1].runs:  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert [job.runs for job in jobs] == [False, True]
    await led[1].close()
    await leaders[1].close()
    assert not any(job.runs for job in jobs)


async def test_a_process_alone_leads_at_once(tmp_path: Path) -> None:
    leader, job = Leader(tmp_path / "bot.db"), Job()
    await leader.start()
    Led(leader, job).start()
    assert job.runs
    await leader.close()
