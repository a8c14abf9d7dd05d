"""Terziglio: what both sides make in a deal, and what it is worth to each seat.

Sections are those of RULES.md. Of a pair of numbers the first is always the declarer's, the second
that of both defenders together.
"""

from dataclasses import replace
from typing import NamedTuple

from bot.games.bolognese.lines import MELD_LINES, meld_lines, sum_with_melds
from bot.games.bolognese.melds import MeldRules
from bot.games.bolognese.piles import CARD_POINTS, LAST_TRICK, card_points
from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.events import DealScored, ScoreLine
from bot.games.sides import Attack, Sides, Sum, SumPart, Term, by_seat, only, summed
from bot.games.terziglio.contract import PLAYERS, TerziglioContract, contract_of
from bot.games.terziglio.options import TerziglioOptions
from bot.games.trick import CardTables, TrickHistory

Lines = dict[str, Sides]

UNIT, ROUNDED_UP = 50, 4
"""How many points make a game point, and how great a shortfall is overlooked."""
ALL_TRICKS = 40


class TerziglioScoreInputs(NamedTuple):
    """What the count of a deal depends on besides the cards."""

    bid: TerziglioContract

    declared: tuple[int, ...]
    """What each seat has declared, in points."""

    paid: CardSet
    """The card that was given for the Fool, if one was yet."""


def count(
    score_inputs: TerziglioScoreInputs,
    history: TrickHistory,
    piles: tuple[CardSet, CardSet],
    combined: tuple[int, ...],
    options: TerziglioOptions,
    tables: CardTables,
    rules: MeldRules,
) -> DealScored:
    """Return the points of both sides, and the game points that the seats gain (sections 8 and 9).

    *combined* has what the tricks of each seat count as combinations.
    """
    bid, side = score_inputs.bid, all_tricks(score_inputs.bid, history)
    if side is not None and options.all_tricks == "flat40":
        return _scored(bid, (), {}, flat(side, options, is_solo=bid.is_solo))
    found = {
        **melds_of(piles, rules),
        "cards": cards_of(piles, options, tables),
        "last-trick": only(bid.sides[history.winners[-1]], LAST_TRICK),
        "declared": by_side(bid, score_inputs.declared),
        "trick-combos": by_side(bid, combined),
    }
    points = summed(found.values())
    gained = gains(points, side, options, is_solo=bid.is_solo)
    return _scored(bid, points, found | {"together": points}, gained)


def thrown_in() -> DealScored:
    """Return the score of a deal in which everybody passed (section 3)."""
    return DealScored((), (0,) * PLAYERS, (), counts=False)


def attack(deal: Deal) -> Attack:
    """Return the contract of a deal that was counted, and what each defender lost (section 9)."""
    bid = contract_of(deal.facts)
    assert deal.score is not None
    # The declarer settles with both defenders alike.
    loss = deal.score.scores[bid.declarer] // (PLAYERS - 1)
    return Attack(bid.word, bid.multiplier, (bid.declarer,), loss)


def all_tricks(bid: TerziglioContract, history: TrickHistory) -> int | None:
    """Return the side that has won every trick; None if both won some."""
    sides = {bid.sides[winner] for winner in history.winners}
    return sides.pop() if len(sides) == 1 else None


def melds_of(piles: tuple[CardSet, CardSet], rules: MeldRules) -> Lines:
    """Return what the combinations of each side's pile count (section 7)."""
    first, second = (meld_lines(rules.best(pile)) for pile in piles)
    return {code: (first.get(code, 0), second.get(code, 0)) for code in MELD_LINES}


def cards_of(
    piles: tuple[CardSet, CardSet], options: TerziglioOptions, tables: CardTables
) -> Sides:
    """Return the card points: one side is counted, the other has the rest of 87 (section 8)."""
    if options.odd_card == "declarer":
        own = card_points(tables, piles[0])
        return own, CARD_POINTS - own
    others = card_points(tables, piles[1])
    return CARD_POINTS - others, others


def game_points(points: int) -> int:
    """Return points as game points, fifty each; a shortfall of less than five is overlooked."""
    return (points + ROUNDED_UP) // UNIT


def gains(
    points: Sides, all_tricks_to: int | None, options: TerziglioOptions, *, is_solo: bool
) -> Lines:
    """Return the game points that the winners of a deal that was counted get from each loser.

    The declarer must have more than the others. A side that has won every trick gets 40 besides.
    """
    winners = 0 if points[0] > points[1] else 1
    won = game_points(points[winners])
    lines = {
        "game-points": only(winners, won),
        "solo-doubled": only(winners, won if is_solo else 0),
    }
    more = {} if all_tricks_to is None else flat(all_tricks_to, options, is_solo=is_solo)
    return lines | more


def flat(side: int, options: TerziglioOptions, *, is_solo: bool) -> Lines:
    """Return the game points for all tricks, which this side has won (section 8)."""
    return {"all-tricks": only(side, options.all_tricks_solo if is_solo else ALL_TRICKS)}


def settled(bid: TerziglioContract, won: Sides) -> tuple[int, ...]:
    """Return what each seat gains: the declarer settles with both defenders (section 9)."""
    each = won[1] - won[0]
    return tuple(each if side else -2 * each for side in bid.sides)


def sums(score: DealScored, bid: TerziglioContract) -> tuple[tuple[Sum, ...], ...]:
    """Return for each seat the points of its side and what it gains or pays in game points."""
    shown = [line for line in score.reckoning if line.code != "together"]
    others = tuple(Seat(seat) for seat, side in enumerate(bid.sides) if side)
    found = []
    for seat, side in enumerate(bid.sides):
        points = (sum_with_melds(shown, seat, counts=False),) if score.points else ()
        settling = _settling(score, bid, others[0])
        pays = score.scores[seat] < 0
        if side:
            settling = replace(settling, pays=pays, whom=(bid.declarer,))
        else:
            settling = replace(settling, pays=pays, times=PLAYERS - 1)
        found.append((*points, settling))
    return tuple(found)


def _settling(score: DealScored, bid: TerziglioContract, defender: Seat) -> Sum:
    # What a defender and the declarer settle, as those see it who gain by it.
    sign = 1 if score.scores[defender] > 0 else -1
    won = {line.code: sign * line.points[defender] for line in score.lines}
    parts = []
    if "game-points" in won:
        parts.append(SumPart((Term(won["game-points"], "game-points"),), bid.multiplier))
    if "all-tricks" in won:
        parts.append(SumPart((Term(won["all-tricks"], "all-tricks"),)))
    if not score.points:
        return Sum(parts=tuple(parts))
    points = max(score.points)
    counted = max(points, game_points(points) * UNIT)
    told = (("halves", 2 * points), ("points", counted))
    return Sum(parts=tuple(parts), title="of-points", told=told)


def by_side(bid: TerziglioContract, row: tuple[int, ...]) -> Sides:
    """Return the numbers of the seats, added up by side."""
    return row[bid.declarer], sum(row) - row[bid.declarer]


def _scored(
    bid: TerziglioContract, points: tuple[int, ...], found: Lines, gained: Lines
) -> DealScored:
    lines = {code: settled(bid, won) for code, won in gained.items() if any(won)}
    rows = {code: by_seat(row, bid.sides) for code, row in found.items() if any(row)}
    return DealScored(
        points,
        settled(bid, summed(gained.values())),
        tuple(ScoreLine(code, row) for code, row in lines.items()),
        reckoning=tuple(ScoreLine(code, row) for code, row in rows.items()),
    )
