"""The database file: its schema, what makes it unusable, and transactions."""

import asyncio
import gc
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data import tables
from data.connection import LIVE, Connection, Writer, to_its_end
from data.database import Database, looking_into
from data.engines.sqlite_schema import MIGRATIONS
from data.faults import Conflict, DatabaseDown, DatabaseError, DatabaseUnusable, SchemaTooNew
from tests.data.support.shares import as_on_a_network_share

SLOW = """
WITH RECURSIVE counted (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted LIMIT 1000000)
SELECT max(number) FROM counted
"""
"""Takes a good part of a second."""

KNOWN = len(list(MIGRATIONS.glob("*.sql")))


async def value(db: Connection, sql: str) -> object:
    [(only,)] = await db.execute_fetchall(sql)
    return only


async def write_note(database: Database, name: str) -> None:
    async with database.transaction() as db:
        await db.execute("INSERT INTO notes (name, text) VALUES (?, 'text')", (name,))


async def write_note_in_one_go(database: Database, name: str) -> None:
    async def write(db: Connection) -> None:
        await db.execute("INSERT INTO notes (name, text) VALUES (?, 'text')", (name,))

    await database.in_one_go(write)


WAYS = (write_note, write_note_in_one_go)


async def names(database: Database) -> list[str]:
    rows = await database.reading.execute_fetchall("SELECT name FROM notes ORDER BY name")
    return [name for (name,) in rows]


async def test_new_file_gets_folder_and_newest_schema(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "deep" / "down" / "new.db")
    assert await value(database.reading, "PRAGMA user_version") == KNOWN
    assert await names(database) == []
    await database.close()


