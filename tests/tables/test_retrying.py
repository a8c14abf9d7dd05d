"""Work in the background: no fault ends it, and it rests as long as it is told to."""

import asyncio
import logging

import pytest

from bot.tables.errors import TableError, TableFault
from bot.tables.retrying import Rounds
from data.faults import DatabaseDown, StatementError
from tests.tables.support.clock import FakeClock

FAULTS = (
    DatabaseDown("away"),
    StatementError("no such table"),
    TableError(TableFault.NO_TIME_TO_THINK),
    ZeroDivisionError("a bug"),
)


async def test_no_fault_ends_it(caplog: pytest.LogCaptureFixture) -> None:
    faults, looked_on = [*FAULTS], asyncio.Event()

    async def look() -> None:
        if faults:
            raise faults.pop(0)
        looked_on.set()

    rounds = Rounds("nothing done", look, lambda: 0.0)
    rounds.start()
    await asyncio.wait_for(looked_on.wait(), 5)
    await rounds.close()
    assert [each.levelno for each in caplog.records] == [*[logging.WARNING] * 3, logging.ERROR]
    assert all("nothing done" in each.getMessage() for each in caplog.records)


async def test_it_looks_again_when_it_was_told_to_but_not_before_its_usual_time() -> None:
    clock, told, looks = FakeClock(1_000), iter((30.0, None, 2.0)), asyncio.Queue[float]()

    async def look() -> float | None:
        looks.put_nowait(clock.now())
        return next(told, None)

    rounds = Rounds("nothing done", look, lambda: 10.0, clock)
    rounds.start()
    assert await asyncio.wait_for(looks.get(), 5) == 1_000
    for moment in (1_030, 1_040, 1_050):
        await asyncio.sleep(0)
        clock.move(moment - 1 - clock.now())
        await asyncio.sleep(0)
        assert looks.empty()
        clock.move(1)
        assert await asyncio.wait_for(looks.get(), 5) == moment
    await rounds.close()
