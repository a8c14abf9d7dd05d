"""A rating, and how a deal changes it. Sections are those of RULES.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from math import fsum, sqrt

MILLION = 1_000_000
NOISE = 4.0**2
"""The variance of what a deal shows, all luck: a unit is a quarter of its deviation (section 4)."""
DRIFT = 0.02**2
"""By how much the variance grows with a deal, because people change (section 4)."""
IDLE = 0.005
"""By how much it grows with each whole week without a deal (section 3)."""
PRIOR_VARIANCE = 1.0
"""The prior variance, which is also the greatest one (section 3)."""
WEEK_S = 7 * 24 * 3600
SETTLED = MILLION // 2
"""With no greater deviation a rating gets a place, in millionths of a unit (section 9)."""
KEPT = 560_000
"""With no greater deviation a rating keeps its place, in millionths of a unit (section 9)."""
OPPONENTS_MET = 3
"""The number of other people that somebody must have met to be ranked (section 9)."""
MOST_DEALS = 2_000
"""Nobody is told to play more deals than that."""
FRESH = 24
"""The number of deals of the same people on one day that count in full (section 4)."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how far that is uncertain: a mean and its standard deviation.

    Both are in millionths of a unit, so that what is stored is what the next deal starts from
    (section 6). A rating without any spread is that of a computer and never changes.
    """

    mu: int = 0
    sigma: int = MILLION

    @property
    def variance(self) -> float:
        """The square of the deviation, in units."""
        return (self.sigma / MILLION) ** 2

    @property
    def certain_s(self) -> int:
        """For how many seconds without a deal it is certain enough to keep a place (section 9)."""
        room = KEPT**2 - self.sigma**2
        return 0 if room < 0 else (room // round(IDLE * MILLION**2) + 1) * WEEK_S

    def decayed(self, seconds: int) -> "Rating":
        """Return the rating of somebody who has not played for this time (section 3)."""
        grown = self.variance + IDLE * (max(0, seconds) // WEEK_S)
        return self._with(self.mu / MILLION, grown) if grown > self.variance else self

    def moved(self, weight: float, surprise: float, variance: float) -> "Rating":
        """Return the rating after a deal whose result was off by so many units, with this variance
        in units squared (section 4).

        *weight* is the part that its owner had in the result.
        """
        if not self.sigma:
            return self
        gain = weight * self.variance / variance
        left = self.variance * (1 - weight * gain)
        return self._with(self.mu / MILLION + gain * surprise, left + DRIFT)

    def raised_by(self, after: "Rating", part: float) -> "Rating":
        """Return the rating after a deal, of which only a part of a raise counts (section 8)."""
        raise_ = after.mu - self.mu
        return after if raise_ <= 0 else replace(after, mu=self.mu + round(part * raise_))

    def _with(self, mu: float, variance: float) -> "Rating":
        sigma = sqrt(min(PRIOR_VARIANCE, variance))
        return Rating(round(mu * MILLION), round(sigma * MILLION))


@dataclass(frozen=True, slots=True)
class Observation:
    """What a deal shows: by how many units some were ahead of others, weighted by seat.

    Between equals the margin is 0 on average. It changes the ratings of these seats (sections 4
    and 5).
    """

    weights: tuple[float, ...]
    margin: float
    seats: tuple[int, ...]


def after_deal(
    before: Sequence[Rating],
    observed: Sequence[Observation],
    share: float = 1.0,
    left: Mapping[int, Rating] | None = None,
    chosen: Mapping[int, float] | None = None,
) -> tuple[Rating, ...]:
    """Return the ratings by seat after a deal that counts for this share of one (section 4).

    *before* has an entry a seat. *left* are those of people in whose place computers played: a deal
    can lower theirs, and never raises it. Where they sat, *before* is what the computer has. Where
    only a share of the cards was *chosen*, only that share of a raise counts (section 8).
    """
    ratings = _moved(before, observed, share)
    for seat, part in (chosen or {}).items():
        ratings[seat] = before[seat].raised_by(ratings[seat], part)
    for seat, own in (left or {}).items():
        played = [*before[:seat], own, *before[seat + 1 :]]
        ratings[seat] = min(own, _moved(played, observed, share)[seat], key=_mu)
    return tuple(ratings)


def repeat_weight(number: int) -> float:
    """Return for how much of a deal one counts: the day's first, second … of these people
    (section 4)."""
    return min(1.0, FRESH / number)


def deals_to_settle(
    own: Rating, others: Sequence[Rating], weights: Sequence[float], turns: Sequence[float]
) -> int | None:
    """Return how many deals it takes until a rating is settled, if the others stay as certain as
    they are.

    *weights* are those of a deal by seat, and *turns* those that the owner has in one deal after
    the other (section 4). None if it takes more than anybody plays.
    """
    usual = fsum(rating.variance for rating in others) / len(others)
    whole = fsum(weight * weight for weight in weights)
    for number, weight in zip(range(1, MOST_DEALS + 1), cycle(turns)):
        share = weight * weight
        own = own.moved(weight, 0.0, share * own.variance + (whole - share) * usual + NOISE)
        if own.sigma <= SETTLED:
            return number
    return None


def _moved(before: Sequence[Rating], observed: Sequence[Observation], share: float) -> list[Rating]:
    ratings = list(before)
    for each in observed:
        pairs = list(zip(each.weights, before, strict=True))
        variance = fsum(w * w * rating.variance for w, rating in pairs) + NOISE / share
        surprise = each.margin - fsum(w * rating.mu for w, rating in pairs) / MILLION
        for seat in each.seats:
            ratings[seat] = before[seat].moved(each.weights[seat], surprise, variance)
    return ratings


def _mu(rating: Rating) -> int:
    return rating.mu
