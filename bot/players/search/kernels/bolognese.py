"""The games with the Bolognese pack: combinations, piles and the card for the Fool, for kernels.

They follow `bot.games.bolognese.melds` and `bot.games.bolognese.piles`.
"""

from bot.games.bolognese.cards import MOORS as ALL_MOORS
from bot.games.bolognese.game import BologneseGame
from bot.games.bolognese.melds import ACES as ALL_ACES
from bot.games.bolognese.melds import COUNTERS as BOTH_COUNTERS
from bot.games.bolognese.melds import CRICCHE as EVERY_CRICCA
from bot.games.bolognese.melds import GRANDI as ALL_GRANDI
from bot.games.bolognese.melds import NUMBERED as ALL_NUMBERED
from bot.games.bolognese.melds import SUITS as EVERY_SUIT
from bot.games.bolognese.piles import PLAIN as ALL_PLAIN
from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    ASIDE,
    FOOL,
    FOOL_FROM,
    MOST_VALUES,
    OPTIONS,
    PILES,
    PLAYERS,
    SIDES,
    VALUES,
    words,
)
from bot.players.search.kernels.sets import lowest, worth

KNOWN_OPTIONS = {"variant", "signals", "signal_limit", "grande_moors", "suit_wilds", "comp_card"}
"""The options of all these games that their counts were written for."""

HEAD, GRANDE_MOORS, SUIT_WILDS = range(OPTIONS, OPTIONS + 3)

IN_SUITS = 40
COUNTERS = words(BOTH_COUNTERS, IN_SUITS)[1]
GRANDI = words(ALL_GRANDI, IN_SUITS)[1]
NUMBERED = tuple(words(card, IN_SUITS)[1] for card in ALL_NUMBERED)
MOORS = words(ALL_MOORS, IN_SUITS)[1]
ACES = words(ALL_ACES, IN_SUITS)[0]
PLAIN = words(ALL_PLAIN, IN_SUITS)[0]
CRICCHE = tuple((*words(whole, IN_SUITS), price) for whole, price in EVERY_CRICCA.values())
SUITS = EVERY_SUIT.values()
KING_COURTS_ACE = tuple((king, courts, ace) for king, courts, ace in SUITS)


def options_of(game: BologneseGame) -> tuple[int, ...]:
    """Return what the count of these games reads of the options."""
    rules = game.meld_rules
    head = words(rules.head, IN_SUITS)[1]
    return head, int(rules.grande_moors), rules.suit_wilds


@compiled
def melds(g: Row, suits: int, trumps: int) -> tuple[int, int]:
    """Return how many points the combinations of a set of cards count, with three of a sort doubled
    and without."""
    counters = trumps & COUNTERS
    cricche = sequences = many_cricche = many_sequences = 0
    for whole_suits, whole_trumps, price in CRICCHE:
        held = size(suits & whole_suits) + size(trumps & whole_trumps)
        if held >= 3:
            cricche += price if held == 3 else 2 * price
            many_cricche += 1
    held = size(_grande(g, trumps))
    if held >= 3:
        sequences += 5 * (held - 1)
        many_sequences += 1
    few = counters if g[SUIT_WILDS] > 1 else counters & -counters
    for king, courts, ace in KING_COURTS_ACE:
        inner = suits & courts
        if suits & king and inner and (inner & (inner - 1) or few):
            held = size(suits & (king | courts | ace)) + size(few)
            if held >= 3:
                sequences += 5 * (held - 1)
                many_sequences += 1
    for held in (size(trumps & MOORS), size(suits & ACES)):
        if held > 1 and held + size(counters) >= 3:
            sequences += 5 * (held + size(counters) - 1)
            many_sequences += 1
    plain = cricche + sequences
    if many_cricche >= 3:
        cricche *= 2
    if many_sequences >= 3:
        sequences *= 2
    return cricche + sequences, plain


