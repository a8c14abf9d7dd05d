"""Days in a row that somebody has played."""

from collections.abc import Collection

FORGIVEN = 7
"""The number of days in which one that is missed breaks no streak."""


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
