"""Measures a hundred busy tables, a thousand quiet ones, and thousands of wrong presses.

The exit status is 1 if anything is wrong, or if less was done than was asked for. What is slow is
not wrong.
"""

import argparse
import asyncio
import sys

from tests.bench.report import table
from tests.load.run import Orders, faults, measured, rows


def parser() -> argparse.ArgumentParser:
    """What the command line can hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--busy", type=int, default=100, help="tables where people play")
    parser.add_argument("--quiet", type=int, default=1000, help="tables where nobody does anything")
    parser.add_argument("--wrong", type=int, default=5000, help="stale and hostile presses")
    parser.add_argument("--seconds", type=float, default=300, help="how long they play")
    return parser


def main() -> int:
    """Runs it and returns the exit status."""
    orders = Orders(**vars(parser().parse_args()))
    found = asyncio.run(measured(orders))
    sys.stdout.write(table(rows(orders, found)))
    wrong = [*faults(orders, found)]
    sys.stdout.writelines(f"WRONG: {fault}\n" for fault in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
