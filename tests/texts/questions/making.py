"""Twenty questions on a game."""

from functools import cache
from random import Random

from bot.games.catalogue import GAMES
from tests.texts.questions.counting import counting
from tests.texts.questions.playing import playing
from tests.texts.questions.question import Question
from tests.texts.questions.winning import winning


@cache
def questions(key: str, seed: int) -> tuple[Question, ...]:
    """Twenty questions on the game with its usual rules; a seed always gives the same ones."""
    game, rng = GAMES[key](), Random(f"{key} {seed}")
    return (*playing(game, rng), *winning(game, rng), *counting(game, rng))
