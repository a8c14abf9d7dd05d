"""What a play is worth: its points, what the search makes of the deal, and percent of computers."""

from collections.abc import Sequence
from statistics import median

from bot.games.cards import Seat
from bot.games.game import Game

BEST = 6
"""The number of plays of the field by the search; they come first."""


def points_of(game: Game, scores: Sequence[int], seat: Seat) -> int:
    """Return the points of a seat: in fixed pairs those of its side less those of the other."""
    if len(game.sides) == game.players:
        return scores[seat]
    other = next(side for side in game.sides if seat not in side)
    return scores[seat] - scores[other[0]]


def par_of(field: Sequence[int]) -> float:
    """Return what the search makes of the deal: the median of its plays."""
    return median(field[:BEST])


def share_of(points: int, field: Sequence[int]) -> float:
    """Return what part of the field's plays is beaten, from 0 to 1, equal ones as half of one."""
    beaten = sum(score < points for score in field) + sum(score == points for score in field) / 2
    return beaten / len(field)


def percent_of(points: int, field: Sequence[int]) -> int:
    """Return the same in percent, rounded."""
    return int(100 * share_of(points, field) + 0.5)
