"""Playouts: each candidate in each world, played on by the quick policy and really counted."""

from array import array
from collections.abc import Sequence
from random import Random
from statistics import fmean

from bot.games.cards import CardSet, Seat
from bot.games.trick import CardLocations, TrickHistory
from bot.players.search.kernels import layout
from bot.players.search.kernels.catalogue import number_of
from bot.players.search.kernels.compiling import Row, fastest
from bot.players.search.kernels.encoding import (
    game_row,
    locations_in,
    position_row,
    sampled,
    worlds_row,
)
from bot.players.search.kernels.playouts import NO_CARD, begin, fill, is_over, lay, turn
from bot.players.search.kernels.policy import pick
from bot.players.search.position import Position

Values = list[list[float]]
"""*Worlds × candidates*: the lead of the own side over the others at the end, in points."""


def trials(position: Position, count: int, candidates: Sequence[int], rng: Random) -> Values:
    """Return the values of candidates in *count* random worlds; fewer if placing cards fails."""
    return _values(position, sampled(position, count, rng), candidates)


def values(
    position: Position, worlds: Sequence[CardLocations], candidates: Sequence[int]
) -> Values:
    """Return the values of the candidates in these worlds."""
    return _values(position, worlds_row(position, worlds), candidates)


def sample(position: Position, count: int, rng: Random) -> list[CardLocations]:
    """Sample *count* worlds; fewer if placing cards fails."""
    return locations_in(position, sampled(position, count, rng))


def _values(position: Position, worlds: Row, candidates: Sequence[int]) -> Values:
    if number_of(position.rules) is None:
        return [
            [counted(position, locations, card, position.score_inputs) for card in candidates]
            for locations in locations_in(position, worlds)
        ]
    return filled(position, position_row(position), worlds, candidates)


def filled(position: Position, here: Row, worlds: Row, candidates: Sequence[int]) -> Values:
    """Return the values where a kernel counts.

    *here* is the row of the position, *worlds* one of `WORLD_SIZE` numbers a world, end to end.
    """
    count, each = len(worlds) // layout.WORLD_SIZE, len(candidates)
    out, end = array("d", bytes(8 * count * each)), layout.row([0] * layout.PLAYOUT_SIZE)
    cards = layout.row(candidates)
    fastest(fill)(game_row(position.rules), here, worlds, count, cards, end, out)
    return [out[start : start + each].tolist() for start in range(0, len(out), each)]


def counted(position: Position, world: CardLocations, card: int, score_inputs: object) -> float:
    """Return the lead of the own side with this card, in points, where only the engine counts."""
    game = position.rules
    scores = game.count(score_inputs, world, played_out(position, world, card)).scores
    return lead(scores, game.sides_in(position.score_inputs, world.held), position.seat)


def lead(scores: Sequence[int], sides: Sequence[int], seat: Seat) -> float:
    """Return by how many points a seat of this one's side scores more than one of the others, on
    average.

    *scores* and *sides* have an entry a seat.
    """
    ours = fmean(score for score, side in zip(scores, sides, strict=True) if side == sides[seat])
    theirs = fmean(score for score, side in zip(scores, sides, strict=True) if side != sides[seat])
    return ours - theirs


def played_out(position: Position, world: CardLocations, card: int) -> TrickHistory:
    """Return how the tricks go if the seat plays this card and everybody goes on by the policy."""
    game = position.rules
    tricks, winners, end = _tricks_on(position, world, card)
    last = tuple(1 << end[layout.LAST_CARD + seat] for seat in range(game.players))
    leader, sides = end[layout.FIRST], game.sides_in(position.score_inputs, world.held)
    if last[leader] == game.tables.fool and game.fool_wins(Seat(leader), sides, winners[:-1]):
        winners[-1] = Seat(leader)
    fool_from = end[layout.FOOL_FROM]
    return TrickHistory(
        tuple(tricks), tuple(winners), None if fool_from < 0 else Seat(fool_from), last
    )


def _tricks_on(
    position: Position, world: CardLocations, card: int
) -> tuple[list[CardSet], list[Seat], Row]:
    # All tricks, who won each, and what has come of the playout, with who led to the last one.
    tricks, winners = list(position.tricks), list(position.winners)
    g, w = game_row(position.rules), worlds_row(position, [world])
    e, base = layout.row([0] * layout.PLAYOUT_SIZE), g[layout.BASE]
    begin(g, position_row(position), w, 0, e)
    over = False
    while not over:
        seat = turn(g, e)
        lay(g, e, seat, pick(g, w, 0, e, seat) if card == NO_CARD else card)
        card = NO_CARD
        if e[layout.COUNT] == g[layout.PLAYERS]:
            leader = e[layout.FIRST]
            winners.append(Seat(e[layout.WINNING]))
            over = is_over(g, w, 0, e)
            tricks.append(e[layout.LAST] | e[layout.LAST + 1] << base)
    e[layout.FIRST] = leader
    return tricks, winners, e
