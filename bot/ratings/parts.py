"""The parts of the seats in a deal, and what follows from them for ratings.

Sections are those of RULES.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from bot.ratings.rating import MILLION, Observation
from bot.ratings.units import TAKERS_PART


class Role(IntEnum):
    """What a seat was in a deal. The numbers are stored and keep their meaning."""

    NONE = 0
    """The deal was not played to its last card."""

    TAKER = 1
    PARTNER = 2
    DEFENDER = 3

    DEALING = 4
    """On the dealer's side, where partnerships are fixed."""

    OPPOSED = 5
    """On the other side."""

    ALONE = 6
    """Each for themselves."""

    @property
    def leads(self) -> bool:
        """Whether the margin of a deal is that of this side."""
        return self in (Role.TAKER, Role.PARTNER, Role.DEALING)


@dataclass(frozen=True, slots=True)
class Part:
    """What a seat was in a deal, and the margin it had a part in, in millionths of a unit.

    All seats share the margin of the attack or of the dealer's side; where each plays for
    themselves, it is that of the seat alone.
    """

    role: Role
    margin: int


def observed(parts: Sequence[Part]) -> tuple[Observation, ...]:
    """Return what a deal with these parts of its seats shows (sections 4 and 5)."""
    roles = [part.role for part in parts]
    if Role.ALONE in roles:
        return tuple(_of_one(seat, part, len(parts)) for seat, part in enumerate(parts))
    leading = sum(role.leads for role in roles)
    weights = tuple(_weight(role, leading, len(roles) - leading) for role in roles)
    return (Observation(weights, parts[0].margin / MILLION, tuple(range(len(parts)))),)


def _weight(role: Role, leading: int, others: int) -> float:
    # A taker's share is greater; all others share evenly what is left on their side.
    if not role.leads:
        return -1 / others
    if role is Role.DEALING or leading == 1:
        return 1 / leading
    return TAKERS_PART if role is Role.TAKER else (1 - TAKERS_PART) / (leading - 1)


def _of_one(seat: int, part: Part, players: int) -> Observation:
    weights = [-1 / (players - 1)] * players
    weights[seat] = 1.0
    return Observation(tuple(weights), part.margin / MILLION, (seat,))
