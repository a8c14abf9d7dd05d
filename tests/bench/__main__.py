"""Measures and writes one Markdown table: `python -m tests.bench`, or some: `… core storage`."""

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


def rows_of(names: Sequence[str]) -> Iterator[Row]:
    """The rows of these modules, or of all that are here and have some."""
    folder = Path(__file__).parent
    rooms = (file.parent.name for file in folder.glob("*/__init__.py"))
    here = sorted([*(file.stem for file in folder.glob("*.py")), *rooms])
    for name in names or [name for name in here if not name.startswith(("__", "test_"))]:
        module = import_module(f"tests.bench.{name}")
        if hasattr(module, "rows"):
            yield from module.rows()


if __name__ == "__main__":
    sys.stdout.write(table(list(rows_of(sys.argv[1:]))))
