"""The counts of all games, each with what it has to know as numbers."""

from dataclasses import fields
from functools import lru_cache
from typing import Any

from bot.games.cards import CardSet
from bot.games.francese.rules import Francese
from bot.games.ottocento.rules import Ottocento
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.rules import Rules
from bot.games.scarto.rules import Scarto
from bot.games.terziglio.rules import Terziglio
from bot.players.search.kernels import (
    bolognese,
    francese,
    ottocento,
    piedicavallo,
    scarto,
    terziglio,
)
from bot.players.search.kernels.bolognese import melds
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.francese import count as count_francese
from bot.players.search.kernels.francese import place_sides as place_sides_in_francese
from bot.players.search.kernels.layout import GAME
from bot.players.search.kernels.ottocento import count as count_ottocento
from bot.players.search.kernels.piedicavallo import count as count_piedicavallo
from bot.players.search.kernels.scarto import count as count_scarto
from bot.players.search.kernels.terziglio import count as count_terziglio

KINDS: tuple[type[Rules], ...] = (Francese, Ottocento, Piedicavallo, Scarto, Terziglio)
FRANCESE, OTTOCENTO, PIEDICAVALLO, SCARTO, TERZIGLIO = range(len(KINDS))

KNOWN_OPTIONS = (
    francese.KNOWN_OPTIONS,
    ottocento.KNOWN_OPTIONS,
    piedicavallo.KNOWN_OPTIONS,
    scarto.KNOWN_OPTIONS,
    terziglio.KNOWN_OPTIONS,
)

Numbers = tuple[int, ...]


@lru_cache(maxsize=64)
def number_of(game: Rules) -> int | None:
    """Return the number of a game; None if no kernel counts it, or none that knows all its
    options."""
    if type(game) not in KINDS:
        return None
    number = KINDS.index(type(game))
    if not {field.name for field in fields(game.options)} <= KNOWN_OPTIONS[number]:
        return None
    try:
        options_of(game)
    except ValueError:
        return None
    return number


def options_of(game: Rules) -> Numbers:
    """Return what the count of a game reads of its options.

    Raises `ValueError` for a value that it does not know.
    """
    match game:
        case Francese():
            return francese.options_of(game.options)
        case Ottocento():
            return bolognese.options_of(game)
        case Piedicavallo():
            return piedicavallo.options_of(game.options)
        case Scarto():
            return scarto.options_of(game.options)
        case Terziglio():
            return terziglio.options_of(game)
    raise ValueError(game)


def gathers(game: Rules) -> bool:
    """Return whether the cards of one trick can count by themselves."""
    return isinstance(game, Terziglio) and game.options.trick_combos == "on"


def gathered_by(game: Rules, trick: CardSet) -> int:
    """Return what the cards of one trick count by themselves."""
    if not isinstance(game, Terziglio) or not gathers(game):
        return 0
    return sum(meld.points for meld in game.meld_rules.best(trick))


def terms_of(game: Rules, terms: Any) -> Numbers:
    """Return what the count of a game reads of what was said and done."""
    match game:
        case Francese():
            return francese.terms_of(terms)
        case Ottocento():
            return ottocento.terms_of(terms)
        case Piedicavallo():
            return piedicavallo.terms_of(terms)
        case Terziglio():
            return terziglio.terms_of(terms)
    return ()


@compiled
def place_sides(g: Row, p: Row, w: Row, at: int) -> None:
    """Write the side of each seat in a world where that depends on the cards."""
    if g[GAME] == FRANCESE:
        place_sides_in_francese(g, p, w, at)


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout of any game."""
    if g[GAME] == FRANCESE:
        count_francese(g, p, w, at, e)
    elif g[GAME] == OTTOCENTO:
        count_ottocento(g, p, w, at, e)
    elif g[GAME] == PIEDICAVALLO:
        count_piedicavallo(g, p, w, at, e)
    elif g[GAME] == SCARTO:
        count_scarto(g, p, w, at, e)
    else:
        count_terziglio(g, p, w, at, e)


@compiled
def gathered(g: Row, suits: int, trumps: int) -> int:
    """Return the same, for a trick as two words."""
    return melds(g, suits, trumps)[1]
