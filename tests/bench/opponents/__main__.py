"""Measures with more deals than all measurements do: `python -m tests.bench.opponents --deals 100`.

Each row is written as soon as it is there.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from tests.bench.opponents.leads import DEALS, rows


def main(arguments: Sequence[str]) -> None:
    """Writes the rows."""
    parser = ArgumentParser("python -m tests.bench.opponents", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    for row in rows(parser.parse_args(arguments).deals):
        sys.stdout.write(f"| {row.name} | {row.value} | {row.aim} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
