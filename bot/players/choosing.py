"""What a computer player of each level does."""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action
from bot.games.view import SeatView
from bot.players import easy, normal, novice, simple
from bot.players.levels import STRONG, UnknownLevel, plain

Player = Callable[[SeatView, Random], Action]
"""Chooses an action from a view, with a generator for what it leaves to chance."""

_CHOICES: dict[str, Player] = {
    "novice": novice.choose,
    "easy": easy.choose,
    "simple": simple.choose,
    "normal": normal.choose,
    STRONG: normal.choose,
}


def choose(level: str, view: SeatView, rng: Random) -> Action:
    """Return what a computer player of this level, with or without a version, does today.

    The same view and the same state of the generator give the same action. Raises `UnknownLevel`,
    and `ValueError` if the seat is asked nothing.
    """
    if plain(level) not in _CHOICES:
        raise UnknownLevel(level)
    return _CHOICES[plain(level)](view, rng)
