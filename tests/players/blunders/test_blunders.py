"""Who plays a card that experienced players laugh at: the search never, others where it is told."""

import pytest

from bot.games.actions import playable
from bot.players import normal, simple
from bot.players.choosing import Player
from bot.players.search import player as search
from tests.bench.players import yardsticks
from tests.players.blunders.blunder import BLUNDERS, Blunder
from tests.players.support.kinds import KINDS, game_of

PLAYERS: dict[str, Player] = {
    "simple": simple.choose,
    "greedy": yardsticks.greedy,
    "normal": normal.choose,
}

SEEDS = range(2)
"""For what is left to chance; the search, which hardly leaves anything to it, has the first."""

each = pytest.mark.parametrize("blunder", BLUNDERS, ids=[blunder.name for blunder in BLUNDERS])


def cards(blunder: Blunder, player: Player) -> set[str]:
    """The cards that a player comes to play there."""
    return {blunder.card(player, seed) for seed in SEEDS}


@each
def test_the_search_plays_a_right_card(blunder: Blunder) -> None:
    assert blunder.card(search.choose, SEEDS[0]) in blunder.right


@each
def test_the_blunder_is_made_by_those_alone_who_are_named(blunder: Blunder) -> None:
    # Whoever mends one strikes the player off, here and in the laboratory's README.
    found = [name for name, player in PLAYERS.items() if cards(blunder, player) & {*blunder.wrong}]
    assert found == blunder.made_by
    assert found


@each
def test_all_cards_that_are_named_may_be_played(blunder: Blunder) -> None:
    legal = blunder.game.pack.members(playable(blunder.view.ask))
    assert {*blunder.right, *blunder.wrong} <= {card.code for card in legal}
    assert not {*blunder.right} & {*blunder.wrong}


def test_each_game_has_one() -> None:
    assert {blunder.game.key for blunder in BLUNDERS} == {game_of(kind).key for kind in KINDS}