@compiled
def _grande(g: Row, trumps: int) -> int:
    grandi, counters = trumps & GRANDI, trumps & COUNTERS
    others, spare = size(grandi & ~g[HEAD]), size(counters)
    if not trumps & g[HEAD] or not others or others + spare < 2:
        return 0
    if others < 2:
        spare -= 1
    run, filled, passed = 0, False, True
    for card in NUMBERED:
        if trumps & card:
            run, filled = run | card, False
        elif spare and not filled:
            spare, filled = spare - 1, True
        else:
            passed = False
            break
    moors = trumps & MOORS if passed and g[GRANDE_MOORS] else 0
    return grandi | run | moors | counters


@compiled
def pile_of(g: Row, w: Row, at: int, e: Row, side: int) -> tuple[int, int]:
    """Return the cards in the tricks of a side."""
    suits = trumps = 0
    for seat in range(g[PLAYERS]):
        if w[at + SIDES + seat] == side:
            suits |= e[PILES + 2 * seat]
            trumps |= e[PILES + 2 * seat + 1]
    return suits, trumps


@compiled
def final_piles(
    g: Row, w: Row, at: int, e: Row, place: int, side: int, paid_suits: int, paid_trumps: int
) -> tuple[int, int, int, int]:
    """Return the piles of both sides, two words each, once the Fool is paid for.

    What lies in this place aside goes to *side*. *paid* is the card that was given for the Fool,
    empty if none was yet.
    """
    fool, fool_from = g[FOOL], e[FOOL_FROM]
    s0, t0 = pile_of(g, w, at, e, 0)
    s1, t1 = pile_of(g, w, at, e, 1)
    has_first, has_second = (s0 | t0) != 0, (s1 | t1) != 0
    fool_in_first, fool_in_second = (t0 & fool) != 0, (t1 & fool) != 0
    t0, t1 = t0 & ~fool, t1 & ~fool
    aside_suits, aside_trumps = w[at + ASIDE + 2 * place], w[at + ASIDE + 2 * place + 1]
    if side == 0:
        s0, t0 = s0 | aside_suits, t0 | aside_trumps
    else:
        s1, t1 = s1 | aside_suits, t1 | aside_trumps
    if not (has_first and has_second):
        suits, trumps = s0 | s1, t0 | t1
        if fool_from >= 0:
            trumps |= fool
        return (suits, trumps, 0, 0) if has_first else (0, 0, suits, trumps)
    if fool_from < 0:
        return s0, t0, s1, t1
    if w[at + SIDES + fool_from] == 0:
        t0 |= fool
        if fool_in_first:
            return s0, t0, s1, t1
        cs, ct = paid_suits, paid_trumps
        if not cs | ct:
            cs, ct = _cheapest(g, s0, t0, s1, t1)
        return s0 & ~cs, t0 & ~ct, s1 | cs, t1 | ct
    t1 |= fool
    if fool_in_second:
        return s0, t0, s1, t1
    cs, ct = paid_suits, paid_trumps
    if not cs | ct:
        cs, ct = _cheapest(g, s1, t1, s0, t0)
    return s0 | cs, t0 | ct, s1 & ~cs, t1 & ~ct


@compiled
def _cheapest(g: Row, s: int, t: int, other_s: int, other_t: int) -> tuple[int, int]:
    # The card that the first pile gives for its Fool.
    choice_s, choice_t = s, t & ~g[FOOL]
    for place in range(VALUES, VALUES + 3 * MOST_VALUES, 3):
        if choice_s & g[place + 1] | choice_t & g[place + 2]:
            choice_s, choice_t = choice_s & g[place + 1], choice_t & g[place + 2]
            break
    if choice_s & PLAIN:
        return lowest(choice_s & PLAIN, 0)
    best_s = best_t = best_kept = best_given = 0
    while choice_s | choice_t:
        card_s, card_t = lowest(choice_s, choice_t)
        choice_s, choice_t = choice_s ^ card_s, choice_t ^ card_t
        kept, _ = melds(g, s & ~card_s, t & ~card_t)
        given, _ = melds(g, other_s | card_s, other_t | card_t)
        if not best_s | best_t or kept > best_kept or (kept == best_kept and given < best_given):
            best_s, best_t, best_kept, best_given = card_s, card_t, kept, given
    return best_s, best_t


@compiled
def card_points(g: Row, suits: int, trumps: int) -> int:
    """Return the values of a pile, less one for every two cards."""
    return worth(g, suits, trumps) - (size(suits) + size(trumps)) // 2
