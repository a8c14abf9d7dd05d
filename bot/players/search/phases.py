"""The discard by simulation: each discard worth trying, played out in the same worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.games.actions import Action, CardsFrom, Discard, playable
from bot.games.cards import CardSet, as_set
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.discarding import best_discard, promising
from bot.players.search.from_view import position_of
from bot.players.search.kernels import layout
from bot.players.search.kernels.catalogue import number_of
from bot.players.search.kernels.compiling import Row
from bot.players.search.kernels.encoding import base_of, locations_in, position_row, sampled
from bot.players.search.kernels.layout import words
from bot.players.search.kernels.playouts import NO_CARD
from bot.players.search.playouts import Values, counted, filled
from bot.players.search.position import Position

MOST = 60
"""The most discards that are tried."""
FEW = 5
"""The most in plain Python, where they take about half a second."""


@dataclass(frozen=True, slots=True)
class DiscardTurn:
    """A seat's turn to discard."""

    position: Position
    """That of the first lead, with all cards of the seat in hand."""

    candidates: tuple[CardSet, ...]
    """The discards worth trying: that of the rules of thumb, then the others, the best first."""


SearchTurn = Position | DiscardTurn
"""A seat's turn whose candidates can be tried out: to play a card, or to discard."""


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


def few_to_try(turn: SearchTurn) -> tuple[int, ...]:
    """Return the candidates of a slow search: all cards, or the most promising discards."""
    return turn.candidates[:FEW] if isinstance(turn, DiscardTurn) else turn.candidates


def trials(turn: DiscardTurn, count: int, candidates: Sequence[CardSet], rng: Random) -> Values:
    """Return the values of the discards in *count* random worlds; fewer if placing cards fails."""
    return values(turn, sampled(turn.position, count, rng), candidates)


def values(turn: DiscardTurn, worlds: Row, candidates: Sequence[CardSet]) -> Values:
    """Return the values of the discards in these worlds, which are rows that kernels read."""
    value = _counted if number_of(turn.position.rules) is None else _filled
    columns = [value(turn, _without(turn, worlds, discard)) for discard in candidates]
    return [list(row) for row in zip(*columns, strict=True)]


def _filled(turn: DiscardTurn, worlds: Row) -> list[float]:
    here = position_row(turn.position)[:]
    here[layout.ALL_DECLARE] = 1
    return [value for (value,) in filled(turn.position, here, worlds, (NO_CARD,))]


def _counted(turn: DiscardTurn, worlds: Row) -> list[float]:
    position, game = turn.position, turn.position.rules
    return [
        counted(
            position, locations, NO_CARD, game.all_declared(position.score_inputs, locations.held)
        )
        for locations in locations_in(position, worlds)
    ]


def _without(turn: DiscardTurn, worlds: Row, discard: CardSet) -> Row:
    # The worlds in which the seat has discarded these of its cards.
    size, seat, base = layout.WORLD_SIZE, turn.position.seat, base_of(turn.position.rules)
    tried, count = worlds[:], len(worlds) // size
    kept = words(turn.position.hand & ~discard, base)
    for place, numbers in ((layout.HELD, kept), (layout.ASIDE, words(discard, base))):
        for word, number in enumerate(numbers):
            tried[place + 2 * seat + word :: size] = layout.row([number] * count)
    return tried
