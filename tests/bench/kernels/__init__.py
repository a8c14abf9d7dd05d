"""Playouts and worlds of the search, plain and compiled, and how soon players answer with it."""

from collections.abc import Iterator

from tests.bench.kernels import speed, thinking
from tests.bench.row import Row


def rows() -> Iterator[Row]:
    """The measurements, as rows of a table."""
    yield from speed.rows()
    yield from thinking.rows()
