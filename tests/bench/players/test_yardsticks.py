"""Players that others are measured by: what they lay is legal, and as told."""

from random import Random

from bot.games.actions import Play
from bot.games.game import Game
from bot.players import simple
from bot.players.duel import duel
from tests.bench.players.opponents import OPPONENTS
from tests.bench.players.yardsticks import greedy
from tests.games.support.properties import every_game
from tests.players.support.positions import to_play


@every_game
def test_cards_of_the_yardsticks_are_legal(kind: type[Game]) -> None:
    for name, player in OPPONENTS.items():
        assert len(duel(kind(), player, simple.choose, 1, name)) == 1


def test_greedy_wins_as_cheaply_as_it_can_and_else_throws_its_cheapest() -> None:
    hand = "SQ SC S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4"
    for trick, card in (("1:SJ 2:S8", "SC"), ("1:SK 2:S8", "S4")):
        action = greedy(to_play(hand, trick, went="B1 B2 B3"), Random(1))
        assert isinstance(action, Play)
        assert action.card.code == card
