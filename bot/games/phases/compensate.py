"""Giving a card for the Fool after the last trick, where its player chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.games.actions import Action, Compensate, OneOf
from bot.games.bolognese import BologneseGame
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardGiven, CardPaid, Event

if TYPE_CHECKING:
    from bot.games.game import Game


class Compensating:
    """Who played the Fool to a trick of the other side gives a card of his side's pile for it."""

    key: ClassVar[str] = "compensate"

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """Who played the Fool, if his side still owes a card for it."""
        assert isinstance(game, BologneseGame)
        if any(isinstance(fact, CardPaid) for fact in deal.facts):
            return None
        piles = game.piles(deal)
        return None if piles.payer is None else piles.fool_from

    def ask(self, game: Game, deal: Deal) -> OneOf:
        """The cheapest cards of the pile."""
        assert isinstance(game, BologneseGame)
        cards = game.pack.members(game.payable(deal))
        return OneOf(tuple(Compensate(card) for card in cards))

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """The card goes to the other side. Raises `IllegalAction` if it is not one of those."""
        assert isinstance(game, BologneseGame)
        if not isinstance(action, Compensate):
            raise IllegalAction(Why.WRONG_PHASE)
        allowed = game.payable(deal)
        if not action.card.bit & allowed:
            codes = tuple(card.code for card in game.pack.members(allowed))
            raise IllegalAction(Why.NOT_TO_BE_PAID, codes)
        return [CardGiven(seat, action.card)]
