"""Playing a deal to its end at random, with the trick core alone."""

from collections.abc import Callable, Sequence
from functools import cache

from bot.games.cards import CardSet
from bot.games.trick import NOBODY, CardTables, legal, trick_so_far


def playout(
    tables: CardTables,
    hands: Sequence[CardSet],
    leader: int,
    random: Callable[[], float],
    on_table: Sequence[int] = (),
) -> list[CardSet]:
    """Plays a deal to its end with legal cards at random; gives the cards of each seat's tricks.

    *leader* leads to the next trick, or led the cards on the table. *random* gives fractions from
    0 to below 1. The Fool is left with whoever won its trick.
    """
    hands, piles = list(hands), [0] * len(hands)
    turn = turns(len(hands))
    order = turn[leader]
    led, best = trick_so_far(tables, on_table)
    winning = order[on_table.index(best)] if on_table else leader
    pile = sum(1 << card for card in on_table)
    order = order[len(on_table) :]
    follow, beats = tables.follow, tables.beats
    while order:
        for seat in order:
            hand = hands[seat]
            card = any_of(legal(tables, hand, led, best) if led else hand, random)
            laid = _BITS[card]
            hands[seat] = hand ^ laid
            pile |= laid
            if best < 0 or beats[best] & laid:
                best, winning = card, seat
            if not led:
                led = follow[card]
        piles[winning] |= pile
        order = turn[winning] if hands[winning] else ()
        led, best, pile = 0, NOBODY, 0
    return piles


@cache
def turns(players: int) -> tuple[tuple[int, ...], ...]:
    """The seats in the order they play in, for each seat that may lead."""
    seats = tuple(range(players))
    return tuple(seats[leader:] + seats[:leader] for leader in seats)


def any_of(cards: CardSet, random: Callable[[], float]) -> int:
    """The index of one card of a set, each as likely as the others."""
    count = cards.bit_count()
    if count > 1:
        skipped = int(random() * count)
        if count > _MANY:
            even = cards & _EVEN
            count = even.bit_count()
            if skipped < count:
                cards = even
            else:
                cards ^= even
                skipped -= count
        while skipped:
            cards ^= _BITS[cards.bit_length() - 1]
            skipped -= 1
    return cards.bit_length() - 1


_MANY = 9
"""Of more cards than these, about half are left out at once before the others are counted."""
_BITS = tuple(1 << index for index in range(100))
_EVEN = sum(_BITS[::2])
