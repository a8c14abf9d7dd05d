"""The poll after five cards, and calling oneself out before the discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.games.actions import Action, Bid, OneOf
from bot.games.bolognese import declarations
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import Event, Spoke
from bot.games.phases.declare import Declaring

if TYPE_CHECKING:
    from bot.games.game import Game

MONTE = "monte"
"""Throw the cards in."""
NO_MONTE = "no_monte"
"""Play: the poll is over."""


class Poll:
    """One after the other says whether to throw the cards in, until one will play (section 2)."""

    key: ClassVar[str] = "poll"

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """The next to speak, eldest first, while nobody wishes to play."""
        said = spoken(deal)
        if NO_MONTE in said or len(said) == game.players:
            return None
        return Seat((deal.dealer + 1 + len(said)) % game.players)

    def ask(self, game: Game, deal: Deal) -> OneOf:
        """To play or to throw in."""
        return OneOf((Bid(NO_MONTE), Bid(MONTE)))

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """The word is spoken; the first who will play ends the poll. Raises `IllegalAction`."""
        if not isinstance(action, Bid):
            raise IllegalAction(Why.WRONG_PHASE)
        if action.bid not in (MONTE, NO_MONTE):
            raise IllegalAction(Why.BID_TOO_LOW)
        return [Spoke(seat, action.bid)]


class CallingOut(Declaring):
    """Everybody may declare before the discard, the dealer first (section 9)."""

    key: ClassVar[str] = "call-out"

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """The next who has not declared, the dealer first."""
        count = len(declarations(deal))
        return None if count >= game.players else Seat((deal.dealer + count) % game.players)


def spoken(deal: Deal) -> list[str]:
    """The words of the poll so far."""
    return [fact.bid for fact in deal.facts if isinstance(fact, Spoke)]
