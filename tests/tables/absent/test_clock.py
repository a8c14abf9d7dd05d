"""The clock of the machine can be set; what waits for a moment hardly notices."""

import asyncio

import pytest

from bot.tables.clock import SystemClock


class Machine:
    """A machine whose clock can be set, and where time passes when it is told to."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 50.0
        self.clock = SystemClock(lambda: self.wall, lambda: self.steady)

    def passes(self, seconds: float) -> float:
        """Lets time pass; returns how much of it the clock has noticed."""
        before = self.clock.now()
        self.wall += seconds
        self.steady += seconds
        return self.clock.now() - before


def test_it_follows_the_clock_of_the_machine_also_when_that_is_set_forward() -> None:
    machine = Machine()
    assert machine.passes(120) == 120
    machine.wall += 3600
    assert machine.passes(0) == 0
    assert machine.clock.now() == machine.wall


def test_it_goes_on_where_the_clock_of_the_machine_is_set_back_and_lets_it_catch_up() -> None:
    machine = Machine()
    machine.wall -= 3600
    assert machine.passes(120) == pytest.approx(108)
    assert machine.clock.now() > machine.wall + 3500
    for _ in range(400):
        machine.passes(100)
    assert machine.clock.now() == machine.wall


async def test_sleepers_wake_once_it_is_time_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine, slept = Machine(), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        machine.passes(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    moment = machine.clock.now() + 120
    machine.wall -= 3600
    await machine.clock.sleep_until(moment)
    assert machine.clock.now() >= moment
    assert sum(slept) == pytest.approx(120 / 0.9)
