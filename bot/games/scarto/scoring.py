"""Scarto: the count in threes, the scores and who pays. Sections are those of RULES.md."""

from bot.games.cards import CardSet, Seat, indexes
from bot.games.deal import changed
from bot.games.events import DealScored, ScoreLine
from bot.games.scarto.options import ScartoOptions
from bot.games.trick import CardLocations, CardTables, TrickHistory

ALL_POINTS = 78
AVERAGE = 26
"""A third of the points, from which a score is counted (section 9)."""


def count(
    locations: CardLocations, history: TrickHistory, options: ScartoOptions, tables: CardTables
) -> DealScored:
    """Return the points of each pile, and how far they are above or below the average."""
    piles = final_piles(locations, history, options, tables)
    points = tuple(pile_points(pile, options, tables) for pile in piles)
    assert sum(points) == ALL_POINTS, points
    fool = tuple(_fool_points(pile, options, tables) for pile in piles)
    lines = (
        ScoreLine("cards", tuple(p - f for p, f in zip(points, fool, strict=True))),
        ScoreLine("fool", fool),
        ScoreLine("average", (-AVERAGE,) * len(piles)),
    )
    scores = tuple(p - AVERAGE for p in points)
    return DealScored(points, scores, tuple(line for line in lines if any(line.points)))


def final_piles(
    locations: CardLocations, history: TrickHistory, options: ScartoOptions, tables: CardTables
) -> tuple[CardSet, ...]:
    """Return the cards each player counts: tricks, discard and the Fool where it belongs
    (section 7)."""
    won = history.piles(range(len(locations.held)))
    piles = tuple(
        discard | cards & ~tables.fool for discard, cards in zip(locations.aside, won, strict=False)
    )
    if history.fool_from is None:
        return piles
    winner = history.winner_of(tables.fool)
    if options.fool_last_trick_lost and history.tricks[-1] & tables.fool:
        return _added(piles, winner, tables.fool)
    if options.fool_style == "apart4":
        return _added(piles, history.fool_from, tables.fool)
    return _paid_for(piles, history.fool_from, winner, tables)


def pile_points(pile: CardSet, options: ScartoOptions, tables: CardTables) -> int:
    """Return the points of a pile, counted in threes less two each (section 8).

    Two cards left over count as if a third worth one lay with them. A Fool that is counted apart
    adds its four points; one that was paid for is a card like any other.
    """
    fool = _fool_points(pile, options, tables)
    cards = pile & ~tables.fool if fool else pile
    count = cards.bit_count()
    assert count % 3 != 1, "one card left over"
    nominal = sum(tables.value[index] for index in indexes(cards))
    if count % 3:
        nominal, count = nominal + 1, count + 1
    return nominal - 2 * count // 3 + fool


def loser_pays(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return gains for a stake of one: the lowest total pays one to everybody who has more (section
    9).

    If all totals are level, nobody pays.
    """
    lowest = min(totals)
    losers = totals.count(lowest)
    winners = len(totals) - losers
    return tuple(-winners if total == lowest else losers for total in totals)


def _fool_points(pile: CardSet, options: ScartoOptions, tables: CardTables) -> int:
    # A Fool that is counted apart has a line of its own; otherwise it is part of its group.
    return 4 if options.fool_style == "apart4" and pile & tables.fool else 0


def _added(piles: tuple[CardSet, ...], seat: Seat | None, cards: CardSet) -> tuple[CardSet, ...]:
    assert seat is not None
    return changed(piles, seat, piles[seat] | cards)


def _paid_for(
    piles: tuple[CardSet, ...], owner: Seat, winner: Seat | None, tables: CardTables
) -> tuple[CardSet, ...]:
    # Whoever played the Fool pays the winner a card worth one, or loses it for want of such a card
    # (section 10).
    worthless = next(
        (1 << index for index in indexes(piles[owner]) if tables.value[index] == 1), None
    )
    if worthless is None:
        return _added(piles, winner, tables.fool)
    paid = changed(piles, owner, piles[owner] & ~worthless | tables.fool)
    return _added(paid, winner, worthless)
