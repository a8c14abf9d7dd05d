"""Training of the quick policy: turns in which every card that may be played is tried to the end.

It needs the compiler: in plain Python it would take days.
"""

from collections.abc import MutableSequence
from math import exp, sqrt

from bot.players.search.kernels.compiling import Row, compiled
from bot.players.search.kernels.layout import (
    COUNT,
    PLAYERS,
    PLAYOUT_SIZE,
    POSITION_SIZE,
    WEIGHTS,
    WORLD_SIZE,
)
from bot.players.search.kernels.playouts import begin, is_over, lay, lead_of, play, turn
from bot.players.search.kernels.policy import legal, look
from bot.players.search.kernels.sets import parted
from bot.players.search.weighed import SIZE
from tests.bench.players.training.notes import NOTED, PLACES_NOTED, note
from tests.bench.players.training.scores import count_in_training

MILLE = 1000.0
"""Weights are kept in thousandths."""
MOST = 32
"""No hand has more cards."""
HIGH = 1 << 23
"""Numbers at random are below this."""
FIRST_STEP = 1.0
"""Keeps the first steps of a weight small."""

Floats = MutableSequence[float]


@compiled
def train(
    g: Row,
    p: Row,
    positions: Row,
    w: Row,
    deals: int,
    e: Row,
    now: Row,
    notes: Row,
    values: Floats,
    learnt: Floats,
    steep: Floats,
    number: int,
    share: float,
    odd: float,
    rate: float,
) -> int:
    """Plays so many deals and mends the weights in a share of their turns; returns the last number.

    *learnt* are the weights, *steep* the sums of the squares of their slopes. An *odd* part of the
    cards is played at random. *number* is where the numbers at random begin.
    """
    for deal in range(deals):
        at, here = WORLD_SIZE * deal, POSITION_SIZE * deal
        for place in range(POSITION_SIZE):
            p[place] = positions[here + place]
        begin(g, p, w, at, now)
        while True:
            seat = turn(g, now)
            card, cards = _weighed(g, w, at, now, notes, values, learnt, seat)
            if cards > 1:
                number = _next(number)
                if number >> 8 < share * HIGH:
                    _mend(g, p, w, at, e, now, notes, values, learnt, steep, seat, cards, rate)
                number = _next(number)
                if number >> 8 < odd * HIGH:
                    number = _next(number)
                    card = notes[((number >> 8) % cards) * NOTED]
            lay(g, now, seat, card)
            if now[COUNT] == g[PLAYERS] and is_over(g, w, at, now):
                break
    for place in range(SIZE):
        g[WEIGHTS + place] = int(MILLE * learnt[place])
    return number


@compiled
def _next(number: int) -> int:
    return (number * 1103515245 + 12345) & 0x7FFFFFFF


@compiled
def _weighed(
    g: Row, w: Row, at: int, now: Row, notes: Row, values: Floats, learnt: Floats, seat: int
) -> tuple[int, int]:
    # Notes all cards that may be played, and what they weigh; the best, and how many there are.
    may_s, may_t = legal(g, now, seat)
    look(g, w, at, now, seat)
    cards, found = 0, -1
    while may_s | may_t:
        card, may_s, may_t = parted(g, may_s, may_t)
        noted, start = note(g, now, seat, card), cards * NOTED
        notes[start], notes[start + 1] = card, noted
        weight = 0.0
        for step in range(noted):
            notes[start + 2 + step] = now[PLACES_NOTED + step]
            weight += learnt[now[PLACES_NOTED + step]]
        values[cards] = weight
        if found < 0 or weight > values[found]:
            found = cards
        cards += 1
    return notes[found * NOTED], cards


@compiled
def _mend(
    g: Row,
    p: Row,
    w: Row,
    at: int,
    e: Row,
    now: Row,
    notes: Row,
    values: Floats,
    learnt: Floats,
    steep: Floats,
    seat: int,
    cards: int,
    rate: float,
) -> None:
    # Values are first what the cards weigh, then how likely each is, and behind what it is worth.
    most, total, mean = values[0], 0.0, 0.0
    for place in range(cards):
        most = max(most, values[place])
    for place in range(cards):
        for step in range(PLAYOUT_SIZE):
            e[step] = now[step]
        play(g, w, at, e, notes[place * NOTED])
        count_in_training(g, p, w, at, e)
        values[MOST + place] = lead_of(g, w, at, e, seat)
        values[place] = exp(values[place] - most)
        total += values[place]
    for place in range(cards):
        values[place] /= total
        mean += values[place] * values[MOST + place]
    for place in range(cards):
        slope, start = values[place] * (values[MOST + place] - mean), place * NOTED
        for step in range(notes[start + 1]):
            weight = notes[start + 2 + step]
            steep[weight] += slope * slope
            learnt[weight] += rate * slope / sqrt(FIRST_STEP + steep[weight])
