"""The simulation that ratings are compared in."""

from random import Random

import pytest

from bot.ratings.parts import Part, Role
from tests.bench.players.skill import (
    PEOPLE,
    SESSION,
    SHAPES,
    Deal,
    Shape,
    evening,
    in_all,
    raters,
    teams_of,
)


def deals_of(shape: Shape, seed: int = 1) -> list[Deal]:
    rng = Random(seed)
    strength = [rng.gauss(0, 1) for _ in range(PEOPLE)]
    return next(evening(shape, strength, [1.0] * PEOPLE, SESSION, rng))


def some_deal(*roles: Role) -> Deal:
    return Deal(range(len(roles)), [Part(role, 0) for role in roles], [0.0] * len(roles))


@pytest.mark.parametrize("shape", SHAPES, ids=[shape.name for shape in SHAPES])
def test_a_session_has_the_same_people_and_all_its_roles(shape: Shape) -> None:
    deals = deals_of(shape)
    assert len(deals) == SESSION
    assert len({tuple(deal.people) for deal in deals}) == 1
    for deal in deals:
        assert sorted(part.role for part in deal.parts) == sorted(shape.roles)
    assert in_all(deals).points[0] == pytest.approx(sum(deal.points[0] for deal in deals))


def test_who_wins_and_loses_together() -> None:
    contract = some_deal(Role.DEFENDER, Role.TAKER, Role.DEFENDER, Role.PARTNER)
    assert list(teams_of(contract, by_deal=True)) == [[1, 3], [0, 2]]
    assert list(teams_of(contract, by_deal=False)) == [[0], [1], [2], [3]]
    pairs = some_deal(Role.DEALING, Role.OPPOSED, Role.DEALING, Role.OPPOSED)
    assert list(teams_of(pairs, by_deal=False)) == [[0, 2], [1, 3]]
    alone = some_deal(Role.ALONE, Role.ALONE, Role.ALONE)
    assert list(teams_of(alone, by_deal=True)) == [[0], [1], [2]]


@pytest.mark.parametrize("shape", SHAPES, ids=[shape.name for shape in SHAPES])
def test_each_rating_moves_nobody_but_those_who_played(shape: Shape) -> None:
    deals = deals_of(shape)
    for rater in raters():
        before = list(rater.strengths())
        rater.session(deals)
        changed = {
            p
            for p, was, now in zip(range(PEOPLE), before, rater.strengths(), strict=True)
            if was != now
        }
        # Who comes in the middle of equals may stay where they were.
        assert set() < changed <= set(deals[0].people), rater.name
