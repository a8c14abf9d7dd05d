"""Rows that refuse a negative index: compiled code would read what lies before them."""

from collections.abc import Callable
from typing import Any


class StrictRow:
    """The numbers of a row, which changes with it."""

    def __init__(self, row: Any) -> None:
        self._row = row

    def __len__(self) -> int:
        return len(self._row)

    def __getitem__(self, place: int) -> Any:
        assert place >= 0, place
        return self._row[place]

    def __setitem__(self, place: int, number: Any) -> None:
        assert place >= 0, place
        self._row[place] = number


def strictly(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """This kernel, on strict rows."""

    def on_strict_rows(*given: Any) -> Any:
        return kernel(*(one if isinstance(one, int) else StrictRow(one) for one in given))

    return on_strict_rows
