"""What a play of a day is worth: points, percent of computers, and days in a row."""

from collections.abc import Collection, Sequence
from statistics import median

from bot.games.cards import Seat
from bot.games.game import Game

BEST = 6
"""The number of plays of the field by the search; they come first."""

FORGIVEN = 7
"""The number of days in which one that is missed breaks no streak."""


def points_of(game: Game, scores: Sequence[int], seat: Seat) -> int:
    """Return the points of a seat: in fixed pairs those of its side less those of the other."""
    if len(game.sides) == game.players:
        return scores[seat]
    other = next(side for side in game.sides if seat not in side)
    return scores[seat] - scores[other[0]]


def par_of(field: Sequence[int]) -> float:
    """Return what the search makes of the deal: the median of its plays."""
    return median(field[:BEST])


def percent_of(points: int, field: Sequence[int]) -> int:
    """Return how many percent of the field's plays are beaten, equal ones as half of one."""
    beaten = sum(score < points for score in field) + sum(score == points for score in field) / 2
    return int(100 * beaten / len(field) + 0.5)


def streak_at(days: Collection[int], today: int) -> int:
    """Return how many days in a row were played up to today, which may still be open.

    A missed day is stepped over if the one stepped over before is at least `FORGIVEN` days later.
    """
    played, day, count = frozenset(days), today, 0
    stepped = None
    if day not in played:
        day -= 1
    while played and day >= min(played):
        if day in played:
            count += 1
        elif stepped is not None and stepped - day < FORGIVEN:
            break
        else:
            stepped = day
        day -= 1
    return count


def best_streak(days: Collection[int]) -> int:
    """Return the longest streak there has been."""
    return max((streak_at(days, day) for day in days), default=0)
