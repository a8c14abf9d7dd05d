"""Piedicavallo: the count of single cards for the two teams (section 8)."""

from collections.abc import Sequence

from bot.games.cards import CardSet, Seat, indexes
from bot.games.events import DealScored, ScoreLine
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.sides import by_seat, only, summed
from bot.games.trick import CardLocations, CardTables, TrickHistory

ALL_POINTS = 114
TEAMS = (0, 1, 0, 1)
"""The team of each seat: partners sit opposite."""


def count(
    dealer: Seat,
    locations: CardLocations,
    history: TrickHistory,
    options: PiedicavalloOptions,
    tables: CardTables,
) -> DealScored:
    """Return the points of both teams: tricks, the Fool, and the dealer's discard."""
    assert history.fool_from is not None
    won, discard = history.piles(TEAMS), card_points(locations.aside[dealer], tables)
    of_tricks = [card_points(cards & ~tables.fool, tables) for cards in won]
    of_fool = card_points(tables.fool, tables)
    found = {
        "cards": (of_tricks[0], of_tricks[1]),
        "fool": only(_entitled(won, history.fool_from, options), of_fool),
        "discard": only(_entitled(won, dealer, options), discard),
    }
    points = summed(found.values())
    assert sum(points) == ALL_POINTS, points
    lines = (ScoreLine(code, by_seat(row, TEAMS)) for code, row in found.items() if any(row))
    return DealScored(points, by_seat(points, TEAMS), tuple(lines))


def card_points(cards: CardSet, tables: CardTables) -> int:
    """Return what these cards count, one by one."""
    return sum(tables.value[index] for index in indexes(cards))


def _entitled(won: Sequence[CardSet], seat: Seat, options: PiedicavalloOptions) -> int:
    # A team that won no trick at all loses Fool and discard to the other (section 8.2).
    team = TEAMS[seat]
    is_lost = options.no_trick_forfeit and not won[team]
    return 1 - team if is_lost else team
