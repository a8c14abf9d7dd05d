"""Suits, cards, packs and seats: the nouns of every game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import NewType

from bot.games.errors import BadCard

Seat = NewType("Seat", int)
"""A place at the table, numbered from 0 in the order of play."""

CardSet = int
"""A set of cards of one pack as an integer: bit *n* stands for the card with index *n*."""


class Suit(Enum):
    """A suit; the trumps are one too, and the Fool is one by itself. The value is a stable key."""

    SWORDS = "swords"
    BATONS = "batons"
    CUPS = "cups"
    COINS = "coins"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    TRUMPS = "trumps"
    FOOL = "fool"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of a pack: its code, suit, rank on the face and place in the pack.

    Cards are unique objects of their pack and are compared by identity. `rank` is what is printed
    (11 to 14 for the courts); how strong a card is and what it counts belongs to the game.
    """

    code: str
    suit: Suit
    rank: int
    index: int

    @property
    def bit(self) -> CardSet:
        """The set that holds this card alone."""
        return 1 << self.index

    def __repr__(self) -> str:
        return self.code


@dataclass(frozen=True, eq=False)
class Pack:
    """All cards of a game in their published order, and the drawing they are shown with."""

    key: str
    art: str
    cards: tuple[Card, ...] = field(repr=False)

    @cached_property
    def _by_code(self) -> dict[str, Card]:
        return {card.code: card for card in self.cards}

    @cached_property
    def everything(self) -> CardSet:
        """The set of all cards of the pack."""
        return (1 << len(self.cards)) - 1

    @cached_property
    def _by_suit(self) -> dict[Suit, CardSet]:
        return {suit: as_set(card for card in self.cards if card.suit is suit) for suit in Suit}

    def suit(self, suit: Suit) -> CardSet:
        """Return the set of all cards of a suit; empty if the pack has none."""
        return self._by_suit[suit]

    @property
    def trumps(self) -> CardSet:
        """The set of all trumps."""
        return self._by_suit[Suit.TRUMPS]

    @property
    def fool(self) -> CardSet:
        """The set that holds the Fool alone."""
        return self._by_suit[Suit.FOOL]

    def parse(self, code: str) -> Card:
        """Return the card with this code. Raises `BadCard` if the pack has none."""
        card = self._by_code.get(code)
        if card is None:
            raise BadCard(code)
        return card

    def named(self, codes: str) -> tuple[Card, ...]:
        """Return the cards of a text of codes separated by blanks. Raises `BadCard`."""
        return tuple(self.parse(code) for code in codes.split())

    def set_of(self, codes: str) -> CardSet:
        """Return the set of the cards of a text of codes separated by blanks. Raises `BadCard`."""
        return as_set(self.named(codes))

    def members(self, cards: CardSet) -> tuple[Card, ...]:
        """Return the cards of a set, in the order of the pack."""
        # Without a generator in between it takes half the time, and every view asks for it.
        found = []
        while cards:
            lowest = cards & -cards
            found.append(self.cards[lowest.bit_length() - 1])
            cards ^= lowest
        return tuple(found)


def as_set(cards: Iterable[Card]) -> CardSet:
    """Return the set that holds these cards."""
    result = 0
    for card in cards:
        result |= 1 << card.index
    return result


def indexes(cards: CardSet) -> Iterator[int]:
    """Yield the indexes of the cards in a set, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
