"""The fit: it finds weights that are there, and writes a file that can be read."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.games.game import Game
from bot.players.fitted import fit
from bot.players.fitted.examples import Example, examples
from bot.players.fitted.features import START
from bot.players.fitted.fit import fitted, main, ridge
from bot.players.fitted.weights import row
from bot.players.search import engine
from tests.games.support.properties import every_game


def test_the_ridge_finds_the_solution_near_the_prior() -> None:
    # Least squares with a penalty of 1: (1 + 1) a = 4 and (4 + 1) b = 10; the third stays.
    equations = [({0: 1.0}, 4.0), ({1: 2.0}, 5.0)]
    assert ridge(equations, [0.0, 0.0, 3.0], 1.0) == pytest.approx([2.0, 2.0, 3.0])


def test_what_makes_a_card_better_gets_weight() -> None:
    rng, place = Random(1), START["fool_trick"]
    found = []
    for _ in range(200):
        amounts = [rng.random() for _ in range(3)]
        rows = tuple([(place, amount)] for amount in amounts)
        found.append(Example(1, rows, tuple(5 * amount for amount in amounts), 0.0))
    weights = fitted(found)[1]
    assert weights[place] > 0.1
    assert sum(map(abs, weights)) == pytest.approx(weights[place])


@every_game
def test_there_are_examples_of_each_game(kind: type[Game]) -> None:
    for example in examples(kind(), 2, 2, "test"):
        assert len(example.features) == len(example.values) > 1
        assert example.variance >= 0


def test_the_command_writes_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "FOLDER", tmp_path)
    monkeypatch.setattr(engine, "prepare", lambda: False)
    assert main(["--game", "scarto", "--positions", "4", "--worlds", "2"]) == 0
    kinds = json.loads((tmp_path / "scarto.json").read_text())
    assert any(any(row(tables)) for tables in kinds.values())
