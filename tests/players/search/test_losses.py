"""What a card cost that was played: certain losses, none where nothing was lost, and no chance."""

from dataclasses import replace
from random import Random

import pytest

from bot.players.search.from_view import position_of
from bot.players.search.losses import loss_of
from bot.players.search.position import Position
from bot.players.search.questions import CardLoss
from bot.players.search.search import Budget
from tests.players.support.positions import PACK, to_play

WORLDS = Budget(100)


def of(code: str) -> int:
    return PACK.parse(code).index


@pytest.fixture
def queen_wins() -> Position:
    """The queen takes the cavalier, and the last word; any other card gives them away."""
    hand = "SQ S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7"
    return position_of(to_play(hand, "1:SC 2:S8", went="B1 B2 B3"))


def test_a_card_that_gives_a_trick_away_costs_something(queen_wins: Position) -> None:
    loss = loss_of(queen_wins, of("S4"), WORLDS, Random(1))
    assert loss.best == of("SQ")
    assert loss.is_sure
    assert loss.points > 3


def test_the_best_card_costs_nothing(queen_wins: Position) -> None:
    loss = loss_of(queen_wins, of("SQ"), WORLDS, Random(1))
    assert loss == CardLoss(of("SQ"))
    assert not loss.is_sure


def test_an_equal_neighbour_of_the_best_card_costs_nothing() -> None:
    # Of the neighbours one alone is a candidate; the others are worth the same.
    hand = "SK B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7 T2"
    position = position_of(to_play(hand, went="B1 B2 B3"))
    others = [of(code) for code in ("B8", "B9") if of(code) not in position.candidates]
    assert others
    for card in others:
        loss = loss_of(replace(position, candidates=(of("B9"), of("B8"))), card, WORLDS, Random(2))
        assert not loss.is_sure


def test_what_is_best_by_chance_is_no_loss() -> None:
    # Two cards worth the same: in few worlds one seems better, and in as many others often worse.
    hand = "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3"
    pair = replace(position_of(to_play(hand)), candidates=(of("B8"), of("D10")))
    losses = [loss_of(pair, of("B8"), Budget(20), Random(seed)) for seed in range(20)]
    assert sum(loss.is_sure for loss in losses) <= 1
    assert any(loss.points > 0 for loss in losses)
    assert any(loss.points < 0 for loss in losses)


def test_without_a_world_nothing_is_said(queen_wins: Position) -> None:
    impossible = replace(queen_wins, may_hold=(0, 0, 0))
    assert loss_of(impossible, of("S4"), WORLDS, Random(1)) == CardLoss(of("S4"))


def test_a_loss_without_any_doubt_is_sure() -> None:
    assert CardLoss(1, 0.5, 0.0).is_sure
    assert not CardLoss(1, 0.0, 0.0).is_sure
    assert not CardLoss(1, 3.0, 1.0).is_sure


def test_it_ends_when_its_time_is_over(queen_wins: Position) -> None:
    asked = iter((False, True))
    budget = Budget(1000, lambda: next(asked, True))
    loss_of(queen_wins, of("S4"), budget, Random(1))
    assert next(asked, None) is None
