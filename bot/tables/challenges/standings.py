"""How people stand in a challenge: by steps among few of them, else by percent of computers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from bot.tables.shared_deals.scoring import share_of
from data.solo.challenges import ChallengeDeal, ChallengePlay

MOST_STEPS = 12
"""The most steps that a deal can bring against somebody."""

SCALE = 4
"""How many steps a lead brings in proportion: one standard deviation of a score is about five."""

FEW = 4
"""The most people who are compared with one another; more are compared by percent."""


@dataclass(frozen=True, slots=True)
class ChallengeStanding:
    """What a person has made of a challenge.

    `points` are by deal, None for one that they have not finished. `steps` are the sum against all
    others who have finished every deal. `percent` is the mean over their deals, None until
    computers have played all of those. Only who has finished every deal has a `place`, which equals
    share.
    """

    user_id: int
    name: str
    points: tuple[int | None, ...]
    steps: int
    percent: int | None
    place: int | None = None


Points = Mapping[int, tuple[int | None, ...]]
"""By person, their points by deal."""


def steps_of(lead: int, unit: float) -> int:
    """Return how many steps a lead in points brings; *unit* is that of the game's rating."""
    size = min(MOST_STEPS, int(SCALE * (sqrt(1 + abs(lead) / unit) - 1) + 0.5))
    return size if lead > 0 else -size


def by_steps(found: Sequence["ChallengeStanding"], deals: Sequence[ChallengeDeal]) -> bool:
    """Return whether people are ranked by steps, and not by percent."""
    placed = sum(each.place is not None for each in found)
    return placed <= FEW or not all(deal.field for deal in deals)


def standings(
    deals: Sequence[ChallengeDeal], plays: Sequence[ChallengePlay], unit: float
) -> tuple[ChallengeStanding, ...]:
    """Return how everybody stands who has finished a deal that counts, the best first.

    Who has not finished all of them comes after those who have.
    """
    counted = [play for play in plays if play.counts]
    names = {play.user_id: play.name for play in counted}
    points = {user: _points(user, deals, counted) for user in names}
    # Who has not finished all of them decides nothing among those who have.
    compared = {user: each for user, each in points.items() if None not in each}
    found = [
        ChallengeStanding(
            user,
            name,
            points[user],
            _steps(user, points[user], compared, unit),
            _mean(points[user], deals),
            place=None if user not in compared else 1,
        )
        for user, name in names.items()
    ]
    return _placed(found, ranked_by_steps=by_steps(found, deals))


def _points(
    user: int, deals: Sequence[ChallengeDeal], counted: Sequence[ChallengePlay]
) -> tuple[int | None, ...]:
    own = {play.number: play.score for play in counted if play.user_id == user}
    return tuple(own.get(deal.number) for deal in deals)


def _steps(user: int, own: Sequence[int | None], compared: Points, unit: float) -> int:
    # Only deals that both have finished are compared.
    return sum(
        steps_of(mine - theirs, unit)
        for other, points in compared.items()
        for mine, theirs in zip(own, points, strict=True)
        if other != user and mine is not None and theirs is not None
    )


def _mean(points: Sequence[int | None], deals: Sequence[ChallengeDeal]) -> int | None:
    done = [
        (each, deal.field) for each, deal in zip(points, deals, strict=True) if each is not None
    ]
    if not all(field for _, field in done):
        return None
    shares = [share_of(each, field) for each, field in done]
    return int(100 * sum(shares) / len(shares) + 0.5)


def _placed(
    found: Sequence[ChallengeStanding], *, ranked_by_steps: bool
) -> tuple[ChallengeStanding, ...]:
    def worth(each: ChallengeStanding) -> int:
        return each.steps if ranked_by_steps else each.percent or 0

    ordered = sorted(found, key=lambda each: (each.place is None, -worth(each), each.user_id))
    best = [worth(each) for each in ordered if each.place is not None]
    return tuple(
        each if each.place is None else replace(each, place=best.index(worth(each)) + 1)
        for each in ordered
    )
