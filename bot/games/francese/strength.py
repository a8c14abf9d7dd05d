"""Tarocco francese: what a hand is likely to make as the taker's, and so what to bid.

The numbers are measured on deals between computer players in which the strongest hand took.
"""

from collections.abc import Sequence
from math import erf, pow, sqrt

from bot.games.cards import CardSet
from bot.games.francese.cards import (
    CAVALIERS,
    EXCUSE,
    KINGS,
    PETIT,
    QUEENS,
    T21,
    TABLES,
    TRUMPS,
)
from bot.games.francese.contract import BY_WORD
from bot.games.francese.scoring import BASE
from bot.games.packs import NOUVEAU
from bot.games.phases.auction import PASS

HIGH_TRUMPS = NOUVEAU.set_of("T20 T19 T18 T17 T16 T15")
SUITS = tuple(TABLES.follow[card.index] for card in NOUVEAU.named("S1 H1 D1 C1"))
MANY = 6
"""With so many trumps the Petit is likely to come home."""

SHORT = {3: -33.0, 4: -35.0, 5: -20.0, 6: -10.0}
"""By how many points an empty hand misses a contract with the chien, by number of players."""
EACH_TRUMP = {3: 1.7, 4: 2.4, 5: 2.4, 6: 3.0}
"""What each trump adds to that."""
UNSEEN, LOST = {3: 6.0, 4: 8.5, 5: 7.0, 6: 8.0}, {3: 14.0, 4: 18.0, 5: 12.0, 6: 17.0}
"""How much less is made if the chien stays unseen, and if the defence gets it."""
SPREAD = {3: 9.0, 4: 11.0, 5: 13.5, 6: 16.5}
"""The standard deviation of what is made."""
WORTH_IT = -8.0
"""What a contract must promise from each defender: to pass costs something too."""
CAUTION = 0.4
"""How far a sure gain is liked better than a greater one that is less sure."""


def points_over(hand: CardSet, players: int) -> float:
    """By how many points the hand is likely to make a contract with the chien."""
    trumps = (hand & TRUMPS).bit_count()
    kings_with_queen = sum(1 for suit in SUITS if _both(hand & suit))
    lengths = [(hand & suit).bit_count() for suit in SUITS]
    return (
        SHORT[players]
        + EACH_TRUMP[players] * trumps
        + 10.4 * _has(hand, T21.bit | EXCUSE.bit)
        + (5.2 if trumps >= MANY else 3.6) * _has(hand, PETIT.bit)
        + 1.6 * _has(hand, HIGH_TRUMPS)
        + 3.4 * _has(hand, KINGS)
        + 1.6 * (_has(hand, QUEENS) - kings_with_queen)
        + 2.2 * kings_with_queen
        + 0.9 * _has(hand, CAVALIERS)
        + 0.9 * sum(length <= 1 for length in lengths)
    )


def best_bid(hand: CardSet, players: int, words: Sequence[str]) -> str:
    """The most promising of these words: a contract, or to pass."""
    over = points_over(hand, players)
    promises = {word: promise(word, over, players) for word in words if word != PASS}
    good = [word for word, promised in promises.items() if promised > WORTH_IT]
    return max(good, key=lambda word: _liked(promises[word], word), default=PASS)


def promise(word: str, over: float, players: int) -> float:
    """What a contract is likely to bring from each defender."""
    contract = BY_WORD[word]
    if not contract.takes_chien:
        over -= (UNSEEN if contract.counts_chien else LOST)[players]
    made = (1 + erf(over / SPREAD[players] / sqrt(2))) / 2
    return contract.multiplier * (over + BASE * (2 * made - 1))


def _liked(promised: float, word: str) -> float:
    return promised / pow(BY_WORD[word].multiplier, CAUTION)


def _has(hand: CardSet, cards: CardSet) -> int:
    return (hand & cards).bit_count()


def _both(cards: CardSet) -> bool:
    return bool(cards & KINGS and cards & QUEENS)
