"""What keeps a table going: a task that fails is due again a while later."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.errors import StaleAction, TableError
from bot.tables.table import Table
from data.database import DatabaseError

log = logging.getLogger(__name__)

RETRY_S = 5.0
"""How long a table waits after a task that could not be done."""


async def retrying(table: Table, name: str, task: Callable[[], Awaitable[None]]) -> None:
    """Do something that is due at a table, unless it comes too late; raise nothing.

    After a failure the table rests for `RETRY_S` seconds. Whoever calls looks then whether the task
    is still due. The *name* of the task is for the log.
    """
    try:
        await task()
    except (StaleAction, TableError) as late:
        log.debug("%s too late table=%s fault=%r", name, table.id, late)
    except DatabaseError as fault:
        log.error("%s failed table=%s fault=%s", name, table.id, fault)
        await asyncio.sleep(RETRY_S)
    except Exception:
        # The last net of a task: without it the table would stand still.
        log.exception("%s failed table=%s version=%s", name, table.id, table.version)
        await asyncio.sleep(RETRY_S)
