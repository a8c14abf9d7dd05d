"""The cards of the Bolognese pack by kind, their order and what they count."""

from typing import Literal

from bot.games.cards import Card, CardSet, Suit
from bot.games.packs import BOLOGNESE, face_value
from bot.games.trick import CardTables, tables_of

FOOL = BOLOGNESE.parse("MAT")
BEGATO = BOLOGNESE.parse("BEG")
KINGS = BOLOGNESE.set_of("SK BK CK DK")
MOORS = BOLOGNESE.set_of("M1 M2 M3 M4")
FIVE_POINTS = KINGS | BOLOGNESE.set_of("T20 T19 BEG MAT")
"""Kings and Tarocchi: they count five each and may not be discarded."""
TRUMPS: CardSet = BOLOGNESE.trumps
ROUND = (Suit.CUPS, Suit.COINS)

TopTrump = Literal["angel", "world"]

BEST_TRUMPS: dict[TopTrump, tuple[str, str]] = {"angel": ("T20", "T19"), "world": ("T19", "T20")}
"""The two highest trumps, the higher first."""


def top_card(top: TopTrump) -> Card:
    """Return the highest trump, which also heads the Grande."""
    return BOLOGNESE.parse(BEST_TRUMPS[top][0])


def tables(top: TopTrump, *, round_suits_reversed: bool) -> CardTables:
    """Follow suit, else trump, else anything; of equal Moors the last one played is the best.

    In reversed round suits the Ace is the best plain card and the ten the worst.
    """
    return tables_of(
        BOLOGNESE, lambda card: _strength(card, top, round_suits_reversed), _value, equals=MOORS
    )


def _strength(card: Card, top: TopTrump, round_suits_reversed: bool) -> int:
    if card.code in BEST_TRUMPS[top]:
        return 21 - BEST_TRUMPS[top].index(card.code)
    if card.bit & MOORS:
        return 1
    if card.suit in ROUND and card.rank <= 10 and round_suits_reversed:
        return 11 - card.rank
    return card.rank


def _value(card: Card) -> int:
    return 5 if card.bit & FIVE_POINTS else face_value(card)
