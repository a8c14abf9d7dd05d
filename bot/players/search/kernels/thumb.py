"""The rules of thumb for kernels: the functions of `bot.players.search.thumb`, one by one."""

from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    BASE,
    BEATS,
    COSTLY_SUITS,
    COSTLY_TRUMPS,
    EACH,
    FOLLOW,
    FOOL,
    GIVEN,
    PLAIN_SUITS,
    PLAYERS,
    SPARED,
    STRONGEST,
    STRONGEST_TRUMPS,
    SUITS,
    TASTES,
    TRUMPS,
)
from bot.players.search.kernels.sets import highest
from bot.players.search.thumb import DRAW, LATE, TOO_LATE


@compiled
def lead(g: Row, hand_s: int, hand_t: int, out_s: int, out_t: int) -> int:
    """The card to lead from a hand; *out* are the cards of the others."""
    if hand_t & g[FOOL] and size(hand_s) + size(hand_t) == TOO_LATE:
        return highest(g, 0, g[FOOL])
    trumps, trumps_out = hand_t & g[TRUMPS], out_t & g[TRUMPS]
    strong = size(trumps) * (g[PLAYERS] - 1) > size(trumps_out)
    sure = _sure_winners(g, hand_s, out_s, trumps_out) if strong or not trumps_out else 0
    if sure:
        return first(g, GIVEN, sure, 0)
    if trumps_out and size(trumps) > DRAW * size(trumps_out):
        best = first(g, STRONGEST_TRUMPS, 0, trumps)
        if not g[BEATS + 2 * best + 1] & trumps_out:
            return best
    if hand_s:
        return first(g, SPARED, hand_s & _suit_to_lead(g, hand_s, out_s, strong), 0)
    return first(g, SPARED, 0, trumps) if trumps else highest(g, hand_s, hand_t)


@compiled
def _suit_to_lead(g: Row, plain: int, out_s: int, strong: bool) -> int:
    # The strong make themselves void, the weak lead what others can follow.
    found, least = 0, 0
    for place in range(SUITS, SUITS + PLAIN_SUITS):
        suit = g[place]
        if plain & suit:
            length = size(plain & suit) if strong else -size(out_s & suit)
            if not found or length < least:
                found, least = suit, length
    return found


@compiled
def follow(
    g: Row,
    hand_s: int,
    hand_t: int,
    legal_s: int,
    legal_t: int,
    out_s: int,
    out_t: int,
    best: int,
    ours: bool,
    last: bool,
) -> int:
    """The card to lay to a trick that the card *best* is winning."""
    fool = g[FOOL]
    cards_s, cards_t = legal_s, legal_t & ~fool
    if not cards_s | cards_t:
        return highest(g, legal_s, legal_t)
    beats_s, beats_t = g[BEATS + 2 * best], g[BEATS + 2 * best + 1]
    winning_s, winning_t = cards_s & beats_s, cards_t & beats_t
    better_out = out_s & beats_s & g[FOLLOW + 2 * best] | out_t & beats_t & g[FOLLOW + 2 * best + 1]
    if ours and (last or not better_out):
        if cards_s & ~winning_s | cards_t & ~winning_t:
            return first(g, GIVEN, cards_s & ~winning_s, cards_t & ~winning_t)
        return first(g, GIVEN, cards_s, cards_t)
    if size(hand_s) + size(hand_t) == TOO_LATE and legal_t & fool:
        return highest(g, 0, fool)
    if winning_s | winning_t:
        card = _taken(g, winning_s, winning_t, out_s, last)
        if card >= 0:
            return card
    card = first(g, SPARED, cards_s, cards_t)
    if legal_t & fool and _saves(g, hand_s, hand_t, card):
        return highest(g, 0, fool)
    return card


@compiled
def _taken(g: Row, winning_s: int, winning_t: int, out_s: int, last: bool) -> int:
    # The card that wins the trick, or -1 if none is likely to.
    if last:
        return first(g, GIVEN, winning_s, winning_t)
    if winning_t:
        return first(g, SPARED, winning_s, winning_t)
    for number in range(PLAIN_SUITS):
        suit = g[SUITS + number]
        if winning_s & suit:
            strongest = first(g, STRONGEST + number, winning_s, 0)
            if g[BEATS + 2 * strongest] & suit & out_s or size(out_s & suit) < g[PLAYERS] - 1:
                return -1
            return strongest
    return -1


@compiled
def _sure_winners(g: Row, hand_s: int, out_s: int, trumps_out: int) -> int:
    # The best card of each plain suit in which nobody is likely to be void.
    sure = 0
    for number in range(PLAIN_SUITS):
        suit = g[SUITS + number]
        if hand_s & suit:
            rest = out_s & suit
            best = first(g, STRONGEST + number, hand_s & suit, 0)
            followed = not trumps_out or size(rest) >= g[PLAYERS] - 1
            if not g[BEATS + 2 * best] & rest and followed:
                sure |= 1 << best
    return sure


@compiled
def _saves(g: Row, hand_s: int, hand_t: int, card: int) -> bool:
    # Whether the Fool goes rather than this card, which would be lost.
    if card < g[BASE]:
        dear = g[COSTLY_SUITS] >> card & 1
    else:
        dear = (g[COSTLY_TRUMPS] | g[TRUMPS]) >> (card - g[BASE]) & 1
    return dear != 0 or size(hand_s) + size(hand_t) <= LATE


@compiled
def first(g: Row, tiers: int, suits: int, trumps: int) -> int:
    """One of the cards in the first tier of a list that has any."""
    place = TASTES + EACH * tiers
    while not (g[place] & suits | g[place + 1] & trumps):
        place += 2
    return highest(g, g[place] & suits, g[place + 1] & trumps)
