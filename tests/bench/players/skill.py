"""How well ratings tell who is strong: `python -m tests.bench.players.skill --seeds 16`.

In a simulation, people of known strength meet for sessions of twelve deals. What is written is the
correlation of each rating with true strength after 20, 60, 200 and 600 deals a person. Ratings by
the deal see every deal, those by the session its totals.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import correlation, fmean
from typing import Protocol

from openskill.models import PlackettLuce

from bot.ratings.parts import Part, Role, observed
from bot.ratings.rating import MILLION, Rating, after_deal
from tests.bench.row import Row

PEOPLE, SESSION = 40, 12
LUCK = 3.9
"""The deviation of what a deal shows, in deviations of strength."""

STAGES = (20, 60, 200, 600)
SEEDS = 2
"""Simulations of each shape; the figures in README.md come from 16."""
ELO_SPREAD, ELO_STEP = 400, 32
CLOSE = 0.05
"""How far what some seeds tell may be off."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Who plays against whom in a deal, and what the rating should reach at the four stages."""

    name: str
    roles: tuple[Role, ...]
    aims: tuple[float, ...]


SHAPES = (
    Shape("one against three", (Role.TAKER, *[Role.DEFENDER] * 3), (0.51, 0.72, 0.87, 0.94)),
    Shape("one against two", (Role.TAKER, *[Role.DEFENDER] * 2), (0.68, 0.78, 0.91, 0.95)),
    Shape(
        "a called partner",
        (Role.TAKER, Role.PARTNER, *[Role.DEFENDER] * 3),
        (0.44, 0.62, 0.81, 0.90),
    ),
    Shape("changing pairs", (Role.DEALING, Role.OPPOSED) * 2, (0.45, 0.63, 0.86, 0.93)),
    Shape("each for themselves", (Role.ALONE,) * 3, (0.79, 0.87, 0.95, 0.97)),
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What came of a deal between people: their parts in it, and the points of each."""

    people: Sequence[int]
    parts: Sequence[Part]
    points: Sequence[float]


class Rater(Protocol):
    """A rating of everybody, by their numbers."""

    name: str

    def session(self, deals: Sequence[Deal]) -> None:
        """Counts a session of the same people in."""

    def strengths(self) -> list[float]:
        """How strong everybody is."""


class ByMargin:
    """The rating of the bot."""

    name = "rating"

    def __init__(self) -> None:
        self._ratings = [Rating()] * PEOPLE

    def session(self, deals: Sequence[Deal]) -> None:
        """Counts a session in."""
        for deal in deals:
            before = [self._ratings[person] for person in deal.people]
            after = after_deal(before, observed(deal.parts))
            for person, rating in zip(deal.people, after, strict=True):
                self._ratings[person] = rating

    def strengths(self) -> list[float]:
        """How strong everybody is."""
        return [rating.mu / MILLION for rating in self._ratings]


class OpenSkill:
    """The library, with sides as its teams: deal by deal, or by the totals of a session."""

    def __init__(self, name: str, by_deal: bool) -> None:
        self.name = name
        self._by_deal = by_deal
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(PEOPLE)]

    def session(self, deals: Sequence[Deal]) -> None:
        """Counts a session in."""
        for deal in deals if self._by_deal else [in_all(deals)]:
            teams = list(teams_of(deal, self._by_deal))
            scores = [fmean(deal.points[seat] for seat in team) for team in teams]
            rated = self._model.rate(
                [[self._ratings[deal.people[seat]] for seat in team] for team in teams],
                scores=scores,
            )
            for team, found in zip(teams, rated, strict=True):
                for seat, rating in zip(team, found, strict=True):
                    self._ratings[deal.people[seat]] = rating

    def strengths(self) -> list[float]:
        """How strong everybody is."""
        return [rating.mu for rating in self._ratings]


class Elo:
    """Elo by the places of a session: against each of the others, or pair against pair."""

    name = "Elo by session"

    def __init__(self) -> None:
        self._ratings = [0.0] * PEOPLE

    def session(self, deals: Sequence[Deal]) -> None:
        """Counts a session in."""
        total = in_all(deals)
        teams = list(teams_of(total, by_deal=False))
        own = [fmean(self._ratings[total.people[seat]] for seat in team) for team in teams]
        points = [fmean(total.points[seat] for seat in team) for team in teams]
        for place, team in enumerate(teams):
            gain = fmean(
                (points[place] > points[other]) - _expected(own[place] - own[other])
                for other in range(len(teams))
                if other != place
            )
            for seat in team:
                self._ratings[total.people[seat]] += ELO_STEP * gain

    def strengths(self) -> list[float]:
        """How strong everybody is."""
        return self._ratings


def _expected(lead: float) -> float:
    return 1 / (1 + 10 ** (-lead / ELO_SPREAD))


def raters() -> list[Rater]:
    """All ratings that are compared."""
    return [
        ByMargin(),
        OpenSkill("openskill by deal", by_deal=True),
        OpenSkill("openskill by session", by_deal=False),
        Elo(),
    ]


def in_all(deals: Sequence[Deal]) -> Deal:
    """A session as if it were one deal, with the sums of the points."""
    rows = zip(*(deal.points for deal in deals), strict=True)
    return Deal(deals[0].people, deals[0].parts, [sum(points) for points in rows])


def teams_of(deal: Deal, by_deal: bool) -> Iterator[list[int]]:
    """The seats that win and lose together: pairs always, other sides in a single deal only."""
    roles = [part.role for part in deal.parts]
    apart = Role.ALONE in roles or not (by_deal or Role.DEALING in roles)
    if apart:
        yield from ([seat] for seat in range(len(roles)))
        return
    for leading in (True, False):
        yield [seat for seat, role in enumerate(roles) if role.leads is leading]


def evening(
    shape: Shape, strength: Sequence[float], zeal: Sequence[float], deals: int, rng: Random
) -> Iterator[list[Deal]]:
    """Sessions at all tables, drawn anew; who is more zealous takes more often."""
    people, size = rng.sample(range(PEOPLE), PEOPLE), len(shape.roles)
    for first in range(0, PEOPLE - size + 1, size):
        table = people[first : first + size]
        roles = [_seated(shape, table, zeal, rng) for _ in range(deals)]
        yield [_deal(table, each, strength, rng) for each in roles]


def _seated(shape: Shape, people: Sequence[int], zeal: Sequence[float], rng: Random) -> list[Role]:
    if Role.TAKER not in shape.roles:
        return list(shape.roles)
    taker = rng.choices(range(len(people)), [zeal[person] for person in people])[0]
    roles = rng.sample(shape.roles[1:], len(people) - 1)
    return [*roles[:taker], Role.TAKER, *roles[taker:]]


def _deal(
    people: Sequence[int], roles: Sequence[Role], strength: Sequence[float], rng: Random
) -> Deal:
    own = [strength[person] for person in people]
    if Role.ALONE in roles:
        # Half as much luck again lies in the mean of the two others.
        points = [each + rng.gauss(0, LUCK / sqrt(1.5)) for each in own]
        leads = [1.5 * (each - fmean(points)) for each in points]
        return Deal(people, [Part(Role.ALONE, round(lead * MILLION)) for lead in leads], points)
    [shown] = observed([Part(role, 0) for role in roles])
    margin = sum(w * each for w, each in zip(shown.weights, own, strict=True)) + rng.gauss(0, LUCK)
    parts = [Part(role, round(margin * MILLION)) for role in roles]
    return Deal(people, parts, [weight * margin for weight in shown.weights])


def correlations(shape: Shape, seed: int) -> dict[str, list[float]]:
    """For each rating its correlation with strength at all stages."""
    rng = Random(f"{shape.name} {seed}")
    strength = [rng.gauss(0, 1) for _ in range(PEOPLE)]
    zeal = [rng.lognormvariate(0, 0.7) for _ in range(PEOPLE)]
    compared, played = raters(), 0
    found: dict[str, list[float]] = {rater.name: [] for rater in compared}
    for stage in STAGES:
        while played < stage:
            deals = min(SESSION, stage - played)
            played += deals
            for session in evening(shape, strength, zeal, deals, rng):
                for rater in compared:
                    rater.session(session)
        for rater in compared:
            found[rater.name].append(correlation(rater.strengths(), strength))
    return found


def rows(seeds: int = SEEDS) -> list[Row]:
    """The measurements, as rows of a table."""
    return [row for shape in SHAPES for row in _rows(shape, seeds)]


def _rows(shape: Shape, seeds: int) -> Iterator[Row]:
    found = [correlations(shape, seed) for seed in range(seeds)]
    for name in found[0]:
        means = [fmean(stage) for stage in zip(*(one[name] for one in found), strict=True)]
        what = f"strength told, {shape.name}: {name}"
        if name != ByMargin.name:
            yield Row(what, _said(means))
            continue
        is_met = all(mean >= aim - CLOSE for mean, aim in zip(means, shape.aims, strict=True))
        yield Row(what, _said(means), f"≥ {_said(shape.aims)}, each ± {_said([CLOSE])}", is_met)


def _said(shares: Sequence[float]) -> str:
    return " ".join(f"{share:.2f}".removeprefix("0") for share in shares)


def main(arguments: Sequence[str]) -> None:
    """Writes the rows."""
    parser = ArgumentParser("python -m tests.bench.players.skill", description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    for row in rows(parser.parse_args(arguments).seeds):
        sys.stdout.write(f"{row.name}: {row.value}" + (f" ({row.aim})" if row.aim else "") + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
