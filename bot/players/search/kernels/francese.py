"""Tarocco francese: `bot.games.francese.scoring.count` for the kernels."""

from bot.games.francese.cards import BOUTS as ALL_BOUTS
from bot.games.francese.cards import PETIT as PETIT_CARD
from bot.games.francese.rules import Francese
from bot.games.francese.scoring import (
    ANNOUNCED,
    BASE,
    EXCHANGE,
    MISSED,
    NEEDED,
    PERSONAL_PETIT,
    PETIT_AU_BOUT,
    UNANNOUNCED,
    FrenchScoreInputs,
)
from bot.players.search.kernels.compiling import Row, compiled, size
from bot.players.search.kernels.layout import (
    ASIDE,
    BEFORE,
    FOOL,
    FOOL_FROM,
    FOOL_WINNER,
    HELD,
    LAST,
    LAST_CARD,
    OPTIONS,
    PILES,
    PLAYERS,
    SCORE_INPUTS,
    SCORES,
    SIDES,
    WINNER,
    WINNERS,
    words,
)
from bot.players.search.kernels.sets import worth

KNOWN_OPTIONS = {
    "petit",
    "excuse_last",
    "call",
    "first_lead_ban",
    "share5",
    "share_both",
    "handful6",
    "lowest_bid",
    "deals",
}
"""The options that this count was written for: it reads some, and no other changes a count."""

PERSONAL, CHANGES_SIDE, TWO_THIRDS, HALF = range(OPTIONS, OPTIONS + 4)
TAKER, TIMES, COUNTS_CHIEN, HANDFULS, SLAM, CALLED, CALLS = range(SCORE_INPUTS, SCORE_INPUTS + 7)
"""From CALLS on the called cards, two words each; CALLED is how many."""

IN_SUITS = 56
BOUTS = words(ALL_BOUTS, IN_SUITS)[1]
PETIT, PETIT_INDEX = words(PETIT_CARD.bit, IN_SUITS)[1], PETIT_CARD.index


def options_of(game: Francese) -> tuple[int, ...]:
    """Return what the count reads of the options."""
    options = game.options
    return (
        ("side", "personal").index(options.petit),
        ("trick_winner", "changes_side").index(options.excuse_last),
        ("equal", "two_thirds").index(options.share5),
        ("third", "half").index(options.share_both),
    )


def score_inputs_of(score_inputs: FrenchScoreInputs) -> tuple[int, ...]:
    """Return what was said and done, as numbers."""
    return (
        score_inputs.taker,
        score_inputs.contract.multiplier,
        int(score_inputs.contract.counts_chien),
        score_inputs.handfuls,
        int(score_inputs.slam_announced),
        len(score_inputs.called),
        *(word for card in score_inputs.called for word in words(card, IN_SUITS)),
    )


@compiled
def place_sides(g: Row, p: Row, w: Row, at: int) -> None:
    """Write the side of each seat."""
    for seat in range(g[PLAYERS]):
        w[at + SIDES + seat] = 0 if seat == p[TAKER] else 1
    for called in range(p[CALLED]):
        holder = _holder(g, p, w, at, called)
        if holder >= 0:
            w[at + SIDES + holder] = 0


@compiled
def count(g: Row, p: Row, w: Row, at: int, e: Row) -> None:
    """Write the scores of a playout."""
    score(g, p, w, at, e, each(g, p, w, at, e, BASE, p[TIMES], p[HANDFULS]))


@compiled
def score(g: Row, p: Row, w: Row, at: int, e: Row, each: int) -> None:
    """Write the scores of a playout in which every defender loses so much."""
    _share(g, p, w, at, e, each)
    if g[PERSONAL]:
        _settle_petit(g, e)


@compiled
def each(g: Row, p: Row, w: Row, at: int, e: Row, base: int, times: int, handfuls: int) -> int:
    """Return what every defender loses: to have made the contract counts *base*."""
    slam = _slam(g, w, at, e)
    half_points, bouts = _made(g, p, w, at, e, slam)
    needed = NEEDED[bouts]
    won = half_points >= 2 * needed
    points = (half_points + 1) // 2 if won else half_points // 2
    sign = 1 if won else -1
    each = sign * (times * (base + abs(points - needed)) + handfuls)
    if not g[PERSONAL]:
        each += PETIT_AU_BOUT * times * _petit(g, w, at, e, slam)
    return each + _bonus(p[SLAM] != 0, slam)


