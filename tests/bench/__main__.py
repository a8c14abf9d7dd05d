"""Measures everything, or the modules and folders that are named: `python -m tests.bench core`.

The exit status is 1 if an aim is missed.
"""

import gc
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from tests.bench.report import FIGURES, keep, table
from tests.bench.row import Row

ONLY_IF_NAMED = ("days", "starts.ranges_of_many")
"""Modules that take too long to be measured with all others."""


def modules() -> list[str]:
    """The names of all modules here that may have rows, with those of their folders in front."""
    folder = Path(__file__).parent
    names = (file.relative_to(folder).with_suffix("").parts for file in folder.rglob("*.py"))
    return sorted(".".join(parts) for parts in names if not parts[-1].startswith(("_", "test_")))


def rows_of(names: Sequence[str]) -> Iterator[tuple[str, list[Row]]]:
    """These modules and those in these folders, or all, that have rows, each with them."""
    for module in modules():
        is_named = any(f"{module}.".startswith(f"{name}.") for name in names)
        if is_named or (not names and module not in ONLY_IF_NAMED):
            rows = getattr(import_module(f"tests.bench.{module}"), "rows", None)
            if rows is not None:
                # The collector is not to look through what other modules have left.
                gc.freeze()
                yield module, list(rows())


def main(arguments: Sequence[str]) -> int:
    """Measure, and return the exit status."""
    parser = ArgumentParser("python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", help="modules and folders of tests/bench")
    parser.add_argument("--keep", action="store_true", help=f"write {FIGURES.name} too")
    wanted = parser.parse_args(arguments)
    missed = False
    for module, rows in rows_of(wanted.names):
        sys.stdout.write(f"## {module}\n\n{table(rows)}\n")
        sys.stdout.flush()
        missed |= not all(row.is_met for row in rows)
        if wanted.keep:
            keep(module, rows)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
