"""The clock that can be moved by hand."""

import asyncio

import pytest

from bot.loopback.world.clock import ShiftedClock


async def test_clock_wakes_whoever_waits_for_a_moment() -> None:
    clock = ShiftedClock()
    never: asyncio.Future[None] = asyncio.Future()
    waiting = asyncio.create_task(clock.first(never, clock.now + 3600))
    await asyncio.sleep(0)
    clock.advance(1800)
    await asyncio.sleep(0)
    assert not waiting.done()
    clock.advance(1801)
    assert await waiting is False


async def test_clock_tells_when_the_thing_came_first() -> None:
    clock = ShiftedClock()
    done: asyncio.Future[None] = asyncio.Future()
    waiting = asyncio.create_task(clock.first(done, clock.now + 3600))
    done.set_result(None)
    assert await waiting is True


def test_clock_never_runs_backwards() -> None:
    with pytest.raises(ValueError, match="forward"):
        ShiftedClock().advance(-1)
    with pytest.raises(ValueError, match="forward"):
        ShiftedClock().advance(float("nan"))
