"""The quick policy of playouts: the card that weighs most, decided in a few microseconds.

It knows what a player can know: the own hand, the trick on the table, what cards are out, who is
out of a suit, and what has been won. A card weighs a sum of fitted numbers, one from each table of
`weighed.SIZES` that speaks of it; where a number stands follows from a few cases, counted from 0.
The bounds between cases were set by hand, and the weights fitted for them: whoever moves a bound
has to fit again.

In a game without a file of weights all cards weigh nothing, until training has fitted one.
"""

from bot.players.search import weighed as weights
from bot.players.search.kernels.compiling import Row, compiled, length, size
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
from bot.players.search.kernels.sets import highest
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

LAST_CHANCE = 2
"""With this many cards in hand the Fool goes where the last trick would lose it. A side that has
won all the others keeps it: it wins the last one then."""

POT_SOME, POT_MOST, POT_MORE = 33, 75, 135
"""Bounds of the value of a trick, in hundredths of an average one. By game, 31 to 55 % of the
tricks that `simple` follows to exceed the first, 20 to 26 % the second, 2 to 13 % the third."""


@compiled
def pick(g: Row, w: Row, at: int, e: Row, seat: int) -> int:
    """Return the card that weighs most of those that the seat may play; of equal ones the first."""
    may_s, may_t = legal(g, e, seat)
    return best_of(g, w, at, e, seat, may_s, may_t)


@compiled
def best_of(g: Row, w: Row, at: int, e: Row, seat: int, may_s: int, may_t: int) -> int:
    """Return the card of this set that weighs most; of equal ones the first."""
    if size(may_s) + size(may_t) == 1:
        return highest(g, may_s, may_t)
    if g[FOOL_WINS] and may_t & g[FOOL] and _is_last_chance(g, w, at, e, seat):
        return highest(g, 0, g[FOOL])
    look(g, w, at, e, seat)
    found, most = _weigh_suits(g, e, seat, may_s)
    found, most = _weigh_trumps(g, e, may_t & g[TRUMPS], found, most)
    if may_t & g[FOOL]:
        weight = _weigh_fool(g, e)
        if weight > most:
            return highest(g, 0, g[FOOL])
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
    """Return what `legal` in `bot.games.trick` says."""
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
    """Write what all cards of a turn have in common."""
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
    e[POT_CASE] = int(pot > POT_SOME) + int(pot > POT_MOST) + int(pot > POT_MORE)
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
    # The case of how many cards are in hand: each of the last four counts.
    if cards <= 4:
        return 0 if cards < 3 else cards - 2
    return 3 + int(cards > 6) + int(cards > 9) + int(cards > 13)


@compiled
def _power(more: int) -> int:
    # The case of how many trumps the hand has beyond its share, times the other players.
    return int(more > -3) + int(more > -1) + int(more > 1) + int(more > 4)


@compiled
def _weigh_suits(g: Row, e: Row, seat: int, cards: int) -> tuple[int, int]:
    # The suit card that weighs most, and its weight.
    found, most, other = -1, 0, 3 - e[OURS] if e[LED] | e[LED + 1] else 0
    while cards:
        suit_cards = g[FOLLOW + 2 * (length(cards & -cards) - 1)]
        mine, follows = cards & suit_cards, e[LED] & suit_cards
        # 0 for a lead, 1 for what wins for now, then for what goes to a friend's trick or another;
        # two more for a suit card that does not follow.
        way = other if follows or not other else other + 2
        wins = mine & g[BEATS + 2 * e[BEST]] if follows else 0
        if wins:
            mine, way = wins, 1
        cards &= ~mine
        found, most = _weigh_suit(g, e, seat, mine, way, found, most)
    return found, most


@compiled
def _weigh_suit(
    g: Row, e: Row, seat: int, cards: int, way: int, found: int, most: int
) -> tuple[int, int]:
    # The best of what was found before and of these cards of one suit that go the same way.
    first = length(cards & -cards) - 1
    suit, suit_cards, role, seating = g[SUIT_OF + first], g[FOLLOW + 2 * first], e[ROLE], e[SEATING]
    out, has_melds = e[OUT] & suit_cards, g[HAS_MELDS]
    held = size(e[HANDS + 2 * seat] & suit_cards)
    held, outs = 3 if held > 3 else held - 1, outs_of(size(out))
    mine, there, power = role * SUIT_WAYS + way, way * SEATINGS + seating, way * POWERS + e[POWER]
    void = (e[ENEMIES_VOID] >> suit & 1) * 2 + (e[FRIENDS_VOID] >> suit & 1)
    common = g[WEIGHTS + SUIT_LENGTH + (power * LENGTHS + held) * OUTS + outs]
    common += g[WEIGHTS + SUIT_HUNT + ((e[HUNT] * SUIT_WAYS + way) * 2 + role) * LENGTHS + held]
    by_seat = WEIGHTS + SUIT_SEAT + (mine * SEATINGS + seating) * TIERS * ABOVE
    by_shape = WEIGHTS + SUIT_SHAPE + ((mine * LENGTHS + held) * OUTS + outs) * ABOVE
    by_pot = WEIGHTS + SUIT_POT + (there * POTS + e[POT_CASE]) * TIERS
    by_late = WEIGHTS + SUIT_LATE + mine * TIERS * LATES + e[LATE]
    by_power = WEIGHTS + SUIT_POWER + (power * TRUMPS_HELD + e[HELD_TRUMPS]) * TIERS
    by_void, latest = WEIGHTS + SUIT_VOID + (mine * 4 + void) * TIERS, -1
    while cards:
        card = length(cards & -cards) - 1
        cards &= cards - 1
        tier, above = g[TIER + card], size(g[BEATS + 2 * card] & out)
        above = 4 if above > 4 else above
        if tier * ABOVE + above == latest and not has_melds:
            continue
        latest = tier * ABOVE + above
        weight = common + g[by_seat + latest] + g[by_shape + above] + g[by_pot + tier]
        weight += g[by_late + tier * LATES] + g[by_power + tier] + g[by_void + tier]
        if has_melds:
            weight += _weight_of_melds(g, e, card, way)
        if found < 0 or weight > most or (weight == most and card < found):
            found, most = card, weight
    return found, most


