"""Chambéry: `bot.games.chambery.scoring.count` for the kernels."""

from bot.games.chambery.cards import FOOL_POINTS
from bot.games.chambery.payments import HALF, THIRD
from bot.games.chambery.rules import Chambery
from bot.games.chambery.scoring import ChamberyScoreInputs
from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    ASIDE,
    FOOL,
    FOOL_FROM,
    LAST,
    OPTIONS,
    PILES,
    PLAYERS,
    SCORE_INPUTS,
    SCORES,
    SIDES,
    WINNER,
)
from bot.players.search.kernels.sets import worth

KNOWN_OPTIONS = {
    "discard_to",
    "fool_last",
    "round_numerals",
    "called_king",
    "lone_loss",
    "trump_discard",
    "rounds",
}
"""The options that this count was written for: it reads some, and no other changes a count."""

TO_DEALER, FOOL_LOST, TO_EACH = range(OPTIONS, OPTIONS + 3)
DEALER, TIMES, ATTACKERS, FIRST, SECOND = range(SCORE_INPUTS, SCORE_INPUTS + 5)
"""ATTACKERS is how many attack, 0 if everybody plays alone; of two the dealer is the first."""

HALF_OF_FIVE, HALF_OF_FOUR = HALF[5], HALF[4]


def options_of(game: Chambery) -> tuple[int, ...]:
    """Return what the count reads of the options."""
    options = game.options
    return (
        ("last_trick", "dealer").index(options.discard_to),
        ("kept", "lost").index(options.fool_last),
        ("shared", "each").index(options.lone_loss),
    )


def score_inputs_of(score_inputs: ChamberyScoreInputs) -> tuple[int, ...]:
    """Return what was said and done, as numbers."""
    bid = score_inputs.contract
    if bid is None:
        return (score_inputs.dealer, 1, 0)
    return (score_inputs.dealer, bid.multiplier, len(bid.attack), *bid.attack)


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout."""
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = _won(g, e, seat)
    owner = e[WINNER] if g[FOOL_LOST] and e[LAST + 1] & g[FOOL] else e[FOOL_FROM]
    if owner >= 0:
        e[SCORES + owner] += FOOL_POINTS
    discard = at + ASIDE + 2 * p[DEALER]
    laid = size(w[discard]) + size(w[discard + 1])
    finder = p[DEALER] if g[TO_DEALER] else e[WINNER]
    e[SCORES + finder] += worth(g, w[discard], w[discard + 1]) - laid + 1
    if p[ATTACKERS]:
        _settle(g, p, w, at, e)
    else:
        _settle_alone(e)


@compiled
def _won(g: Row, e: Row, seat: int) -> int:
    # Each card counts one less than its value, and each trick one.
    suits, trumps = e[PILES + 2 * seat], e[PILES + 2 * seat + 1]
    tricks = (size(suits) + size(trumps)) // g[PLAYERS]
    trumps &= ~g[FOOL]
    return worth(g, suits, trumps) - size(suits) - size(trumps) + tricks


@compiled
def _settle(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    half = HALF_OF_FIVE if g[PLAYERS] == 5 else HALF_OF_FOUR
    made = 0
    for seat in range(g[PLAYERS]):
        made += 0 if w[at + SIDES + seat] else e[SCORES + seat]
    fewer = min(made, 2 * half - made)
    each = (half - fewer) * p[TIMES] * (2 if 2 * fewer < half else 1)
    if made < half:
        _attack_pays(g, p, w, at, e, each)
    else:
        _defence_pays(g, p, w, at, e, each)


@compiled
def _attack_pays(g: Row, p: Row, w: Row, at: int, e: Row, each: int) -> None:
    attackers, defenders = p[ATTACKERS], g[PLAYERS] - p[ATTACKERS]
    if attackers == 1 and g[TO_EACH]:
        each *= defenders
    # What is missing so that it divides is paid too, the odd point of it by the first.
    missing = (defenders - each * attackers % defenders) % defenders
    gained = (each * attackers + missing) // defenders
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = gained if w[at + SIDES + seat] else -each
    e[SCORES + p[FIRST]] -= missing - missing // 2 if attackers == 2 else missing
    if attackers == 2:
        e[SCORES + p[SECOND]] -= missing // 2


@compiled
def _defence_pays(g: Row, p: Row, w: Row, at: int, e: Row, each: int) -> None:
    attackers, defenders = p[ATTACKERS], g[PLAYERS] - p[ATTACKERS]
    while each * defenders % attackers:
        each += 1
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = -each if w[at + SIDES + seat] else each * defenders // attackers


@compiled
def _settle_alone(e: Row) -> None:
    owed, above = 0, 0
    for seat in range(3):
        owed += max(0, _debt(e[SCORES + seat]))
        above += 1 if e[SCORES + seat] > THIRD else 0
    times = 1
    for seat in range(3):
        times = 2 if 2 * e[SCORES + seat] < THIRD else times
    for seat in range(3):
        made = e[SCORES + seat]
        if made > THIRD:
            e[SCORES + seat] = owed if above == 1 else (made - THIRD) * times
        else:
            e[SCORES + seat] = -_debt(made)


@compiled
def _debt(made: int) -> int:
    # What a player owes who has no more than a third; less than nothing for the others.
    return (THIRD - made) * (2 if 2 * made < THIRD else 1)
