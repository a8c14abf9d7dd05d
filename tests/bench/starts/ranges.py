"""The start of four processes that share the shards of some servers, as `python -m tests.load`
measures it too: all shards may identify at once.
"""

import asyncio

from tests.bench.row import Row
from tests.load import spread


def rows() -> list[Row]:
    """The measurements, as rows of a table. Linux only."""
    return rows_of(servers=1000, concurrency=16)


def rows_of(*, servers: int, concurrency: int) -> list[Row]:
    """The measurements with so many servers, where so many shards may identify at once."""
    orders = spread.Orders(servers=servers, concurrency=concurrency, busy=0, every=0, seconds=0)
    return spread.of_start(orders, asyncio.run(spread.measured(orders)))
