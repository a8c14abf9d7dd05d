"""The counts of all games, each with what it has to know as numbers."""

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
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.layout import GAME

KINDS: tuple[type[Rules], ...] = (Francese, Ottocento, Piedicavallo, Scarto, Terziglio)
FRANCESE, OTTOCENTO, PIEDICAVALLO, SCARTO, TERZIGLIO = range(len(KINDS))

Numbers = tuple[int, ...]


def number_of(game: Rules) -> int | None:
    """The number of a game; None if there is no compiled count for it."""
    return KINDS.index(type(game)) if type(game) in KINDS else None


def options_of(game: Rules) -> Numbers:
    """What the count of a game reads of its options."""
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
    """Whether the cards of one trick can count by themselves."""
    return isinstance(game, Terziglio) and game.options.trick_combos == "on"


def gathered_by(game: Rules, trick: CardSet) -> int:
    """What the cards of one trick count by themselves."""
    if not isinstance(game, Terziglio) or not gathers(game):
        return 0
    return sum(meld.points for meld in game.meld_rules.best(trick))


def terms_of(game: Rules, terms: Any) -> Numbers:
    """What the count of a game reads of what was said and done."""
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
    """Writes the side of each seat in a world where that depends on the cards."""
    if g[GAME] == FRANCESE:
        francese.place_sides(g, p, w, at)


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Writes the scores of a playout of any game."""
    if g[GAME] == FRANCESE:
        francese.count(g, p, w, at, e)
    elif g[GAME] == OTTOCENTO:
        ottocento.count(g, p, w, at, e)
    elif g[GAME] == PIEDICAVALLO:
        piedicavallo.count(g, p, w, at, e)
    elif g[GAME] == SCARTO:
        scarto.count(g, p, w, at, e)
    else:
        terziglio.count(g, p, w, at, e)


@compiled
def count_taught(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Writes the scores of a playout that lessons go by: the real ones in most games."""
    if g[GAME] == FRANCESE:
        francese.count_taught(g, p, w, at, e)
    else:
        count(g, p, w, at, e)


@compiled
def gathered(g: Row, suits: int, trumps: int) -> int:
    """The same, for a trick as two words."""
    return bolognese.melds(g, suits, trumps)[1]
