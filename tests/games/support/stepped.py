"""A deal that goes on step by step."""

from typing import Generic, Self, TypeVar

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import Event
from bot.games.game import Game

G = TypeVar("G", bound=Game)


class Stepped(Generic[G]):
    """A deal of a game, with what has happened in it."""

    def __init__(self, game: G, log: list[Event]) -> None:
        self.game = game
        self.log = log

    @property
    def deal(self) -> Deal:
        """The deal as it is now."""
        return self.game.replay(self.log)

    @property
    def turn(self) -> tuple[str, Seat | None]:
        """The phase, and whose turn it is."""
        return self.deal.phase, self.deal.to_act

    def act(self, action: Action) -> Self:
        """Who is to act does this. Raises `IllegalAction`."""
        deal = self.deal
        assert deal.to_act is not None
        self.log += self.game.decide(deal, deal.to_act, action)
        return self
