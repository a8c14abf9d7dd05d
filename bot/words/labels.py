"""Short labels: what is written on a card's button, and names within a line of text."""

from collections.abc import Iterable
from itertools import groupby

from bot.games.cards import Card, Suit
from bot.games.drawings import PACKS
from bot.games.packs import JACK, KING
from bot.texts import Texts
from bot.words.wording import Wording

SIGNS = {
    Suit.SWORDS: "⚔️",
    Suit.BATONS: "🪄",
    Suit.CUPS: "🍷",
    Suit.COINS: "🪙",
    Suit.SPADES: "♠️",
    Suit.HEARTS: "♥️",
    Suit.DIAMONDS: "♦️",
    Suit.CLUBS: "♣️",
    Suit.FOOL: "🃏",
}
"""The Unicode emoji of each suit; trumps need none, as their buttons have another colour."""

STAR = "★"
"""Marks trumps in a line of text."""


def sign(card: Card, wording: Wording) -> str | None:
    """The emoji of the card's suit, in the colours of the cards if it can be; None for trumps."""
    suit = wording.seen(card).suit
    return wording.signs.get(suit) or SIGNS.get(suit)


def face(card: Card, wording: Wording) -> str:
    """The card as its index shows it: a number, a court's letter, or a trump's short name."""
    drawn = wording.seen(card)
    if JACK <= drawn.rank <= KING and drawn.suit is not Suit.TRUMPS:
        return wording.letters[KING - drawn.rank]
    index = drawn.code if drawn.suit is Suit.FOOL else drawn.code[1:]
    return named(wording.texts, f"face-{wording.art}-{drawn.code}", index)


def as_pressed(card: Card, wording: Wording) -> str:
    """The card in words; one of several that look alike, as the Moors do, as its button says."""
    label, pack = face(card, wording), PACKS[wording.art]
    alike = [
        each for each in pack.cards if each.suit is Suit.TRUMPS and face(each, wording) == label
    ]
    return label if len(alike) > 1 else wording.name(card)


def briefly(cards: Iterable[Card], wording: Wording) -> str:
    """Several cards in as few letters as possible: the sign of each suit, then its cards."""
    groups = groupby(cards, key=lambda card: card.suit)
    return " ".join(_brief_suit(list(of_suit), wording) for _, of_suit in groups)


def named(texts: Texts | Wording, key: str, otherwise: str) -> str:
    """The text with this key, or *otherwise* if there is none."""
    return texts.say(key) if texts.has(key) else otherwise


def bid_name(bid: str, texts: Texts | Wording) -> str:
    """What the bid is called within a sentence; its code if it has no name."""
    return named(texts, f"bid-{bid}", bid.replace("_", " "))


def capital(text: str) -> str:
    """The text with a capital letter, to begin a line."""
    return text[:1].upper() + text[1:]


def cut(text: str, most: int) -> str:
    """The text, or as many of its words as *most* characters and an ellipsis leave room for.

    Words that a no-break space joins stay together.
    """
    if len(text) <= most:
        return text
    return f"{text[: most - 1].rpartition(' ')[0]} …".lstrip()


def _brief_suit(cards: list[Card], wording: Wording) -> str:
    # Labels are plain text, in which only Unicode is shown.
    shown = SIGNS.get(wording.seen(cards[0]).suit)
    if cards[0].suit is Suit.FOOL:
        return shown or ""
    return (shown or STAR) + " ".join(face(card, wording) for card in cards)
