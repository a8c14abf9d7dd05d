"""The weights of the quick policy: a file of whole numbers for each game and way of playing it.

A card weighs the sum of one number from each table that speaks of it; where in a table the number
stands is said in `bot.players.search.kernels.policy`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path

from bot.games.rules import Rules

FOLDER = Path(__file__).parent / "weights"
BORROWED = Path(__file__).parent / "weights_of_others.json"

ROLES, SUIT_WAYS, TRUMP_WAYS, SEATINGS = 2, 6, 4, 6
TIERS, ABOVE, LENGTHS, OUTS = 6, 5, 4, 5
POTS, LATE, POWERS, TRUMPS_HELD, HUNTS = 4, 7, 6, 4, 3
RANKS, TRUMPS_ABOVE, KINDS, WON = 22, 6, 6, 4

SIZES = {
    "suit_seat": ROLES * SUIT_WAYS * SEATINGS * TIERS * ABOVE,
    "suit_pot": SUIT_WAYS * SEATINGS * POTS * TIERS,
    "suit_late": ROLES * SUIT_WAYS * TIERS * LATE,
    "suit_shape": ROLES * SUIT_WAYS * LENGTHS * OUTS * ABOVE,
    "suit_power": SUIT_WAYS * POWERS * TRUMPS_HELD * TIERS,
    "suit_length": SUIT_WAYS * POWERS * LENGTHS * OUTS,
    "suit_void": ROLES * SUIT_WAYS * 4 * TIERS,
    "suit_hunt": HUNTS * SUIT_WAYS * ROLES * LENGTHS,
    "trump_rank": ROLES * TRUMP_WAYS * RANKS,
    "trump_seat": ROLES * TRUMP_WAYS * SEATINGS * TRUMPS_ABOVE,
    "trump_pot": TRUMP_WAYS * SEATINGS * POTS * TRUMPS_ABOVE,
    "trump_late": ROLES * TRUMP_WAYS * TRUMPS_ABOVE * LATE,
    "trump_power": ROLES * TRUMP_WAYS * POWERS * TRUMPS_HELD * TRUMPS_ABOVE,
    "trump_hunt": HUNTS * TRUMP_WAYS * SEATINGS * ROLES * 2,
    "trump_rank_late": RANKS * LATE,
    "trump_rank_seat": TRUMP_WAYS * SEATINGS * RANKS,
    "fool_late": ROLES * TRUMP_WAYS * LATE,
    "fool_pot": TRUMP_WAYS * POTS * SEATINGS,
    "fool_power": POWERS * TRUMPS_HELD * TRUMP_WAYS,
    "kind": SUIT_WAYS * KINDS * WON * WON,
    "kind_seat": SUIT_WAYS * SEATINGS * WON * WON,
    "sequence": SUIT_WAYS * SEATINGS * WON * WON,
}
"""The tables, and how many numbers each has."""

START = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
"""Where each begins in the row of all."""

SUIT_SEAT, SUIT_POT = START["suit_seat"], START["suit_pot"]
SUIT_LATE, SUIT_SHAPE = START["suit_late"], START["suit_shape"]
SUIT_POWER, SUIT_LENGTH = START["suit_power"], START["suit_length"]
SUIT_VOID, SUIT_HUNT = START["suit_void"], START["suit_hunt"]
TRUMP_RANK, TRUMP_SEAT, TRUMP_POT = START["trump_rank"], START["trump_seat"], START["trump_pot"]
TRUMP_LATE, TRUMP_POWER = START["trump_late"], START["trump_power"]
TRUMP_HUNT, TRUMP_RANK_LATE = START["trump_hunt"], START["trump_rank_late"]
TRUMP_RANK_SEAT = START["trump_rank_seat"]
FOOL_LATE, FOOL_POT, FOOL_POWER = START["fool_late"], START["fool_pot"], START["fool_power"]
KIND_WON, KIND_SEAT, SEQUENCE_WON = START["kind"], START["kind_seat"], START["sequence"]
"""Where each of them begins, by a name of its own."""

SIZE = sum(SIZES.values())


@lru_cache(maxsize=64)
def weights_of(game: Rules) -> tuple[int, ...]:
    """Return the weights for a game as one row of `SIZE` numbers; all are 0 where it has none."""
    file = _file(game)
    return row(json.loads(file.read_text()) if file.exists() else {})


def name_of(game: Rules) -> str:
    """Return the file that has the weights of a game, without its ending."""
    if len(type(game).numbers) > 1:
        return f"{game.key}-{game.players}"
    variant = getattr(game.options, "variant", None)
    return game.key if variant is None else f"{game.key}-{variant}"


def _file(game: Rules) -> Path:
    name = name_of(game)
    return FOLDER / f"{_borrowed().get(name, name)}.json"


@cache
def _borrowed() -> Mapping[str, str]:
    # For games without weights of their own, those of one that is played alike.
    found: dict[str, str] = json.loads(BORROWED.read_text())
    return found


def row(tables: Mapping[str, Sequence[int]]) -> tuple[int, ...]:
    """Return tables of weights as one row of `SIZE` numbers; one that is left out weighs nothing.

    Raises `ValueError` if a table has another length than `SIZES` says.
    """
    found = [0] * SIZE
    for name, numbers in tables.items():
        if len(numbers) != SIZES[name]:
            raise ValueError(f"{name} has {len(numbers)} weights, not {SIZES[name]}")
        found[START[name] : START[name] + SIZES[name]] = numbers
    return tuple(found)


def text_of(weights: Sequence[int]) -> str:
    """Return the file for these weights: a line a table, without those that weigh nothing."""
    tables = {name: list(weights[START[name] : START[name] + SIZES[name]]) for name in SIZES}
    lines = [f'"{name}": {json.dumps(numbers)}' for name, numbers in tables.items() if any(numbers)]
    return "{\n" + ",\n".join(lines) + "\n}\n"
