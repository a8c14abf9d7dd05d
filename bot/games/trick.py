"""The trick, and its core: which cards may be played, and which card wins.

The core knows integers only. One table object a game says all that card play needs; the engine
and the computer players use the same few functions on it: no rule of play is written twice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from bot.games.cards import Card, CardSet, Seat

NOBODY = -1
"""Stands for the best card of a trick that has none yet; less than every index."""


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in order of play, who laid each, and who won it."""

    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    @property
    def leader(self) -> Seat | None:
        """Who led, if anybody did yet."""
        return self.seats[0] if self.seats else None


EMPTY = Trick()
"""A trick that nobody has led to yet."""


@dataclass(frozen=True, slots=True)
class TrickTables:
    """What a game says about card play; tuples have one entry a card, by index.

    `follow` is the set of cards of the same suit (empty for the Fool). `beats` is the set of cards
    that win over it *when played later*, which also settles equal cards and unusual orders. `value`
    is what the card counts. `overtrump` is the set of cards for which a player who must trump has
    to go higher if he can: the trumps where that is the rule, else empty.
    """

    follow: tuple[CardSet, ...]
    beats: tuple[CardSet, ...]
    value: tuple[int, ...]
    trumps: CardSet
    fool: CardSet
    overtrump: CardSet = 0


def legal(tables: TrickTables, hand: CardSet, led: CardSet, best: int) -> CardSet:
    """The cards of *hand* that may be played.

    *led* is the set of the suit to follow, empty for who leads and after a led Fool. *best* is
    the index of the card that wins so far; it counts only where overtrumping is the rule.
    """
    if not led:
        return hand
    must = hand & led
    if not must:
        must = hand & tables.trumps
        if not must:
            return hand
    if tables.overtrump and tables.overtrump >> best & 1 and must & tables.trumps:
        must = must & tables.beats[best] or must
    return must | hand & tables.fool


def state(tables: TrickTables, played: Sequence[int]) -> tuple[CardSet, int]:
    """The suit to follow (empty if none yet) and the index of the best card (or `NOBODY`)."""
    led, best = 0, NOBODY
    for card in played:
        led = led or tables.follow[card]
        if best == NOBODY or tables.beats[best] >> card & 1:
            best = card
    return led, best


def winner(tables: TrickTables, played: Sequence[int]) -> int:
    """The place in the trick, from 0, of the card that wins it."""
    return played.index(state(tables, played)[1])


def playout(
    tables: TrickTables,
    hands: Sequence[CardSet],
    leader: int,
    random: Callable[[], float],
    on_table: Sequence[int] = (),
) -> list[CardSet]:
    """Plays a deal to its end with legal cards at random; gives the cards of each seat's tricks.

    *leader* leads, or led the cards on the table, to the next trick. *random* gives fractions from
    0 to below 1. The Fool is counted to who won its trick: where it belongs is for the game to say.
    """
    hands, piles = list(hands), [0] * len(hands)
    turn = turns(len(hands))
    order = turn[leader]
    led, best = state(tables, on_table)
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
