"""Counting deals again in the background of a bot."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.app.recounting import Recounting
from bot.tables.recount import is_due
from data.database import Database
from tests.tables.stored.make import FILE


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of an older version."""
    return Path(shutil.copy(FILE, tmp_path / "tables.db"))


@asynccontextmanager
async def counting(path: Path) -> AsyncIterator[Database]:
    """A database whose deals are counted as long as the block lasts."""
    database = await Database.open(path)
    recounting = Recounting(database, path)
    recounting.start()
    try:
        async with asyncio.timeout(60):
            yield database
    finally:
        await recounting.close()
        await database.close()


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Returns once it is so."""
    while True:
        if await is_so():
            return
        await asyncio.sleep(0.05)


async def test_what_is_due_is_counted(path: Path) -> None:
    async with counting(path) as database:

        async def is_done() -> bool:
            return not await is_due(database)

        await until(is_done)


async def test_a_fault_is_told_to_the_host(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM events WHERE kind = 'TrickTaken'")

    async def is_told() -> bool:
        return "Traceback" in caplog.text

    async with counting(path) as database:
        await until(is_told)
        assert await is_due(database)
