"""Worlds at random for kernels: what `bot.players.search.worlds` does with each card."""

from collections.abc import Sequence

from bot.players.search.kernels.catalogue import place_sides
from bot.players.search.kernels.compiling import Row, compiled, kept
from bot.players.search.kernels.layout import (
    CARD_SIZE,
    FITTING,
    FREE,
    HAS,
    IS_SPREAD,
    MAY_HAVE,
    ORDER,
    PLACE_SIZE,
    PLACES,
    ROOM,
    TO_SPREAD,
    TO_WHERE,
    WHERE,
    WORLD_SIZE,
)
from bot.players.search.kernels.sets import lowest, one


@kept
def spread(g: Row, p: Row, s: Row, known: Row, numbers: Sequence[int], worlds: int, w: Row) -> None:
    """Spread the unseen cards over their places in each world, as these random numbers say.

    *known* is the world without them. *numbers* has one below 2³² for each card of each world, and
    *w* room for all worlds, rows of `WORLD_SIZE` numbers end to end. A world in which a card found
    no place is marked.
    """
    taken = 0
    for world in range(worlds):
        at = WORLD_SIZE * world
        for place in range(WORLD_SIZE):
            w[at + place] = known[place]
        w[at + IS_SPREAD] = int(_spread(g, s, numbers, taken))
        taken += s[TO_SPREAD]
        for number in range(s[PLACES]):
            place = WHERE + PLACE_SIZE * number
            w[at + s[place + TO_WHERE]] |= s[place + HAS]
            w[at + s[place + TO_WHERE] + 1] |= s[place + HAS + 1]
        place_sides(g, p, w, at)


@compiled
def _spread(g: Row, s: Row, numbers: Sequence[int], taken: int) -> bool:
    for number in range(s[PLACES]):
        place = WHERE + PLACE_SIZE * number
        s[place + FREE] = s[place + ROOM]
        s[place + HAS] = s[place + HAS + 1] = 0
    for step in range(s[TO_SPREAD]):
        card = ORDER + CARD_SIZE * step
        place = _any_of(s, card, numbers[taken + step])
        if place < 0:
            place = _made_free(s, card)
            if place < 0:
                return False
        suits, trumps = one(g, s[card])
        s[place + HAS] |= suits
        s[place + HAS + 1] |= trumps
        s[place + FREE] -= 1
    return True


@compiled
def _any_of(s: Row, card: int, number: int) -> int:
    # A place with room, the likelier the more it has.
    free = 0
    for fitting in range(card + FITTING + 1, card + FITTING + 1 + s[card + FITTING]):
        free += s[s[fitting] + FREE]
    if not free:
        return -1
    pick = (number * free) >> 32
    for fitting in range(card + FITTING + 1, card + FITTING + 1 + s[card + FITTING]):
        pick -= s[s[fitting] + FREE]
        if pick < 0:
            return s[fitting]
    return -1


@compiled
def _made_free(s: Row, card: int) -> int:
    # A full place whose card can go to one with room.
    for fitting in range(card + FITTING + 1, card + FITTING + 1 + s[card + FITTING]):
        full = s[fitting]
        for number in range(s[PLACES]):
            other = WHERE + PLACE_SIZE * number
            suits = s[full + HAS] & s[other + MAY_HAVE]
            trumps = s[full + HAS + 1] & s[other + MAY_HAVE + 1]
            if s[other + FREE] and suits | trumps:
                suits, trumps = lowest(suits, trumps)
                s[full + HAS] ^= suits
                s[full + HAS + 1] ^= trumps
                s[other + HAS] |= suits
                s[other + HAS + 1] |= trumps
                s[full + FREE] += 1
                s[other + FREE] -= 1
                return full
    return -1
