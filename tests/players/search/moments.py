"""Moments of matches at random at which somebody has to play a card, and the truth behind them."""

from collections.abc import Iterator
from random import Random

from bot.games.actions import playable
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.match import Match
from bot.games.trick import Lie
from bot.games.view import SeatView
from tests.games.support.playing import moves, with_some_options

Moment = tuple[Match, Seat, SeatView]
"""A match, the seat that has to play a card, and what it sees."""


def moments(kind: type[Game], seed: int, share: float) -> Iterator[Moment]:
    """A share of all such moments in a match with any options and any talk."""
    rng, chosen = Random(seed), Random(seed + 1)
    for match, _ in moves(with_some_options(kind, rng), rng):
        assert match.deal is not None
        seat = match.deal.to_act
        if seat is None or chosen.random() > share:
            continue
        seen = match.view(seat)
        if playable(seen.ask):
            yield match, seat, seen


def truth(deal: Deal) -> Lie:
    """Where the cards of the deal are."""
    held = list(deal.hands)
    for trick in (*deal.tricks, deal.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            held[seat] |= as_set((card,))
    return Lie(tuple(held), (*deal.discards, deal.stock if deal.stock_taker is None else 0))
