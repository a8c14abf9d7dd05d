"""Which weights a card weighs by, one by one, so that training can mend them.

`pick` in `policy` adds up the same, but looks up what cards have in common only once.
"""

from bot.players.search import weighed as weights
from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    BASE,
    BEATS,
    BEST,
    ENEMIES_VOID,
    FOLLOW,
    FRIENDS_VOID,
    HANDS,
    HELD_TRUMPS,
    HUNT,
    HUNTED,
    KIND,
    LATE,
    LED,
    NUMBER_OF_KIND,
    OURS,
    OUT,
    PLAIN_SUITS,
    PLAYOUT_SIZE,
    POT_CASE,
    POWER,
    RANK,
    ROLE,
    SEATING,
    SEQUENCE,
    SUIT_OF,
    TIER,
)
from bot.players.search.kernels.policy import outs_of, trumps_above, won_of
from bot.players.search.weighed import (
    FOOL_LATE,
    FOOL_POT,
    FOOL_POWER,
    KIND_SEAT,
    KIND_WON,
    SEQUENCE_WON,
    SUIT_HUNT,
    SUIT_LATE,
    SUIT_LENGTH,
    SUIT_POT,
    SUIT_POWER,
    SUIT_SEAT,
    SUIT_SHAPE,
    SUIT_VOID,
    TRUMP_HUNT,
    TRUMP_LATE,
    TRUMP_POT,
    TRUMP_POWER,
    TRUMP_RANK,
    TRUMP_RANK_LATE,
    TRUMP_RANK_SEAT,
    TRUMP_SEAT,
)

MOST_NOTED = 12
"""No card weighs by more places."""
PLACES_NOTED = PLAYOUT_SIZE
NOTING_SIZE = PLACES_NOTED + MOST_NOTED
"""Behind a playout there is room for the places of one card."""
NOTED = 2 + MOST_NOTED
"""A card in notes of a turn: itself, how many places are noted, and these."""

SUIT_WAYS, TRUMP_WAYS, SEATINGS = weights.SUIT_WAYS, weights.TRUMP_WAYS, weights.SEATINGS
TIERS, ABOVE, LENGTHS, OUTS = weights.TIERS, weights.ABOVE, weights.LENGTHS, weights.OUTS
POTS, LATES, POWERS = weights.POTS, weights.LATE, weights.POWERS
TRUMPS_HELD, RANKS, TRUMPS_ABOVE = weights.TRUMPS_HELD, weights.RANKS, weights.TRUMPS_ABOVE
KINDS, WON = weights.KINDS, weights.WON


@compiled
def note(g: Row, e: Row, seat: int, card: int) -> int:
    """Writes the places whose numbers a card weighs; returns how many they are.

    `look` must have written what all cards of the turn have in common.
    """
    suit = g[SUIT_OF + card]
    if suit > PLAIN_SUITS:
        return _note_fool(e)
    way, best = 0, e[BEST]
    if e[LED] | e[LED + 1]:
        if card < g[BASE]:
            wins = g[BEATS + 2 * best] >> card & 1
        else:
            wins = g[BEATS + 2 * best + 1] >> (card - g[BASE]) & 1
        way = 1 if wins else 3 - e[OURS]
    if suit == PLAIN_SUITS:
        return _note_trump(g, e, card, way)
    if way > 1 and not e[LED] >> card & 1:
        way += 2
    return _note_suit(g, e, seat, card, suit, way)


@compiled
def _note_fool(e: Row) -> int:
    way = 3 - e[OURS] if e[LED] | e[LED + 1] else 0
    e[PLACES_NOTED] = FOOL_LATE + (e[ROLE] * TRUMP_WAYS + way) * LATES + e[LATE]
    e[PLACES_NOTED + 1] = FOOL_POT + (way * POTS + e[POT_CASE]) * SEATINGS + e[SEATING]
    held = e[POWER] * TRUMPS_HELD + e[HELD_TRUMPS]
    e[PLACES_NOTED + 2] = FOOL_POWER + held * TRUMP_WAYS + way
    return 3


