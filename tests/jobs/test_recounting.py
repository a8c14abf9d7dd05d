"""Counting deals again in the background of a bot."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.app.jobs.recounting import Recounting, rebuild
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


async def test_a_damaged_log_keeps_back_no_other(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with closing(sqlite3.connect(path)) as db, db:
        [(table,)] = db.execute("SELECT max(table_id) FROM events WHERE kind = 'DealScored'")
        db.execute("DELETE FROM events WHERE kind = 'TrickTaken' AND table_id = ?", (table,))
    async with counting(path) as database:

        async def is_done() -> bool:
            return not await is_due(database)

        await until(is_done)
        found = await database.reading.execute_fetchall("SELECT DISTINCT table_id FROM deals")
        assert len(list(found)) > 1
        assert (table,) not in [tuple(each) for each in found]

        async def is_told() -> bool:
            return any("all deals are counted damaged=1" in each for each in caplog.messages)

        await until(is_told)
    [line] = [each for each in caplog.messages if "log damaged" in each]
    assert f"table={table} " in line


def test_podiums_are_those_of_what_was_counted(path: Path) -> None:
    asyncio.run(rebuild(path))
    with closing(sqlite3.connect(path)) as db, db:
        before = db.execute("SELECT * FROM podiums").fetchall()
        db.execute("INSERT INTO podiums VALUES (1, 0, 100001, 'wins', 1, 1, 99)")
        server = "UPDATE podiums SET scope = (SELECT min(guild_id) FROM names)"
        db.execute(server + " WHERE period = 100001")
    asyncio.run(rebuild(path))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT * FROM podiums").fetchall() == before
        assert db.execute("SELECT text FROM notes WHERE name = 'podiums'").fetchall()


def test_the_summary_counts_damaged_logs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM events WHERE kind = 'TrickTaken'")
        [(tables,)] = db.execute(
            "SELECT count(DISTINCT table_id) FROM events WHERE kind = 'DealScored'"
        )
    assert tables > 1
    said = asyncio.run(rebuild(path))
    assert said.endswith(f"were counted again. {tables} damaged logs were left out: see above.")
    assert "100 %" in capsys.readouterr().err
