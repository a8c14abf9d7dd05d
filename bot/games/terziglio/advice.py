"""What a sensible player of Terziglio bids, declares and pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.actions import Action, Bid, Compensate, Declare, MeldsFrom, OneOf
from bot.games.cards import Card, as_set
from bot.games.piles import cheapest
from bot.games.terziglio.contract import contract_of
from bot.games.terziglio.strength import best_bid

if TYPE_CHECKING:
    from bot.games.terziglio.rules import Terziglio
    from bot.games.views import SeatView


def advice(game: Terziglio, view: SeatView) -> Action | None:
    """What to do now; None for discards and for the card to play."""
    match view.ask:
        case OneOf((Bid(), *_) as actions):
            words = [action.bid for action in actions if isinstance(action, Bid)]
            return Bid(best_bid(as_set(view.hand), game.stock_size, words))
        case MeldsFrom(melds):
            return Declare(melds)
        case OneOf((Compensate(), *_)):
            return Compensate(_cheapest(game, view))
    return None


def _cheapest(game: Terziglio, view: SeatView) -> Card:
    # All cards but the discard, or the stock, were seen.
    unseen = game.pack.everything & ~view.seen
    piles = game.won(contract_of(view.facts), view.tricks, unseen)
    return game.pack.cards[cheapest(game.tables, game.meld_rules, piles)]
