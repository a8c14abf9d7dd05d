"""What a sensible player of Ottocento says, lays aside, declares and pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.actions import (
    Action,
    Bid,
    CardsFrom,
    Compensate,
    Declare,
    Discard,
    MeldsFrom,
    OneOf,
)
from bot.games.bolognese import TRUMPS
from bot.games.cards import Card, CardSet, as_set
from bot.games.melds import MOORS
from bot.games.ottocento.phases import MONTE, NO_MONTE, CallingOut
from bot.games.ottocento.scoring import SIDES
from bot.games.piles import cheapest, won

if TYPE_CHECKING:
    from bot.games.ottocento.rules import Ottocento
    from bot.games.views import SeatView

WEAK = 0.8
"""Five cards are thrown in if they are worth less than this part of the average."""
CLOSE = 60
"""A dealer with so few points to go shows what he has before his discard, to help his partner."""
COMES_HOME = 0.8
"""How likely a costly card is won by its holder's side if it is not laid aside."""
RULES = 30.0
"""What a trump in hand is worth beside its points: it wins a trick."""
VOID = 14.0
"""What it is worth to be out of a suit, with trumps in hand."""


def advice(game: Ottocento, view: SeatView) -> Action | None:
    """What to do now; None for the card to play."""
    match view.ask:
        case OneOf((Bid(), *_)):
            return Bid(MONTE if _is_weak(game, view) else NO_MONTE)
        case CardsFrom() as ask:
            return Discard(max(ask.combinations(), key=lambda pair: _kept(game, view, pair)))
        case MeldsFrom(melds):
            return Declare(() if _waits(game, view) else melds)
        case OneOf((Compensate(), *_)):
            return Compensate(_cheapest(game, view))
    return None


def _is_weak(game: Ottocento, view: SeatView) -> bool:
    prizes = game.prizes(view)
    average = sum(prizes) / len(prizes)
    return sum(prizes[card.index] for card in view.hand) < WEAK * average * len(view.hand)


def _kept(game: Ottocento, view: SeatView, pair: Sequence[Card]) -> float:
    # What can still be declared, what is safe in the discard, and how well the hand can play.
    prizes, hand = game.prizes(view), as_set(view.hand) & ~as_set(pair)
    safe = sum(prizes[card.index] * (1 - COMES_HOME) for card in pair)
    lost = sum(RULES for card in pair if card.bit & TRUMPS & ~MOORS)
    return game.meld_rules.points(hand) + safe - lost + VOID * _voids(game, hand)


def _voids(game: Ottocento, hand: CardSet) -> int:
    suits = {suit for suit in game.tables.follow if suit and suit != TRUMPS}
    return sum(not hand & suit for suit in suits)


def _waits(game: Ottocento, view: SeatView) -> bool:
    # A dealer who calls first may declare more with his last two cards, if he shows nothing now.
    if view.phase != CallingOut.key or view.seat != view.dealer:
        return False
    ahead = view.totals[view.seat] + game.meld_rules.points(as_set(view.hand))
    return ahead < game.options.target - CLOSE


def _cheapest(game: Ottocento, view: SeatView) -> Card:
    # All cards but the dealer's discard were seen.
    unseen = game.pack.everything & ~view.seen
    aside = (0, unseen) if SIDES[view.dealer] else (unseen, 0)
    piles = won(game.tables, view.tricks, SIDES, aside)
    return game.pack.cards[cheapest(game.tables, game.meld_rules, piles)]
