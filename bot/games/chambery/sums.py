"""Chambéry: the sums behind the scores of a deal, as a table says them (sections 7 to 9)."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.games.chambery import payments
from bot.games.chambery.contract import ChamberyContract
from bot.games.chambery.options import ChamberyOptions
from bot.games.chambery.payments import HALF, THIRD, Debt, Settlement
from bot.games.events import DealScored
from bot.games.sides import Sum, SumPart, Term

Sums = tuple[Sum, ...]


def sums(
    score: DealScored, contract: ChamberyContract | None, options: ChamberyOptions
) -> tuple[Sums, ...]:
    """Return for each seat the points of its side, and what it gains or pays for them."""
    players = len(score.scores)
    found = [_counted(score, Seat(seat)) for seat in range(players)]
    if contract is None:
        settled = [_alone(score.points, Seat(seat)) for seat in range(players)]
    else:
        debts = payments.settlement(score.points, contract, players, options)
        settled = [_settled(score, contract, debts, Seat(seat)) for seat in range(players)]
    return tuple(
        (counted, *([settling] if score.scores[seat] else []))
        for seat, (counted, settling) in enumerate(zip(found, settled, strict=True))
    )


def _counted(score: DealScored, seat: Seat) -> Sum:
    terms = [(line.code, line.points[seat]) for line in score.reckoning if line.points[seat]]
    parts = [SumPart((Term(number, code),)) for code, number in terms or [("cards", 0)]]
    return Sum(parts=tuple(parts), counts=False)


def _settled(score: DealScored, contract: ChamberyContract, found: Settlement, seat: Seat) -> Sum:
    debt = found.debts.get(seat)
    settling = _won(found) if debt is None else Sum(parts=_parts(debt), pays=True)
    whom = tuple(found.debts) if debt is None else found.winners
    points = score.points[int(seat not in contract.attack)]
    half, fewer = HALF[len(score.scores)], min(score.points)
    return _titled(settling, whom, "half", points, half, payments.is_doubled(fewer, half))


def _won(found: Settlement) -> Sum:
    # Losers who all owe the same are counted at once, others are added up.
    debts, number = list(found.debts.values()), len(found.winners)
    if not debts:
        return Sum(parts=())
    if len(set(debts)) == 1:
        return Sum(parts=_parts(debts[0]), times=len(debts), divisor=number)
    return Sum(parts=tuple(SumPart((Term(debt.total),)) for debt in debts), divisor=number)


def _alone(points: tuple[int, ...], seat: Seat) -> Sum:
    owed = payments.debts_alone(points)
    above = tuple(Seat(other) for other, made in enumerate(points) if made > THIRD)
    if seat in owed:
        settling = Sum(parts=_parts(owed[seat]), pays=True)
    elif len(above) == 1:
        settling = Sum(parts=tuple(part for debt in owed.values() for part in _parts(debt)))
    else:
        times = max((debt.times for debt in owed.values()), default=1)
        settling = Sum(parts=_parts(Debt(points[seat] - THIRD, times)))
    whom = above if seat in owed else tuple(owed)
    debtors = [seat] if seat in owed else owed
    is_doubled = any(payments.is_doubled(points[debtor], THIRD) for debtor in debtors)
    return _titled(settling, whom, "third", points[seat], THIRD, is_doubled)


def _titled(
    settling: Sum, whom: tuple[Seat, ...], title: str, points: int, part: int, is_doubled: bool
) -> Sum:
    # What is lacked counts twice where a side has less than half of the part.
    below = part // 2 if is_doubled else 0
    told = (("halves", 2 * points), ("points", points), ("part", part), ("doubled", below))
    return replace(settling, whom=whom, title=title, told=told)


def _parts(debt: Debt) -> tuple[SumPart, ...]:
    owed = SumPart((Term(debt.lacks),), debt.times)
    return (owed, SumPart((Term(debt.more, "evened"),))) if debt.more else (owed,)
