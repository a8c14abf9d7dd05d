"""Tarocco francese: what a sensible player bids, calls and announces, from what his seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.actions import Action, Bid, Call, OneOf, Play, ShowHandful, Slam
from bot.games.cards import CardSet, as_set, indexes
from bot.games.francese.cards import EXCUSE, KINGS, PETIT, QUEENS, TABLES, TRUMPS
from bot.games.francese.strength import best_bid
from bot.games.packs import NOUVEAU

if TYPE_CHECKING:
    from bot.games.views import SeatView

OWN = -100
"""What calling a card of one's own is worth: it leaves one alone."""
BESIDE_IT, LENGTH = 3, 1
"""What it is worth if one holds the neighbour of the card called, and for each card of its suit."""


def advice(view: SeatView) -> Action | None:
    """The bid, call, slam or handful to choose, or the lead from a hand that wins all the rest.

    None for discards and all other cards.
    """
    if not isinstance(view.ask, OneOf):
        return None
    actions = view.ask.actions
    hand = as_set(view.hand)
    if isinstance(actions[0], Bid):
        words = [action.bid for action in actions if isinstance(action, Bid)]
        return Bid(best_bid(hand, view.game.players, words))
    if isinstance(actions[0], Call):
        calls = [action for action in actions if isinstance(action, Call)]
        return max(calls, key=lambda call: _use(call, hand))
    if isinstance(actions[0], Slam):
        return Slam(wins_every_trick(hand, as_set(view.discarded)))
    # Handfuls are ordered by size: the largest counts most.
    handfuls = [action for action in actions if isinstance(action, ShowHandful)]
    return handfuls[-1] if handfuls else _sure_lead(view, hand)


def wins_every_trick(hand: CardSet, discarded: CardSet) -> bool:
    """Whether who leads with this hand wins all tricks, wherever the other cards are."""
    out = NOUVEAU.everything & ~hand & ~discarded
    masters = sum(1 << card for card in indexes(hand) if not _beaten_in_suit(card) & out)
    if hand & ~masters & ~(TRUMPS | EXCUSE.bit):
        return False
    return (masters & TRUMPS).bit_count() >= (out & TRUMPS).bit_count()


def _sure_lead(view: SeatView, hand: CardSet) -> Action | None:
    # Trumps are drawn from the top; the Petit and then the Excuse are kept to the end.
    gone = view.seen | as_set(view.discarded)
    if view.trick.cards or not wins_every_trick(hand, gone) or _excuse_in_the_way(view, hand):
        return None
    if TRUMPS & ~hand & ~gone:
        highest = NOUVEAU.members(hand & TRUMPS)[0]
        return Play(highest)
    return Play(min(view.hand, key=lambda card: (card is EXCUSE, card is PETIT)))


def _excuse_in_the_way(view: SeatView, hand: CardSet) -> bool:
    # The Excuse wins the last trick only for a side that has won all the others.
    ours = {view.seat, *view.game.friends(view)}
    return bool(hand & EXCUSE.bit) and any(trick.winner not in ours for trick in view.tricks)


def _beaten_in_suit(card: int) -> CardSet:
    return TABLES.beats[card] & TABLES.follow[card]


def _use(call: Call, hand: CardSet) -> int:
    total = 0
    for card in call.cards:
        own_suit = hand & TABLES.follow[card.index]
        neighbours = own_suit & (KINGS | QUEENS)
        total += OWN if card.bit & hand else 0
        total += LENGTH * own_suit.bit_count() + (BESIDE_IT if neighbours else 0)
    return total
