"""Deals of the same people that end in two processes at once are all counted."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

from bot.tables.recount import is_due, recount
from data.database import Database
from data.engines.place import Place, Url
from data.finished.scopes import ALL_SERVERS
from tests.tables.support.counted import content_of
from tests.tables.support.people import GUILD

DEALS = 60
"""How many of them end in each process."""


async def ending(place: Place) -> Process:
    """A process that waits with the last card of all its deals."""
    address = place.address if isinstance(place, Url) else str(place)
    module = "tests.tables.support.ends"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, address, str(GUILD), str(DEALS)), stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    return process


async def ready(process: Process) -> None:
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"


async def test_all_deals_that_end_at_once_are_counted(database: Database, place: Place) -> None:
    processes = [await ending(place) for _ in range(2)]
    await asyncio.gather(*map(ready, processes))
    await asyncio.gather(*(process.communicate(b"now\n") for process in processes))
    assert [process.returncode for process in processes] == [0, 0]
    db = database.reading
    for scope in (GUILD, ALL_SERVERS):
        counted = await db.execute_fetchall("SELECT deals FROM ratings WHERE scope = ?", (scope,))
        assert [deals for (deals,) in counted] == [2 * DEALS] * 3
    if isinstance(place, Url):
        ends = await db.execute_fetchall(
            "SELECT pg_xact_commit_timestamp(xmin) FROM deals ORDER BY id"
        )
        assert [*ends] == sorted(ends)
    before = await content_of(database)
    assert len(before["deals"]) == 2 * DEALS
    await recount(database, lambda percent: None)
    assert not await is_due(database)
    assert await content_of(database) == before
