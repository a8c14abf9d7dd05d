"""Chambéry: who pays whom how much (sections 8 and 9)."""

from dataclasses import dataclass

from bot.games.cards import Seat
from bot.games.chambery.contract import ChamberyContract
from bot.games.chambery.options import ChamberyOptions

HALF = {5: 34, 4: 36}
"""What each side has if a deal is level."""
THIRD = 26
"""The same with three players."""


@dataclass(frozen=True, slots=True)
class Debt:
    """What a seat owes: the points it lacks, how often they count, and more so that it divides."""

    lacks: int
    times: int
    more: int = 0

    @property
    def total(self) -> int:
        """What it comes to."""
        return self.lacks * self.times + self.more


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the losers owe, and into how many equal parts their winners divide it.

    Nobody owes anything if a deal is level.
    """

    debts: dict[Seat, Debt]
    winners: tuple[Seat, ...]

    @property
    def each(self) -> int:
        """What each winner gets."""
        total = sum(debt.total for debt in self.debts.values())
        return total // len(self.winners) if self.debts else 0


def is_doubled(points: int, part: int) -> bool:
    """Return whether what these points lack counts twice: they are less than half of the part that
    each has if a deal is level (sections 8 and 9)."""
    return 2 * points < part


def scores(
    points: tuple[int, ...],
    contract: ChamberyContract | None,
    players: int,
    options: ChamberyOptions,
) -> tuple[int, ...]:
    """Return what each seat gains or pays with these points of the sides."""
    if contract is None:
        return alone(points)
    found = settlement(points, contract, players, options)
    return tuple(
        -found.debts[seat].total if seat in found.debts else found.each
        for seat in map(Seat, range(players))
    )


def settlement(
    points: tuple[int, ...],
    contract: ChamberyContract,
    players: int,
    options: ChamberyOptions,
) -> Settlement:
    """Return what one side owes to the other (section 8)."""
    attack = contract.attack
    defence = tuple(seat for seat in map(Seat, range(players)) if seat not in attack)
    half, fewer = HALF[players], min(points)
    losers, winners = (attack, defence) if points[0] < points[1] else (defence, attack)
    if fewer == half:
        return Settlement({}, winners)
    each = Debt(half - fewer, contract.multiplier * (2 if is_doubled(fewer, half) else 1))
    if losers == attack and len(attack) == 1 and options.lone_loss == "each":
        lone = Debt(each.lacks, each.times * len(defence))
        return Settlement({attack[0]: lone}, winners)
    return Settlement(_evened(each, losers, winners, to_all=losers == defence), winners)


def alone(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return what three players, each for themselves, gain or pay (section 9)."""
    owed = debts_alone(points)
    above = [seat for seat in range(3) if points[seat] > THIRD]
    found = [-owed[Seat(seat)].total if seat in owed else 0 for seat in range(3)]
    for seat in above:
        found[seat] = gain_alone(points, Seat(seat))
    return tuple(found)


def debts_alone(points: tuple[int, ...]) -> dict[Seat, Debt]:
    """Return what each of three players owes who has less than a third (section 9)."""
    return {
        Seat(seat): Debt(THIRD - made, 2 if is_doubled(made, THIRD) else 1)
        for seat, made in enumerate(points)
        if made < THIRD
    }


def gain_alone(points: tuple[int, ...], seat: Seat) -> int:
    """Return what a player gets who has more than a third: all that is owed, or their own part."""
    owed = debts_alone(points)
    if sum(made > THIRD for made in points) == 1:
        return sum(debt.total for debt in owed.values())
    (debt,) = owed.values()
    return (points[seat] - THIRD) * debt.times


def _evened(
    each: Debt, losers: tuple[Seat, ...], winners: tuple[Seat, ...], *, to_all: bool
) -> dict[Seat, Debt]:
    # Of defenders each pays as much more as it takes; of the attack the dealer pays the first
    # point more.
    missing = -each.total * len(losers) % len(winners)
    if to_all:
        more = next(
            n for n in range(len(winners)) if not (each.total + n) * len(losers) % len(winners)
        )
        return {seat: Debt(each.lacks, each.times, more) for seat in losers}
    parts = (missing, 0) if len(losers) == 1 else (missing - missing // 2, missing // 2)
    return {
        seat: Debt(each.lacks, each.times, more) for seat, more in zip(losers, parts, strict=False)
    }
