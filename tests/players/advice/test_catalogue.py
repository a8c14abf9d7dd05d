"""Every game has an advisor: its own if it has a file of advice, else one with nothing to add."""

from pathlib import Path

from bot.games.game import Game
from bot.players import advice
from bot.players.advice.advisor import Advisor
from bot.players.advice.catalogue import advisor_of
from tests.games.support.properties import every_game

FILES = {file.stem for file in Path(advice.__path__[0]).glob("*.py")}


@every_game
def test_a_game_with_a_file_of_advice_has_its_own_advisor(kind: type[Game]) -> None:
    folder = kind.__module__.split(".")[-2]
    game = kind()
    assert (type(advisor_of(game)) is not Advisor) == (folder in FILES)
    assert advisor_of(game) is advisor_of(game)
    assert len(advisor_of(game).card_values) == len(game.pack.cards)
