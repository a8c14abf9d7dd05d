"""Discarding before the play."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, CardsFrom, Discard
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsDiscarded, Event
from bot.games.game import Game


@dataclass(frozen=True)
class Discarding:
    """The player who took the stock into hand discards as many cards."""

    key: ClassVar[str] = "discard"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return the player who took the stock, until the discard is made."""
        seat = self.game.discarder(deal)
        return None if seat is None or deal.discards[seat] else seat

    def ask(self, deal: Deal) -> CardsFrom:
        """Return the cards that can be part of a discard."""
        assert deal.to_act is not None
        hand = deal.hands[deal.to_act]
        cards = self.game.pack.members(self.game.may_discard(hand))
        return CardsFrom(cards, deal.stock.bit_count())

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Discard the cards. Raises `IllegalAction` if the game forbids the choice."""
        if not isinstance(action, Discard):
            raise IllegalAction(Why.WRONG_PHASE)
        chosen = as_set(action.cards)
        if chosen.bit_count() != len(action.cards):
            raise IllegalAction(Why.CARD_TWICE)
        if chosen & ~deal.hands[seat]:
            raise IllegalAction(Why.NOT_IN_HAND)
        if chosen.bit_count() != deal.stock.bit_count():
            raise IllegalAction(Why.WRONG_COUNT)
        fault = self.game.discard_fault(deal.hands[seat], chosen)
        if fault is not None:
            raise IllegalAction(fault)
        discarded = CardsDiscarded(seat, self.game.pack.members(chosen))
        return [discarded, *self.game.after_discard(deal, seat, chosen)]
