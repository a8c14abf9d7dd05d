"""Places in rows are counted from their beginning, as compiled code does not look for others."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import given

from bot.games.game import Game
from bot.players.search import playouts
from bot.players.search.from_view import position_of
from bot.players.search.kernels import compiling, encoding
from bot.players.search.kernels.compiling import is_installed
from bot.players.search.phases import turn_to_try
from bot.players.search.trials import trials
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.kernels.rows import StrictRow, strictly
from tests.players.search.moments import discards, moments, tries_discards

SHARE = 0.02
WORLDS = 2

needs_compiler = pytest.mark.skipif(not is_installed(), reason="the extra 'fast' is not installed")


@contextmanager
def on_strict_rows() -> Iterator[None]:
    """All kernels run in plain Python, and no row has a negative index."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (playouts, encoding):
            patch.setattr(module, "fastest", strictly)
        yield


@every_game
@few
@given(seeds)
def test_cards_are_tried_without_a_negative_index(kind: type[Game], seed: int) -> None:
    with on_strict_rows():
        for _, _, seen in moments(kind, seed, SHARE):
            position = position_of(seen)
            assert trials(position, WORLDS, position.candidates, Random(1))


@tries_discards
@few
@given(seeds)
def test_discards_are_tried_without_a_negative_index(kind: type[Game], seed: int) -> None:
    with on_strict_rows():
        for _, _, seen in discards(kind, seed):
            turn = turn_to_try(seen)
            assert turn is not None
            assert trials(turn, WORLDS, turn.candidates[::9], Random(1))


def test_a_negative_index_is_seen() -> None:
    row = StrictRow([1, 2])
    with pytest.raises(AssertionError):
        row[-1]
    with pytest.raises(AssertionError):
        row[-1] = 3


@needs_compiler
def test_the_compiler_does_not_ask_for_it_meanwhile_alone() -> None:
    from numba.np import arrayobj

    asking = arrayobj.fix_integer_index
    with compiling.counting_from_the_start():
        assert arrayobj.fix_integer_index is not asking
    assert arrayobj.fix_integer_index is asking


@needs_compiler
def test_a_compiler_that_is_not_known_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.np import arrayobj

    def asking(context: Any, index: Any) -> Any:
        return index

    monkeypatch.setattr(arrayobj, "fix_integer_index", asking)
    with compiling.counting_from_the_start():
        assert arrayobj.fix_integer_index is asking
    monkeypatch.delattr(arrayobj, "fix_integer_index")
    with compiling.counting_from_the_start():
        assert not hasattr(arrayobj, "fix_integer_index")
