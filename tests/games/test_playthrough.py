"""A match of each game is, word for word, what it was when its text was read and accepted."""

import pytest

from bot.games.catalogue import GAMES
from bot.games.game import Game
from tests.games.playthrough import FOLDER, file_of, playthrough


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_nothing_changed(kind: type[Game]) -> None:
    told = playthrough(kind()).splitlines()
    kept = file_of(kind.key).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, kept, strict=False), start=1):
        assert now == then, f"line {number}"
    assert len(told) == len(kept)


def test_there_is_a_text_for_each_game_and_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
