"""Compiled playouts beside the plain ones."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.games.game import Game
from bot.games.trick import Lie
from bot.players.search import engine, phases, playouts
from bot.players.search.kernels import discards, encoding
from bot.players.search.phases import DiscardTurn
from bot.players.search.position import Position, position_of
from bot.players.search.worlds import sample
from tests.players.search.moments import moments, truth

FOLDER = Path(__file__).parents[4] / "var/cache/kernels"

engine.prepare(FOLDER)


def positions(kind: type[Game], seed: int, share: float) -> Iterator[tuple[Position, list[Lie]]]:
    """Positions of a match with any options, each with the true world and two others."""
    for match, _, seen in moments(kind, seed, share):
        assert match.deal is not None
        position = position_of(seen)
        yield position, [truth(match.deal), *sample(position, 2, Random(seed))]


def differences(position: Position, worlds: list[Lie]) -> list[str]:
    """Where the values of the kernels differ from those of the original."""
    cards = position.candidates
    ours = encoding.values(position, worlds, cards)
    theirs = playouts.values(position, worlds, cards)
    return [
        f"{position.table}, {len(position.tricks)} tricks, world {world}, card {card}: {a}, not {b}"
        for world, rows in enumerate(zip(ours, theirs, strict=True))
        for card, a, b in zip(cards, *rows, strict=True)
        if a != b
    ]


def values_of_discards(turn: DiscardTurn, seed: int) -> tuple[list[list[float]], ...]:
    """What every fifth discard is worth in two worlds: by the original, and by both kernels."""
    worlds, some = sample(turn.position, 2, Random(seed)), turn.candidates[::5]
    return (
        phases.values(turn, worlds, some),
        discards.values(turn, worlds, some),
        discards.trials(turn, 2, some, Random(seed)),
    )
