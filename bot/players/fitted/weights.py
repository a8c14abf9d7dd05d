"""The weights of the features: a file for each game and way of playing it.

A file has the weights in thousandths, for each kind of turn by its name and for each table of
`features.SIZES`. A table that is left out weighs nothing.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from bot.games.rules import Rules
from bot.players.fitted.features import SIZES, START
from bot.players.fitted.turn import PlayTurn
from bot.players.search.weighed import name_of

FOLDER = Path(__file__).parent / "weights"
TURNS = ("lead", "follow", "lead_defending", "follow_defending")
"""The kinds of turns; without an attack nobody defends."""

Row = tuple[int, ...]


@lru_cache(maxsize=64)
def has_weights(game: Rules) -> bool:
    """Return whether there are weights for a game."""
    return (FOLDER / f"{name_of(game)}.json").exists()


def weights_of(game: Rules, turn: PlayTurn) -> Row:
    """Return the weights for a turn, in the row that the features are places in."""
    return _rows(name_of(game))[turn.kind]


@lru_cache(maxsize=64)
def _rows(name: str) -> tuple[Row, ...]:
    kinds = json.loads((FOLDER / f"{name}.json").read_text())
    return tuple(row(kinds.get(turn, {})) for turn in TURNS)


def row(tables: Mapping[str, Sequence[int]]) -> Row:
    """Return tables of weights as one row."""
    found = [0] * sum(SIZES.values())
    for name, numbers in tables.items():
        if len(numbers) != SIZES[name]:
            raise ValueError(f"{name} has {len(numbers)} weights, not {SIZES[name]}")
        found[START[name] : START[name] + SIZES[name]] = numbers
    return tuple(found)
