"""Ottocento: what the sides score in a deal. Sections are those of its rule sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.bolognese import CARD_POINTS, LAST_TRICK, declared_points
from bot.games.deal import Deal
from bot.games.events import DealScored, ScoreLine
from bot.games.meld_lines import MELD_LINES, meld_lines
from bot.games.piles import card_points

if TYPE_CHECKING:
    from bot.games.ottocento.rules import Ottocento

PLAYERS = 4
SIDES = (0, 1, 0, 1)
"""The side of each seat: partners sit opposite."""

Sides = tuple[int, int]


def score(game: Ottocento, deal: Deal) -> DealScored:
    """The points of both piles with the last trick and what was declared (section 8)."""
    piles = game.final_piles(deal)
    melds = [meld_lines(game.meld_rules.best(pile)) for pile in piles]
    cards = card_points(game.tables, piles[0]), card_points(game.tables, piles[1])
    last = deal.tricks[-1].winner
    assert last is not None
    assert sum(cards) == CARD_POINTS, cards
    lines = {code: (melds[0].get(code, 0), melds[1].get(code, 0)) for code in MELD_LINES} | {
        "cards": cards,
        "last-trick": (0, LAST_TRICK) if SIDES[last] else (LAST_TRICK, 0),
    }
    return _scored(_sum(lines), lines | {"declared": declared(deal)})


def declarations_alone(deal: Deal) -> DealScored:
    """The score of a deal that ends with its declarations: no card is counted (section 9)."""
    return _scored((), {"declared": declared(deal)})


def thrown_in() -> DealScored:
    """The score of a deal that nobody wished to play (section 2)."""
    return DealScored((), (0,) * PLAYERS, (), counts=False)


def declared(deal: Deal) -> Sides:
    """What each side has declared so far, in points."""
    points = declared_points(deal)
    return points[0] + points[2], points[1] + points[3]


def _sum(lines: dict[str, Sides]) -> Sides:
    return sum(line[0] for line in lines.values()), sum(line[1] for line in lines.values())


def _scored(points: tuple[int, ...], lines: dict[str, Sides]) -> DealScored:
    return DealScored(
        points,
        tuple(_sum(lines)[side] for side in SIDES),
        tuple(
            ScoreLine(code, tuple(line[side] for side in SIDES))
            for code, line in lines.items()
            if any(line)
        ),
    )
