"""Terziglio: what a hand is likely to make as the declarer's, and so what to bid.

The numbers are measured on deals between computer players in which any hand played.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.bolognese import BEGATO, FOOL, TRUMPS
from bot.games.cards import CardSet, Suit
from bot.games.melds import CRICCHE, GRANDI, Family
from bot.games.packs import BOLOGNESE
from bot.games.phases.auction import PASS
from bot.games.terziglio.contract import GIOCO, SOLO

KINGS, _ = CRICCHE[Family.KINGS]
COURTS = sum(CRICCHE[family][0] for family in (Family.QUEENS, Family.CAVALIERS, Family.JACKS))
SUITS = tuple(
    sum(card.bit for card in BOLOGNESE.cards if card.suit is suit)
    for suit in (Suit.SWORDS, Suit.BATONS, Suit.CUPS, Suit.COINS)
)

WORTH_IT = {GIOCO: -2.5, SOLO: -3.0}
"""What a contract must promise: to pass costs something too, and most against a gioco."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How many game points an empty hand makes from each defender, and what each card adds.

    A suit with one card at most counts as short.
    """

    empty: float
    trump: float
    grande: float
    begato: float
    fool: float
    king: float
    court: float
    short: float

    def of(self, hand: CardSet) -> float:
        """What this hand is likely to make."""
        return (
            self.empty
            + self.trump * _has(hand, TRUMPS)
            + self.grande * _has(hand, GRANDI)
            + self.begato * _has(hand, BEGATO.bit)
            + self.fool * _has(hand, FOOL.bit)
            + self.king * _has(hand, KINGS)
            + self.court * _has(hand, COURTS)
            + self.short * sum(_has(hand, suit) <= 1 for suit in SUITS)
        )


MEASURES = {
    (GIOCO, 8): Measure(-12.4, 1.0, 2.0, 2.6, 3.9, 2.4, 0.36, 0.3),
    (GIOCO, 5): Measure(-18.9, 1.1, 2.4, 2.6, 4.2, 2.7, 0.38, 0.9),
    (SOLO, 8): Measure(-48.6, 2.5, 4.4, 3.6, 7.5, 5.3, 0.76, 2.4),
    (SOLO, 5): Measure(-41.2, 1.6, 3.9, 3.9, 7.3, 5.6, 0.76, 2.4),
}
"""The measure of each contract, by the size of the stock."""


def promise(word: str, hand: CardSet, stock: int) -> float:
    """How many game points the contract is likely to bring from each defender."""
    return MEASURES[word, stock].of(hand)


def best_bid(hand: CardSet, stock: int, words: Sequence[str]) -> str:
    """The most promising of these words: a contract, or to pass."""
    promises = {word: promise(word, hand, stock) for word in words if word != PASS}
    good = [word for word, promised in promises.items() if promised > WORTH_IT[word]]
    return max(good, key=lambda word: promises[word], default=PASS)


def _has(hand: CardSet, cards: CardSet) -> int:
    return (hand & cards).bit_count()
