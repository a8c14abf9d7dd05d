"""Ottocento: what the sides score in a deal. Sections are those of RULES.md."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.games.bolognese.game import declared_points
from bot.games.bolognese.lines import MELD_LINES, meld_lines
from bot.games.bolognese.melds import MeldRules
from bot.games.bolognese.piles import CARD_POINTS, LAST_TRICK, card_points
from bot.games.cards import CardSet, Seat
from bot.games.events import DealScored, Event, ScoreLine
from bot.games.sides import Sides, by_seat, only, summed
from bot.games.trick import CardTables

PLAYERS = 4
SIDES = (0, 1, 0, 1)
"""The side of each seat: partners sit opposite."""


class OttocentoScoreInputs(NamedTuple):
    """What the count of a deal depends on besides the cards."""

    dealer: Seat

    declared: Sides
    """What each side has declared, in points."""

    paid: CardSet
    """The card that was given for the Fool, if one was yet."""


def count(
    piles: tuple[CardSet, CardSet],
    last: Seat,
    declared: Sides,
    tables: CardTables,
    rules: MeldRules,
) -> DealScored:
    """Return the points of both piles, with what the winner of the last trick and declarations
    add."""
    melds = [meld_lines(rules.best(pile)) for pile in piles]
    cards = card_points(tables, piles[0]), card_points(tables, piles[1])
    assert sum(cards) == CARD_POINTS, cards
    lines = {code: (melds[0].get(code, 0), melds[1].get(code, 0)) for code in MELD_LINES} | {
        "cards": cards,
        "last-trick": only(SIDES[last], LAST_TRICK),
    }
    return _scored(summed(lines.values()), lines | {"declared": declared})


def declarations_alone(facts: Iterable[Event]) -> DealScored:
    """Return the score of a deal that ends with its declarations: no card is counted (section
    9)."""
    return _scored((), {"declared": declared(facts)})


def thrown_in() -> DealScored:
    """Return the score of a deal that nobody wished to play (section 2)."""
    return DealScored((), (0,) * PLAYERS, (), counts=False)


def declared(facts: Iterable[Event]) -> Sides:
    """Return what each side has declared so far, in points."""
    points = declared_points(facts, PLAYERS)
    return points[0] + points[2], points[1] + points[3]


def _scored(points: tuple[int, ...], lines: dict[str, Sides]) -> DealScored:
    return DealScored(
        points,
        by_seat(summed(lines.values()), SIDES),
        tuple(ScoreLine(code, by_seat(line, SIDES)) for code, line in lines.items() if any(line)),
    )
