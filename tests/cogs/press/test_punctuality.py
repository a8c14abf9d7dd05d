"""Presses that arrive late are told apart from a clock that is wrong."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.press.punctuality import Punctual, Punctuality
from tests.tables.support.clock import FakeClock


class Machine:
    """A machine whose clock is ahead of Discord's by some seconds."""

    def __init__(self, ahead_s: float = 0.0) -> None:
        self.clock = FakeClock()
        self.steady = 0.0
        self.discord = self.clock.now() - ahead_s
        self.found = Punctuality(self.clock, lambda: self.steady)

    def passes(self, seconds: float) -> None:
        """Lets time pass everywhere."""
        self.clock.move(seconds)
        self.steady += seconds
        self.discord += seconds

    async def press(self, after_s: float) -> None:
        """A press that arrives so late."""
        made = datetime.fromtimestamp(self.discord, UTC) - timedelta(seconds=after_s)
        press: Any = SimpleNamespace(created_at=made)
        await self.found.heard(press)

    async def answer(self) -> None:
        """An answer that tells Discord's time, without fractions of a second."""
        date = format_datetime(datetime.fromtimestamp(int(self.discord), UTC), usegmt=True)
        end: Any = SimpleNamespace(response=SimpleNamespace(headers={"Date": date}))
        await self.found.answered(None, None, end)


@pytest.mark.parametrize("ahead_s", [0.0, 3.5, -120.0])
async def test_what_the_clock_is_off_by_is_no_delay(ahead_s: float) -> None:
    machine = Machine(ahead_s)
    for after_s in (0.25, 0.1, 0.25, 2.6):
        machine.passes(30)
        await machine.press(after_s)
    found = machine.found.now
    assert (found.presses, found.late) == (4, 1)
    assert found.skew_ms == pytest.approx(1000 * ahead_s + 100, abs=1)
    assert found.delay_ms == pytest.approx(75, abs=80)


async def test_answers_tell_the_time_where_every_press_is_late(
    caplog: pytest.LogCaptureFixture,
) -> None:
    machine = Machine(ahead_s=4.0)
    for _ in range(10):
        machine.passes(1.25)
        await machine.answer()
    for _ in range(3):
        await machine.press(2.7)
    assert machine.found.now.late == 3
    # One warning is enough for an hour.
    assert [record.getMessage() for record in caplog.records] == [
        "presses arrive late: the last one after 2.7 s"
    ]
    machine.passes(3601)
    assert machine.found.now.presses == 0
    await machine.press(2.7)
    assert len(caplog.records) == 2


async def test_a_clock_that_is_set_is_judged_anew(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    await machine.press(0.2)
    machine.clock.move(600)
    await machine.press(0.2)
    assert machine.found.now == Punctual(presses=2, late=0, delay_ms=0, skew_ms=600_200)
    [record] = caplog.records
    assert record.getMessage() == "the clock of this machine is +600 s off: set it, best by NTP"


async def test_an_answer_without_a_date_tells_nothing() -> None:
    machine = Machine()
    end: Any = SimpleNamespace(response=SimpleNamespace(headers={}))
    await machine.found.answered(None, None, end)
    assert machine.found.now == Punctual(presses=0, late=0, delay_ms=0, skew_ms=0)
