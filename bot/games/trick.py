"""The trick, and its core: which cards may be played, and which card wins.

The core works on integers alone. One object holds everything a game has to say about card play, and
the engine and the computer players use the same few functions on it, so no rule is written twice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.cards import Card, CardSet, Pack, Seat, Suit, as_set

NOBODY = -1
"""Stands for the best card of an empty trick; lower than every index."""


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in order of play, who played each, and who won it."""

    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    @property
    def leader(self) -> Seat | None:
        """Who led, if anybody has led yet."""
        return self.seats[0] if self.seats else None


EMPTY = Trick()
"""A trick to which nobody has led yet."""


class CardLocations(NamedTuple):
    """Where the cards lie in a deal that is played."""

    held: tuple[CardSet, ...]
    """By seat, the cards it has in hand or has played."""

    aside: tuple[CardSet, ...]
    """By seat, its discard; at the end the stock, if nobody has taken it."""


class TrickHistory(NamedTuple):
    """How the tricks of a deal went: all that a count needs to know of them."""

    tricks: tuple[CardSet, ...]
    """The cards of each trick, in their order."""

    winners: tuple[Seat, ...]
    """Who won each."""

    fool_from: Seat | None
    """Who played the Fool, if anybody did."""

    last: tuple[CardSet, ...]
    """By seat, the card it laid to the last trick."""

    def piles(self, sides: Sequence[int]) -> list[CardSet]:
        """Return the cards in the tricks of each side; *sides* has the side of each seat."""
        piles = [0] * (max(sides) + 1)
        for trick, winner in zip(self.tricks, self.winners, strict=True):
            piles[sides[winner]] |= trick
        return piles

    def winner_of(self, card: CardSet) -> Seat | None:
        """Return who won the trick in which this card fell, if it was played."""
        for trick, winner in zip(self.tricks, self.winners, strict=True):
            if trick & card:
                return winner
        return None


def history_of(tricks: Sequence[Trick], players: int) -> TrickHistory:
    """Return how these complete tricks went."""
    last, fool_from = [0] * players, None
    for trick in tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            if card.suit is Suit.FOOL:
                fool_from = seat
            if trick is tricks[-1]:
                last[seat] |= card.bit
    return TrickHistory(
        tuple(as_set(trick.cards) for trick in tricks),
        tuple(trick.winner for trick in tricks if trick.winner is not None),
        fool_from,
        tuple(last),
    )


@dataclass(frozen=True, slots=True)
class CardTables:
    """What a game says about card play; tuples have one entry per card, by index."""

    follow: tuple[CardSet, ...]
    """The cards of the same suit; empty for the Fool."""

    beats: tuple[CardSet, ...]
    """The cards that win over it *when played later*, which also settles equal cards."""

    value: tuple[int, ...]
    """What the card counts."""

    trumps: CardSet
    fool: CardSet

    overtrump: CardSet = 0
    """The cards that a player who must trump has to beat if possible: all trumps, or none."""


def tables_of(
    pack: Pack,
    strength: Callable[[Card], int],
    value: Callable[[Card], int],
    equals: CardSet = 0,
    overtrump: bool = False,
) -> CardTables:
    """Return the tables of a pack in which trumps beat suits, and the stronger card of a suit the
    weaker.

    Of the *equals* in a trick the last played is the best. The Fool beats nothing.
    """
    cards = pack.cards
    return CardTables(
        follow=tuple(0 if card.bit == pack.fool else pack.suit(card.suit) for card in cards),
        beats=tuple(_that_beat(card, pack, strength, equals) for card in cards),
        value=tuple(map(value, cards)),
        trumps=pack.trumps,
        fool=pack.fool,
        overtrump=pack.trumps if overtrump else 0,
    )


def _that_beat(card: Card, pack: Pack, strength: Callable[[Card], int], equals: CardSet) -> CardSet:
    if card.bit == pack.fool:
        return pack.everything & ~card.bit
    suit = pack.members(pack.suit(card.suit))
    better = as_set(other for other in suit if strength(other) > strength(card))
    if card.bit & equals:
        better |= equals & ~card.bit
    return better if card.suit is Suit.TRUMPS else better | pack.trumps


def legal(tables: CardTables, hand: CardSet, led: CardSet, best: int) -> CardSet:
    """Return the cards of *hand* that may be played.

    *led* is the suit to follow, empty for the leader and after a led Fool. *best* is the index of
    the card that is winning; it matters only where overtrumping is the rule.
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


def trick_so_far(tables: CardTables, played: Sequence[int]) -> tuple[CardSet, int]:
    """Return the suit to follow (empty if none yet) and the index of the best card (or
    `NOBODY`)."""
    led, best = 0, NOBODY
    for card in played:
        led = led or tables.follow[card]
        if best == NOBODY or tables.beats[best] >> card & 1:
            best = card
    return led, best


def winner(tables: CardTables, played: Sequence[int]) -> int:
    """Return the place in the trick, from 0, of the card that wins it."""
    return played.index(trick_so_far(tables, played)[1])
