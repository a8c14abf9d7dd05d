"""Terziglio: `bot.games.terziglio.scoring.count` for the kernels."""

from bot.games.bolognese.piles import CARD_POINTS, LAST_TRICK
from bot.games.terziglio.options import TerziglioOptions
from bot.games.terziglio.rules import Terziglio
from bot.games.terziglio.scoring import ALL_TRICKS, ROUNDED_UP, UNIT, TerziglioScoreInputs
from bot.players.search.kernels import bolognese
from bot.players.search.kernels.bolognese import (
    IN_SUITS,
    SUIT_WILDS,
    card_points,
    final_piles,
    melds,
)
from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.layout import (
    ALL_DECLARE,
    GATHERED,
    HELD,
    PLAYERS,
    SCORE_INPUTS,
    SCORES,
    SIDES,
    WINNER,
    WINNERS,
    words,
)

KNOWN_OPTIONS = bolognese.KNOWN_OPTIONS | {
    "deal",
    "solo_stock",
    "first_lead",
    "direction",
    "trick_combos",
    "all_tricks",
    "suits",
    "top",
    "odd_card",
    "all_tricks_solo",
    "hands",
}
"""The options that this count was written for: it reads some, and no other changes a count."""

STOCK_BY_LAST_TRICK, FLAT, ALL_TRICKS_SOLO, ODD_CARD = range(SUIT_WILDS + 1, SUIT_WILDS + 5)
DECLARER, IS_SOLO, PAID_SUITS, PAID_TRUMPS, DECLARED = range(SCORE_INPUTS, SCORE_INPUTS + 5)


def options_of(game: Terziglio) -> tuple[int, ...]:
    """Return what the count reads of the options."""
    options: TerziglioOptions = game.options
    return (
        *bolognese.options_of(game),
        ("declarer", "last_trick").index(options.solo_stock),
        ("plus40", "flat40").index(options.all_tricks),
        options.all_tricks_solo,
        ("defenders", "declarer").index(options.odd_card),
    )


def score_inputs_of(score_inputs: TerziglioScoreInputs) -> tuple[int, ...]:
    """Return what was said and done, as numbers."""
    bid = score_inputs.bid
    return (
        bid.declarer,
        int(bid.is_solo),
        *words(score_inputs.paid, IN_SUITS),
        *score_inputs.declared,
    )


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout."""
    declarer, solo = p[DECLARER], p[IS_SOLO] != 0
    first_won_all = e[WINNERS] == 1 << declarer
    won_all = first_won_all or not e[WINNERS] >> declarer & 1
    flat = 0
    if won_all:
        flat = g[ALL_TRICKS_SOLO] if solo else ALL_TRICKS
    if won_all and g[FLAT]:
        _settle(g, w, at, e, flat, first_won_all)
        return
    first, second = _points(g, p, w, at, e)
    first_won = first > second
    won = ((first if first_won else second) + ROUNDED_UP) // UNIT
    if solo:
        won *= 2
    gained = won if first_won else -won
    if won_all:
        gained += flat if first_won_all else -flat
    _settle(g, w, at, e, gained, True)


@compiled
def _points(g: Row, p: Row, w: Row, at: int, e: Row) -> tuple[int, int]:
    # What both sides have made in combinations, cards, last trick and declarations.
    declarer, solo = p[DECLARER], p[IS_SOLO] != 0
    last = w[at + SIDES + e[WINNER]]
    side = last if solo and g[STOCK_BY_LAST_TRICK] else 0
    place = g[PLAYERS] if solo else declarer
    s0, t0, s1, t1 = final_piles(g, w, at, e, place, side, p[PAID_SUITS], p[PAID_TRUMPS])
    first, second = melds(g, s0, t0)[0], melds(g, s1, t1)[0]
    cards = card_points(g, s0, t0) if g[ODD_CARD] else CARD_POINTS - card_points(g, s1, t1)
    first, second = first + cards, second + CARD_POINTS - cards
    if last:
        second += LAST_TRICK
    else:
        first += LAST_TRICK
    for seat in range(g[PLAYERS]):
        more = e[GATHERED + seat]
        if p[ALL_DECLARE]:
            held = at + HELD + 2 * seat
            more += melds(g, w[held], w[held + 1])[0]
        else:
            more += p[DECLARED + seat]
        if seat == declarer:
            first += more
        else:
            second += more
    return first, second


@compiled
def _settle(g: Row, w: Row, at: int, e: Row, gained: int, to_first: bool) -> None:
    # The declarer settles with both others.
    each = gained if to_first else -gained
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = -each if w[at + SIDES + seat] else 2 * each
