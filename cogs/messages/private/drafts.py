"""What people have chosen in their hands and not sent yet, as far as it keeps others' news waiting.

A hand that is changed while a list is open in it leaves that list open on a computer, and the
keyboard with it. Nothing depends on this memory: the hand itself holds what was chosen.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from bot.games.view import SeatView
from bot.tables.clock import Clock
from cogs.layouts.hand.draft import NOTHING, Draft, is_empty

RECENT_S = 10.0
"""How long after a press on it a hand with a draft is left alone."""

AT_MOST_S = 5.0
"""How long it is kept from somebody what they may do now."""


@dataclass(frozen=True, slots=True)
class _Noted:
    draft: Draft
    deal: int
    step: int
    my_turn: bool
    at: float
    urgent_since: float | None = None


class Drafts:
    """The drafts in hands, by what stands for each of them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._noted: dict[Hashable, _Noted] = {}

    def note(self, key: Hashable, view: SeatView, draft: Draft) -> None:
        """Note what a hand shows as chosen, in answer to a press on it."""
        self._noted.pop(key, None)
        if not is_empty(draft):
            self._noted[key] = _Noted(
                draft, view.number, view.step, view.my_turn, self._clock.now()
            )

    def forget(self, key: Hashable) -> None:
        """Note that the hand holds no draft any more."""
        self._noted.pop(key, None)

    def kept(self, key: Hashable, view: SeatView) -> Draft:
        """Return what the hand goes on showing as chosen when it is changed for this view."""
        noted = self._noted.get(key)
        if noted is None or (noted.deal, noted.step) != (view.number, view.step):
            return NOTHING
        if view.my_turn and not noted.my_turn:
            # What can be read in a hand does not stand in the way of a turn.
            return replace(noted.draft, opened="")
        return noted.draft

    def is_held(self, key: Hashable) -> bool:
        """Return whether the hand has just been pressed and holds a draft."""
        noted = self._noted.get(key)
        return noted is not None and self._clock.now() < noted.at + RECENT_S

    def wait_s(self, key: Hashable, *, urgent: bool) -> float | None:
        """Return in how many seconds the hand may be changed, None if at once.

        What is *urgent* waits no longer than `AT_MOST_S` in all.
        """
        if not self.is_held(key):
            return None
        noted, now = self._noted[key], self._clock.now()
        if not urgent:
            return noted.at + RECENT_S - now
        since = now if noted.urgent_since is None else noted.urgent_since
        self._noted[key] = replace(noted, urgent_since=since)
        wait_s = min(noted.at + RECENT_S, since + AT_MOST_S) - now
        return wait_s if wait_s > 0 else None
