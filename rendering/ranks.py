"""The cards of a game in groups of one order, the strongest first, and what they count."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.games.cards import Card, Suit
from bot.games.game import Game

HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Suits whose cards have the same order, and the cards of the first of them, best first."""

    suits: tuple[Suit, ...]
    cards: tuple[Card, ...]


def rankings(game: Game) -> tuple[Ranking, ...]:
    """The trumps, then the plain suits; those with the same order stand together."""
    found: dict[tuple[int, ...], list[Suit]] = {}
    for suit in dict.fromkeys(card.suit for card in game.pack.cards):
        if suit not in (Suit.TRUMPS, Suit.FOOL):
            order = tuple(card.rank for card in best_first(game, suit))
            found.setdefault(order, []).append(suit)
    plain = (Ranking(tuple(suits), best_first(game, suits[0])) for suits in found.values())
    return (Ranking((Suit.TRUMPS,), best_first(game, Suit.TRUMPS)), *plain)


def best_first(game: Game, suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit, the strongest first."""
    beats, follow = game.tables.beats, game.tables.follow
    cards = (card for card in game.pack.cards if card.suit is suit)
    return tuple(
        sorted(cards, key=lambda card: (beats[card.index] & follow[card.index]).bit_count())
    )


def equals(game: Game, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Those of the cards that have equals: of two in a trick the one played later wins."""
    beats = game.tables.beats

    def has_equal(card: Card) -> bool:
        return any(
            beats[card.index] & other.bit and beats[other.index] & card.bit
            for other in cards
            if other is not card
        )

    return tuple(card for card in cards if has_equal(card))


def fool(game: Game) -> Card | None:
    """The Fool of the game, if it has one."""
    return next((card for card in game.pack.cards if card.suit is Suit.FOOL), None)


def worth(game: Game, card: Card) -> Fraction:
    """What the card counts in points, as the rules name it."""
    value = game.tables.value[card.index]
    return value * HALF if game.in_half_points else Fraction(value)


def points_in(game: Game, cards: Sequence[Card]) -> Fraction:
    """What the cards of a trick count together, the Fool as a card of the cheapest kind.

    Where cards are counted in groups, what is taken off for them is taken off.
    """
    total = sum((worth(game, _counted(game, card)) for card in cards), Fraction(0))
    if game.in_half_points:
        return total
    return total - len(cards) * Fraction(game.counted_in - 1, game.counted_in)


def runs_of(game: Game, cards: Sequence[Card]) -> Iterator[tuple[Fraction, tuple[Card, ...]]]:
    """The cards that count more than the cheapest, together with those that count the same."""
    least = min(worth(game, card) for card in game.pack.cards)
    values = sorted({worth(game, card) for card in cards} - {least}, reverse=True)
    for value in values:
        yield value, tuple(card for card in cards if worth(game, card) == value)


def _counted(game: Game, card: Card) -> Card:
    if card.suit is not Suit.FOOL:
        return card
    return min(game.pack.cards, key=lambda other: game.tables.value[other.index])


def in_figures(points: Fraction) -> str:
    """A number, none below zero, with its part as one character, such as 4½."""
    whole, part = divmod(points, 1)
    return f"{whole}{PARTS[part]}" if whole or not part else PARTS[part]


PARTS = {
    Fraction(0): "",
    HALF: "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}
