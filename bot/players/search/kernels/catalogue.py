"""The counts of all games, each with what it has to know as numbers."""

from collections.abc import Callable, Set
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from bot.games.cards import CardSet
from bot.games.chambery.rules import Chambery
from bot.games.francese.rules import Francese
from bot.games.ottocento.rules import Ottocento
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.rules import Rules
from bot.games.scarto.rules import Scarto
from bot.games.terziglio.rules import Terziglio
from bot.players.search.kernels import (
    bolognese,
    chambery,
    francese,
    ottocento,
    piedicavallo,
    scarto,
    terziglio,
)
from bot.players.search.kernels.bolognese import melds
from bot.players.search.kernels.chambery import count as count_chambery
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.francese import count as count_francese
from bot.players.search.kernels.francese import place_sides as place_sides_in_francese
from bot.players.search.kernels.layout import GAME
from bot.players.search.kernels.ottocento import count as count_ottocento
from bot.players.search.kernels.piedicavallo import count as count_piedicavallo
from bot.players.search.kernels.scarto import count as count_scarto
from bot.players.search.kernels.terziglio import count as count_terziglio

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kernel:
    """What goes with the count of a game.

    It was written for the `known` options. Of the game and of the score inputs of a deal it reads
    numbers; `options_of` raises `ValueError` for a value that it does not know.
    """

    game: type[Rules]
    known: Set[str]
    options_of: Callable[[Any], Numbers]
    score_inputs_of: Callable[[Any], Numbers] = lambda score_inputs: ()


KERNELS = (
    Kernel(Francese, francese.KNOWN_OPTIONS, francese.options_of, francese.score_inputs_of),
    Kernel(Ottocento, ottocento.KNOWN_OPTIONS, bolognese.options_of, ottocento.score_inputs_of),
    Kernel(
        Piedicavallo,
        piedicavallo.KNOWN_OPTIONS,
        piedicavallo.options_of,
        piedicavallo.score_inputs_of,
    ),
    Kernel(Scarto, scarto.KNOWN_OPTIONS, scarto.options_of),
    Kernel(Terziglio, terziglio.KNOWN_OPTIONS, terziglio.options_of, terziglio.score_inputs_of),
    Kernel(Chambery, chambery.KNOWN_OPTIONS, chambery.options_of, chambery.score_inputs_of),
)
FRANCESE, OTTOCENTO, PIEDICAVALLO, SCARTO, TERZIGLIO, CHAMBERY = range(len(KERNELS))


@lru_cache(maxsize=64)
def number_of(game: Rules) -> int | None:
    """Return the number of a game; None if no kernel counts it, or none that knows all its
    options."""
    options = {field.name for field in fields(game.options)}
    for number, kernel in enumerate(KERNELS):
        if kernel.game is type(game) and options <= kernel.known:
            with suppress(ValueError):
                kernel.options_of(game)
                return number
    return None


def options_of(game: Rules) -> Numbers:
    """Return what the count of a game, if there is one, reads of its options."""
    number = number_of(game)
    return () if number is None else KERNELS[number].options_of(game)


def score_inputs_of(game: Rules, score_inputs: Any) -> Numbers:
    """Return what the count of a game, if there is one, reads of what was said and done."""
    number = number_of(game)
    return () if number is None else KERNELS[number].score_inputs_of(score_inputs)


def gathers(game: Rules) -> bool:
    """Return whether the cards of one trick can count by themselves."""
    return isinstance(game, Terziglio) and game.options.trick_combos == "on"


def gathered_by(game: Rules, trick: CardSet) -> int:
    """Return what the cards of one trick count by themselves."""
    if not isinstance(game, Terziglio) or not gathers(game):
        return 0
    return sum(meld.points for meld in game.meld_rules.best(trick))


@compiled
def place_sides(g: Row, p: Row, w: Row, at: int) -> None:
    """Write the side of each seat into *w* from `SIDES` on, where that depends on the cards."""
    if g[GAME] == FRANCESE:
        place_sides_in_francese(g, p, w, at)


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout of any game into *e* from `SCORES` on, in points by seat."""
    if g[GAME] == FRANCESE:
        count_francese(g, p, w, at, e)
    elif g[GAME] == OTTOCENTO:
        count_ottocento(g, p, w, at, e)
    elif g[GAME] == PIEDICAVALLO:
        count_piedicavallo(g, p, w, at, e)
    elif g[GAME] == SCARTO:
        count_scarto(g, p, w, at, e)
    elif g[GAME] == CHAMBERY:
        count_chambery(g, p, w, at, e)
    else:
        count_terziglio(g, p, w, at, e)


@compiled
def gathered(g: Row, suits: int, trumps: int) -> int:
    """Return the same, for a trick as two words."""
    return melds(g, suits, trumps)[1]
