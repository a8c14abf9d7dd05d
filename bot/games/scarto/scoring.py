"""Scarto: the count in threes, the scores and who pays. Sections are those of its rule sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.deal import Deal, changed
from bot.games.events import DealScored, ScoreLine
from bot.games.trick import Trick

if TYPE_CHECKING:
    from bot.games.scarto.rules import Scarto

ALL_POINTS = 78
AVERAGE = 26
"""A third of the points: what a score is counted from (section 9)."""


def score(game: Scarto, deal: Deal) -> DealScored:
    """The points of each pile and what is above or below the average."""
    piles = final_piles(game, deal)
    points = tuple(pile_points(game, pile) for pile in piles)
    assert sum(points) == ALL_POINTS, points
    fool = tuple(_fool_points(game, pile) for pile in piles)
    lines = (
        ScoreLine("cards", tuple(p - f for p, f in zip(points, fool, strict=True))),
        ScoreLine("fool", fool),
        ScoreLine("average", (-AVERAGE,) * len(piles)),
    )
    scores = tuple(p - AVERAGE for p in points)
    return DealScored(points, scores, tuple(line for line in lines if any(line.points)))


def final_piles(game: Scarto, deal: Deal) -> tuple[CardSet, ...]:
    """The cards each player counts: tricks, discard and the Fool where it belongs (section 7)."""
    fool = game.tables.fool
    piles = deal.discards
    for trick in deal.tricks:
        piles = _added(piles, trick.winner, as_set(trick.cards) & ~fool)
    for trick in deal.tricks:
        if as_set(trick.cards) & fool:
            return _with_fool(game, piles, trick, trick is deal.tricks[-1])
    return piles


def pile_points(game: Scarto, pile: CardSet) -> int:
    """The points of a pile, counted in threes less two each (section 8).

    Two cards left over count as if a third worth one lay with them. A Fool that is counted apart
    adds its four points; one that was paid for is a card like the others.
    """
    apart = pile & game.tables.fool if game.options.fool_style == "apart4" else 0
    cards = pile & ~apart
    count = cards.bit_count()
    assert count % 3 != 1, "one card left over"
    nominal = sum(game.tables.value[index] for index in indexes(cards))
    if count % 3:
        nominal, count = nominal + 1, count + 1
    return nominal - 2 * count // 3 + _fool_points(game, pile)


def loser_pays(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Gains for a stake of one: who has the lowest total pays one to each who has more (section 9).

    If all are level nobody pays.
    """
    lowest = min(totals)
    losers = totals.count(lowest)
    winners = len(totals) - losers
    return tuple(-winners if total == lowest else losers for total in totals)


def _fool_points(game: Scarto, pile: CardSet) -> int:
    # A Fool that is counted apart has a line of its own; the other is part of its group.
    apart = game.options.fool_style == "apart4" and pile & game.tables.fool
    return 4 if apart else 0


def _added(piles: tuple[CardSet, ...], seat: Seat | None, cards: CardSet) -> tuple[CardSet, ...]:
    assert seat is not None
    return changed(piles, seat, piles[seat] | cards)


def _with_fool(
    game: Scarto, piles: tuple[CardSet, ...], trick: Trick, last: bool
) -> tuple[CardSet, ...]:
    fool = game.tables.fool
    if last and game.options.fool_last_trick_lost:
        return _added(piles, trick.winner, fool)
    owner = next(
        seat for seat, card in zip(trick.seats, trick.cards, strict=True) if card.bit == fool
    )
    if game.options.fool_style == "apart4":
        return _added(piles, owner, fool)
    return _paid_for(game, piles, owner, trick.winner)


def _paid_for(
    game: Scarto, piles: tuple[CardSet, ...], owner: Seat, winner: Seat | None
) -> tuple[CardSet, ...]:
    # The Fool's player pays the winner a card worth one; who has none loses the Fool (section 10).
    fool = game.tables.fool
    worthless = next(
        (1 << index for index in indexes(piles[owner]) if game.tables.value[index] == 1), None
    )
    if worthless is None:
        return _added(piles, winner, fool)
    paid = changed(piles, owner, piles[owner] & ~worthless | fool)
    return _added(paid, winner, worthless)
