"""Laying cards aside before the play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.games.actions import Action, CardsFrom, Discard
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsDiscarded, Event

if TYPE_CHECKING:
    from bot.games.game import Game


class LayingAside:
    """Who took the stock into his hand lays as many cards aside."""

    key: ClassVar[str] = "discard"

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """Who took the stock, until he has discarded."""
        seat = game.discarder(deal)
        return None if seat is None or deal.discards[seat] else seat

    def ask(self, game: Game, deal: Deal) -> CardsFrom:
        """The cards that may be among those laid aside."""
        assert deal.to_act is not None
        hand = deal.hands[deal.to_act]
        cards = game.pack.members(game.may_discard(hand))
        return CardsFrom(cards, deal.stock.bit_count())

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """The cards are laid aside. Raises `IllegalAction` if the game forbids the choice."""
        if not isinstance(action, Discard):
            raise IllegalAction(Why.WRONG_PHASE)
        chosen = as_set(action.cards)
        if chosen.bit_count() != len(action.cards):
            raise IllegalAction(Why.CARD_TWICE)
        if chosen & ~deal.hands[seat]:
            raise IllegalAction(Why.NOT_IN_HAND)
        if chosen.bit_count() != deal.stock.bit_count():
            raise IllegalAction(Why.WRONG_COUNT)
        fault = game.discard_fault(deal.hands[seat], chosen)
        if fault is not None:
            raise IllegalAction(fault)
        laid = CardsDiscarded(seat, game.pack.members(chosen))
        return [laid, *game.after_discard(deal, seat, chosen)]
