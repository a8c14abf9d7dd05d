"""The discard by simulation: each discard worth trying, played out in the same worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.games.actions import Action, CardsFrom, Discard, playable
from bot.games.cards import CardSet, Seat, as_set
from bot.games.trick import NOBODY, Lie
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.discarding import best_discard, promising
from bot.players.search.playouts import lead, played_out
from bot.players.search.position import Position, position_of
from bot.players.search.worlds import sample

MOST = 60
"""So many discards are tried at most."""
FEW = 5
"""So many are tried where playouts are slow: in plain Python they take about half a second."""


@dataclass(frozen=True, slots=True)
class DiscardTurn:
    """A seat's turn to discard."""

    position: Position
    """That of the first lead, with all cards of the seat in hand."""

    candidates: tuple[CardSet, ...]
    """The discards worth trying: that of the rules of thumb, then the others, the best first."""


Turn = Position | DiscardTurn
"""A seat's turn whose candidates can be tried out: to play a card, or to discard."""


def turn_to_try(view: SeatView) -> Turn | None:
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


def few_to_try(turn: Turn) -> tuple[int, ...]:
    """Return what whoever cannot try many tries: all cards, or only the most promising discards."""
    return turn.candidates[:FEW] if isinstance(turn, DiscardTurn) else turn.candidates


def trials(
    turn: DiscardTurn, count: int, candidates: Sequence[CardSet], rng: Random
) -> list[list[float]]:
    """Return the values of the discards in so many worlds at random, or fewer where few can be
    found."""
    return values(turn, sample(turn.position, count, rng), candidates)


def values(
    turn: DiscardTurn, worlds: Sequence[Lie], candidates: Sequence[CardSet]
) -> list[list[float]]:
    """Return for each world how far the own side leads at the end with each discard."""
    position, game = turn.position, turn.position.rules
    table = []
    for world in worlds:
        sides = game.sides_in(position.terms, world.held)
        row = []
        for discard in candidates:
            lie = without(world, position.seat, discard)
            terms = game.all_declared(position.terms, lie.held)
            fall = played_out(position, lie, sides, NOBODY)
            row.append(lead(game.count(terms, lie, fall).scores, sides, position.seat))
        table.append(row)
    return table


def without(world: Lie, seat: Seat, discard: CardSet) -> Lie:
    """Return the world in which the seat has discarded these of its cards."""
    held, aside = list(world.held), list(world.aside)
    held[seat] &= ~discard
    aside[seat] |= discard
    return Lie(tuple(held), tuple(aside))
