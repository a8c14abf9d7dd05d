"""The quick policy for kernels: the functions of `bot.players.search.policy`, one by one."""

from bot.players.search import weighed as weights
from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    BASE,
    BEATS,
    BEST,
    COUNT,
    ENEMIES_VOID,
    FIRST,
    FOLLOW,
    FOOL,
    FOOL_WINS,
    FRIENDS_VOID,
    HANDS,
    HAS_ATTACK,
    HAS_MELDS,
    HELD_TRUMPS,
    HUNT,
    HUNTED,
    KIND,
    LACKS,
    LATE,
    LED,
    LIVE,
    NUMBER_OF_KIND,
    OURS,
    OUT,
    OVERTRUMP,
    OWN,
    PILES,
    PLACES_NOTED,
    PLAIN_SUITS,
    PLAYERS,
    POT,
    POT_CASE,
    POWER,
    RANK,
    ROLE,
    SEATING,
    SEQUENCE,
    SIDES,
    SUIT_OF,
    THEIRS,
    TIER,
    TRUMPS,
    WEIGHTS,
    WINNERS,
    WINNING,
)
from bot.players.search.kernels.sets import highest, parted
from bot.players.search.policy import LAST_CHANCE
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

SUIT_WAYS, TRUMP_WAYS, SEATINGS = weights.SUIT_WAYS, weights.TRUMP_WAYS, weights.SEATINGS
TIERS, ABOVE, LENGTHS, OUTS = weights.TIERS, weights.ABOVE, weights.LENGTHS, weights.OUTS
POTS, LATES, POWERS = weights.POTS, weights.LATE, weights.POWERS
TRUMPS_HELD, RANKS, TRUMPS_ABOVE = weights.TRUMPS_HELD, weights.RANKS, weights.TRUMPS_ABOVE
KINDS, WON = weights.KINDS, weights.WON


@compiled
def pick(g: Row, w: Row, at: int, e: Row, seat: int) -> int:
    """The card that weighs most of those that the seat may play; of equal ones the first."""
    may_s, may_t = legal(g, e, seat)
    if size(may_s) + size(may_t) == 1:
        return highest(g, may_s, may_t)
    if g[FOOL_WINS] and may_t & g[FOOL] and _is_last_chance(g, w, at, e, seat):
        return highest(g, 0, g[FOOL])
    look(g, w, at, e, seat)
    found, most = -1, 0
    while may_s | may_t:
        card, may_s, may_t = parted(g, may_s, may_t)
        weight = 0
        for place in range(PLACES_NOTED, PLACES_NOTED + note(g, e, seat, card)):
            weight += g[WEIGHTS + e[place]]
        if found < 0 or weight > most:
            found, most = card, weight
    return found


@compiled
def _is_last_chance(g: Row, w: Row, at: int, e: Row, seat: int) -> bool:
    # Whether the Fool goes now: two cards are left, and the others have won a trick.
    if size(e[HANDS + 2 * seat]) + size(e[HANDS + 2 * seat + 1]) != LAST_CHANCE:
        return False
    for other in range(g[PLAYERS]):
        if e[WINNERS] >> other & 1 and w[at + SIDES + other] != w[at + SIDES + seat]:
            return True
    return False


@compiled
def legal(g: Row, e: Row, seat: int) -> tuple[int, int]:
    """What `legal` in `bot.games.trick` says."""
    hand_s, hand_t = e[HANDS + 2 * seat], e[HANDS + 2 * seat + 1]
    if not e[LED] | e[LED + 1]:
        return hand_s, hand_t
    may_s, may_t, best = hand_s & e[LED], hand_t & e[LED + 1], e[BEST]
    if not may_s | may_t:
        may_t = hand_t & g[TRUMPS]
        if not may_t:
            return hand_s, hand_t
    if may_t and best >= g[BASE] and g[OVERTRUMP] >> (best - g[BASE]) & 1:
        higher = may_t & g[BEATS + 2 * best + 1]
        if higher:
            may_t = higher
    return may_s, may_t | hand_t & g[FOOL]


