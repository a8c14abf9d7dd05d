"""What a reader calls the cards: in their language, by the drawing they see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Self

from bot.games.cards import Card, Suit
from bot.games.drawings import drawn_as, suit_as
from bot.games.packs import CAVALIER, JACK, KING, QUEEN
from bot.texts import Texts

RANKS = {KING: "king", QUEEN: "queen", CAVALIER: "cavalier", JACK: "jack", 1: "ace"}
"""The ranks of the suits that have a name; all others are called by their number."""


def letters_of(texts: Texts) -> str:
    """Return the letters of king, queen, cavalier and jack for those who read these texts."""
    return texts.say("court-letters")


@dataclass(frozen=True, slots=True)
class Wording:
    """How things are put to one reader: their texts, and the drawing and letters they see.

    A card of any pack is called by the name of the card that replaces it in that drawing.
    """

    texts: Texts
    art: str
    letters: str
    signs: Mapping[Suit, str] = field(default_factory=dict, compare=False)
    """The emojis of suits in the colours of the reader's cards, where there are any."""

    @classmethod
    def usual(cls, texts: Texts, art: str) -> Self:
        """Return the wording for a drawing with the letters of the language."""
        return cls(texts, art, letters_of(texts))

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return self.texts.has(key)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return the message with its arguments filled in. Raises `UnknownText`."""
        return self.texts.say(key, **arguments)

    def seen(self, card: Card) -> Card:
        """Return the card of the reader's drawing that stands for this one."""
        return drawn_as(card, self.art)

    def name(self, card: Card) -> str:
        """Return the card in words."""
        return _name(self, card)

    def name_in_suit(self, card: Card) -> str:
        """Return the card in words once its suit has been named: its own name, or its rank."""
        return _name_in_suit(self, card)

    def suit(self, suit: Suit) -> str:
        """Return what the suit is called; what trumps are may depend on the drawing."""
        return self.say(f"suit-{suit_as(suit, self.art).value}", art=self.art)


REMEMBERED = 2048
"""How many names are kept: a hand names each of its cards several times."""


@lru_cache(REMEMBERED)
def _name(wording: Wording, card: Card) -> str:
    drawn = wording.seen(card)
    rank, suit = _rank(wording, drawn), wording.suit(drawn.suit)
    # How the two are joined may depend on the suit.
    return _own_name(wording, drawn) or wording.say(
        "card-of-suit", rank=rank, suit=suit, of=drawn.suit.value
    )


@lru_cache(REMEMBERED)
def _name_in_suit(wording: Wording, card: Card) -> str:
    drawn = wording.seen(card)
    return _own_name(wording, drawn) or _rank(wording, drawn)


def _own_name(wording: Wording, drawn: Card) -> str:
    # Players of the French pack call its trumps by number; nobody names the scenes.
    key = f"tarot-{wording.art}-{drawn.code}"
    return wording.say(key) if wording.has(key) else ""


def _rank(wording: Wording, drawn: Card) -> str:
    named = drawn.suit is not Suit.TRUMPS and drawn.rank in RANKS
    return wording.say(f"rank-{RANKS[drawn.rank]}") if named else str(drawn.rank)
