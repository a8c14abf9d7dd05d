"""Bursts of presses: more than anybody makes by hand is acknowledged without any work."""

from collections import deque
from typing import NamedTuple

from cogs.layouts.codec import Id
from cogs.layouts.hand.ids import HandId

MOST = 10
"""How many presses of a person are answered within a second, whatever they are."""

SPAN_S = 1.0


class _Press(NamedTuple):
    at: float
    user_id: int
    request: Id


class BurstFilter:
    """Remembers the presses of the last second."""

    def __init__(self) -> None:
        self._recent: deque[_Press] = deque()

    def is_part(self, at: float, user_id: int, request: Id) -> bool:
        """Return whether this press, made at this second, needs no more than an acknowledgement.

        What is pressed in a hand is never left out unless it repeats what was just pressed.
        """
        while self._recent and self._recent[0].at <= at - SPAN_S:
            self._recent.popleft()
        own = [press.request for press in self._recent if press.user_id == user_id]
        self._recent.append(_Press(at, user_id, request))
        return len(own) >= MOST and (not isinstance(request, HandId) or request in own)
