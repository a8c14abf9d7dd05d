"""What a deal comes to: points by side, the sums that show how, and what was special."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntFlag

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


class DealMark(IntFlag):
    """What was special about a seat in a deal. The numbers are stored and keep their meaning.

    The bits without a name are those of single games, each of which has its own meaning for them.
    """

    NOTHING = 0

    SLAM = 1
    """Its side won every trick."""

    LAST_TRICK = 4
    """It won the last trick."""


@dataclass(frozen=True, slots=True)
class Term:
    """A number of a sum, and the code of what it is for; empty where nobody needs to be told."""

    number: int
    code: str = ""


@dataclass(frozen=True, slots=True)
class SumPart:
    """Terms that are added up, and what they are multiplied by together."""

    terms: tuple[Term, ...]
    times: int = 1

    @property
    def total(self) -> int:
        """What it comes to."""
        return self.times * sum(term.number for term in self.terms)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """How a seat's number comes about, so that anybody can check it.

    The parts are added up, multiplied and divided, and others get `less` of that. The seat `pays`
    the total, or else gains it; it settles that with `whom`, where this is not plain. `title` is
    the code of what is told before, with the numbers `told`; `halves` among them are the `points`
    before they were rounded, in half points. A sum that does not count shows points which are not
    what the seat scores.
    """

    parts: tuple[SumPart, ...]
    times: int = 1
    divisor: int = 1
    less: tuple[tuple[Seat, int], ...] = ()
    pays: bool = False
    whom: tuple[Seat, ...] = ()
    title: str = ""
    told: tuple[tuple[str, int], ...] = ()
    counts: bool = True

    @property
    def added(self) -> int:
        """The parts, added up."""
        return sum(part.total for part in self.parts)

    @property
    def multiplied(self) -> int:
        """That, multiplied and divided; what is less than a point is dropped."""
        return truncated(self.added * self.times, self.divisor)

    @property
    def total(self) -> int:
        """What it comes to."""
        return self.multiplied - sum(number for _, number in self.less)

    @property
    def score(self) -> int:
        """What the seat scores by it."""
        if not self.counts:
            return 0
        return -self.total if self.pays else self.total


def sum_of(lines: Iterable[tuple[str, int]]) -> Sum:
    """Return the sum of these numbers by code, without those that are nothing."""
    return Sum(parts=tuple(SumPart((Term(number, code),)) for code, number in lines if number))


def truncated(number: int, divisor: int) -> int:
    """Return the whole part of a quotient, rounded towards nothing."""
    return number // divisor if number >= 0 else -(-number // divisor)


def only(side: int, points: int) -> Sides:
    """Return these points for one side, and none for the other."""
    return (0, points) if side else (points, 0)


def summed(rows: Iterable[Sides]) -> Sides:
    """Return the points of both sides, added up."""
    first, second = zip(*rows, strict=True)
    return sum(first), sum(second)


def by_seat(points: Sides, sides: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each seat's side; *sides* has the side of each seat."""
    return tuple(points[side] for side in sides)
