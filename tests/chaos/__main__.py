"""Kills and stops the bot while people play, and says what became of their matches.

The exit status is 1 if anything is wrong, or if less was done than was asked for. What is slow is
not wrong: when time is up, matches under way are looked at as far as they have come.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.bench.report import table
from tests.chaos.run import Chaos, Orders, rows


def parser() -> argparse.ArgumentParser:
    """What the command line can hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often it is killed")
    parser.add_argument("--stops", type=int, default=50, help="how often it is stopped in order")
    parser.add_argument("--tables", type=int, default=20, help="how many tables play at once")
    parser.add_argument(
        "--seconds",
        type=float,
        default=7200,
        help="how long people play, and longer until all is done",
    )
    parser.add_argument("--seed", type=int, help="when it is ended; drawn anew without one")
    parser.add_argument("--folder", type=Path, help="an empty folder where all files stay")
    return parser


def main() -> int:
    """Runs it and returns the exit status."""
    chosen = parser().parse_args()
    seed = Random().randrange(10**6) if chosen.seed is None else chosen.seed
    sys.stdout.write(f"Seed {seed}.\n")
    orders = Orders(chosen.kills, chosen.stops, chosen.tables, chosen.seconds, seed)
    with TemporaryDirectory() as folder:
        chaos = asyncio.run(Chaos(orders, chosen.folder or Path(folder)).run())
    sys.stdout.write(table(rows(chaos)))
    for fault in chaos.faults:
        sys.stdout.write(f"WRONG: {fault}\n")
    return 1 if chaos.faults else 0


if __name__ == "__main__":
    sys.exit(main())
