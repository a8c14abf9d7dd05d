"""Ottocento: the poll after five cards."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, Bid, OneOf
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import Event, Spoke
from bot.games.game import Game

MONTE = "monte"
"""Throw the cards in."""
NO_MONTE = "no_monte"
"""Play: the poll is over."""


@dataclass(frozen=True)
class Poll:
    """One player after the other votes to throw the cards in, until one will play (section 2)."""

    key: ClassVar[str] = "poll"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return the next to speak, eldest first, while nobody wishes to play."""
        said = spoken(deal)
        if NO_MONTE in said or len(said) == self.game.players:
            return None
        return Seat((deal.dealer + 1 + len(said)) % self.game.players)

    def ask(self, deal: Deal) -> OneOf:
        """Return the choice to play or to throw in."""
        return OneOf((Bid(NO_MONTE), Bid(MONTE)))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Speak the word; the first player who will play ends the poll.

        Raises `IllegalAction`.
        """
        if not isinstance(action, Bid):
            raise IllegalAction(Why.WRONG_PHASE)
        if action.bid not in (MONTE, NO_MONTE):
            raise IllegalAction(Why.BID_TOO_LOW)
        return [Spoke(seat, action.bid)]


def spoken(deal: Deal) -> list[str]:
    """Return the words of the poll so far."""
    return [fact.bid for fact in deal.facts if isinstance(fact, Spoke)]
