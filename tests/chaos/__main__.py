"""Kills, stops and holds up the bot while people play, and says what became of their matches.

With several processes one has a rival now and then, which was forced past the lock of its shards,
and all are stopped to share another number of shards.

A server of PostgreSQL keeps nothing safe on its disk, which makes it quick: it is the bot that is
killed, and never the server.

The exit status is 1 if anything is wrong, or if less was done than was asked for. What is slow is
not wrong: when time is up, matches under way are looked at as far as they have come.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.bench.report import table
from tests.chaos.disturbing import Orders
from tests.chaos.run import Chaos, rows
from tests.server import add_engine

OF_SEVERAL = (
    ("holds", 40, "how often a process does nothing for up to a minute"),
    ("rivals", 20, "how often two processes run the same shards"),
    ("cuts", 4, "how often all start again with twice or half the number of shards"),
)

SEVERED = 20
"""How often one of several processes is severed from a server, unless it is told."""


def parser() -> argparse.ArgumentParser:
    """What the command line can hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    add_engine(parser)
    parser.add_argument("--kills", type=int, default=200, help="how often it is killed")
    parser.add_argument("--stops", type=int, default=50, help="how often it is stopped in order")
    for name, default, what in OF_SEVERAL:
        told = f"{what}; {default} if there are several, else 0"
        parser.add_argument(f"--{name}", type=int, help=told)
    told = f"how often one loses its server of PostgreSQL; {SEVERED} of several, else 0"
    parser.add_argument("--severed", type=int, help=told)
    parser.add_argument("--processes", type=int, default=1, help="how many run beside one another")
    parser.add_argument("--shards", type=int, help="how many they share; one each if not given")
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


def orders(arguments: Sequence[str] | None = None) -> tuple[Orders, Path | None]:
    """What the command line orders, and the folder that it names, if it does."""
    asking = parser()
    chosen = vars(asking.parse_args(arguments))
    several = chosen["processes"] > 1
    for name, default, _ in OF_SEVERAL:
        if chosen[name] is None:
            chosen[name] = default * several
    has_server = chosen["engine"] == "postgresql"
    if chosen["severed"] is None:
        chosen["severed"] = SEVERED * (several and has_server)
    if chosen["severed"] and not has_server:
        asking.error("only a server of PostgreSQL can be lost")
    if chosen["seed"] is None:
        chosen["seed"] = Random().randrange(10**6)
    chosen["shards"] = chosen["shards"] or chosen["processes"]
    if not 0 < chosen["processes"] <= min(chosen["shards"], chosen["tables"]):
        asking.error("each process needs a shard and a table")
    if chosen["cuts"] and not several:
        asking.error("one process alone runs all shards, however many there are")
    folder = chosen.pop("folder")
    return Orders(**chosen), folder


def main() -> int:
    """Runs it and returns the exit status."""
    wanted, kept = orders()
    sys.stdout.write(f"Seed {wanted.seed}.\n")
    with TemporaryDirectory() as folder:
        chaos = asyncio.run(Chaos(wanted, kept or Path(folder)).run())
    sys.stdout.write(table(rows(chaos)))
    for fault in chaos.faults:
        sys.stdout.write(f"WRONG: {fault}\n")
    return 1 if chaos.faults else 0


if __name__ == "__main__":
    sys.exit(main())
