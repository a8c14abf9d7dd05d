"""Piedicavallo: `bot.games.piedicavallo.scoring.count` for the kernels."""

from bot.games.cards import Seat
from bot.games.piedicavallo.rules import Piedicavallo
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.layout import (
    ASIDE,
    FOOL,
    FOOL_FROM,
    OPTIONS,
    PILES,
    SCORE_INPUTS,
    SCORES,
)
from bot.players.search.kernels.sets import worth

KNOWN_OPTIONS = {
    "discard_void",
    "fool_counts_in_void",
    "trump_order",
    "talk",
    "small_scope",
    "batto2",
    "bagatto_jeopardy",
    "altobatto",
    "colour_numerals",
    "suggest_timing",
    "suggest_any_trump",
    "suggest_trump_with_fool",
    "max_statements",
    "no_trick_forfeit",
    "tie",
}
"""The options that this count was written for: it reads some, and no other changes a count."""

FORFEIT = OPTIONS
DEALER = SCORE_INPUTS


def options_of(game: Piedicavallo) -> tuple[int, ...]:
    """Return what the count reads of the options."""
    options = game.options
    return (int(options.no_trick_forfeit),)


def score_inputs_of(dealer: Seat) -> tuple[int, ...]:
    """Return the dealer."""
    return (dealer,)


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout; seats of one team have even numbers, or odd ones."""
    fool, dealer = g[FOOL], p[DEALER]
    discard = worth(g, w[at + ASIDE + 2 * dealer], w[at + ASIDE + 2 * dealer + 1])
    fool_to, discard_to = _entitled(g, e, e[FOOL_FROM]), _entitled(g, e, dealer)
    for team in range(2):
        suits = e[PILES + 2 * team] | e[PILES + 2 * (team + 2)]
        trumps = e[PILES + 2 * team + 1] | e[PILES + 2 * (team + 2) + 1]
        points = worth(g, suits, trumps & ~fool)
        if team == fool_to:
            points += worth(g, 0, fool)
        if team == discard_to:
            points += discard
        e[SCORES + team] = points
        e[SCORES + team + 2] = points


@compiled
def _entitled(g: Row, e: Row, seat: int) -> int:
    team = seat % 2
    other = PILES + 2 * ((seat + 2) % 4)
    won = e[PILES + 2 * seat] | e[PILES + 2 * seat + 1] | e[other] | e[other + 1]
    return 1 - team if g[FORFEIT] and not won else team
