"""What a sensible player of Terziglio bids, declares and pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.actions import Action, Bid, Compensate, Declare, MeldsFrom, OneOf
from bot.games.cards import Card
from bot.games.phases.auction import PASS
from bot.games.piles import cheapest
from bot.games.terziglio.contract import GIOCO, contract_of

if TYPE_CHECKING:
    from bot.games.terziglio.rules import Terziglio
    from bot.games.views import SeatView

STRONG = 0.33
"""With such a part of what all cards are good for a player bids."""


def advice(game: Terziglio, view: SeatView) -> Action | None:
    """What to do now; None for discards and for the card to play."""
    match view.ask:
        case OneOf((Bid(), *_)):
            return _bid(game, view)
        case MeldsFrom(melds):
            return Declare(melds)
        case OneOf((Compensate(), *_)):
            return Compensate(_cheapest(game, view))
    return None


def _bid(game: Terziglio, view: SeatView) -> Bid:
    prizes = game.prizes(view)
    share = sum(prizes[card.index] for card in view.hand) / sum(prizes)
    open_now = view.ask.actions if isinstance(view.ask, OneOf) else ()
    return Bid(GIOCO if share > STRONG and Bid(GIOCO) in open_now else PASS)


def _cheapest(game: Terziglio, view: SeatView) -> Card:
    # All cards but the discard, or the stock, were seen.
    unseen = game.pack.everything & ~view.seen
    piles = game.won(contract_of(view.facts), view.tricks, unseen)
    return game.pack.cards[cheapest(game.tables, game.meld_rules, piles)]
