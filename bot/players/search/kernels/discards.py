"""Discards for kernels: `bot.players.search.phases` with compiled playouts."""

from array import array
from collections.abc import Sequence
from random import Random

from bot.games.cards import CardSet
from bot.games.trick import Lie
from bot.players.search import phases
from bot.players.search.kernels import encoding, layout
from bot.players.search.kernels.catalogue import number_of
from bot.players.search.kernels.compiling import Row, fastest
from bot.players.search.kernels.layout import base_of, row, words
from bot.players.search.kernels.playouts import NO_CARD, fill
from bot.players.search.phases import DiscardTurn


def trials(
    turn: DiscardTurn, count: int, candidates: Sequence[CardSet], rng: Random
) -> list[list[float]]:
    """Return the values of the discards in so many worlds at random, or fewer."""
    if number_of(turn.position.rules) is None:
        return phases.trials(turn, count, candidates, rng)
    return _filled(turn, encoding.sampled(turn.position, count, rng), candidates)


def values(
    turn: DiscardTurn, worlds: Sequence[Lie], candidates: Sequence[CardSet]
) -> list[list[float]]:
    """Return for each world how far the own side leads at the end with each discard."""
    return _filled(turn, encoding.worlds_row(turn.position, worlds), candidates)


def _filled(turn: DiscardTurn, worlds: Row, candidates: Sequence[CardSet]) -> list[list[float]]:
    game, here = encoding.game_row(turn.position.rules), encoding.position_row(turn.position)
    here[layout.ALL_DECLARE] = 1
    count, no_card = len(worlds) // layout.WORLD_SIZE, row([NO_CARD])
    end, columns = row([0] * layout.PLAYOUT_SIZE), []
    for discard in candidates:
        out = array("d", bytes(8 * count))
        fastest(fill)(game, here, _without(turn, worlds, discard), count, no_card, end, out)
        columns.append(out)
    return [list(values) for values in zip(*columns, strict=True)]


def _without(turn: DiscardTurn, worlds: Row, discard: CardSet) -> Row:
    # The worlds in which the seat has discarded these of its cards.
    size, seat, base = layout.WORLD_SIZE, turn.position.seat, base_of(turn.position.rules)
    tried, count = worlds[:], len(worlds) // size
    kept = words(turn.position.hand & ~discard, base)
    for place, numbers in ((layout.HELD, kept), (layout.ASIDE, words(discard, base))):
        for word, number in enumerate(numbers):
            tried[place + 2 * seat + word :: size] = row([number] * count)
    return tried
