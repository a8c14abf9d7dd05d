"""The kernels play and count as the original does, world by world."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.players.search.kernels import catalogue
from bot.players.search.worlds import sample
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.kernels.alike import differences, encoding, positions


@every_game
@few
@given(seeds)
def test_values_are_those_of_the_original(kind: type[Game], seed: int) -> None:
    for position, worlds in positions(kind, seed, 0.02):
        assert differences(position, worlds) == []


@every_game
@few
@given(seeds)
def test_worlds_are_those_of_the_original(kind: type[Game], seed: int) -> None:
    for position, _ in positions(kind, seed, 0.02):
        ours = encoding.sampled(position, 20, Random(seed))
        theirs = sample(position, 20, Random(seed))
        assert ours == encoding.worlds_row(position, theirs)


def test_there_are_no_worlds_where_none_is_possible() -> None:
    position, _ = next(positions(next(iter(GAMES.values())), 1, 0.5))
    impossible = replace(position, may_hold=(0,) * len(position.left))
    assert not encoding.trials(impossible, 3, position.candidates, Random(1))


@every_game
def test_every_game_has_a_count(kind: type[Game]) -> None:
    assert all(catalogue.number_of(kind(None, players)) is not None for players in kind.numbers)


def test_a_game_without_a_count_is_played_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    position, worlds = next(positions(next(iter(GAMES.values())), 1, 0.5))
    monkeypatch.setattr(catalogue, "KINDS", ())
    assert differences(position, worlds) == []
