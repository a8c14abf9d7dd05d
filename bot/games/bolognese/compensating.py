"""Giving a card for the Fool after the last trick, where the player of the Fool chooses it."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, Compensate, OneOf
from bot.games.bolognese.game import BologneseGame
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardGiven, CardPaid, Event


@dataclass(frozen=True)
class Compensating:
    """The player of a Fool that fell in a trick of the other side gives a card from their pile."""

    key: ClassVar[str] = "compensate"
    game: BologneseGame

    def actor(self, deal: Deal) -> Seat | None:
        """Return the player of the Fool, if their side still owes a card for it."""
        if any(isinstance(fact, CardPaid) for fact in deal.facts):
            return None
        piles = self.game.piles(deal)
        return None if piles.payer is None else piles.fool_from

    def ask(self, deal: Deal) -> OneOf:
        """Return the cheapest cards of the pile."""
        cards = self.game.pack.members(self.game.payable(deal))
        return OneOf(tuple(Compensate(card) for card in cards))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Give the card to the other side. Raises `IllegalAction` if it is not one of those."""
        if not isinstance(action, Compensate):
            raise IllegalAction(Why.WRONG_PHASE)
        allowed = self.game.payable(deal)
        if not action.card.bit & allowed:
            codes = tuple(card.code for card in self.game.pack.members(allowed))
            raise IllegalAction(Why.NOT_TO_BE_PAID, codes)
        return [CardGiven(seat, action.card)]