@compiled
def _note_trump(g: Row, e: Row, card: int, way: int) -> int:
    role, seating, late, rank = e[ROLE], e[SEATING], e[LATE], g[RANK + card]
    above = trumps_above(size(g[BEATS + 2 * card + 1] & e[OUT + 1]))
    mine = role * TRUMP_WAYS + way
    there = way * SEATINGS + seating
    power = (mine * POWERS + e[POWER]) * TRUMPS_HELD + e[HELD_TRUMPS]
    hunted = int(g[HUNTED] >> (card - g[BASE]) & 1)
    hunt = ((e[HUNT] * TRUMP_WAYS + way) * SEATINGS + seating) * 2 + role
    e[PLACES_NOTED] = TRUMP_RANK + mine * RANKS + rank
    e[PLACES_NOTED + 1] = TRUMP_SEAT + (mine * SEATINGS + seating) * TRUMPS_ABOVE + above
    e[PLACES_NOTED + 2] = TRUMP_POT + (there * POTS + e[POT_CASE]) * TRUMPS_ABOVE + above
    e[PLACES_NOTED + 3] = TRUMP_LATE + (mine * TRUMPS_ABOVE + above) * LATES + late
    e[PLACES_NOTED + 4] = TRUMP_POWER + power * TRUMPS_ABOVE + above
    e[PLACES_NOTED + 5] = TRUMP_HUNT + hunt * 2 + hunted
    e[PLACES_NOTED + 6] = TRUMP_RANK_LATE + rank * LATES + late
    e[PLACES_NOTED + 7] = TRUMP_RANK_SEAT + there * RANKS + rank
    return _note_melds(g, e, card, way, 8)


@compiled
def _note_suit(g: Row, e: Row, seat: int, card: int, suit: int, way: int) -> int:
    role, seating, tier, suit_cards = e[ROLE], e[SEATING], g[TIER + card], g[FOLLOW + 2 * card]
    above = size(g[BEATS + 2 * card] & suit_cards & e[OUT])
    above = 4 if above > 4 else above
    held = size(e[HANDS + 2 * seat] & suit_cards)
    held = 3 if held > 3 else held - 1
    out = outs_of(size(e[OUT] & suit_cards))
    mine = role * SUIT_WAYS + way
    there = way * SEATINGS + seating
    void = (e[ENEMIES_VOID] >> suit & 1) * 2 + (e[FRIENDS_VOID] >> suit & 1)
    power = way * POWERS + e[POWER]
    e[PLACES_NOTED] = SUIT_SEAT + ((mine * SEATINGS + seating) * TIERS + tier) * ABOVE + above
    e[PLACES_NOTED + 1] = SUIT_POT + (there * POTS + e[POT_CASE]) * TIERS + tier
    e[PLACES_NOTED + 2] = SUIT_LATE + (mine * TIERS + tier) * LATES + e[LATE]
    e[PLACES_NOTED + 3] = SUIT_SHAPE + ((mine * LENGTHS + held) * OUTS + out) * ABOVE + above
    e[PLACES_NOTED + 4] = SUIT_POWER + (power * TRUMPS_HELD + e[HELD_TRUMPS]) * TIERS + tier
    e[PLACES_NOTED + 5] = SUIT_LENGTH + (power * LENGTHS + held) * OUTS + out
    e[PLACES_NOTED + 6] = SUIT_VOID + (mine * 4 + void) * TIERS + tier
    hunt = (e[HUNT] * SUIT_WAYS + way) * 2 + role
    e[PLACES_NOTED + 7] = SUIT_HUNT + hunt * LENGTHS + held
    return _note_melds(g, e, card, way, 8)


@compiled
def _note_melds(g: Row, e: Row, card: int, way: int, noted: int) -> int:
    # How many cards of its combinations both sides have won.
    there, kind, run = way * SEATINGS + e[SEATING], KIND + 2 * card, SEQUENCE + 2 * card
    if g[kind] | g[kind + 1]:
        won = won_of(e, g[kind], g[kind + 1])
        number = way * KINDS + g[NUMBER_OF_KIND + card]
        e[PLACES_NOTED + noted] = KIND_WON + number * WON * WON + won
        e[PLACES_NOTED + noted + 1] = KIND_SEAT + there * WON * WON + won
        noted += 2
    if g[run] | g[run + 1]:
        won = won_of(e, g[run], g[run + 1])
        e[PLACES_NOTED + noted] = SEQUENCE_WON + there * WON * WON + won
        noted += 1
    return noted
