"""Faults switched on by hand: what becomes of requests while Discord is out of order."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.loopback.wire.errors import Refusal, unauthorized

REFUSE, CUT, LOSE, SLOW = "refuse", "cut", "lose", "slow"
KINDS = (REFUSE, CUT, LOSE, SLOW)

_IN_JSON: Mapping[int, Refusal] = {
    401: unauthorized(),
    500: Refusal(500, 0, "500: Internal Server Error"),
}
"""What Discord itself says. Anything else comes from the network before it, as plain text."""


@dataclass(slots=True)
class PlannedFault:
    """What becomes of the next requests to a route.

    They are *refused* with a status before anything is done, *cut* off before that, *lost* after
    it, when the response is on its way, or *slow*: on their way for some seconds.
    """

    kind: str
    route: str
    times: int
    status: int = 503
    seconds: float = 0.0

    def refusal(self) -> Refusal:
        """Return how a request is refused."""
        return _IN_JSON.get(self.status) or Refusal(self.status, 0, "upstream connect error")

    @property
    def in_plain_text(self) -> bool:
        """Whether the refusal is not in JSON."""
        return self.kind == REFUSE and self.status not in _IN_JSON


@dataclass(slots=True)
class Faults:
    """The faults that are switched on; requests take the first one for their route."""

    waiting: list[PlannedFault] = field(default_factory=list)

    def next(self, route: str) -> PlannedFault | None:
        """Return the fault of the next request to that route, if it has one."""
        found = next((each for each in self.waiting if each.route in (route, "*")), None)
        if found is not None:
            found.times -= 1
            if found.times <= 0:
                self.waiting.remove(found)
        return found


def fault_of(body: Mapping[str, Any], route: str) -> PlannedFault:
    """Return the fault a control asks for. Raises `ValueError` if it makes no sense."""
    kind, times = body.get("do"), body.get("times", 1)
    status, seconds = body.get("status", 503), body.get("seconds", 0.0)
    if kind not in KINDS or not isinstance(times, int) or not isinstance(seconds, (int, float)):
        raise ValueError
    if not isinstance(status, int) or not 400 <= status <= 599:
        raise ValueError
    return PlannedFault(kind, route, times, status, seconds)
