"""How a bot may start: with how many shards, and how many of them at once."""

from dataclasses import dataclass, field

from bot.loopback.world.clock import ShiftedClock

PAUSE_S = 5.0
"""How long a key waits between two shards that identify."""


@dataclass(slots=True)
class ShardStarts:
    """With how many `shards` to start is only advice; `max_concurrency` may identify at once.

    Only if it is `enforced`, a key (the shard's number modulo `max_concurrency`) that identifies
    twice within `PAUSE_S` is refused.
    """

    clock: ShiftedClock
    shards: int = 1
    max_concurrency: int = 1
    enforced: bool = False
    _last: dict[int, float] = field(default_factory=dict)

    def admits(self, shard: int) -> bool:
        """Return whether a shard may identify now; if so, its key has to wait from then on."""
        key, now = shard % self.max_concurrency, self.clock.now
        if self.enforced and now - self._last.get(key, -PAUSE_S) < PAUSE_S:
            return False
        self._last[key] = now
        return True
