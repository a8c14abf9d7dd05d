"""Writes what each blunder costs and what is played there: `python -m tests.players.blunders`."""

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bot.players import normal
from bot.players.search import engine
from bot.players.search import player as search
from bot.players.search.from_view import position_of
from bot.players.search.trials import trials
from tests.players.blunders.blunder import BLUNDERS, Blunder

WORLDS = 2000
SEEDS = range(3)


def main() -> None:
    """Writes a row of the table in the laboratory's README.md for each, as soon as it is there."""
    engine.prepare()
    for blunder in BLUNDERS:
        sys.stdout.write(f"| {' | '.join(_cells(blunder))} |\n")
        sys.stdout.flush()


def _cells(blunder: Blunder) -> Iterator[str]:
    right, wrong = blunder.right[0], blunder.wrong[0]
    lead, error = _lead(blunder, right, wrong)
    yield from (blunder.kind, blunder.told, right, wrong, f"{lead:.1f} ± {error:.1f}")
    for player in (normal.choose, search.choose):
        yield " or ".join(sorted({blunder.card(player, seed) for seed in SEEDS}))


def _lead(blunder: Blunder, right: str, wrong: str) -> tuple[float, float]:
    # By how much one card is ahead of the other, and the standard error of that.
    position = position_of(blunder.view)
    pair = [blunder.game.pack.parse(code).index for code in (right, wrong)]
    rows = [row for seed in SEEDS for row in trials(position, WORLDS, pair, Random(seed))]
    ahead = [there - here for there, here in rows]
    return fmean(ahead), stdev(ahead) / sqrt(len(ahead))


if __name__ == "__main__":
    main()
