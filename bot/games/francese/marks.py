"""Tarocco francese: what is special about a seat in a deal besides what all games have."""

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import HandfulShown, SlamSpoken
from bot.games.francese.scoring import PETIT_LINE
from bot.games.sides import DealMark

ANNOUNCED = DealMark(2)
"""It announced a slam."""

PETIT = DealMark(8)
"""It gained by a Petit in the last trick."""

HANDFUL = DealMark(16)
"""It showed a handful."""


def own_marks(deal: Deal, seat: Seat) -> DealMark:
    """Return what of this the seat has, in a deal with a score."""
    assert deal.score is not None
    found = DealMark.NOTHING
    for fact in deal.facts:
        if isinstance(fact, HandfulShown) and fact.seat == seat:
            found |= HANDFUL
        if isinstance(fact, SlamSpoken) and fact.seat == seat and fact.announced:
            found |= ANNOUNCED
    if any(line.code == PETIT_LINE and line.points[seat] > 0 for line in deal.score.lines):
        found |= PETIT
    return found
