"""The table of measurements reads as Markdown, and every module has its rows."""

from importlib import import_module
from pathlib import Path

from tests.bench.__main__ import table
from tests.bench.row import Row

HELPERS = {"row", "playout"}
"""Modules that measure nothing themselves."""


def test_the_table_is_markdown() -> None:
    day, blank, *lines = table([Row("A view", "20 µs", "≤ 100 µs")]).splitlines()
    assert day.startswith("Measured on ")
    assert day.endswith(" cores.")
    assert blank == ""
    assert lines == ["| What | Measured | Aim |", "|---|---|---|", "| A view | 20 µs | ≤ 100 µs |"]


def test_every_module_has_rows() -> None:
    for file in Path(__file__).parent.glob("[a-z]*.py"):
        if file.stem not in HELPERS and not file.stem.startswith("test_"):
            assert callable(import_module(f"tests.bench.{file.stem}").rows), file.stem
