"""Ottocento: `bot.games.ottocento.scoring.count` for the kernels."""

from bot.games.bolognese.piles import LAST_TRICK
from bot.games.ottocento.scoring import OttocentoScoreInputs
from bot.players.search.kernels import bolognese
from bot.players.search.kernels.bolognese import IN_SUITS, card_points, final_piles, melds
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.layout import PLAYERS, SCORE_INPUTS, SCORES, SIDES, WINNER, words

KNOWN_OPTIONS = bolognese.KNOWN_OPTIONS | {
    "monte",
    "declare_when",
    "signaller",
    "end_rule",
    "target",
    "length",
}
"""The options that this count was written for: it reads some, and no other changes a count."""

DEALER, DECLARED, PAID_SUITS, PAID_TRUMPS = (
    SCORE_INPUTS,
    SCORE_INPUTS + 1,
    SCORE_INPUTS + 3,
    SCORE_INPUTS + 4,
)


def score_inputs_of(score_inputs: OttocentoScoreInputs) -> tuple[int, ...]:
    """Return what was said and done, as numbers."""
    return (score_inputs.dealer, *score_inputs.declared, *words(score_inputs.paid, IN_SUITS))


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout."""
    dealer, last = p[DEALER], w[at + SIDES + e[WINNER]]
    s0, t0, s1, t1 = final_piles(
        g, w, at, e, dealer, w[at + SIDES + dealer], p[PAID_SUITS], p[PAID_TRUMPS]
    )
    first = card_points(g, s0, t0) + melds(g, s0, t0)[0] + p[DECLARED]
    second = card_points(g, s1, t1) + melds(g, s1, t1)[0] + p[DECLARED + 1]
    if last:
        second += LAST_TRICK
    else:
        first += LAST_TRICK
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = second if w[at + SIDES + seat] else first