@compiled
def look(g: Row, w: Row, at: int, e: Row, seat: int) -> None:
    """Writes what all cards of a turn have in common."""
    hand_s, hand_t = e[HANDS + 2 * seat], e[HANDS + 2 * seat + 1]
    out_s, out_t = e[LIVE] & ~hand_s, e[LIVE + 1] & ~hand_t
    e[OUT], e[OUT + 1] = out_s, out_t
    side = w[at + SIDES + seat]
    e[ROLE] = side if g[HAS_ATTACK] else 0
    e[OURS] = int(e[BEST] >= 0 and w[at + SIDES + e[WINNING]] == side)
    _look_round(g, w, at, e, side)
    e[LATE] = _late(size(hand_s) + size(hand_t))
    trumps, trumps_out = size(hand_t & g[TRUMPS]), size(out_t & g[TRUMPS])
    e[POWER] = _power(trumps * (g[PLAYERS] - 1) - trumps_out) if trumps_out else 5
    e[HELD_TRUMPS] = int(trumps > 0) + int(trumps > 1) + int(trumps > 3)
    pot = e[POT]
    e[POT_CASE] = int(pot > 33) + int(pot > 75) + int(pot > 135)
    e[HUNT] = 0 if hand_t & g[HUNTED] else 1 if out_t & g[HUNTED] else 2
    e[OWN] = e[OWN + 1] = e[THEIRS] = e[THEIRS + 1] = 0
    if g[HAS_MELDS]:
        for other in range(g[PLAYERS]):
            pile = OWN if w[at + SIDES + other] == side else THEIRS
            e[pile] |= e[PILES + 2 * other]
            e[pile + 1] |= e[PILES + 2 * other + 1]


@compiled
def _look_round(g: Row, w: Row, at: int, e: Row, side: int) -> None:
    # Who plays later, and who of them can ruff for certain knowledge.
    enemies = friends = enemies_void = friends_void = after = last = 0
    trumps = 1 << PLAIN_SUITS
    for step in range(e[COUNT] + 1, g[PLAYERS]):
        other = e[FIRST] + step
        if other >= g[PLAYERS]:
            other -= g[PLAYERS]
        void = 0 if e[LACKS + other] & trumps else e[LACKS + other]
        last = int(w[at + SIDES + other] != side)
        if step == e[COUNT] + 1:
            after = last
        if last:
            enemies, enemies_void = enemies + 1, enemies_void | void
        else:
            friends, friends_void = friends + 1, friends_void | void
    e[ENEMIES_VOID], e[FRIENDS_VOID] = enemies_void, friends_void
    if e[LED] | e[LED + 1]:
        e[SEATING] = 2 * (2 if enemies > 2 else enemies) + int(friends > 0)
    else:
        e[SEATING] = 2 * after + last


@compiled
def _late(cards: int) -> int:
    if cards <= 4:
        return 0 if cards < 3 else cards - 2
    return 3 + int(cards > 6) + int(cards > 9) + int(cards > 13)


@compiled
def _power(more: int) -> int:
    return int(more > -3) + int(more > -1) + int(more > 1) + int(more > 4)


@compiled
def note(g: Row, e: Row, seat: int, card: int) -> int:
    """Writes the places whose numbers a card weighs; returns how many they are."""
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
    above = _trumps_above(size(g[BEATS + 2 * card + 1] & e[OUT + 1]))
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
    out = _outs(size(e[OUT] & suit_cards))
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
        own = size(e[OWN] & g[kind]) + size(e[OWN + 1] & g[kind + 1])
        lost = size(e[THEIRS] & g[kind]) + size(e[THEIRS + 1] & g[kind + 1])
        won = (3 if own > 3 else own) * WON + (3 if lost > 3 else lost)
        number = way * KINDS + g[NUMBER_OF_KIND + card]
        e[PLACES_NOTED + noted] = KIND_WON + number * WON * WON + won
        e[PLACES_NOTED + noted + 1] = KIND_SEAT + there * WON * WON + won
        noted += 2
    if g[run] | g[run + 1]:
        own = size(e[OWN] & g[run]) + size(e[OWN + 1] & g[run + 1])
        lost = size(e[THEIRS] & g[run]) + size(e[THEIRS + 1] & g[run + 1])
        won = (3 if own > 3 else own) * WON + (3 if lost > 3 else lost)
        e[PLACES_NOTED + noted] = SEQUENCE_WON + there * WON * WON + won
        noted += 1
    return noted


@compiled
def _trumps_above(count: int) -> int:
    if count < 3:
        return count
    return 3 + int(count > 4) + int(count > 7)


@compiled
def _outs(count: int) -> int:
    return int(count > 0) + int(count > 2) + int(count > 4) + int(count > 7)
