"""The search: what it may know, when it stops, and what it plays where the best card is certain."""

import pickle
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.game import Game
from bot.players.search import player, search
from bot.players.search.from_view import position_of
from bot.players.search.playouts import Values
from bot.players.search.questions import SearchTurn
from bot.players.search.search import BATCH, FIRST, Budget, choose
from tests.games.support.hidden import redealt
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.moments import moments
from tests.players.support.positions import PACK, to_play

SMALL = Budget(3)


@every_game
@few
@given(seeds)
def test_hidden_cards_do_not_change_the_choice(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for match, seat, seen in moments(kind, seed, 0.03):
        assert match.deal is not None
        other = replace(match, deal=redealt(match.game, match.deal, seat, rng)).view(seat)
        chosen = player.choose(seen, Random(seed), SMALL)
        match.decide(seat, chosen)
        assert player.choose(other, Random(seed), SMALL) == chosen


def ticking(calls: Iterator[bool]) -> Budget:
    """A budget that is over when this says so."""
    return Budget(1000, lambda: next(calls))


def opening() -> str:
    return "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3"


def test_it_stops_when_its_time_is_over() -> None:
    position = position_of(to_play(opening()))
    choice = choose(position, ticking(iter((False, True))), Random(1))
    assert choice is not None
    assert choice.worlds == 2 * BATCH


def test_it_tries_in_the_least_number_of_worlds_however_long_it_takes() -> None:
    budget = Budget(1000, lambda: True, least=3 * BATCH)
    choice = choose(position_of(to_play(opening())), budget, Random(1))
    assert choice is not None
    assert choice.worlds == 3 * BATCH


Tries = list[tuple[int, tuple[int, ...]]]
"""In how many worlds cards were tried one after the other, and which."""


def told(monkeypatch: pytest.MonkeyPatch, noise: float = 0) -> Tries:
    """What is tried where each card is worth its place in the hand, more or less."""
    found: Tries = []

    def trials(turn: SearchTurn, count: int, candidates: Sequence[int], rng: Random) -> Values:
        found.append((count, tuple(candidates)))
        places = [turn.candidates.index(card) for card in candidates]
        return [[place + rng.gauss(0, noise) for place in places] for _ in range(count)]

    monkeypatch.setattr(search, "trials", trials)
    return found


def test_a_thrifty_search_soon_leaves_out_what_is_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, position = told(monkeypatch), position_of(to_play(opening()))
    cards = position.candidates
    choice = choose(position, Budget(100, is_thrifty=True), Random(1))
    # Nobody is so far behind in few worlds that chance could not be why.
    assert tries == [(4, cards), (4, cards[-12:]), (8, cards[-6:]), (16, cards[-3:])]
    assert choice is not None
    assert choice.card == cards[-1]
    assert choice.worlds == 32
    assert choice.values.keys() == set(cards)


def test_two_that_are_close_go_on_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, position = told(monkeypatch, noise=1000), position_of(to_play(opening()))
    choice = choose(position, Budget(100, is_thrifty=True), Random(1))
    assert choice is not None
    assert choice.worlds == sum(worlds for worlds, _ in tries) == 100
    assert [len(cards) for _, cards in tries[4:]] == [2, 2, 2]


def test_the_best_two_go_on_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, position = told(monkeypatch, noise=1000), position_of(to_play(opening()))
    budget = Budget(1000, lambda: True, least=100, is_thrifty=True)
    choice = choose(position, budget, Random(1))
    assert choice is not None
    assert budget.least <= choice.worlds < budget.least + BATCH
    assert tries[0] == (FIRST, position.candidates)
    assert {len(cards) for _, cards in tries[1:]} == {2}


def test_a_thrifty_player_searches_thriftily(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, seen = told(monkeypatch), to_play(opening())
    player.thrifty(seen, Random(1), Budget(8))
    assert [(worlds, len(cards)) for worlds, cards in tries] == [(4, 19), (4, 12)]


def test_the_same_generator_gives_the_same_choice() -> None:
    position = position_of(to_play(opening()))
    first, again = (choose(position, Budget(50), Random(3)) for _ in range(2))
    assert first == again


@every_game
def test_a_position_is_the_same_in_another_process(kind: type[Game]) -> None:
    for _, _, seen in moments(kind, 2, 0.05):
        position = position_of(seen)
        assert pickle.loads(pickle.dumps(position)) == position


def test_there_is_no_choice_where_no_world_is_possible() -> None:
    position = replace(position_of(to_play(opening())), may_hold=(0, 0, 0))
    assert choose(position, SMALL, Random(1)) is None


def test_a_single_card_needs_no_search() -> None:
    hand = "SK B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7 T2"
    choice = choose(position_of(to_play(hand, "1:S3 2:S8", went="B1 B2 B3")), SMALL, Random(1))
    assert choice is not None
    assert choice.worlds == 0
    assert PACK.cards[choice.card].code == "SK"


def test_a_card_that_is_far_behind_is_dropped() -> None:
    # The queen takes five points with the last word; any other sword gives them away.
    hand = "SQ S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7"
    choice = choose(
        position_of(to_play(hand, "1:SC 2:S8", went="B1 B2 B3")), Budget(200), Random(1)
    )
    assert choice is not None
    assert PACK.cards[choice.card].code == "SQ"
    assert choice.worlds == BATCH
    assert choice.errors[choice.card] == 0
    assert choice.values[choice.card] > max(
        value for card, value in choice.values.items() if card != choice.card
    )
