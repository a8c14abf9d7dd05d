"""A match of each game is, word for word, what it was when its text was read and accepted."""

import pytest

from bot.games.game import Game
from tests.games.playthrough import FOLDER, every_way, file_of, playthrough


@pytest.mark.parametrize("game", every_way(), ids=lambda game: file_of(game).stem)
def test_nothing_changed(game: Game) -> None:
    told = playthrough(game).splitlines()
    kept = file_of(game).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, kept, strict=False), start=1):
        assert now == then, f"line {number}"
    assert len(told) == len(kept)


def test_there_is_a_text_for_each_game_and_no_other() -> None:
    assert set(FOLDER.iterdir()) == set(map(file_of, every_way()))
