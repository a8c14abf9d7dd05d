"""Moments of matches at random at which somebody plays or discards, and the truth behind them."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.actions import CardsFrom, playable
from bot.games.cards import Seat, as_set
from bot.games.catalogue import GAMES
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.match import Match
from bot.games.trick import CardLocations
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from tests.games.support.playing import moves, with_some_options

Moment = tuple[Match, Seat, SeatView]
"""A match, the seat that has to act, and what it sees."""


def moments(kind: type[Game], seed: int, share: float) -> Iterator[Moment]:
    """A share of the moments to play a card in a match with any options and any talk."""
    rng, chosen = Random(seed), Random(seed + 1)
    for match, _ in moves(with_some_options(kind, rng), rng):
        assert match.deal is not None
        seat = match.deal.to_act
        if seat is None or chosen.random() > share:
            continue
        seen = match.view(seat)
        if playable(seen.ask):
            yield match, seat, seen


tries_discards = pytest.mark.parametrize(
    "kind", [kind for kind in GAMES.values() if advisor_of(kind(None)).tries_discards]
)
"""The games in which a search chooses the discard."""


def discards(kind: type[Game], seed: int) -> Iterator[Moment]:
    """The moments to discard in a match with any options and any talk."""
    rng = Random(seed)
    for match, _ in moves(with_some_options(kind, rng), rng):
        assert match.deal is not None
        seat = match.deal.to_act
        if seat is not None and isinstance(match.view(seat).ask, CardsFrom):
            yield match, seat, match.view(seat)


def truth(deal: Deal) -> CardLocations:
    """Where the cards of the deal are."""
    held = list(deal.hands)
    for trick in (*deal.tricks, deal.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            held[seat] |= as_set((card,))
    return CardLocations(
        tuple(held), (*deal.discards, deal.stock if deal.stock_taker is None else 0)
    )
