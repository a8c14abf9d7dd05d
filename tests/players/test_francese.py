"""Computer players at Tarocco francese: they bid, call and play as sides."""

import pytest

from bot.players import novice, simple
from bot.players.contest import contest
from tests.games.worked.francese import francese


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_simple_beats_novice_clearly(players: int) -> None:
    outcome = contest(francese(players, "deals=1"), simple.choose, novice.choose, 4, "test")
    assert outcome.mean - outcome.margin > 50
