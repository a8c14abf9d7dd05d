"""Players that never change: ratings are anchored to one, and others are measured by all."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import takewhile
from random import Random

import pytest

from bot.games.actions import Action, code_of
from bot.games.game import Game
from bot.games.view import SeatView
from bot.players import simple
from bot.players.arena import moves
from bot.players.choosing import Player
from tests.bench.players import yardsticks
from tests.players.support.kinds import KINDS, game_of

DEALS = 2

FROZEN: dict[str, tuple[str, str, str]] = {
    "scarto": ("1e227fe3ebac", "0dedc3872a64", "fb73b8a77e55"),
    "piedicavallo": ("72d4ba5c4b44", "37159e6e1909", "0cadcefc48b2"),
    "ottocento, Bologna": ("1860b09318d3", "e5792305fe8b", "067f3186b07b"),
    "ottocento, straight ranks": ("d519335fa0b5", "5811b500b49e", "dc756de349b0"),
    "terziglio, Bologna": ("8bc43bb47702", "88a962e80bf4", "875261a35e1c"),
    "terziglio, straight ranks": ("c8e561c63824", "61f08e729949", "ae2223de07ad"),
    "tarocco francese, 3 players": ("125afd2b9684", "9700621c00fb", "e33b701320a0"),
    "tarocco francese, 4 players": ("80636564656a", "30e405f03894", "1794fd4a8dc6"),
    "tarocco francese, 5 players": ("81c61cf0d719", "9ceb51e1caa7", "bd3a52452cfd"),
    "tarocco francese, 6 players": ("b025b6b91d10", "d884950b04d8", "548d08960a1f"),
    "chambéry, 3 players": ("95c2ff4c5204", "87e8c56cf49d", "f925c083188f"),
    "chambéry, 4 players": ("d48cb9626639", "daa7acfd559e", "3913b7213e0d"),
    "chambéry, 5 players": ("b50f2e572054", "d0e35cf063fd", "c4392d39771c"),
}
"""What `simple`, `greedy` and `random` do in the first deals of a match, as digests."""


def actions_of(game: Game, player: Player) -> Iterator[str]:
    """What the seats do in these deals, in its order."""
    done: list[str] = []

    def noting(seen: SeatView, rng: Random) -> Action:
        action = player(seen, rng)
        done.append(f"{seen.seat} {code_of(action)}")
        return action

    match_so_far = moves(game, [noting] * game.players, "frozen")
    for _ in takewhile(lambda made: len(made[0].scored) < DEALS, match_so_far):
        pass
    return iter(done)


def digest(actions: Iterator[str]) -> str:
    """A few letters that change with any action."""
    return sha256("\n".join(actions).encode()).hexdigest()[:12]


@pytest.mark.parametrize("kind", KINDS)
def test_players_that_others_are_measured_by_play_as_ever(kind: str) -> None:
    # Whoever makes one better makes another player, and leaves its rules of thumb to this one.
    found = (simple.choose, yardsticks.greedy, yardsticks.any_card)
    assert tuple(digest(actions_of(game_of(kind), player)) for player in found) == FROZEN[kind]
