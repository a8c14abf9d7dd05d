"""Chambéry: what a sensible player bids, asks for, gives and calls, and knows of others' cards.

The numbers are measured on deals between computer players in which any hand played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt

from bot.games.actions import Action, Bid, Call, Give, OneOf
from bot.games.cards import Card, CardSet, as_set
from bot.games.chambery.cards import EXCUSE, KINGS, LADDER, PETIT, T21, TRUMPS
from bot.games.chambery.contract import MULTIPLIERS, NONE, ONE, TWO
from bot.games.chambery.events import CardAsked, CardNotHeld, CardsExchanged, PartnerCalled
from bot.games.chambery.payments import HALF
from bot.games.chambery.rules import Chambery
from bot.games.events import CardsShown
from bot.games.packs import NOUVEAU
from bot.games.phases.bidding import PASS
from bot.games.view import SeatView
from bot.players.advice.advisor import Advisor, contracts_open
from bot.players.knowledge import Knowledge

QUEENS = LADDER[1]
HIGH_TRUMPS = NOUVEAU.set_of("T20 T19 T18 T17 T16 T15")
SUITS = tuple(NOUVEAU.suit(NOUVEAU.parse(code).suit) for code in ("S1", "H1", "D1", "C1"))
ASKED_FIRST = NOUVEAU.named("T21 T20 T19")
"""Sure tricks, which are asked for by whoever has the trumps beside them."""
MANY = 5
"""With this many trumps they are worth more than kings."""


@dataclass(frozen=True, slots=True)
class HandMeasure:
    """How many points a hand that asks for two cards makes, and how much less with other bids."""

    empty: float
    trump: float
    t21: float
    excuse: float
    petit: float
    high: float
    king: float
    queen: float
    short: float
    one_less: float
    none_less: float
    dealer: float
    spread: float

    def of(self, word: str, hand: CardSet, *, deals: bool) -> float:
        """Return what this hand is likely to make; who deals has a discard, and plays last."""
        less = {TWO: 0.0, ONE: self.one_less, NONE: self.none_less}[word]
        return (
            self.empty
            - less
            + (self.dealer if deals else 0.0)
            + self.trump * _has(hand, TRUMPS)
            + self.t21 * _has(hand, T21.bit)
            + self.excuse * _has(hand, EXCUSE.bit)
            + self.petit * _has(hand, PETIT.bit)
            + self.high * _has(hand, HIGH_TRUMPS)
            + self.king * _has(hand, KINGS)
            + self.queen * _has(hand, QUEENS)
            + self.short * sum(_has(hand, suit) <= 1 for suit in SUITS)
        )


MEASURES = {
    5: HandMeasure(3.6, 2.8, 4.9, 5.4, 2.1, 1.0, 4.6, 1.1, 1.4, 5.0, 11.7, 4.5, 6.4),
    4: HandMeasure(6.3, 2.3, 4.0, 4.9, 2.7, 0.8, 5.1, 1.8, 2.0, 5.5, 12.3, 2.2, 6.0),
}
"""By number of players."""

WORTH_IT = 0.0
"""What a bid must promise from each defender."""


class ChamberyAdvisor(Advisor[Chambery]):
    """Advice for everything but the discard and the card to play."""

    # What the cards are for is known only after the auction that follows.
    tries_discards = False

    @property
    def discard_counts(self) -> float:
        """A third, as others win the last trick twice as often."""
        return 1.0 if self.game.options.discard_to == "dealer" else 1 / 3

    def action(self, view: SeatView) -> Action | None:
        """Return the bid, or the card to ask for, give or call; None for other turns."""
        if not isinstance(view.ask, OneOf):
            return None
        hand, actions = as_set(view.hand), view.ask.actions
        match actions[0]:
            case Bid():
                words = [action.bid for action in actions if isinstance(action, Bid)]
                promises = self.promises(view)
                good = [word for word in words if promises.get(word, WORTH_IT) > WORTH_IT]
                return Bid(max(good, key=promises.__getitem__, default=PASS))
            case Give():
                return Give(least_use(view.hand))
            case Call():
                cards = [action.cards[0] for action in actions if isinstance(action, Call)]
                wanted = to_ask_for if view.phase == "ask" else to_call
                return Call((wanted(hand, cards),))
        return None

    def promises(self, view: SeatView) -> Mapping[str, float]:
        """Return what each bid that is open is likely to bring from each defender."""
        hand, deals = as_set(view.hand), view.seat == view.dealer
        return {word: promise(word, hand, self.game, deals=deals) for word in contracts_open(view)}

    def knowledge(self, view: SeatView) -> Knowledge:
        """Return what was asked for, given, called and shown, which tells where cards are."""
        holds, discarded = [0] * self.game.players, 0
        for fact in view.facts:
            match fact:
                case CardsShown(_, cards):
                    discarded |= as_set(cards)
                case CardNotHeld(_, card):
                    discarded |= card.bit
                case CardAsked(seat, card, _):
                    _moved(holds, card, seat)
                case CardsExchanged(_, holder, _, given):
                    _moved(holds, given, holder)
                case PartnerCalled(_, card, holder):
                    _moved(holds, card, holder)
        gone = view.seen
        held = tuple(cards & ~gone for cards in holds)
        return Knowledge(held, (0,) * self.game.players, discarded)


def promise(word: str, hand: CardSet, game: Chambery, *, deals: bool) -> float:
    """Return what a bid is likely to bring from each defender, if points spread as they do."""
    players = game.players
    measure, half = MEASURES[players], HALF[players]
    over = measure.of(word, hand, deals=deals) - half
    shared = 1.0 if game.options.lone_loss == "each" else 1 / (players - 1)
    won, lost = _tails(over, measure.spread)
    far_won, _ = _tails(over - half / 2, measure.spread)
    _, far_lost = _tails(over + half / 2, measure.spread)
    # Beyond a quarter everything counts twice.
    high = won + far_won + half / 2 * _chance(over - half / 2, measure.spread)
    low = lost + far_lost + half / 2 * _chance(-over - half / 2, measure.spread)
    return MULTIPLIERS[word] * (high - shared * low)


def to_ask_for(hand: CardSet, cards: Sequence[Card]) -> Card:
    """Return the most useful of the cards that may be asked for."""
    return max(cards, key=lambda card: _use_of(card, hand))


def to_call(hand: CardSet, cards: Sequence[Card]) -> Card:
    """Return the card whose suit the dealer has most of, best with its neighbour."""
    return max(cards, key=lambda card: _beside(card, hand))


def least_use(hand: Sequence[Card]) -> Card:
    """Return the card to give: a cheap one from the shortest suit."""
    held = as_set(hand)

    def use(card: Card) -> tuple[bool, int, int]:
        suit = held & NOUVEAU.suit(card.suit)
        kept = bool(card.bit & (TRUMPS | EXCUSE.bit | KINGS))
        return kept, 3 * max(0, card.rank - 10) + suit.bit_count(), card.index

    return min(hand, key=use)


def _use_of(card: Card, hand: CardSet) -> tuple[float, int]:
    if card in ASKED_FIRST and _has(hand, TRUMPS) >= MANY:
        return 10.0 - ASKED_FIRST.index(card), 0
    if card.bit & KINGS:
        return 7.0 + 0.1 * _beside(card, hand), 0
    if card is T21:
        return 6.0, 0
    return float(bool(card.bit & TRUMPS)), card.rank


def _beside(card: Card, hand: CardSet) -> int:
    suit = hand & NOUVEAU.suit(card.suit)
    return suit.bit_count() + 3 * _has(suit, QUEENS)


def _moved(holds: list[CardSet], card: Card, to: int) -> None:
    for seat in range(len(holds)):
        holds[seat] &= ~card.bit
    holds[to] |= card.bit


def _tails(over: float, spread: float) -> tuple[float, float]:
    # What is on average above nothing, and below it, of a number with this mean.
    above = over * _chance(over, spread) + spread * exp(-((over / spread) ** 2) / 2) / sqrt(2 * pi)
    return above, above - over


def _chance(over: float, spread: float) -> float:
    return (1 + erf(over / spread / sqrt(2))) / 2


def _has(hand: CardSet, cards: CardSet) -> int:
    return (hand & cards).bit_count()
