"""How many messages the tokens of presses send in a channel: Discord counts them together.

The limit is written down nowhere. Where the hands of many tables are dealt in one channel, some
wait a little; who would wait for long is called instead, as the answer to a press is not counted.
Boards go by tokens only where there is room for hands as well.
"""

from collections import deque

from bot.tables.clock import Clock

WINDOW_S = 60.0

AT_MOST_S = 5.0
"""How long the hands of a table wait for those of others."""

KEPT_BACK = 5
"""One in so many is left for presses, which can wait for nothing."""

KNOWN = 1000
"""How many channels are remembered."""


class FollowUps:
    """Lets hands be dealt as long as a channel takes them."""

    def __init__(self, clock: Clock, a_minute: int) -> None:
        self._clock = clock
        self._dealt_at_once = max(1, a_minute - a_minute // KEPT_BACK)
        self._sent: dict[int, deque[float]] = {}

    def note(self, channel: int) -> None:
        """Count a message that was sent without having waited."""
        self._recent(channel).append(self._clock.now())

    def takes_board(self, channel: int) -> bool:
        """Return whether a board may be sent there: it has another way, and hands have not."""
        return len(self._recent(channel)) < self._dealt_at_once // 2

    async def turn(self, channel: int) -> bool:
        """Return once a hand may be dealt there, and at once with False if that takes long."""
        sent, now = self._recent(channel), self._clock.now()
        at = now
        if len(sent) >= self._dealt_at_once:
            at = max(now, sent[-self._dealt_at_once] + WINDOW_S)
        if at > now + AT_MOST_S:
            return False
        sent.append(at)
        await self._clock.sleep_until(at)
        return True

    def _recent(self, channel: int) -> deque[float]:
        if len(self._sent) > KNOWN:
            self._sent = {key: sent for key, sent in self._sent.items() if self._fresh(sent)}
        return self._fresh(self._sent.setdefault(channel, deque()))

    def _fresh(self, sent: deque[float]) -> deque[float]:
        while sent and sent[0] <= self._clock.now() - WINDOW_S:
            sent.popleft()
        return sent
