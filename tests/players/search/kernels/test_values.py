"""The kernels play and count as the original does, world by world."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.players.search import playouts, policy
from bot.players.search.phases import DiscardTurn, turn_to_try
from bot.players.search.weighed import SIZE
from bot.players.search.worlds import sample
from tests.games.support.properties import every_game, few, seeds
from tests.players.search import moments
from tests.players.search.kernels.alike import (
    differences,
    encoding,
    positions,
    values_of_discards,
)
from tests.players.search.moments import tries_discards

pytest.importorskip("numba", reason="as plain Python the kernels take too long")


@every_game
@few
@given(seeds)
def test_values_are_those_of_the_original(kind: type[Game], seed: int) -> None:
    for position, worlds in positions(kind, seed, 0.02):
        assert differences(position, worlds) == []


@every_game
@few
@given(seeds)
def test_they_are_so_with_any_weights(kind: type[Game], seed: int) -> None:
    # Small ones make many cards weigh the same.
    rng = Random(seed)
    most = rng.choice((1, 1000))
    weights = tuple(rng.randint(-most, most) for _ in range(SIZE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(policy, "weights_of", lambda game: weights)
        patch.setattr(encoding, "weights_of", lambda game: weights)
        with forgotten():
            for position, worlds in positions(kind, seed, 0.02):
                assert differences(position, worlds) == []


@contextmanager
def forgotten() -> Iterator[None]:
    """Weights that were read before are forgotten, and those that are read meanwhile as well."""
    for remembered in (policy.policy_of, encoding.game_row):
        remembered.cache_clear()
    try:
        yield
    finally:
        for remembered in (policy.policy_of, encoding.game_row):
            remembered.cache_clear()


@every_game
@few
@given(seeds)
def test_worlds_are_those_of_the_original(kind: type[Game], seed: int) -> None:
    for position, _ in positions(kind, seed, 0.02):
        ours = encoding.sampled(position, 20, Random(seed))
        theirs = sample(position, 20, Random(seed))
        assert ours == encoding.worlds_row(position, theirs)


@tries_discards
@few
@given(seeds)
def test_discards_are_worth_the_same_as_in_the_original(kind: type[Game], seed: int) -> None:
    for _, _, seen in moments.discards(kind, seed):
        turn = turn_to_try(seen)
        assert isinstance(turn, DiscardTurn)
        original, values, trials = values_of_discards(turn, seed)
        assert original == values == trials


def test_there_are_no_worlds_where_none_is_possible() -> None:
    position, _ = next(positions(next(iter(GAMES.values())), 1, 0.5))
    impossible = replace(position, may_hold=(0,) * len(position.left))
    assert not encoding.trials(impossible, 3, position.candidates, Random(1))


def test_a_game_without_a_count_is_played_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    position, _ = next(positions(next(iter(GAMES.values())), 1, 0.5))
    monkeypatch.setattr(encoding, "number_of", lambda game: None)
    encoding.game_row.cache_clear()
    cards = position.candidates
    plain = playouts.trials(position, 3, cards, Random(1))
    assert encoding.trials(position, 3, cards, Random(1)) == plain
