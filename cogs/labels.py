"""Short labels: what stands on the button of a card, and the names in a line of text."""

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from bot.games.cards import Card, Pack, Suit
from bot.games.drawings import PACKS, drawn_as
from bot.games.names import SUITS, name
from bot.games.packs import JACK, KING
from bot.tables.table import Table
from bot.texts import Texts, texts_for
from rendering.look import LETTERS, Look, usual

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


class CardTexts(Texts):
    """The texts for a reader who sees the cards in this look: they are called accordingly."""

    def __init__(self, language: str, look: Look) -> None:
        super().__init__(language)
        self.look = look


def card_texts(locale: str, look: Look) -> CardTexts:
    """The texts for a Discord locale and a look."""
    return _card_texts(texts_for(locale).language, look)


def table_texts(table: Table) -> CardTexts:
    """The texts for everybody at a table: they call the cards as its pictures show them."""
    return card_texts(table.language, usual(table.drawing))


@cache
def _card_texts(language: str, look: Look) -> CardTexts:
    return CardTexts(language, look)


def seen(card: Card, texts: Texts) -> Card:
    """The card as the reader sees it: that of the pack it is drawn with."""
    return drawn_as(card, texts.look.pack) if isinstance(texts, CardTexts) else card


def sign(card: Card, texts: Texts) -> str | None:
    """The emoji of the card's suit; None for trumps."""
    return SIGNS.get(seen(card, texts).suit)


def suit_of(card: Card, texts: Texts) -> str:
    """What the suit of the card is called."""
    return SUITS[texts.language][seen(card, texts).suit]


def face(pack: Pack, card: Card, texts: Texts) -> str:
    """The card as its index has it: a number, the letter of a court, or a trump's short name."""
    drawn = seen(card, texts)
    if JACK <= drawn.rank <= KING and drawn.suit is not Suit.TRUMPS:
        return _letters(pack, texts)[KING - drawn.rank]
    index = drawn.code if drawn.suit is Suit.FOOL else drawn.code[1:]
    return named(texts, f"face-{_drawing(pack, texts).art}-{drawn.code}", index)


def spoken(pack: Pack, card: Card, texts: Texts) -> str:
    """The card in words, in the language of the texts."""
    return name(_drawing(pack, texts), seen(card, texts), texts.language)


def briefly(pack: Pack, cards: Iterable[Card], texts: Texts) -> str:
    """Several cards in as few letters as can be: the sign of a suit, then its cards."""
    groups = groupby(cards, key=lambda card: card.suit)
    return " ".join(_brief_suit(pack, list(of_suit), texts) for _, of_suit in groups)


def named(texts: Texts, key: str, otherwise: str) -> str:
    """The text with this key, or the other text where there is none."""
    return texts.say(key) if texts.has(key) else otherwise


def _drawing(pack: Pack, texts: Texts) -> Pack:
    return PACKS[texts.look.pack] if isinstance(texts, CardTexts) else pack


def _letters(pack: Pack, texts: Texts) -> str:
    return texts.look.letters if isinstance(texts, CardTexts) else LETTERS[pack.art]


def _brief_suit(pack: Pack, cards: list[Card], texts: Texts) -> str:
    shown = sign(cards[0], texts)
    if cards[0].suit is Suit.FOOL:
        return shown or ""
    return (shown or STAR) + " ".join(face(pack, card, texts) for card in cards)
