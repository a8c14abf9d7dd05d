"""What a player may suggest to their partner (section 9.7): neither true nor false."""

from functools import lru_cache

from bot.games.actions import Codes
from bot.games.cards import CardSet
from bot.games.piedicavallo.cards import PACK, RANKS, SUITS, trump
from bot.games.piedicavallo.talk.statements import NAMED, opposite_of

GENERIC: Codes = ("G.TAKE", "G.LEAVE", "G.POINTS", "G.NOPOINTS")
"""Words that name no trump, suit, colour or card."""
FARLO = "G.FARLO"
"""Play the card you spoke of before."""

_REMEMBERED = 4096
_KINDS = (*RANKS, "num")


@lru_cache(_REMEMBERED)
def of_trumps(wanted: CardSet, numbers: range = NAMED) -> Codes:
    """Return suggestions that go with a trump; *wanted* are the cards that the partner might have.

    Only trumps of these *numbers* may be named.
    """
    named = [f"G.TRUMP({number})" for number in numbers if wanted & trump(number)]
    return ("G.TRUMP", "G.TRUMPHIGH", "G.TRUMPLOW", *named)


@lru_cache(_REMEMBERED)
def of_suits(letter: str, wanted: CardSet) -> Codes:
    """Return suggestions that go with a card of this suit; *wanted* as for trumps."""
    cards = [f"G.CARD({card})" for card in PACK.members(wanted & SUITS[letter])]
    colour = opposite_of(letter)
    kinds = [f"G.COLOURCARD({colour},{kind})" for kind in _KINDS]
    return (f"G.SUIT({letter})", *cards, f"G.COLOUR({colour})", *kinds)
