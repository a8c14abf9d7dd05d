"""Bidding for the right to play alone against the others."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, Bid, OneOf
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import Event, Spoke
from bot.games.game import Game
from bot.games.phases.bidding import PASS, auction_over, bids, top_bid


@dataclass(frozen=True)
class Auction:
    """Each player speaks once: a pass, or a bid higher than all before it.

    `words` are the bids, each higher than the one before; the highest ends the auction.
    """

    key: ClassVar[str] = "auction"
    game: Game
    words: tuple[str, ...]

    def actor(self, deal: Deal) -> Seat | None:
        """Return the next player who has not spoken."""
        if auction_over(deal.facts, self.game.players, self.words[-1]):
            return None
        return self.game.bidders(deal.dealer)[len(bids(deal.facts))]

    def ask(self, deal: Deal) -> OneOf:
        """Return the choice to pass or make any higher bid."""
        return OneOf((Bid(PASS), *map(Bid, self._open(deal))))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Speak the bid. Raises `IllegalAction` if it is not open."""
        if not isinstance(action, Bid):
            raise IllegalAction(Why.WRONG_PHASE)
        if action.bid != PASS and action.bid not in self._open(deal):
            raise IllegalAction(Why.BID_TOO_LOW)
        return [Spoke(seat, action.bid)]

    def _open(self, deal: Deal) -> tuple[str, ...]:
        top = top_bid(deal.facts)
        return self.words if top is None else self.words[self.words.index(top.bid) + 1 :]
