"""The opponents that never change: no player falls behind what the rules of thumb reach."""

import pytest

from tests.bench.players.opponents import OPPONENTS, PLAYERS, outcome

DEALS = 4
ROOM = 4
"""So many standard errors may so few deals be behind."""

CHANGING = PLAYERS.keys() - {"simple"}
"""Each deed of `simple` is as ever: `test_frozen`."""

REACHED = {
    "scarto": (6.0, 11.7),
    "piedicavallo": (9.7, 23.8),
    "ottocento, Bologna": (110.7, 194.9),
    "terziglio, Bologna": (6.7, 8.5),
    "tarocco francese, 4 players": (28.6, 57.7),
}
"""How far `simple` leads the greedy and the random player, in points a deal: 100 deals."""


@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("kind", REACHED)
@pytest.mark.parametrize("player", CHANGING)
def test_no_player_falls_behind_what_simple_reaches(kind: str, opponent: str, player: str) -> None:
    reached = REACHED[kind][list(OPPONENTS).index(opponent)]
    found = outcome(kind, player, opponent, DEALS)
    assert found.mean > reached - ROOM * found.error
