"""The start of four processes that share the shards of 20,000 servers, which identify one after
another, as it is for an app of which Discord has not heard yet that it is large.
"""

from tests.bench.row import Row
from tests.bench.starts import ranges


def rows() -> list[Row]:
    """The measurements, as rows of a table. Linux only."""
    return ranges.rows_of(servers=20_000, concurrency=1)
