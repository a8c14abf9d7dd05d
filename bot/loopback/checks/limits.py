"""Rate limits: a bucket for each route and place, a global one, and limits set by hand."""

from dataclasses import dataclass, field

from bot.loopback.checks.starts import ShardStarts
from bot.loopback.wire.errors import Refusal
from bot.loopback.world.clock import ShiftedClock

USER, SHARED, GLOBAL = "user", "shared", "global"
SCOPES = (USER, SHARED, GLOBAL)
"""Whom a limit is for: the bot, all who use the same thing, or the bot whatever it asks for."""

GLOBAL_LIMIT = 50
OLD_MESSAGE_S = 3600
OLD_EDITS = 3
OLD_EDITS_WINDOW_S = 6.0
FOLLOW_UPS = 30
FOLLOW_UPS_WINDOW_S = 60.0
"""How many messages all tokens together may bring into a channel, private ones included.

No header tells of this limit before it is reached, and the documentation does not either.
"""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many requests a bucket takes in a window. Routes with the same name share it."""

    name: str
    limit: int
    window_s: float


ORDINARY = Allowance("ordinary", 50, 1.0)
SENDING = Allowance("sending", 5, 5.0)
EDITING = Allowance("editing", 5, 5.0)
DELETING = Allowance("deleting", 5, 1.0)
ANSWERS = Allowance("answers", 5, 2.0)
THREADS = Allowance("threads", 50, 300.0)
EMOJIS = Allowance("emojis", 50, 60.0)


@dataclass(slots=True)
class _Window:
    used: int
    ends: float


@dataclass(slots=True)
class PlannedLimit:
    """A limit set by hand: the next requests to a route are refused."""

    route: str
    retry_after_s: float
    times: int = 1
    scope: str = USER
    via: bool = True


@dataclass(slots=True)
class RequestLimits:
    """Counts requests, `a_second` in all. With `enforced` off, only limits set by hand apply.

    What holds for the `starts` of shards is switched on its own.
    """

    clock: ShiftedClock
    enforced: bool = True
    a_second: int = GLOBAL_LIMIT
    orders: list[PlannedLimit] = field(default_factory=list)
    starts: ShardStarts = field(init=False)
    _windows: dict[str, _Window] = field(default_factory=dict)
    _old_edits: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.starts = ShardStarts(self.clock)

    def check_order(self, route: str) -> None:
        """Raise `Refusal` 429 if the next request to that route is to be refused."""
        for order in self.orders:
            if order.route in (route, "*"):
                order.times -= 1
                if order.times <= 0:
                    self.orders.remove(order)
                headers = {"X-RateLimit-Remaining": "0", "X-RateLimit-Limit": "1"}
                headers["X-RateLimit-Bucket"] = "ordered"
                raise _too_many(order.retry_after_s, headers, order.scope, via=order.via)

    def check_global(self) -> None:
        """Count a request of the bot. Raises `Refusal` 429 above so many a second."""
        window = self._count("global", 1.0)
        if self.enforced and window.used > self.a_second:
            raise _too_many(window.ends - self.clock.now, {}, GLOBAL)

    def take(self, allowance: Allowance, place: str) -> dict[str, str]:
        """Count a request; return its headers. Raises `Refusal` 429 above the limit."""
        window = self._count(f"{allowance.name}:{place}", allowance.window_s)
        left_s = max(0.0, window.ends - self.clock.now)
        limit = allowance.limit if self.enforced else 10_000
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left_s:.3f}",
            "X-RateLimit-Bucket": allowance.name,
        }
        if window.used > limit:
            raise _too_many(left_s, headers)
        return headers

    def count_old_edit(self, channel_id: str) -> None:
        """Count an edit of a message older than an hour. Raises `Refusal` 30046 if too many."""
        now = self.clock.now
        recent = self._old_edits.setdefault(channel_id, [])
        recent[:] = [moment for moment in recent if moment > now - OLD_EDITS_WINDOW_S]
        if self.enforced and len(recent) >= OLD_EDITS:
            sentence = "Maximum number of edits to messages older than 1 hour reached. "
            refusal = _too_many(recent[0] + OLD_EDITS_WINDOW_S - now, {})
            refusal.payload |= {"code": 30046, "message": sentence + "Try again later"}
            raise refusal
        recent.append(now)

    def count_follow_up(self, channel_id: str) -> None:
        """Count a message sent with a token. Raises `Refusal` 429 if the channel has too many."""
        window = self._count(f"follow-ups:{channel_id}", FOLLOW_UPS_WINDOW_S)
        if self.enforced and window.used > FOLLOW_UPS:
            raise _too_many(window.ends - self.clock.now, {}, SHARED)

    def _count(self, key: str, length_s: float) -> _Window:
        now = self.clock.now
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 1000:
                self._windows = {k: w for k, w in self._windows.items() if w.ends > now}
            window = self._windows[key] = _Window(0, now + length_s)
        window.used += 1
        return window


def _too_many(
    retry_after_s: float, headers: dict[str, str], scope: str = USER, *, via: bool = True
) -> Refusal:
    retry_after_s = round(max(0.001, retry_after_s), 3)
    what = "The resource is" if scope == SHARED else "You are"
    more = {"retry_after": retry_after_s, "global": scope == GLOBAL}
    refusal = Refusal(429, 0, f"{what} being rate limited.", **more)
    refusal.headers = {
        **headers,
        "X-RateLimit-Reset-After": f"{retry_after_s:.3f}",
        "X-RateLimit-Scope": scope,
        "Retry-After": str(int(retry_after_s) + 1),
    }
    if via:
        # Without this header the client takes a 429 for a ban by the network in between.
        refusal.headers["Via"] = "1.1 loopback"
    if scope == GLOBAL:
        refusal.headers["X-RateLimit-Global"] = "true"
    return refusal
