"""The player who weighs cards: what it may know, and what it plays where a card is surely best."""

from dataclasses import replace
from functools import cached_property
from random import Random

import pytest
from hypothesis import given

from bot.games.actions import Play
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.scarto.rules import Scarto
from bot.games.trick import CardTables
from bot.players import simple
from bot.players.fitted.cards import cards_of
from bot.players.fitted.features import SIZES, START, features, setting_of
from bot.players.fitted.turn import turn_of
from bot.players.fitted.weighing import choose
from bot.players.fitted.weights import FOLDER, has_weights, row, weights_of
from bot.players.search.weighed import name_of
from bot.players.situation import situation_of
from tests.games.support.hidden import redealt
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.moments import moments
from tests.players.support.positions import to_play

HAND = "SK SQ B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T21 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3"
"""Hands of 24 cards without a sword are made of this one."""


@every_game
@few
@given(seeds)
def test_hidden_cards_do_not_change_the_choice(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for match, seat, seen in moments(kind, seed, 0.1):
        assert match.deal is not None
        other = replace(match, deal=redealt(match.game, match.deal, seat, rng)).view(seat)
        chosen = choose(seen, Random(seed))
        match.decide(seat, chosen)
        assert choose(other, Random(seed)) == chosen


@every_game
def test_features_have_places_in_their_tables(kind: type[Game]) -> None:
    for _, _, seen in moments(kind, 3, 0.2):
        situation = situation_of(seen)
        cards, turn = cards_of(seen.game), turn_of(seen, situation)
        setting = setting_of(cards, turn)
        for card in range(len(seen.game.pack.cards)):
            if turn.legal >> card & 1:
                places = [place for place, _ in features(cards, turn, setting, card)]
                assert len(places) == len(set(places))
                assert 0 <= min(places) <= max(places) < sum(SIZES.values())
                assert 0 <= setting.stands <= 1


class AllCardsAlike(Scarto):
    """A game in which no card is worth more than another."""

    @cached_property
    def tables(self) -> CardTables:
        return replace(super().tables, value=(1,) * len(self.pack.cards))


def test_no_trump_is_hunted_where_none_is_costly() -> None:
    assert cards_of(Scarto()).hunted
    assert cards_of(AllCardsAlike()).hunted == 0


def test_each_file_of_weights_belongs_to_a_game() -> None:
    games = {
        name_of(kind(kind.options_type.parse(options), players))
        for kind in GAMES.values()
        for players in kind.numbers
        for options in ("", *_variants(kind))
    }
    assert {file.stem for file in FOLDER.glob("*.json")} <= games


def _variants(kind: type[Game]) -> tuple[str, ...]:
    variants = hasattr(kind.options_type(), "variant")
    return ("variant=bologna", "variant=straight") if variants else ()


def test_the_weights_of_each_game_can_be_read() -> None:
    for kind in GAMES.values():
        seen = next(moments(kind, 1, 1.0))[2]
        if has_weights(seen.game):
            turn = turn_of(seen, situation_of(seen))
            assert any(weights_of(seen.game, turn))


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="fool has 2 weights"):
        row({"fool": [1, 2]})


def test_a_table_stands_in_its_place() -> None:
    weights = row({"fool_trick": [7, 8, 9]})
    assert weights[START["fool_trick"] : START["fool_trick"] + 3] == (7, 8, 9)
    assert sum(weights) == 24


def test_a_game_without_weights_is_played_by_the_rules_of_thumb() -> None:
    kind = GAMES["tarocco-francese"]
    assert not has_weights(kind())
    for _, _, seen in moments(kind, 4, 0.1):
        assert choose(seen, Random(1)) == simple.choose_prudently(seen, Random(1))


def test_the_highest_trump_is_not_spent_on_an_empty_trick() -> None:
    # Any trump wins the trick for sure, and whatever another wins later, the highest wins as well.
    hand = "B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T21 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3 B5 B4"
    action = choose(to_play(hand, "1:S1 2:S2", went="B1 B2 B3"), Random(1))
    assert isinstance(action, Play)
    assert action.card.code != "T21"
