"""Points by side, where two sides play against each other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.cards import Seat

Sides = tuple[int, int]
"""The points of the first side and of the second."""


@dataclass(frozen=True, slots=True)
class Attack:
    """A contract that was played to its end: the bid, what it multiplies by, and who played it.

    Of the seats the taker's is the first, those of any partners follow. Each of the others lost
    `loss` points by it, or won them if that is negative.
    """

    bid: str
    multiplier: int
    seats: tuple[Seat, ...]
    loss: int


def only(side: int, points: int) -> Sides:
    """Points for this side, nothing for the other."""
    return (0, points) if side else (points, 0)


def summed(rows: Iterable[Sides]) -> Sides:
    """The points of both sides, added up."""
    first, second = zip(*rows, strict=True)
    return sum(first), sum(second)


def by_seat(points: Sides, sides: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat's side; *sides* has the side of each seat."""
    return tuple(points[side] for side in sides)
