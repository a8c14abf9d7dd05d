"""The table of measurements reads as Markdown, and every module has its rows."""

from importlib import import_module

from tests.bench.__main__ import modules, rows_of, table
from tests.bench.row import Row

HELPERS = {"row", "playout"}
"""Modules that measure nothing themselves; folders have their own."""


def test_the_table_is_markdown() -> None:
    day, blank, *lines = table([Row("A view", "20 µs", "≤ 100 µs")]).splitlines()
    assert day.startswith("Measured on ")
    assert day.endswith(" cores.")
    assert blank == ""
    assert lines == ["| What | Measured | Aim |", "|---|---|---|", "| A view | 20 µs | ≤ 100 µs |"]


def test_every_module_has_rows() -> None:
    for module in modules():
        if "." not in module and module not in HELPERS:
            assert callable(import_module(f"tests.bench.{module}").rows), module


def test_a_folder_is_measured_by_its_name() -> None:
    assert {"players.opponents", "players.skill", "starts.first"} <= {*modules()}
    assert list(rows_of(["row", "player"])) == []
