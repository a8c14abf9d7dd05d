"""Fits the weights of a game: `python -m bot.players.fitted.fit --game KEY`.

The weights are those by which the features of the candidates come closest to what the search holds
of them, by a ridge regression: first over all examples, then for each kind of turn apart, starting
from there. The file that it writes takes the place of the one before.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance

from bot.players.chosen_game import ask_for_game, chosen_game
from bot.players.fitted.examples import Example, examples
from bot.players.fitted.features import SIZES, START
from bot.players.fitted.weights import FOLDER, TURNS
from bot.players.search import engine
from bot.players.search.weighed import name_of

TOGETHER, APART = 40.0, 100.0
"""How strongly the weights are held at nothing, and those of a kind of turn at the common ones."""
DOUBT = 0.5
"""The part of the spread of an example that no feature explains."""
THUMB = 3.0
"""So many times less the rules of thumb are held at nothing."""
ROUNDS = 150
"""The most steps to the solution."""

Sparse = list[tuple[dict[int, float], float]]
"""Equations: amounts by place, and what they shall come to."""


def fitted(found: Sequence[Example]) -> list[list[float]]:
    """Return the weights for each kind of turn, each in the row that the features are places in."""
    kinds = [_equations([one for one in found if one.kind == kind]) for kind in range(len(TURNS))]
    common = ridge([one for kind in kinds for one in kind], [0.0] * _places(), TOGETHER)
    return [ridge(kind, common, APART) if kind else common for kind in kinds]


def ridge(equations: Sparse, prior: Sequence[float], strength: float) -> list[float]:
    """Return the solution of least squares that is held near the prior, by conjugate gradients."""
    weights = list(prior)
    residual = [0.0] * len(prior)
    for amounts, target in equations:
        miss = target - sum([weights[place] * amount for place, amount in amounts.items()])
        for place, amount in amounts.items():
            residual[place] += miss * amount
    step, size = list(residual), sum([number * number for number in residual])
    for _ in range(ROUNDS):
        if size < 1e-9:
            break
        curved = _curved(equations, step, strength)
        length = size / sum([a * b for a, b in zip(step, curved, strict=True)])
        weights = [a + length * b for a, b in zip(weights, step, strict=True)]
        residual = [a - length * b for a, b in zip(residual, curved, strict=True)]
        before, size = size, sum([number * number for number in residual])
        step = [a + size / before * b for a, b in zip(residual, step, strict=True)]
    return weights


def _curved(equations: Sparse, step: Sequence[float], strength: float) -> list[float]:
    found = [strength * number for number in step]
    for amounts, _ in equations:
        along = sum([step[place] * amount for place, amount in amounts.items()])
        for place, amount in amounts.items():
            found[place] += along * amount
    return found


def _equations(found: Sequence[Example]) -> Sparse:
    # Only differences within a turn count, and less where chance has much to do with them.
    if not found:
        return []
    spread = fmean([pvariance(one.values) for one in found]) or 1.0
    equations: Sparse = []
    for one in found:
        doubt = sqrt(one.variance / spread + DOUBT)
        mean, value = _mean(one), fmean(one.values)
        for row, worth in zip(_scaled(one), one.values, strict=True):
            places = {*row, *mean}
            apart = {n: (row.get(n, 0.0) - mean.get(n, 0.0)) / doubt for n in places}
            equations.append((apart, (worth - value) / sqrt(spread) / doubt))
    return equations


def _mean(one: Example) -> dict[int, float]:
    mean: dict[int, float] = {}
    for row in _scaled(one):
        for place, amount in row.items():
            mean[place] = mean.get(place, 0.0) + amount / len(one.values)
    return mean


def _scaled(one: Example) -> list[dict[int, float]]:
    return [{place: amount * _scale(place) for place, amount in row} for row in one.features]


def _scale(place: int) -> float:
    return THUMB if place < SIZES["thumb"] + SIZES["thumb_late"] else 1.0


def _places() -> int:
    return sum(SIZES.values())


def text_of(rows: Sequence[Sequence[float]], kinds: Sequence[int]) -> str:
    """Return the file for these weights: a line a table."""
    parts = []
    for kind in kinds:
        whole = [round(1000 * weight * _scale(place)) for place, weight in enumerate(rows[kind])]
        tables = {name: whole[START[name] : START[name] + size] for name, size in SIZES.items()}
        lines = [f'"{name}": {json.dumps(row)}' for name, row in tables.items() if any(row)]
        parts.append(f'"{TURNS[kind]}": {{\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(arguments: Sequence[str]) -> int:
    """Fit the weights that the arguments ask for and write them."""
    parser = ArgumentParser("python -m bot.players.fitted.fit", description=__doc__)
    ask_for_game(parser)
    parser.add_argument("--positions", type=int, default=1400)
    parser.add_argument("--worlds", type=int, default=30)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args(arguments)
    game = chosen_game(parser, wanted)
    engine.prepare()
    found = list(examples(game, wanted.positions, wanted.worlds, wanted.seed))
    kinds = sorted({one.kind for one in found})
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name_of(game)}.json").write_text(text_of(fitted(found), kinds))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
