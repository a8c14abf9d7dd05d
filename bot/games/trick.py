"""The trick, and its core: which cards may be played, and which card wins.

The core knows integers only. One table object a game says all that card play needs; the engine
and the computer players use the same few functions on it: no rule of play is written twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card, CardSet, Seat

NOBODY = -1
"""Stands for the best card of a trick that has none yet."""


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
    if tables.overtrump >> best & 1 and must & tables.trumps:
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
