"""The ways in which one person alone can dodge a deal."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seen:
    """What the dodger goes by: whether the hand is weak, and whether the deal will go badly.

    Nobody knows the latter before the end: a dodger who did would do it best.
    """

    weak: bool
    badly: bool


@dataclass(frozen=True, slots=True)
class Done:
    """What the dodger does in a deal: whether they are there when it is dealt, how much of the
    cards they choose, and whether the match is closed while all wait for them.
    """

    there: bool = True
    chosen: float = 1.0
    silent: bool = False


Way = Callable[[Seen], Done]
"""A way to dodge."""

PLAYS = Done()
HALF = 0.52
"""Just more than half of the cards."""

PLAYS_ON = "plays on"
BY_HAND: dict[str, Way] = {
    "leaves weak hands, before or in the auction": lambda seen: Done(
        chosen=0.0 if seen.weak else 1.0
    ),
    "leaves weak hands, comes back for the end": lambda seen: Done(
        chosen=0.4 if seen.weak else 1.0
    ),
    "leaves weak hands after half of the cards": lambda seen: Done(
        chosen=HALF if seen.weak else 1.0
    ),
    "silent with weak hands until the match closes": lambda seen: Done(
        chosen=0.0 if seen.weak else 1.0, silent=seen.weak
    ),
}
"""Ways that anybody can go who has seen their hand."""

BY_END: dict[str, Way] = {
    "leaves what goes badly before half of the cards": lambda seen: Done(
        chosen=0.45 if seen.badly else 1.0
    ),
    "leaves what goes badly after half of the cards": lambda seen: Done(
        chosen=HALF if seen.badly else 1.0
    ),
    "silent when it goes badly until the match closes": lambda seen: Done(
        chosen=0.9 if seen.badly else 1.0, silent=seen.badly
    ),
    "leaves at once, comes back if it goes well": lambda seen: Done(
        chosen=0.0 if seen.badly else HALF
    ),
}
"""Ways of who would know how the deal ends."""

AWAY: dict[str, Way] = {
    "leaves before each deal, comes back after the auction": lambda seen: Done(there=False),
    "idle in the last trick, comes for the good hands": lambda seen: Done(
        there=False, chosen=0.0 if seen.weak else 1.0
    ),
}
"""Ways of who is away when the cards are dealt, and so has no part in any deal."""

WAYS: dict[str, Way] = {
    PLAYS_ON: lambda seen: PLAYS,
    "lets the computer bid": lambda seen: PLAYS,
    **BY_HAND,
    **BY_END,
    **AWAY,
}
