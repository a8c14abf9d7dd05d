"""The cards of a game, strongest first, and what they count."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.games.cards import Card, Suit
from bot.games.rules import Rules
from bot.games.view import SeatView

HALF = Fraction(1, 2)

ORDER = (
    Suit.TRUMPS,
    Suit.FOOL,
    Suit.SWORDS,
    Suit.COINS,
    Suit.CUPS,
    Suit.BATONS,
    Suit.SPADES,
    Suit.DIAMONDS,
    Suit.CLUBS,
    Suit.HEARTS,
)
"""Trumps first, then the suits, so that dark and light ones alternate."""


@dataclass(frozen=True, slots=True)
class SuitRanking:
    """Suits with the same order of cards, and the cards of the first of them, best first."""

    suits: tuple[Suit, ...]
    cards: tuple[Card, ...]


def rankings(game: Rules) -> tuple[SuitRanking, ...]:
    """Return the trumps, then the plain suits; those with the same order form one group."""
    found: dict[tuple[int, ...], list[Suit]] = {}
    for suit in dict.fromkeys(card.suit for card in game.pack.cards):
        if suit not in (Suit.TRUMPS, Suit.FOOL):
            order = tuple(card.rank for card in best_first(game, suit))
            found.setdefault(order, []).append(suit)
    plain = (SuitRanking(tuple(suits), best_first(game, suits[0])) for suits in found.values())
    return (SuitRanking((Suit.TRUMPS,), best_first(game, Suit.TRUMPS)), *plain)


def best_first(game: Rules, suit: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit, the strongest first."""
    beats, follow = game.tables.beats, game.tables.follow
    cards = (card for card in game.pack.cards if card.suit is suit)
    return tuple(
        sorted(cards, key=lambda card: (beats[card.index] & follow[card.index]).bit_count())
    )


def equals(game: Rules, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return those of the cards that have equals: of two such in a trick, the one played later
    wins."""
    beats = game.tables.beats

    def has_equal(card: Card) -> bool:
        return any(
            beats[card.index] & other.bit and beats[other.index] & card.bit
            for other in cards
            if other is not card
        )

    return tuple(card for card in cards if has_equal(card))


def fool(game: Rules) -> Card | None:
    """Return the Fool of the game, if it has one."""
    return next((card for card in game.pack.cards if card.suit is Suit.FOOL), None)


def worth(game: Rules, card: Card) -> Fraction:
    """Return what the card counts by itself, in the points of the rules."""
    value = game.tables.value[card.index] - game.tricks_count
    return value * HALF if game.in_half_points else Fraction(value)


def points_in(game: Rules, cards: Sequence[Card]) -> Fraction:
    """Return what the cards of a trick count together, with the Fool as one of the cheapest cards.

    Where cards are counted in groups, the deduction for them is made.
    """
    total = sum((worth(game, _counted(game, card)) for card in cards), Fraction(0))
    if game.in_half_points or game.tricks_count:
        return total + game.tricks_count
    return total - len(cards) * Fraction(game.counted_in - 1, game.counted_in)


def points_aside(game: Rules, cards: Sequence[Card]) -> Fraction:
    """Return what cards that were in no trick count together."""
    if not game.tricks_count:
        return points_in(game, cards)
    return sum((worth(game, card) for card in cards), Fraction(1))


def runs_of(game: Rules, cards: Sequence[Card]) -> Iterator[tuple[Fraction, tuple[Card, ...]]]:
    """Yield the cards that count more than the cheapest, grouped by what they count."""
    least = min(worth(game, card) for card in game.pack.cards)
    values = sorted({worth(game, card) for card in cards} - {least}, reverse=True)
    for value in values:
        yield value, tuple(card for card in cards if worth(game, card) == value)


def _counted(game: Rules, card: Card) -> Card:
    if card.suit is not Suit.FOOL:
        return card
    return min(game.pack.cards, key=lambda other: game.tables.value[other.index])


def hand_order(view: SeatView) -> tuple[Card, ...]:
    """Return the cards of the hand as the picture shows them: by suit, the strongest first."""
    tables = view.game.tables

    def place(card: Card) -> tuple[int, int, int]:
        stronger = tables.beats[card.index] & tables.follow[card.index]
        return ORDER.index(card.suit), stronger.bit_count(), card.index

    return tuple(sorted(view.hand, key=place))
