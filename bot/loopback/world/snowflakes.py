"""Snowflakes: ids that grow with time and tell when they were made."""

from bot.loopback.world.clock import ShiftedClock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Generates ids. Each is greater than all before it, even after a restart."""

    def __init__(self, clock: ShiftedClock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> str:
        """Return a new id."""
        made = (int(self._clock.now * 1000) - EPOCH_MS) << 22
        self.last = max(made, self.last + 1)
        return str(self.last)


def made_at(snowflake: str) -> float:
    """Return the time (Unix seconds) at which an id was made."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
