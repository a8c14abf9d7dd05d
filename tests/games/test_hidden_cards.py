"""Nobody sees what they may not: with the unseen cards swapped about, their view is the same."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.cards import Seat, indexes
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from tests.games.support.hidden import Look, leaks
from tests.games.support.playing import moves, shuffled
from tests.games.support.properties import every_game, few, seeds


@every_game
@few
@given(seeds)
def test_a_view_does_not_change_with_the_cards_it_cannot_see(kind: type[Game], seed: int) -> None:
    assert not list(leaks(Match.view, kind, seed))


def with_a_leak(match: Match, seat: Seat | None) -> SeatView:
    """A view in which the number of discarded cards tells whether they cost anything."""
    honest = match.view(seat)
    assert match.deal is not None
    costly = sum(match.game.tables.value[index] > 1 for index in indexes(max(match.deal.discards)))
    return replace(honest, discards=tuple(count + costly for count in honest.discards))


def with_the_stock_told(match: Match, seat: Seat | None) -> SeatView:
    """A view that tells which cards came from the stock."""
    assert match.deal is not None
    return replace(match.view(seat), taken_up=match.game.pack.members(match.deal.stock))


@every_game
@pytest.mark.parametrize("look", [with_a_leak, with_the_stock_told])
def test_a_planted_leak_is_found(kind: type[Game], look: Look) -> None:
    assert any(leak for seed in range(5) for leak in leaks(look, kind, seed))


@every_game
def test_hidden_cards_do_not_show_in_texts(kind: type[Game]) -> None:
    game = kind()
    rng = Random(1)
    match, _ = next(moves(game, rng))
    assert match.deal is not None
    assert "hands" not in repr(match.deal)
    shown = f"game={game!r}, first_dealer={match.first_dealer}, scored=(), stopped=False"
    assert repr(match) == f"Match({shown})"
    assert shuffled(game, rng) != list(game.pack.cards)
