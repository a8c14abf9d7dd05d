"""The tables of measurements read as Markdown, and every module has its rows."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench import report
from tests.bench.__main__ import main, modules, rows_of
from tests.bench.report import FIGURES, HEADING, keep, table
from tests.bench.row import Row, at_least, at_most, told

HELPERS = {"report", "row", "playout"}
"""Modules that measure nothing themselves; folders have their own."""


def test_the_table_is_markdown() -> None:
    head, blank, *lines = table([at_most("A view", 20.04, 30, "µs", 1)]).splitlines()
    assert head.startswith("Measured on ")
    assert head.endswith(".")
    assert blank == ""
    assert lines == ["| What | Measured | Aim |", "|---|---|---|", "| A view | 20.0 µs | ≤ 30 µs |"]


def test_a_checkout_may_have_no_history(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "FIGURES", tmp_path / "FIGURES.md")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    day, *_ = table([]).splitlines()
    assert " at " not in day
    monkeypatch.setenv("PATH", "")
    assert table([]).splitlines()[0] == day


@pytest.mark.parametrize(
    ("row", "line"),
    [
        (at_most("A hand", 2.04, 2, "ms", 1), "| A hand | 2.0 ms | ≤ 2 ms |"),
        (at_most("A hand", 2.06, 2, "ms", 1), "| A hand | 2.1 ms | **missed**: ≤ 2 ms |"),
        (at_most("Refused", 0, 0), "| Refused | 0 | 0 |"),
        (at_most("Refused", 1, 0), "| Refused | 1 | **missed**: 0 |"),
        (at_least("Playouts", 1200, 60, "×"), "| Playouts | 1,200 × | ≥ 60 × |"),
        (at_least("Playouts", 59, 60, "×"), "| Playouts | 59 × | **missed**: ≥ 60 × |"),
        (told("Worlds", 3, "k/s"), "| Worlds | 3 k/s |  |"),
    ],
)
def test_a_row_says_whether_its_aim_is_missed(row: Row, line: str) -> None:
    assert table([row]).splitlines()[-1] == line


@pytest.mark.parametrize(("measured", "status"), [(1, 0), (3, 1)])
def test_a_missed_aim_ends_with_1(
    measured: float, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [("core", [at_most("A view", measured, 2)]), ("busy", [told("Other", 1)])]
    monkeypatch.setattr(bench, "rows_of", lambda names: iter(found))
    assert main([]) == status


def test_what_is_measured_again_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "FIGURES.md"
    file.write_text("# Figures\n\nAll of them.\n\n## core\n\nold\n\n## pictures\n\nstays\n")
    keep("core", [told("A view", 20, "µs")], file)
    keep("busy", [told("A press", 5, "ms")], file)
    text = file.read_text()
    head, *parts = HEADING.split(text)
    assert head == "# Figures\n\nAll of them.\n\n"
    assert [part.split("\n")[0] for part in parts] == ["busy", "core", "pictures"]
    assert "| A view | 20 µs |  |\n" in parts[1]
    assert "old" not in text
    keep("busy", [told("A press", 5, "ms")], file)
    assert file.read_text() == text


def test_the_figures_are_those_of_modules() -> None:
    _, *parts = HEADING.split(FIGURES.read_text(encoding="utf-8"))
    assert {part.split("\n")[0] for part in parts} <= {*modules()}


def test_every_module_has_rows() -> None:
    for module in modules():
        if "." not in module and module not in HELPERS:
            assert callable(import_module(f"tests.bench.{module}").rows), module


def test_a_folder_is_measured_by_its_name() -> None:
    assert {"players.opponents", "players.skill", "starts.first"} <= {*modules()}
    assert list(rows_of(["row", "player"])) == []
