"""The scores that training goes by."""

from bot.players.search.kernels.catalogue import FRANCESE, count
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.francese import each, score
from bot.players.search.kernels.layout import GAME

MADE = 8
"""What having made a contract counts instead of 25: a cliff that hardly any card decides."""


@compiled
def count_in_training(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout: the real ones, but at French Tarot those of the lowest
    contract, hardly higher if made."""
    if g[GAME] == FRANCESE:
        score(g, p, w, at, e, each(g, p, w, at, e, MADE, 1, 0))
    else:
        count(g, p, w, at, e)