@compiled
def _weigh_trumps(g: Row, e: Row, cards: int, found: int, most: int) -> tuple[int, int]:
    # The best of what was found before and of these trumps, and its weight.
    other = 3 - e[OURS] if e[LED] | e[LED + 1] else 0
    while cards:
        wins = cards & g[BEATS + 2 * e[BEST] + 1] if other else 0
        mine, way = (wins, 1) if wins else (cards, other)
        cards &= ~mine
        found, most = _weigh_way(g, e, mine, way, found, most)
    return found, most


@compiled
def _weigh_way(g: Row, e: Row, cards: int, way: int, found: int, most: int) -> tuple[int, int]:
    # The same for trumps that all go the same way.
    role, seating, late = e[ROLE], e[SEATING], e[LATE]
    mine, there, base = role * TRUMP_WAYS + way, way * SEATINGS + seating, g[BASE]
    by_rank = WEIGHTS + TRUMP_RANK + mine * RANKS
    by_both = WEIGHTS + TRUMP_RANK_SEAT + there * RANKS
    by_seat = WEIGHTS + TRUMP_SEAT + (mine * SEATINGS + seating) * TRUMPS_ABOVE
    by_pot = WEIGHTS + TRUMP_POT + (there * POTS + e[POT_CASE]) * TRUMPS_ABOVE
    by_late = WEIGHTS + TRUMP_LATE + mine * TRUMPS_ABOVE * LATES + late
    power = (mine * POWERS + e[POWER]) * TRUMPS_HELD + e[HELD_TRUMPS]
    by_power = WEIGHTS + TRUMP_POWER + power * TRUMPS_ABOVE
    chase = ((e[HUNT] * TRUMP_WAYS + way) * SEATINGS + seating) * 2 + role
    by_chase = WEIGHTS + TRUMP_HUNT + chase * 2
    while cards:
        place = length(cards & -cards) - 1
        card, cards = base + place, cards & (cards - 1)
        rank, above = g[RANK + card], trumps_above(size(g[BEATS + 2 * card + 1] & e[OUT + 1]))
        weight = g[by_rank + rank] + g[by_both + rank] + g[by_seat + above] + g[by_pot + above]
        weight += g[WEIGHTS + TRUMP_RANK_LATE + rank * LATES + late]
        weight += g[by_late + above * LATES] + g[by_power + above]
        weight += g[by_chase + (g[HUNTED] >> place & 1)]
        if g[HAS_MELDS]:
            weight += _weight_of_melds(g, e, card, way)
        if found < 0 or weight > most or (weight == most and card < found):
            found, most = card, weight
    return found, most


@compiled
def _weigh_fool(g: Row, e: Row) -> int:
    way = 3 - e[OURS] if e[LED] | e[LED + 1] else 0
    held = e[POWER] * TRUMPS_HELD + e[HELD_TRUMPS]
    weight = g[WEIGHTS + FOOL_LATE + (e[ROLE] * TRUMP_WAYS + way) * LATES + e[LATE]]
    weight += g[WEIGHTS + FOOL_POT + (way * POTS + e[POT_CASE]) * SEATINGS + e[SEATING]]
    return weight + g[WEIGHTS + FOOL_POWER + held * TRUMP_WAYS + way]


@compiled
def _weight_of_melds(g: Row, e: Row, card: int, way: int) -> int:
    # By how many cards of its combinations both sides have won.
    there, kind, run = (
        (way * SEATINGS + e[SEATING]) * WON * WON,
        KIND + 2 * card,
        SEQUENCE + 2 * card,
    )
    weight = 0
    if g[kind] | g[kind + 1]:
        won = won_of(e, g[kind], g[kind + 1])
        number = way * KINDS + g[NUMBER_OF_KIND + card]
        weight += g[WEIGHTS + KIND_WON + number * WON * WON + won]
        weight += g[WEIGHTS + KIND_SEAT + there + won]
    if g[run] | g[run + 1]:
        weight += g[WEIGHTS + SEQUENCE_WON + there + won_of(e, g[run], g[run + 1])]
    return weight


@compiled
def won_of(e: Row, suits: int, trumps: int) -> int:
    """Return the case of how many of these cards both sides have won."""
    own = size(e[OWN] & suits) + size(e[OWN + 1] & trumps)
    lost = size(e[THEIRS] & suits) + size(e[THEIRS + 1] & trumps)
    return (3 if own > 3 else own) * WON + (3 if lost > 3 else lost)


@compiled
def trumps_above(count: int) -> int:
    """Return the case of how many trumps above one the others hold."""
    if count < 3:
        return count
    return 3 + int(count > 4) + int(count > 7)


@compiled
def outs_of(count: int) -> int:
    """Return the case of how many cards of a suit the others hold."""
    return int(count > 0) + int(count > 2) + int(count > 4) + int(count > 7)
