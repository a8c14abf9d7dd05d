"""Playouts for kernels: the loop of `bot.players.search.playouts`."""

from collections.abc import MutableSequence

from bot.players.search.kernels.catalogue import count, gathered
from bot.players.search.kernels.compiling import Row, compiled, kept, size
from bot.players.search.kernels.layout import (
    BASE,
    BEATS,
    BEFORE,
    END_SIZE,
    FOLLOW,
    FOOL,
    FOOL_FROM,
    FOOL_WINNER,
    FOOL_WINS,
    GATHERED,
    GATHERS,
    HANDS,
    HELD,
    LAID,
    LAST,
    LAST_CARD,
    LEADER,
    ON_TABLE,
    OVERTRUMP,
    PILES,
    PLAYED,
    PLAYERS,
    SCORES,
    SEAT,
    SIDES,
    TRUMPS,
    WINNER,
    WINNERS,
    WORLD_SIZE,
)
from bot.players.search.kernels.policy import follow, lead
from bot.players.search.kernels.sets import highest, one

NO_CARD = -1


@kept
def fill(
    g: Row, p: Row, w: Row, worlds: int, candidates: Row, e: Row, out: MutableSequence[float]
) -> None:
    """Writes what each candidate is worth in each world, one world after the other."""
    for world in range(worlds):
        at = WORLD_SIZE * world
        for place in range(len(candidates)):
            play(g, p, w, at, e, candidates[place])
            count(g, p, w, at, e)
            out[world * len(candidates) + place] = _lead_of(g, w, at, e, p[SEAT])


@compiled
def _lead_of(g: Row, w: Row, at: int, e: Row, seat: int) -> float:
    # By how much the own side scores more than the others, on average.
    side, ours, we, theirs, they = w[at + SIDES + seat], 0, 0, 0, 0
    for other in range(g[PLAYERS]):
        if w[at + SIDES + other] == side:
            ours, we = ours + e[SCORES + other], we + 1
        else:
            theirs, they = theirs + e[SCORES + other], they + 1
    return ours / we - theirs / they


@compiled
def play(g: Row, p: Row, w: Row, at: int, e: Row, card: int) -> None:
    """Plays a world to its end once the seat has laid a card; writes the end."""
    players, base, fool, trumps = g[PLAYERS], g[BASE], g[FOOL], g[TRUMPS]
    live_s, live_t = _begin(p, w, at, e, players)
    leader, laid = p[LEADER], p[LAID]
    led_s = led_t = pile_s = pile_t = 0
    best, winner = NO_CARD, leader
    for place in range(laid):
        seat, there = (leader + place) % players, p[ON_TABLE + place]
        there_s, there_t = one(g, there)
        e[LAST_CARD + seat] = there
        pile_s, pile_t = pile_s | there_s, pile_t | there_t
        if best < 0 or g[BEATS + 2 * best] & there_s | g[BEATS + 2 * best + 1] & there_t:
            best, winner = there, seat
        if not led_s | led_t:
            led_s, led_t = g[FOLLOW + 2 * there], g[FOLLOW + 2 * there + 1]
    while True:
        for place in range(laid, players):
            seat = leader + place
            if seat >= players:
                seat -= players
            hand = HANDS + 2 * seat
            hand_s, hand_t = e[hand], e[hand + 1]
            if card < 0:
                if size(hand_s) + size(hand_t) == 1:
                    card = highest(g, hand_s, hand_t)
                elif not led_s | led_t:
                    card = lead(g, hand_s, hand_t, live_s ^ hand_s, live_t ^ hand_t)
                else:
                    # What `legal` in `bot.games.trick` says.
                    may_s, may_t = hand_s & led_s, hand_t & led_t
                    if not may_s | may_t:
                        may_t = hand_t & trumps
                    if not may_s | may_t:
                        may_s, may_t = hand_s, hand_t
                    else:
                        if may_t and best >= base and g[OVERTRUMP] >> (best - base) & 1:
                            higher = may_t & g[BEATS + 2 * best + 1]
                            if higher:
                                may_t = higher
                        may_t |= hand_t & fool
                    side, last = w[at + SIDES + seat], True
                    for step in range(place + 1, players):
                        other = (leader + step) % players
                        if w[at + SIDES + other] != side:
                            last = False
                    card = follow(
                        g,
                        hand_s,
                        hand_t,
                        may_s,
                        may_t,
                        live_s ^ hand_s,
                        live_t ^ hand_t,
                        best,
                        w[at + SIDES + winner] == side,
                        last,
                    )
            bit_s, bit_t = one(g, card)
            e[hand], e[hand + 1] = hand_s ^ bit_s, hand_t ^ bit_t
            live_s, live_t = live_s ^ bit_s, live_t ^ bit_t
            pile_s, pile_t = pile_s | bit_s, pile_t | bit_t
            e[LAST_CARD + seat] = card
            if bit_t == fool:
                e[FOOL_FROM] = seat
            if best < 0 or g[BEATS + 2 * best] & bit_s | g[BEATS + 2 * best + 1] & bit_t:
                best, winner = card, seat
            if not led_s | led_t:
                led_s, led_t = g[FOLLOW + 2 * card], g[FOLLOW + 2 * card + 1]
            card = NO_CARD
        is_over = not e[HANDS + 2 * winner] | e[HANDS + 2 * winner + 1]
        if is_over and g[FOOL_WINS] and _fool_led_wins(g, w, at, e, leader):
            winner = leader
        _take(g, e, winner, pile_s, pile_t)
        if is_over:
            return
        leader, laid, best = winner, 0, NO_CARD
        led_s = led_t = pile_s = pile_t = 0


@compiled
def _begin(p: Row, w: Row, at: int, e: Row, players: int) -> tuple[int, int]:
    # All cards in hands; what has come of the deal so far is the beginning of the end.
    for place in range(END_SIZE):
        e[place] = p[place]
    live_s = live_t = 0
    for seat in range(players):
        place = 2 * seat
        hand_s = w[at + HELD + place] & ~p[PLAYED + place]
        hand_t = w[at + HELD + place + 1] & ~p[PLAYED + place + 1]
        e[HANDS + place], e[HANDS + place + 1] = hand_s, hand_t
        live_s, live_t = live_s | hand_s, live_t | hand_t
    return live_s, live_t


@compiled
def _fool_led_wins(g: Row, w: Row, at: int, e: Row, leader: int) -> bool:
    # The Fool led to the last trick, by a side that has won all others.
    if one(g, e[LAST_CARD + leader])[1] != g[FOOL]:
        return False
    for seat in range(g[PLAYERS]):
        if e[WINNERS] >> seat & 1 and w[at + SIDES + seat] != w[at + SIDES + leader]:
            return False
    return True


@compiled
def _take(g: Row, e: Row, winner: int, pile_s: int, pile_t: int) -> None:
    # A complete trick goes to the pile of who won it.
    e[PILES + 2 * winner] |= pile_s
    e[PILES + 2 * winner + 1] |= pile_t
    e[WINNERS] |= 1 << winner
    e[WINNER] = winner
    e[BEFORE], e[BEFORE + 1] = e[LAST], e[LAST + 1]
    e[LAST], e[LAST + 1] = pile_s, pile_t
    if pile_t & g[FOOL]:
        e[FOOL_WINNER] = winner
    if g[GATHERS]:
        e[GATHERED + winner] += gathered(g, pile_s, pile_t)
