"""Terziglio: what a sensible player bids, declares and pays.

The numbers are measured on deals between computer players in which any hand played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.actions import Action, Bid, Compensate, Declare, MeldsFrom, OneOf
from bot.games.bolognese.cards import BEGATO, FOOL, KINGS, TRUMPS
from bot.games.bolognese.melds import CRICCHE, GRANDI, Family
from bot.games.cards import CardSet, Suit, as_set
from bot.games.packs import BOLOGNESE
from bot.games.phases.bidding import PASS
from bot.games.terziglio.contract import GIOCO, SOLO
from bot.games.terziglio.rules import Terziglio
from bot.games.view import SeatView
from bot.players.advice.advisor import contracts_open
from bot.players.advice.bolognese import BologneseAdvisor

COURTS = sum(CRICCHE[family][0] for family in (Family.QUEENS, Family.CAVALIERS, Family.JACKS))
SUITS = tuple(map(BOLOGNESE.suit, (Suit.SWORDS, Suit.BATONS, Suit.CUPS, Suit.COINS)))

WORTH_IT = {GIOCO: -2.5, SOLO: -3.0}
"""What a contract must promise: passing has its cost too, most of all against a gioco."""


class TerziglioAdvisor(BologneseAdvisor[Terziglio]):
    """Advice for everything but the discard and the card to play."""

    def action(self, view: SeatView) -> Action | None:
        """Return what to do now; None for discards and for the card to play."""
        match view.ask:
            case OneOf((Bid(), *_) as actions):
                words = [action.bid for action in actions if isinstance(action, Bid)]
                return Bid(best_bid(as_set(view.hand), self.game.stock_size, words))
            case MeldsFrom(melds):
                return Declare(melds)
            case OneOf((Compensate(), *_)):
                return Compensate(self._cheapest(view))
        return None

    def promises(self, view: SeatView) -> Mapping[str, float]:
        """Return what each contract that is open is likely to bring."""
        hand, stock = as_set(view.hand), self.game.stock_size
        return {word: promise(word, hand, stock) for word in contracts_open(view)}


@dataclass(frozen=True, slots=True)
class Measure:
    """How many game points an empty hand makes from each defender, and what each card adds.

    A suit with at most one card counts as short.
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
        """Return what this hand is likely to make."""
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
    """Return how many game points the contract is likely to bring from each defender."""
    return MEASURES[word, stock].of(hand)


def best_bid(hand: CardSet, stock: int, words: Sequence[str]) -> str:
    """Return the most promising of these words: a contract, or to pass."""
    promises = {word: promise(word, hand, stock) for word in words if word != PASS}
    good = [word for word, promised in promises.items() if promised > WORTH_IT[word]]
    return max(good, key=lambda word: promises[word], default=PASS)


def _has(hand: CardSet, cards: CardSet) -> int:
    return (hand & cards).bit_count()
