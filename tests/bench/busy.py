"""Many tables at once: how soon a press is answered while a hundred people play.

`python -m tests.load` measures the same with quiet tables and wrong presses beside.
"""

import asyncio

from tests.bench.row import Row
from tests.load import run


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    orders = run.Orders()
    return run.rows(orders, asyncio.run(run.measured(orders)))
