"""Tarocco francese: the sums behind the scores of a deal, as a table says them (section 13)."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Seat
from bot.games.events import DealScored
from bot.games.francese.options import FranceseOptions
from bot.games.francese.scoring import (
    BASE,
    PERSONAL_PETIT,
    PETIT_AU_BOUT,
    Count,
    FrenchScoreInputs,
    shares,
)
from bot.games.sides import Sum, SumPart, Term, truncated
from bot.games.trick import Trick

Sums = tuple[Sum, ...]


def sums(
    score: DealScored,
    score_inputs: FrenchScoreInputs,
    tricks: Sequence[Trick],
    options: FranceseOptions,
) -> tuple[Sums, ...]:
    """Return for each seat what it gains or pays by the contract and by a Petit among players."""
    is_personal = options.petit == "personal"
    apart = _personal(score) if is_personal else ((),) * len(score.scores)
    partners = tuple(_partner(card, score_inputs.taker, tricks) for card in score_inputs.called)
    settled = _settled(score, score_inputs, shares(partners, options), is_personal=is_personal)
    return tuple((each, *more) for each, more in zip(settled, apart, strict=True))


def _settled(
    score: DealScored,
    score_inputs: FrenchScoreInputs,
    parts: dict[Seat, tuple[int, int]],
    *,
    is_personal: bool,
) -> Iterator[Sum]:
    # What each seat gains or pays by the contract; *parts* are the shares of partners.
    seats, count = [Seat(seat) for seat in range(len(score.scores))], Count(*score.points)
    attack = (score_inputs.taker, *parts)
    defenders = [seat for seat in seats if seat not in attack]
    owed = _owed(score, count, score_inputs, defenders[0], is_personal=is_personal)
    each = sum(part.total for part in owed)
    whole = len(defenders) * each
    less = tuple((seat, truncated(whole * part, of)) for seat, (part, of) in parts.items())
    taker = Sum(
        parts=owed,
        times=len(defenders),
        less=less,
        pays=not count.won,
        title="contract",
        told=_told(count),
    )
    for seat in seats:
        if seat == score_inputs.taker:
            yield taker
        elif seat in parts:
            part, of = parts[seat]
            yield Sum(parts=(_plain(whole),), times=part, divisor=of, pays=not count.won)
        else:
            yield Sum(parts=(_plain(each),), pays=count.won, whom=attack)


def _plain(number: int) -> SumPart:
    return SumPart((Term(number),))


def _partner(card: int, taker: Seat, tricks: Sequence[Trick]) -> Seat | None:
    # Who played a called card, but for the taker; nobody if it was in the chien.
    for trick in tricks:
        for seat, played in zip(trick.seats, trick.cards, strict=True):
            if played.bit == card and seat != taker:
                return seat
    return None


def _owed(
    score: DealScored,
    count: Count,
    score_inputs: FrenchScoreInputs,
    defender: Seat,
    *,
    is_personal: bool,
) -> tuple[SumPart, ...]:
    # What each defender and the attack settle, as the side sees it that won the contract.
    sign, times = (-1 if count.won else 1), score_inputs.contract.multiplier
    lost = {line.code: sign * line.points[defender] for line in score.lines}
    parts = [SumPart((Term(BASE), Term(count.margin)), times)]
    if "petit" in lost and not is_personal:
        brought = PETIT_AU_BOUT if lost["petit"] > 0 else -PETIT_AU_BOUT
        parts.append(SumPart((Term(brought, "petit"),), times))
    parts += [SumPart((Term(lost[code], code),)) for code in ("handful", "slam") if code in lost]
    return tuple(parts)


def _told(count: Count) -> tuple[tuple[str, int], ...]:
    return (
        ("bouts", count.bouts),
        ("halves", count.half_points),
        ("points", count.points),
        ("needed", count.needed),
        ("margin", count.margin),
        ("won", int(count.won)),
    )


def _personal(score: DealScored) -> tuple[Sums, ...]:
    # A Petit in the last trick that players settle among themselves.
    line = next((line.points for line in score.lines if line.code == "petit"), None)
    if line is None:
        return ((),) * len(score.scores)
    player = Seat(max(range(len(line)), key=lambda seat: abs(line[seat])))
    part = SumPart((Term(PERSONAL_PETIT, "petit"),))
    return tuple(
        (Sum(parts=(part,), times=len(line) - 1, pays=points < 0),)
        if seat == player
        else (Sum(parts=(part,), pays=points < 0, whom=(player,)),)
        for seat, points in enumerate(line)
    )
