"""Measures a hundred busy tables, a thousand quiet ones, and thousands of wrong presses; or, with
`--processes`, tables on many servers for which several processes play.

The exit status is 1 if anything is wrong, or if less was done than was asked for. What is slow is
not wrong.
"""

import argparse
import asyncio
import sys

from tests.bench.report import table
from tests.load import run, spread
from tests.server import add_engine


def parser() -> argparse.ArgumentParser:
    """What the command line can hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--busy", type=int, default=100, help="tables where people play")
    parser.add_argument("--seconds", type=float, default=300, help="how long they play")
    alone = parser.add_argument_group("one process")
    alone.add_argument("--quiet", type=int, default=1000, help="tables where nobody does anything")
    alone.add_argument("--wrong", type=int, default=5000, help="stale and hostile presses")
    several = parser.add_argument_group("several processes")
    several.add_argument("--processes", type=int, help="how many share the shards")
    several.add_argument("--shards", type=int, default=16, help="how many there are")
    several.add_argument("--servers", type=int, default=1000, help="how many are added")
    several.add_argument("--concurrency", type=int, default=1, help="shards that identify at once")
    several.add_argument(
        "--every", type=float, default=30, help="seconds between presses at a table"
    )
    add_engine(several)
    several.add_argument("--rolling", action="store_true", help="restart one after another")
    return parser


def main() -> int:
    """Runs it and returns the exit status."""
    asking = parser()
    chosen = vars(asking.parse_args())
    if chosen["engine"] != "sqlite" and not chosen["processes"]:
        asking.error("one process alone keeps a file of SQLite")
    how = spread if chosen["processes"] else run
    orders = how.Orders(**{name: chosen[name] for name in how.Orders.__slots__})
    found = asyncio.run(how.measured(orders))
    sys.stdout.write(table(how.rows(orders, found)))
    wrong = [*how.faults(orders, found)]
    sys.stdout.writelines(f"WRONG: {fault}\n" for fault in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
