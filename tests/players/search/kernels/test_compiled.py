"""Compiled copies of the kernels play and count as the kernels do, world by world."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from hypothesis import given

from bot.games.game import Game
from bot.players.search.from_view import position_of
from bot.players.search.kernels import encoding
from bot.players.search.kernels.compiling import is_installed
from bot.players.search.phases import turn_to_try
from bot.players.search.trials import trials
from bot.players.search.weighed import SIZE
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.kernels.alike import both_ways
from tests.players.search.moments import discards, moments, tries_discards

pytestmark = pytest.mark.skipif(not is_installed(), reason="the extra 'fast' is not installed")

SHARE = 0.02
WORLDS = 3


def assert_alike(kind: type[Game], seed: int) -> None:
    for _, _, seen in moments(kind, seed, SHARE):
        position = position_of(seen)
        compiled, plain = both_ways(trials, position, WORLDS, position.candidates)
        assert compiled == plain


@every_game
@few
@given(seeds)
def test_values_are_the_same(kind: type[Game], seed: int) -> None:
    assert_alike(kind, seed)


@every_game
@few
@given(seeds)
def test_they_are_so_with_any_weights(kind: type[Game], seed: int) -> None:
    # Small ones make many cards weigh the same.
    rng = Random(seed)
    most = rng.choice((1, 1000))
    weights = tuple(rng.randint(-most, most) for _ in range(SIZE))
    with weighing(weights):
        assert_alike(kind, seed)


@contextmanager
def weighing(weights: tuple[int, ...]) -> Iterator[None]:
    """Each card weighs by these numbers."""
    encoding.game_row.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encoding, "weights_of", lambda game: weights)
        yield
    encoding.game_row.cache_clear()


@every_game
@few
@given(seeds)
def test_worlds_are_the_same(kind: type[Game], seed: int) -> None:
    for _, _, seen in moments(kind, seed, SHARE):
        position = position_of(seen)
        compiled, plain = both_ways(encoding.sampled, position, 20)
        assert compiled == plain


@tries_discards
@few
@given(seeds)
def test_discards_are_worth_the_same(kind: type[Game], seed: int) -> None:
    for _, _, seen in discards(kind, seed):
        turn = turn_to_try(seen)
        assert turn is not None
        compiled, plain = both_ways(trials, turn, 2, turn.candidates[::9])
        assert compiled == plain
