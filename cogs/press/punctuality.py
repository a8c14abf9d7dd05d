"""How late presses reach the bot, told apart from a clock that is wrong.

A press says when Discord took it. How old it is on arrival, by the clock of this machine, is its
delay and what the clock is off by. The clock is always off by the same, while delays vary: the
smallest difference that was seen is the clock's, and what is more is delay. Discord's answers tell
the time as well, to a second, so a clock is known before anybody presses anything.
"""

import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from statistics import median

import aiohttp

from bot.tables.clock import Clock
from cogs.press.press import Interaction

log = logging.getLogger(__name__)

LATE_S = 2.0
"""A press that arrives so late can hardly be answered in the three seconds that Discord waits."""

SKEWED_S = 5.0
"""A clock that is off by so much is worth a warning: times that are told to people are wrong."""

REMEMBERED = 200
"""How many differences the clock is judged by."""

COUNTED_S = 3600.0
"""For how long a press is counted, and how long a warning is not repeated."""

JUMP_S = 1.0
"""A clock that has moved by so much more than the time that has passed was set."""


@dataclass(frozen=True, slots=True)
class Punctual:
    """The presses of the last hour: how many, how many came late, and their usual delay.

    `skew_ms` is what the clock of this machine is ahead of Discord's.
    """

    presses: int = 0
    late: int = 0
    delay_ms: int = 0
    skew_ms: int = 0


class Punctuality:
    """Notes how late each press is; listeners are told the seconds. *steady* cannot be set."""

    def __init__(self, clock: Clock, steady: Callable[[], float] = time.monotonic) -> None:
        self.listeners: list[Callable[[float], None]] = []
        self._clock = clock
        self._steady = steady
        self._set_by = clock.now() - steady()
        self._offsets: deque[float] = deque(maxlen=REMEMBERED)
        self._delays: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)
        self._warned: dict[str, float] = {}

    @property
    def skew_s(self) -> float:
        """How many seconds the clock of this machine is ahead of Discord's, as far as is known."""
        return min(self._offsets, default=0.0)

    @property
    def now(self) -> Punctual:
        """How it stands."""
        since = self._steady() - COUNTED_S
        delays = [delay_s for at, delay_s in self._delays if at > since]
        late = sum(delay_s > LATE_S for delay_s in delays)
        usual_s = median(delays) if delays else 0.0
        return Punctual(len(delays), late, round(usual_s * 1000), round(self.skew_s * 1000))

    async def heard(self, press: Interaction) -> None:
        """Take note of a press that has just arrived."""
        self._compare(press.created_at.timestamp())
        delay_s = self._offsets[-1] - self.skew_s
        self._delays.append((self._steady(), delay_s))
        for listener in self.listeners:
            listener(delay_s)
        if delay_s > LATE_S:
            self._warn("presses arrive late: the last one after %.1f s", delay_s)

    async def answered(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        """Take note of the time that an answer of Discord tells."""
        with suppress(ValueError):
            self._compare(parsedate_to_datetime(end.response.headers.get("Date", "")).timestamp())

    def _compare(self, discord_s: float) -> None:
        set_by = self._clock.now() - self._steady()
        if abs(set_by - self._set_by) > JUMP_S:
            self._offsets.clear()
        self._set_by = set_by
        self._offsets.append(self._clock.now() - discord_s)
        if abs(self.skew_s) > SKEWED_S:
            self._warn("the clock of this machine is %+.0f s off: set it, best by NTP", self.skew_s)

    def _warn(self, text: str, seconds: float) -> None:
        at = self._steady()
        if at - self._warned.get(text, -COUNTED_S) >= COUNTED_S:
            self._warned[text] = at
            log.warning(text, seconds)
