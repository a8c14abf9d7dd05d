"""Turns that a seat can try out, and what it does that has found something to be best."""

from itertools import islice

from bot.games.actions import Action, CardsFrom, Discard, playable
from bot.games.cards import as_set
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.discarding import best_discard, promising
from bot.players.search.from_view import position_of
from bot.players.search.questions import DiscardTurn, SearchTurn

MOST = 60
"""The most discards that are tried."""


def turn_to_try(view: SeatView) -> SearchTurn | None:
    """Return the turn of a seat that can try out what it does; None where rules of thumb decide."""
    if isinstance(view.ask, CardsFrom):
        tries = advisor_of(view.game).tries_discards
        return discard_turn_of(view, view.ask) if tries else None
    return position_of(view) if playable(view.ask) else None


def answer(view: SeatView, found: int) -> Action:
    """Return what the seat does that has found this to be best: the index of a card, or a
    discard."""
    if isinstance(view.ask, CardsFrom):
        return Discard(view.game.pack.members(found))
    return advisor_of(view.game).playing(view, found)


def discard_turn_of(view: SeatView, ask: CardsFrom) -> DiscardTurn:
    """Return the turn of a seat that has to discard. Raises `ValueError` if there is no legal
    choice."""
    usual, hand = as_set(best_discard(view, ask)), as_set(view.hand)
    others = (
        cards
        for cards in promising(view, ask, MOST)
        if cards != usual and view.game.discard_fault(hand, cards) is None
    )
    return DiscardTurn(position_of(view), (usual, *islice(others, MOST - 1)))
