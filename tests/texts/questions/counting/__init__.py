"""What cards, combinations and deals count: eight questions a game."""

from random import Random

from bot.games.francese.rules import Francese
from bot.games.game import Game
from bot.games.ottocento.rules import Ottocento
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.scarto.rules import Scarto
from bot.games.terziglio.rules import Terziglio
from tests.texts.questions.counting import francese, ottocento, piedicavallo, scarto, terziglio
from tests.texts.questions.question import Question


def counting(game: Game, rng: Random) -> list[Question]:
    """Eight questions on what counts in this game."""
    match game:
        case Scarto():
            return scarto.counting(game, rng)
        case Piedicavallo():
            return piedicavallo.counting(game, rng)
        case Ottocento():
            return ottocento.counting(game, rng)
        case Terziglio():
            return terziglio.counting(game, rng)
        case Francese():
            return francese.counting(game, rng)
    raise AssertionError(f"nothing is asked about {game.key}")
