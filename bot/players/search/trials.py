"""The trials of a turn: its cards or discards, each played out in the same sampled worlds."""

from collections.abc import Sequence
from random import Random

from bot.games.cards import CardSet
from bot.players.search import playouts
from bot.players.search.kernels import layout
from bot.players.search.kernels.catalogue import number_of
from bot.players.search.kernels.compiling import Row
from bot.players.search.kernels.encoding import base_of, locations_in, position_row, sampled
from bot.players.search.kernels.layout import words
from bot.players.search.kernels.playouts import NO_CARD
from bot.players.search.playouts import Values, counted, filled
from bot.players.search.questions import DiscardTurn, SearchTurn

FEW = 5
"""The most discards that plain Python tries, where they take about half a second."""


def few_to_try(turn: SearchTurn) -> tuple[int, ...]:
    """Return the candidates of a slow search: all cards, or the most promising discards."""
    return turn.candidates[:FEW] if isinstance(turn, DiscardTurn) else turn.candidates


def trials(turn: SearchTurn, count: int, candidates: Sequence[int], rng: Random) -> Values:
    """Return the values of the candidates in *count* random worlds; fewer if placing cards fails.

    Candidates are indexes of cards, or discards as sets. The same generator gives the same worlds.
    """
    if isinstance(turn, DiscardTurn):
        return discard_values(turn, sampled(turn.position, count, rng), candidates)
    return playouts.trials(turn, count, candidates, rng)


def discard_values(turn: DiscardTurn, worlds: Row, candidates: Sequence[CardSet]) -> Values:
    """Return the values of the discards in these worlds, `WORLD_SIZE` numbers each, end to
    end."""
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
