"""Ids that tell the time."""

from bot.loopback.world.clock import ShiftedClock
from bot.loopback.world.snowflakes import Snowflakes, made_at


def test_ids_rise_and_tell_their_time() -> None:
    clock = ShiftedClock()
    ids = Snowflakes(clock)
    made = [int(ids.next()) for _ in range(1000)]
    assert made == sorted(set(made))
    assert abs(made_at(str(made[-1])) - clock.now) < 1
    assert int(Snowflakes(clock, last=made[-1] + 10**15).next()) > made[-1] + 10**15