async def test_only_the_owner_can_read_a_new_file(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "new.db")
    await write_note(database, "a")
    found = modes(tmp_path)
    await database.close()
    assert found == {"new.db": 0o600, "new.db-shm": 0o600, "new.db-wal": 0o600}


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with each file in the folder."""
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


@pytest.mark.sqlite
async def test_settings_that_crash_safety_rests_on(database: Database) -> None:
    async with database.transaction() as db:
        assert await value(db, "PRAGMA journal_mode") == "wal"
        assert await value(db, "PRAGMA synchronous") == 2  # FULL
        assert await value(db, "PRAGMA foreign_keys") == 1
        assert await value(db, "PRAGMA busy_timeout") == 2000


async def test_it_is_said_where_no_log_can_be_written_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for is_share in (False, True):
        if is_share:
            as_on_a_network_share(monkeypatch)
        # A file that is there is no copy of one that has a log already.
        (tmp_path / f"{is_share}.db").touch()
        database = await Database.open(tmp_path / f"{is_share}.db")
        await write_note(database, "a")
        assert await names(database) == ["a"]
        await database.close()
        assert ("no write-ahead log, as on a network share" in caplog.text) == is_share


async def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    for name in ("first", "second"):
        database = await Database.open(tmp_path / "same.db")
        await write_note(database, name)
        await database.close()
    database = await Database.open(tmp_path / "same.db")
    assert await names(database) == ["first", "second"]
    await database.close()


async def test_two_that_open_a_new_file_at_once_make_one_schema(tmp_path: Path) -> None:
    both = await asyncio.gather(*(Database.open(tmp_path / "new.db") for _ in range(2)))
    for number, database in enumerate(both):
        await write_note(database, str(number))
    assert await names(both[0]) == ["0", "1"]
    for database in both:
        await database.close()


def test_migrations_are_numbered_without_a_gap_and_tell_their_reason() -> None:
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    assert [int(script.name[:4]) for script in scripts] == list(range(1, len(scripts) + 1))
    assert all(script.read_text().startswith("-- ") for script in scripts)


async def test_schema_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    with sqlite3.connect(path) as raw:
        raw.execute(f"PRAGMA user_version = {KNOWN + 1}")
    raw.close()
    with pytest.raises(SchemaTooNew) as refused:
        await Database.open(path)
    assert (refused.value.found, refused.value.known) == (KNOWN + 1, KNOWN)
    assert str(refused.value).endswith(
        f"its schema is number {KNOWN + 1}, this version knows {KNOWN}."
    )


async def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, this is no database. " * 100)
    with pytest.raises(DatabaseUnusable, match="file is not a database"):
        await Database.open(path)
    assert path.read_text().startswith("Dear Ada")


@pytest.mark.parametrize("where", ["folder", "file/inside.db"])
async def test_path_that_cannot_be_written_is_refused(tmp_path: Path, where: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnusable) as refused:
        await Database.open(tmp_path / where)
    assert isinstance(refused.value, DatabaseError)
    assert str(tmp_path / where) in str(refused.value)


async def test_refused_file_starts_no_thread_that_may_outlive_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, start = list[str](), threading.Thread.start

    def noted(thread: threading.Thread) -> None:
        started.append(thread.name)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", noted)
    with pytest.raises(DatabaseUnusable):
        await Database.open(tmp_path)
    assert not [name for name in started if "connection_worker" in name]


async def write_the_same_twice(database: Database) -> None:
    async with database.transaction() as db:
        for _ in range(2):
            await db.execute("INSERT INTO notes (name, text) VALUES ('a', 'text')")


async def write_the_same_twice_in_one_go(database: Database) -> None:
    async def write(db: Connection) -> None:
        await db.executemany("INSERT INTO notes (name, text) VALUES ('a', ?)", [("1",), ("2",)])

    await database.in_one_go(write)


@pytest.mark.parametrize("twice", [write_the_same_twice, write_the_same_twice_in_one_go])
async def test_exception_rolls_everything_back(
    database: Database, twice: Callable[[Database], Awaitable[None]]
) -> None:
    with pytest.raises(Conflict):
        await twice(database)
    assert await names(database) == []
    await write_note(database, "b")
    assert await names(database) == ["b"]


async def test_who_is_cancelled_leaves_no_fault_behind(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async def write(db: Connection) -> None:
        await db.execute("SELECT 1")
        raise Conflict("it is there already")

    writing = asyncio.create_task(database.in_one_go(write))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    # The next turn comes once it is over.
    async with database.transaction():
        gc.collect()
    assert "never retrieved" not in caplog.text


@pytest.mark.sqlite
async def test_nothing_but_the_database_is_waited_for_in_one_go(database: Database) -> None:
    async def write(db: Connection) -> None:
        await db.execute("INSERT INTO notes (name, text) VALUES ('a', 'text')")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="only a direct connection"):
        await database.in_one_go(write)
    assert await names(database) == []
    await write_note(database, "b")
    assert await names(database) == ["b"]


@pytest.mark.sqlite
async def test_what_is_written_in_one_go_is_written_although_nobody_waits_for_it(
    database: Database,
) -> None:
    begun, goes_on = threading.Event(), threading.Event()

    async def write(db: Connection) -> None:
        begun.set()
        goes_on.wait(60)
        await db.execute("INSERT INTO notes (name, text) VALUES ('a', 'text')")

    first = asyncio.create_task(database.in_one_go(write))
    await asyncio.to_thread(begun.wait)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    second = asyncio.create_task(write_note(database, "b"))
    await asyncio.sleep(0.05)
    assert not second.done()
    goes_on.set()
    await second
    assert await names(database) == ["a", "b"]


async def test_writers_wait_for_another_process_only_as_long_as_they_may(
    database: Database, tmp_path: Path
) -> None:
    async with database.transaction() as db:
        await db.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for write_one in WAYS:
            with pytest.raises(DatabaseDown, match="locked"):
                await write_one(database, "a")
    await write_note_in_one_go(database, "b")
    assert await names(database) == ["b"]


@pytest.mark.parametrize("write_one", WAYS)
async def test_who_is_cancelled_leaves_no_transaction_open(
    database: Database, write_one: Callable[[Database, str], Coroutine[Any, Any, None]]
) -> None:
    for steps in range(30):
        task = asyncio.create_task(write_one(database, f"{steps:02}"))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await write_note(database, "end")
    assert (await names(database))[-1] == "end"


async def test_who_is_cancelled_twice_disturbs_nobody_else(database: Database) -> None:
    async def write_slowly() -> None:
        async with database.transaction() as db:
            await db.execute("INSERT INTO notes (name, text) VALUES ('never', 'text')")
            await db.execute(SLOW)

    task = asyncio.create_task(write_slowly())
    await asyncio.sleep(0.05)
    for _ in range(2):
        task.cancel()
        await asyncio.sleep(0)
    await asyncio.gather(task, return_exceptions=True)
    await write_note_in_one_go(database, "one")
    await write_note(database, "two")
    assert await names(database) == ["one", "two"]


async def test_writers_take_turns(database: Database) -> None:
    await asyncio.gather(*(WAYS[number % 2](database, str(number)) for number in range(20)))
    assert len(await names(database)) == 20


async def test_connection_for_reading_cannot_write(database: Database) -> None:
    with pytest.raises(DatabaseDown, match=r"read-?only"):
        await database.reading.execute("INSERT INTO notes (name, text) VALUES ('a', 'text')")


async def test_the_pack_of_a_table_moves_into_its_setup(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as db, db:
        for script in sorted(MIGRATIONS.glob("*.sql"))[:4]:
            db.executescript(script.read_text("utf-8"))
        db.execute("PRAGMA user_version = 4")
        db.executemany(
            """
            INSERT INTO tables (
                game, edition, options, players, guild_id, channel_id, parent_id, language,
                opener_id, state, secret, created_at, touched_at, pack
            ) VALUES ('scarto', 1, '{}', 3, 1, 1, 1, 'en', 1, 'lobby', x'00', 0, 0, ?)
            """,
            [("nouveau",), (None,)],
        )
    database = await Database.open(path)
    found = await tables.with_ids(database.reading, [1, 2])
    assert {number: row.setup for number, row in found.items()} == {1: {"pack": "nouveau"}, 2: {}}
    await database.close()


@pytest.mark.sqlite
async def test_deletion_does_not_depend_on_how_sqlite_was_built(database: Database) -> None:
    async with database.transaction() as db:
        assert [*await db.execute_fetchall("PRAGMA secure_delete")] == [(1,)]


async def write_from_beside(database: Database, made: Writer) -> None:
    async with database.transaction(made) as db:
        await db.execute(f"INSERT INTO {LIVE}.notes (name, text) SELECT name, '' FROM notes")


async def test_tables_beside_it_come_before_those_of_the_same_name(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "new.db")
    await write_note(database, "first")
    async with database.beside() as made:
        await made.execute("CREATE TABLE notes (name TEXT)")
        await made.execute("INSERT INTO notes (name) VALUES ('second')")
        assert await value(made, "SELECT name FROM notes") == "second"
        assert await value(made, "SELECT count(*) FROM tables") == 0
        assert await names(database) == ["first"]
        await write_from_beside(database, made)
        assert await names(database) == ["first", "second"]
        with pytest.raises(Conflict):
            await write_from_beside(database, made)
        await write_note(database, "third")
    await database.close()


async def test_it_is_written_from_beside_as_safely(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "it's new.db")
    async with database.beside() as made:
        for setting, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("secure_delete", 1)):
            assert await value(made, f"PRAGMA {LIVE}.{setting}") == wanted
        await made.execute("CREATE TABLE many (number INTEGER)")
        await made.execute("INSERT INTO many (number) VALUES (1)")
        assert set(modes(tmp_path)) == {"it's new.db", "it's new.db-shm", "it's new.db-wal"}
    await database.close()


async def test_who_writes_waits_for_no_reader_while_another_process_opens_the_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "new.db"
    database = await Database.open(path)
    try:
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM notes").fetchall()
            await write_note(database, "one")
            opening = asyncio.create_task(Database.open(path))
            while not opening.done():
                await write_note(database, str(time.monotonic()))
            await (await opening).close()
    finally:
        await database.close()


async def test_whoever_is_cancelled_is_so_although_what_they_waited_for_fails() -> None:
    may_fail = asyncio.Event()

    async def fail() -> None:
        await may_fail.wait()
        raise DatabaseDown("disk full")

    waiting = asyncio.create_task(to_its_end(fail()))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    may_fail.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_what_cannot_be_looked_into_is_out_of_order(tmp_path: Path) -> None:
    with pytest.raises(DatabaseDown, match="unable to open database file"):
        async with looking_into(tmp_path / "none.db"):
            pass
