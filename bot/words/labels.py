"""Short labels: what is written on a card's button, and names within a line of text."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.games.cards import Card, Suit
from bot.games.drawings import PACKS, suit_as
from bot.games.packs import JACK, KING
from bot.texts import Texts
from bot.words.wording import Wording

PLAIN = "\ufe0e"
"""Asks for a plain sign; without it, clients show an emoji instead."""

SIGNS = {
    Suit.SPADES: f"♠{PLAIN}",
    Suit.HEARTS: f"♥{PLAIN}",
    Suit.DIAMONDS: f"♦{PLAIN}",
    Suit.CLUBS: f"♣{PLAIN}",
}
"""The signs of the suits that everybody reads; the others have words."""

TAROTS = (Suit.TRUMPS, Suit.FOOL)
"""Cards without a sign: their buttons have another colour."""

SHORT = 2
"""As many letters of a suit's word fit on the button of a card, and tell the suits apart."""


def emoji(card: Card, wording: Wording) -> str | None:
    """Return the emoji of the card's suit in the colours of the cards, for a button or an option.

    None for trumps and the Fool, and until the application has its emojis. It is never for a
    text: clients have shown it as its code there once a message was edited.
    """
    return wording.signs.get(wording.seen(card).suit)


def on_button(card: Card, wording: Wording) -> str:
    """Return what the button of the card says: its face, after its suit where that has no emoji."""
    drawn = wording.seen(card)
    if drawn.suit in TAROTS or emoji(card, wording):
        return face(card, wording)
    sign = SIGNS.get(drawn.suit)
    if sign is None:
        sign = f"{capital(wording.suit(drawn.suit)[:SHORT])} "
    return sign + face(card, wording)


def suit_in_text(suit: Suit, wording: Wording) -> str:
    """Return the suit within a text: its word, or the sign that everybody reads."""
    return SIGNS.get(suit_as(suit, wording.art)) or wording.suit(suit)


def face(card: Card, wording: Wording) -> str:
    """Return the card as its index shows it: a number, a court's letter, or a trump's short
    name."""
    drawn = wording.seen(card)
    if JACK <= drawn.rank <= KING and drawn.suit is not Suit.TRUMPS:
        return wording.letters[KING - drawn.rank]
    index = drawn.code if drawn.suit is Suit.FOOL else drawn.code[1:]
    return named(wording.texts, f"face-{wording.art}-{drawn.code}", index)


def as_pressed(card: Card, wording: Wording) -> str:
    """Return the card in words, or as its button says if that is a word which the name has not.

    One of several that look alike, as the Moors do, is called what the button says as well.
    """
    label, pack = face(card, wording), PACKS[wording.art]
    alike = [
        each for each in pack.cards if each.suit is Suit.TRUMPS and face(each, wording) == label
    ]
    name = wording.name(card)
    is_other_word = len(label) > 1 and label.isalpha() and label not in name
    return label if is_other_word or len(alike) > 1 else name


def briefly(cards: Iterable[Card], wording: Wording) -> str:
    """Return several cards in as few letters as possible: each suit, then its cards.

    A card that is alone in its suit is called what it is called wherever one card is named.
    """
    groups = groupby(cards, key=lambda card: card.suit)
    return ", ".join(_brief_suit(suit, [*of_suit], wording) for suit, of_suit in groups)


def faces(cards: Iterable[Card], wording: Wording) -> str:
    """Return several cards whose suit has been named."""
    return " ".join(face(card, wording) for card in cards)


def named(texts: Texts | Wording, key: str, otherwise: str) -> str:
    """Return the text with this key, or *otherwise* if there is none."""
    return texts.say(key) if texts.has(key) else otherwise


def bid_name(bid: str, texts: Texts | Wording) -> str:
    """Return what the bid is called within a sentence; its code if it has no name."""
    return named(texts, f"bid-{bid}", bid.replace("_", " "))


def capital(text: str) -> str:
    """Return the text with a capital letter, to begin a line."""
    return text[:1].upper() + text[1:]


def cut(text: str, most: int) -> str:
    """Return the text, or as many of its words as *most* characters and an ellipsis leave room for.

    Words that a no-break space joins stay together.
    """
    if len(text) <= most:
        return text
    return f"{text[: most - 1].rpartition(' ')[0]} …".lstrip()


def _brief_suit(suit: Suit, cards: Sequence[Card], wording: Wording) -> str:
    shown = faces(cards, wording)
    if sign := SIGNS.get(suit_as(suit, wording.art)):
        return f"{sign}{shown}"
    if len(cards) == 1:
        return as_pressed(cards[0], wording)
    return f"{wording.suit(suit)} {shown}"
