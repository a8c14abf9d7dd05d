"""Piedicavallo: the count of single cards for the two teams (section 8)."""

from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.deal import Deal
from bot.games.events import DealScored, ScoreLine
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.sides import Sides, by_seat, only, summed
from bot.games.trick import CardTables

ALL_POINTS = 114
TEAMS = (0, 1, 0, 1)
"""The team of each seat: partners sit opposite."""


def score(deal: Deal, options: PiedicavalloOptions, tables: CardTables) -> DealScored:
    """The points of both teams: tricks, the Fool, and the dealer's discard."""
    fool = _entitled(deal, _fool_from(deal, tables), options)
    discard = _entitled(deal, deal.dealer, options)
    found = {
        "cards": _of_tricks(deal, tables),
        "fool": only(fool, card_points(tables.fool, tables)),
        "discard": only(discard, card_points(deal.discards[deal.dealer], tables)),
    }
    points = summed(found.values())
    assert sum(points) == ALL_POINTS, points
    lines = (ScoreLine(code, by_seat(row, TEAMS)) for code, row in found.items() if any(row))
    return DealScored(points, by_seat(points, TEAMS), tuple(lines))


def card_points(cards: CardSet, tables: CardTables) -> int:
    """What these cards count, one by one."""
    return sum(tables.value[index] for index in indexes(cards))


def _of_tricks(deal: Deal, tables: CardTables) -> Sides:
    return summed(
        only(TEAMS[trick.winner], card_points(as_set(trick.cards) & ~tables.fool, tables))
        for trick in deal.tricks
        if trick.winner is not None
    )


def _fool_from(deal: Deal, tables: CardTables) -> Seat:
    return next(
        seat
        for trick in deal.tricks
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if card.bit == tables.fool
    )


def _entitled(deal: Deal, seat: Seat, options: PiedicavalloOptions) -> int:
    # A team that won no trick at all loses Fool and discard to the other (section 8.2).
    team = TEAMS[seat]
    winners = [trick.winner for trick in deal.tricks if trick.winner is not None]
    is_lost = options.no_trick_forfeit and not any(TEAMS[winner] == team for winner in winners)
    return 1 - team if is_lost else team