@compiled
def _slam(g: Row, w: Row, at: int, e: Row) -> int:
    # 1 or -1 if attack or defence won every trick.
    attack = defence = False
    for seat in range(g[PLAYERS]):
        if e[WINNERS] >> seat & 1:
            if w[at + SIDES + seat]:
                defence = True
            else:
                attack = True
    if attack and defence:
        return 0
    return 1 if attack else -1


@compiled
def _made(g: Row, p: Row, w: Row, at: int, e: Row, slam: int) -> tuple[int, int]:
    # The half points and bouts of the attack.
    taker = ASIDE + at + 2 * p[TAKER]
    suits, trumps = w[taker], w[taker + 1]
    if p[COUNTS_CHIEN]:
        chien = ASIDE + at + 2 * g[PLAYERS]
        suits, trumps = suits | w[chien], trumps | w[chien + 1]
    for seat in range(g[PLAYERS]):
        if not w[at + SIDES + seat]:
            suits, trumps = suits | e[PILES + 2 * seat], trumps | e[PILES + 2 * seat + 1]
    moves = _excuse_moves(g, w, at, e, slam)
    return worth(g, suits, trumps) + EXCHANGE * moves, size(trumps & BOUTS) + moves


@compiled
def _excuse_moves(g: Row, w: Row, at: int, e: Row, slam: int) -> int:
    if e[FOOL_FROM] < 0:
        return 0
    player, winner = w[at + SIDES + e[FOOL_FROM]], w[at + SIDES + e[FOOL_WINNER]]
    if not e[LAST + 1] & g[FOOL]:
        return winner - player
    made = slam == (-1 if player else 1)
    if player != winner or not g[CHANGES_SIDE] or made:
        return 0
    return 1 if player else -1


@compiled
def _petit(g: Row, w: Row, at: int, e: Row, slam: int) -> int:
    if e[LAST + 1] & PETIT:
        return -1 if w[at + SIDES + e[WINNER]] else 1
    if not slam or not e[LAST + 1] & g[FOOL] or not e[BEFORE + 1] & PETIT:
        return 0
    player = -1 if w[at + SIDES + e[FOOL_FROM]] else 1
    return slam if player == slam else 0


@compiled
def _bonus(announced: bool, slam: int) -> int:
    if slam == 1:
        return ANNOUNCED if announced else UNANNOUNCED
    return (MISSED if announced else 0) + (MISSED if slam == -1 else 0)


@compiled
def _holder(g: Row, p: Row, w: Row, at: int, called: int) -> int:
    suits, trumps = p[CALLS + 2 * called], p[CALLS + 2 * called + 1]
    for seat in range(g[PLAYERS]):
        held = at + HELD + 2 * seat
        if w[held] & suits | w[held + 1] & trumps and seat != p[TAKER]:
            return seat
    return -1


@compiled
def _share(g: Row, p: Row, w: Row, at: int, e: Row, each: int) -> None:
    # Every defender loses *each*; partners get their part of the whole, the taker the rest.
    taker, called = p[TAKER], p[CALLED]
    first = _holder(g, p, w, at, 0) if called > 0 else -1
    second = _holder(g, p, w, at, 1) if called > 1 else -1
    partners = (1 if first >= 0 else 0) + (1 if second >= 0 and second != first else 0)
    whole = each * (g[PLAYERS] - 1 - partners)
    for seat in range(g[PLAYERS]):
        e[SCORES + seat] = -each
    rest = whole
    if first >= 0:
        part, of = 1, 3
        if (called == 1 and not g[TWO_THIRDS]) or (second == first and g[HALF]):
            part, of = 1, 2
        e[SCORES + first] = _truncated(whole * part, of)
        rest -= e[SCORES + first]
    if second >= 0 and second != first:
        e[SCORES + second] = _truncated(whole, 6)
        rest -= e[SCORES + second]
    e[SCORES + taker] = rest


@compiled
def _truncated(number: int, divisor: int) -> int:
    return number // divisor if number >= 0 else -(-number // divisor)


@compiled
def _settle_petit(g: Row, e: Row) -> None:
    for player in range(g[PLAYERS]):
        if e[LAST_CARD + player] == PETIT_INDEX:
            each = PERSONAL_PETIT if player == e[WINNER] else -PERSONAL_PETIT
            for seat in range(g[PLAYERS]):
                e[SCORES + seat] += each * (g[PLAYERS] - 1) if seat == player else -each
