"""Ottocento: what a sensible player bids, discards, declares and pays."""

from collections.abc import Sequence

from bot.games.actions import Action, Bid, CardsFrom, Compensate, Declare, Discard, MeldsFrom, OneOf
from bot.games.bolognese.cards import MOORS, TRUMPS
from bot.games.bolognese.declaring import CallingOut
from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.ottocento.phases import MONTE, NO_MONTE
from bot.games.ottocento.rules import Ottocento
from bot.games.view import SeatView
from bot.players.advice.bolognese import BologneseAdvisor

WEAK = 0.8
"""Five cards are thrown in if they are worth less than this part of the average."""
CLOSE = 60
"""A dealer this close to the target shows combinations before the discard, to help the partner."""
COMES_HOME = 0.8
"""How likely a costly card that is not discarded is won by its holder's side."""
RULES = 30.0
"""What a trump in hand is worth besides its points, because it wins a trick."""
VOID = 14.0
"""What it is worth to be out of a suit, with trumps in hand."""


class OttocentoAdvisor(BologneseAdvisor[Ottocento]):
    """Advice for everything but the card to play."""

    tries_discards = False

    def action(self, view: SeatView) -> Action | None:
        """Return what to do now; None for the card to play."""
        match view.ask:
            case OneOf((Bid(), *_)):
                return Bid(MONTE if self._is_weak(view) else NO_MONTE)
            case CardsFrom() as ask:
                return Discard(max(ask.combinations(), key=lambda pair: self._kept(view, pair)))
            case MeldsFrom(melds):
                return Declare(() if self._waits(view) else melds)
            case OneOf((Compensate(), *_)):
                return Compensate(self._cheapest(view))
        return None

    def _still_held(self, view: SeatView, seat: Seat) -> bool:
        # A dealer who called out before the discard may have discarded what was shown.
        return not self.game.calls_out or seat != view.dealer

    def _is_weak(self, view: SeatView) -> bool:
        values, hand = self.card_values, view.hand
        average = sum(values) / len(values)
        return sum(values[card.index] for card in hand) < WEAK * average * len(hand)

    def _kept(self, view: SeatView, pair: Sequence[Card]) -> float:
        # What can still be declared, what is safe in the discard, and how well the hand can play.
        hand = as_set(view.hand) & ~as_set(pair)
        safe = sum(self.card_values[card.index] * (1 - COMES_HOME) for card in pair)
        lost = sum(RULES for card in pair if card.bit & TRUMPS & ~MOORS)
        return self.game.meld_rules.points(hand) + safe - lost + VOID * self._voids(hand)

    def _voids(self, hand: CardSet) -> int:
        suits = {suit for suit in self.game.tables.follow if suit and suit != TRUMPS}
        return sum(not hand & suit for suit in suits)

    def _waits(self, view: SeatView) -> bool:
        # A dealer who calls first may declare more with the last two cards by showing nothing now.
        if view.phase != CallingOut.key or view.seat != view.dealer:
            return False
        ahead = view.totals[view.seat] + self.game.meld_rules.points(as_set(view.hand))
        return ahead < self.game.options.target - CLOSE
