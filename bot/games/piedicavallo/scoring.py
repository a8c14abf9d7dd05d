"""The count of single cards for the two teams (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.cards import CardSet, as_set, indexes
from bot.games.deal import Deal
from bot.games.events import DealScored, ScoreLine

if TYPE_CHECKING:
    from bot.games.piedicavallo.rules import Piedicavallo

ALL_POINTS = 114
TEAMS = 2

PerTeam = tuple[int, int]


def score(game: Piedicavallo, deal: Deal) -> DealScored:
    """The points of both teams: tricks, the Fool, and what the dealer laid aside."""
    tricks = _of_tricks(game, deal)
    fool = _to(_fool_team(game, deal), card_points(game, game.tables.fool))
    discard = _to(_discard_team(game, deal), card_points(game, deal.discards[deal.dealer]))
    points = tuple(map(sum, zip(tricks, fool, discard, strict=True)))
    assert sum(points) == ALL_POINTS, points
    lines = (
        ScoreLine("cards", _seats(tricks)),
        ScoreLine("fool", _seats(fool)),
        ScoreLine("discard", _seats(discard)),
    )
    return DealScored(points, _seats(points), tuple(line for line in lines if any(line.points)))


def card_points(game: Piedicavallo, cards: CardSet) -> int:
    """What these cards count, one by one."""
    return sum(game.tables.value[index] for index in indexes(cards))


def _of_tricks(game: Piedicavallo, deal: Deal) -> PerTeam:
    won = [0, 0]
    for trick in deal.tricks:
        assert trick.winner is not None
        won[trick.winner % TEAMS] += card_points(game, as_set(trick.cards) & ~game.tables.fool)
    return won[0], won[1]


def _fool_team(game: Piedicavallo, deal: Deal) -> int:
    for trick in deal.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if card.bit == game.tables.fool:
                return _entitled(game, deal, seat % TEAMS)
    raise AssertionError("the Fool was not played")


def _discard_team(game: Piedicavallo, deal: Deal) -> int:
    return _entitled(game, deal, deal.dealer % TEAMS)


def _entitled(game: Piedicavallo, deal: Deal, team: int) -> int:
    # Who won no trick at all loses Fool and discard to the others (section 8.2).
    if not game.options.no_trick_forfeit:
        return team
    won = any(trick.winner is not None and trick.winner % TEAMS == team for trick in deal.tricks)
    return team if won else 1 - team


def _to(team: int, points: int) -> PerTeam:
    return (points, 0) if team == 0 else (0, points)


def _seats(points: tuple[int, ...]) -> tuple[int, ...]:
    return points + points
