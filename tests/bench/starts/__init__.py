"""The start of the bot: the first of all, and one with many tables."""

from collections.abc import Iterator

from tests.bench.row import Row
from tests.bench.starts import first, restart


def rows() -> Iterator[Row]:
    """The measurements, as rows of a table."""
    yield from first.rows()
    yield from restart.rows()
