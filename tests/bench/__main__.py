"""Measures and writes one Markdown table: `python -m tests.bench`, or some: `… core players`."""

import os
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from tests.bench.row import Row


def table(rows: list[Row]) -> str:
    """The rows as Markdown, with the day and the machine's cores above."""
    lines = [
        f"Measured on {datetime.now(UTC).date()} with {os.cpu_count()} cores.",
        "",
        "| What | Measured | Aim |",
        "|---|---|---|",
        *(f"| {row.name} | {row.value} | {row.aim} |" for row in rows),
    ]
    return "\n".join(lines) + "\n"


def modules() -> list[str]:
    """The names of all modules here that may have rows, with those of their folders in front."""
    folder = Path(__file__).parent
    names = (file.relative_to(folder).with_suffix("").parts for file in folder.rglob("*.py"))
    return sorted(".".join(parts) for parts in names if not parts[-1].startswith(("_", "test_")))


def rows_of(names: Sequence[str]) -> Iterator[Row]:
    """The rows of these modules and folders, or of all that are here and have some."""
    for module in modules():
        if not names or any(f"{module}.".startswith(f"{name}.") for name in names):
            yield from getattr(import_module(f"tests.bench.{module}"), "rows", list)()


if __name__ == "__main__":
    sys.stdout.write(table(list(rows_of(sys.argv[1:]))))
