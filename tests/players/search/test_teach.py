"""The fit of the quick policy: lessons in plain Python give a game weights that can be read."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.catalogue import GAMES
from bot.players.search import teach
from bot.players.search.kernels.layout import row
from bot.players.search.weighed import weights_of

SCRIPT = """
import sys
sys.modules["numba"] = None
import json
from bot.games.catalogue import GAMES
from bot.players.search.teach import deals_of, fitted
from bot.players.search.weighed import row, text_of, weights_of

game = GAMES["scarto"]()
before = weights_of(game)
after = fitted(game, deals_of(game, 1, "test"), 0.2, 1)
assert row(json.loads(text_of(after))) == tuple(after)
print(sum(a != b for a, b in zip(before, after)))
"""


def test_lessons_change_weights() -> None:
    made = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert 10 < int(made.stdout) < 5000


def test_lessons_without_a_mean_keep_what_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    # The time is over after one quick block, and the next one that counts never comes.
    monkeypatch.setattr(teach, "lessons", lambda *_: iter((None,)))
    game = GAMES["scarto"]()
    assert teach.fitted(game, (row([]), row([])), 1000.0, 1) == list(weights_of(game))
