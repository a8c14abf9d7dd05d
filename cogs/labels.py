"""Short labels: what stands on the button of a card, and the names in a line of text."""

from collections.abc import Iterable
from itertools import groupby

from bot.games.cards import Card, Pack, Suit
from bot.games.names import name
from bot.texts import Texts

SIGNS = {
    Suit.SWORDS: "⚔️",
    Suit.BATONS: "🪵",
    Suit.CUPS: "🏆",
    Suit.COINS: "🪙",
    Suit.SPADES: "♠️",
    Suit.HEARTS: "♥️",
    Suit.DIAMONDS: "♦️",
    Suit.CLUBS: "♣️",
    Suit.FOOL: "🃏",
}
"""The emoji of a suit; trumps need none, their buttons have another colour."""

STAR = "★"
"""The sign of the trumps in a line of text."""

LETTERS = {14: "R", 13: "D", 12: "C", 11: "F"}
"""The letters of the courts, as they stand in the pictures."""


def face(card: Card, texts: Texts) -> str:
    """The index of the card as text: a number, or the letter of a court."""
    if card.suit is Suit.FOOL:
        return texts.say("button-fool")
    if card.suit is Suit.TRUMPS:
        return card.code.removeprefix("T")
    return LETTERS.get(card.rank, str(card.rank))


def spoken(pack: Pack, card: Card, texts: Texts) -> str:
    """The card in words, in the language of the texts."""
    return name(pack, card, texts.language)


def briefly(cards: Iterable[Card], texts: Texts) -> str:
    """Several cards in as few letters as can be: the sign of a suit, then its cards."""
    groups = groupby(cards, key=lambda card: card.suit)
    return " ".join(_brief_suit(suit, list(of_suit), texts) for suit, of_suit in groups)


def named(texts: Texts, key: str, otherwise: str) -> str:
    """The text with this key, or the other text where there is none."""
    return texts.say(key) if texts.has(key) else otherwise


def _brief_suit(suit: Suit, cards: list[Card], texts: Texts) -> str:
    if suit is Suit.FOOL:
        return SIGNS[suit]
    return SIGNS.get(suit, STAR) + " ".join(face(card, texts) for card in cards)
