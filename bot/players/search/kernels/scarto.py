"""Scarto: `bot.games.scarto.scoring.count` for the kernels."""

from bot.games.scarto.rules import Scarto
from bot.games.scarto.scoring import AVERAGE
from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    ASIDE,
    FOOL,
    FOOL_FROM,
    FOOL_WINNER,
    LAST,
    OPTIONS,
    PILES,
    PLAYERS,
    SCORES,
    VALUES,
)
from bot.players.search.kernels.sets import lowest, worth

KNOWN_OPTIONS = {
    "top_trump",
    "five_point_trump",
    "fool_style",
    "fool_discard",
    "bagatto_discard",
    "trump_discard",
    "direction",
    "round_numerals",
    "settlement",
    "fool_last_trick_lost",
    "shared_loss",
}
"""The options that this count was written for: it reads some, and no other changes a count."""

APART, LOST_IN_LAST_TRICK = OPTIONS, OPTIONS + 1


def options_of(game: Scarto) -> tuple[int, ...]:
    """Return what the count reads of the options."""
    options = game.options
    return ("exchange5", "apart4").index(options.fool_style), int(options.fool_last_trick_lost)


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout."""
    fool, fool_from = g[FOOL], e[FOOL_FROM]
    for seat in range(g[PLAYERS]):
        pile = PILES + 2 * seat
        e[pile] |= w[at + ASIDE + 2 * seat]
        e[pile + 1] = e[pile + 1] & ~fool | w[at + ASIDE + 2 * seat + 1]
    if fool_from >= 0:
        winner = e[FOOL_WINNER]
        if g[LOST_IN_LAST_TRICK] and e[LAST + 1] & fool:
            e[PILES + 2 * winner + 1] |= fool
        elif g[APART]:
            e[PILES + 2 * fool_from + 1] |= fool
        else:
            _pay(g, e, fool_from, winner)
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = _points(g, e[PILES + 2 * seat], e[PILES + 2 * seat + 1]) - AVERAGE


@compiled
def _pay(g: Row, e: Row, owner: int, winner: int) -> None:
    # The cards worth one come first among the values.
    suits, trumps = lowest(
        e[PILES + 2 * owner] & g[VALUES + 1], e[PILES + 2 * owner + 1] & g[VALUES + 2]
    )
    if not suits | trumps:
        e[PILES + 2 * winner + 1] |= g[FOOL]
        return
    e[PILES + 2 * owner] &= ~suits
    e[PILES + 2 * owner + 1] = e[PILES + 2 * owner + 1] & ~trumps | g[FOOL]
    e[PILES + 2 * winner] |= suits
    e[PILES + 2 * winner + 1] |= trumps


@compiled
def _points(g: Row, suits: int, trumps: int) -> int:
    fool = 4 if g[APART] and trumps & g[FOOL] else 0
    if fool:
        trumps &= ~g[FOOL]
    cards, nominal = size(suits) + size(trumps), worth(g, suits, trumps)
    if cards % 3:
        nominal, cards = nominal + 1, cards + 1
    return nominal - 2 * cards // 3 + fool
