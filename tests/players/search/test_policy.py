"""The quick policy: what it may know, and what it plays where a card is surely best."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.actions import Play
from bot.games.francese.rules import Francese
from bot.games.game import Game
from bot.players.search import quick
from bot.players.search.kernels import layout
from bot.players.search.kernels.cards import cards_of
from bot.players.search.kernels.encoding import base_of, game_row
from bot.players.search.kernels.layout import row, words
from bot.players.search.kernels.playouts import NO_CARD
from bot.players.search.kernels.policy import pick
from bot.players.search.weighed import (
    FOLDER,
    SIZE,
    SIZES,
    START,
    name_of,
    text_of,
    weights_of,
)
from bot.players.search.weighed import row as weights_row
from tests.games.support.hidden import redealt
from tests.games.support.properties import every_game, few, seeds
from tests.players.blunders.blunder import BLUNDERS
from tests.players.search.moments import moments
from tests.players.support.kinds import KINDS, game_of
from tests.players.support.positions import to_play

FULL = "B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T21 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3 B5"
"""Hands of 24 cards without a sword are made of this one."""


def played(hand: str, trick: str) -> str:
    action = quick.choose(to_play(hand, trick, went="B1 B2 B3"), Random(1))
    assert isinstance(action, Play)
    return action.card.code


@every_game
@few
@given(seeds)
def test_hidden_cards_do_not_change_the_choice(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for match, seat, seen in moments(kind, seed, 0.1):
        assert match.deal is not None
        other = replace(match, deal=redealt(match.game, match.deal, seat, rng)).view(seat)
        chosen = quick.choose(seen, Random(seed))
        match.decide(seat, chosen)
        assert quick.choose(other, Random(seed)) == chosen


def test_each_file_of_weights_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} <= {
        name_of(game_of(kind)) for kind in KINDS
    }


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_has_weights(kind: str) -> None:
    assert any(weights_of(game_of(kind)))


@every_game
def test_cards_have_few_enough_cases(kind: type[Game]) -> None:
    for players in kind.numbers:
        cards = cards_of(kind(None, players))
        assert max(cards.tier) < 6
        assert max(cards.number_of_kind) < 6
        assert max(cards.rank[card] for card, suit in enumerate(cards.suit_of) if suit == 4) < 22


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="fool_pot has 2 weights"):
        weights_row({"fool_pot": [1, 2]})


def test_a_file_has_the_weights_that_were_written() -> None:
    import json

    weights = [0] * SIZE
    weights[START["kind"] + 5] = -7
    assert list(json.loads(text_of(weights))) == ["kind"]
    assert weights_row(json.loads(text_of(weights))) == tuple(weights)
    assert sum(SIZES.values()) == SIZE


def test_the_highest_trump_is_not_spent_on_an_empty_trick() -> None:
    assert played(f"{FULL} B4", "1:S1 2:S2") != "T21"


def test_a_king_is_taken_by_who_plays_last() -> None:
    assert played(f"{FULL} B4", "1:SK 2:S2").startswith("T")


def test_an_empty_trick_that_is_lost_gets_no_court_card() -> None:
    assert played(f"{FULL} SQ S4".replace(" B5", ""), "1:SK 2:S2") == "S4"


def test_a_queen_that_wins_for_sure_is_laid() -> None:
    assert played(f"{FULL} SQ S4".replace(" B5", ""), "1:SC 2:S8") == "SQ"


def test_the_fool_is_led_before_the_last_trick() -> None:
    excuse = next(blunder for blunder in BLUNDERS if blunder.name == "francese-excuse-to-the-end")
    assert excuse.card(quick.choose, 0) == "EXC"


@pytest.mark.parametrize(("has_lost", "led"), [(True, "EXC"), (False, "T21")])
def test_who_has_won_every_trick_keeps_the_fool_for_the_last(has_lost: bool, led: str) -> None:
    game = Francese(None, 4)
    hand, base = game.pack.set_of("T21 EXC"), base_of(game)
    e, w = row([0] * layout.PLAYOUT_SIZE), row([0] * layout.WORLD_SIZE)
    e[layout.HANDS : layout.HANDS + 2] = row(words(hand, base))
    e[layout.LIVE : layout.LIVE + 2] = row(words(hand | game.pack.set_of("T2 T3 S4 S5 H4"), base))
    e[layout.BEST], e[layout.WINNERS] = NO_CARD, 0b11 if has_lost else 0b01
    w[layout.SIDES + 1 : layout.SIDES + 4] = row([1, 1, 1])
    assert game.pack.cards[pick(game_row(game), w, 0, e, 0)].code == led
