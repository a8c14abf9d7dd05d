"""Playouts for kernels: the loop of `bot.players.search.playouts`."""

from collections.abc import MutableSequence

from bot.players.search.kernels.catalogue import count, gathered
from bot.players.search.kernels.compiling import Row, compiled, kept, length
from bot.players.search.kernels.layout import (
    BEATS,
    BEFORE,
    BEST,
    COUNT,
    END_SIZE,
    FIRST,
    FOLLOW,
    FOOL,
    FOOL_FROM,
    FOOL_WINNER,
    FOOL_WINS,
    GATHERED,
    GATHERS,
    HANDS,
    HELD,
    LACKS,
    LAID,
    LAST,
    LAST_CARD,
    LEADER,
    LED,
    LIVE,
    ON_TABLE,
    PILE,
    PILES,
    PLAIN_SUITS,
    PLAYED,
    PLAYERS,
    POT,
    SCORES,
    SEAT,
    SIDES,
    SUIT_OF,
    WINNER,
    WINNERS,
    WINNING,
    WORLD_SIZE,
    WORTH,
)
from bot.players.search.kernels.policy import pick
from bot.players.search.kernels.sets import one

NO_CARD = -1


@kept
def fill(
    g: Row, p: Row, w: Row, worlds: int, candidates: Row, e: Row, out: MutableSequence[float]
) -> None:
    """Write what each candidate is worth in each world into *out*, *worlds × candidates*.

    That is the lead of the own side, in points. *candidates* are indexes of cards, or `NO_CARD`
    where nothing has to be laid first. *e* is room for a playout, `PLAYOUT_SIZE` numbers.
    """
    for world in range(worlds):
        at = WORLD_SIZE * world
        for place in range(len(candidates)):
            begin(g, p, w, at, e)
            play(g, w, at, e, candidates[place])
            count(g, p, w, at, e)
            out[world * len(candidates) + place] = lead_of(g, w, at, e, p[SEAT])


@compiled
def lead_of(g: Row, w: Row, at: int, e: Row, seat: int) -> float:
    """Return by how many points a seat of the own side scores more than one of the others, on
    average."""
    side, ours, we, theirs, they = w[at + SIDES + seat], 0, 0, 0, 0
    for other in range(g[PLAYERS]):
        if w[at + SIDES + other] == side:
            ours, we = ours + e[SCORES + other], we + 1
        else:
            theirs, they = theirs + e[SCORES + other], they + 1
    return ours / we - theirs / they


@compiled
def play(g: Row, w: Row, at: int, e: Row, card: int) -> None:
    """Play a world to its end once the seat whose turn it is has laid a card."""
    while True:
        seat = turn(g, e)
        lay(g, e, seat, pick(g, w, at, e, seat) if card < 0 else card)
        card = NO_CARD
        if e[COUNT] == g[PLAYERS] and is_over(g, w, at, e):
            return


@compiled
def turn(g: Row, e: Row) -> int:
    """Return the seat whose turn it is."""
    seat = e[FIRST] + e[COUNT]
    return seat - g[PLAYERS] if seat >= g[PLAYERS] else seat


@compiled
def begin(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write a position in a world: what has come of the deal so far begins its end."""
    for place in range(END_SIZE):
        e[place] = p[place]
    e[LIVE] = e[LIVE + 1] = 0
    for place in range(2 * g[PLAYERS]):
        e[HANDS + place] = w[at + HELD + place] & ~p[PLAYED + place]
        e[LIVE + place % 2] |= e[HANDS + place]
    _clear(e, p[LEADER])
    for place in range(p[LAID]):
        lay(g, e, turn(g, e), p[ON_TABLE + place])


@compiled
def _clear(e: Row, leader: int) -> None:
    e[LED] = e[LED + 1] = e[PILE] = e[PILE + 1] = e[COUNT] = e[POT] = 0
    e[BEST], e[WINNING], e[FIRST] = NO_CARD, leader, leader


@compiled
def lay(g: Row, e: Row, seat: int, card: int) -> None:
    """Lay a card of a seat to the trick."""
    bit_s, bit_t = one(g, card)
    hand, best = HANDS + 2 * seat, e[BEST]
    e[hand], e[hand + 1] = e[hand] & ~bit_s, e[hand + 1] & ~bit_t
    e[LIVE], e[LIVE + 1] = e[LIVE] & ~bit_s, e[LIVE + 1] & ~bit_t
    e[PILE], e[PILE + 1] = e[PILE] | bit_s, e[PILE + 1] | bit_t
    e[LAST_CARD + seat] = card
    e[COUNT] += 1
    e[POT] += g[WORTH + card]
    if bit_t == g[FOOL]:
        e[FOOL_FROM] = seat
    elif not e[LED] | e[LED + 1]:
        e[LED], e[LED + 1] = g[FOLLOW + 2 * card], g[FOLLOW + 2 * card + 1]
    elif not e[LED] & bit_s | e[LED + 1] & bit_t:
        _learn(g, e, seat, card)
    if best < 0 or g[BEATS + 2 * best] & bit_s | g[BEATS + 2 * best + 1] & bit_t:
        e[BEST], e[WINNING] = card, seat


@compiled
def _learn(g: Row, e: Row, seat: int, card: int) -> None:
    # Who does not follow has none of the suit, and who does not ruff either has no trump.
    if e[LED]:
        e[LACKS + seat] |= 1 << g[SUIT_OF + length(e[LED]) - 1]
    if g[SUIT_OF + card] != PLAIN_SUITS:
        e[LACKS + seat] |= 1 << PLAIN_SUITS


@compiled
def is_over(g: Row, w: Row, at: int, e: Row) -> bool:
    """Give a complete trick to its winner; return whether it was the last."""
    winner = e[WINNING]
    over = not e[HANDS + 2 * winner] | e[HANDS + 2 * winner + 1]
    if over and g[FOOL_WINS] and _fool_led_wins(g, w, at, e, e[FIRST]):
        winner = e[FIRST]
    _take(g, e, winner, e[PILE], e[PILE + 1])
    _clear(e, winner)
    return over


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
