"""Rows of buttons and selects."""

from collections.abc import Sequence
from typing import Any

from discord import ui

ROW = 5
"""Buttons of a row."""

MOST_OPTIONS = 25
"""Options of a select."""


def row(items: Sequence[ui.Item[Any]]) -> ui.ActionRow[Any]:
    """One row with these items."""
    made: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        made.add_item(item)
    return made


def rows_of(items: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """Rows that are filled one after another."""
    return [row(items[i : i + ROW]) for i in range(0, len(items), ROW)]
