"""Copies of the database: made while it is written, without tokens, and put back whole."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from data import notes
from data.database import Database
from data.engines.copies import CopyRefused, backup, restore
from data.ranges.locks import held

STORED = Path(__file__).parents[1] / "tables" / "stored" / "tables.db"
NOW = datetime(2026, 11, 22, 10, 30, tzinfo=UTC)


def stored(path: Path, name: str) -> str | None:
    """The note of this name in a database."""
    return asyncio.run(notes.stored(path, name))


def columns(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every column of every table."""
    return db.execute(
        "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table'"
    ).fetchall()


def value(path: Path, sql: str) -> object:
    """The one value of a query."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchone()[0]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with tables of every game and hands with tokens."""
    path = tmp_path / "bot.db"
    path.write_bytes(STORED.read_bytes())
    return path


async def test_a_copy_has_everything_but_tokens(database: Path, tmp_path: Path) -> None:
    playing = await Database.open(database)
    tokens = value(database, "SELECT group_concat(token) FROM hands")
    assert isinstance(tokens, str)
    copy = tmp_path / "copy.db"
    async with playing.transaction():
        backup(database, copy)
    await playing.close()
    assert copy.stat().st_mode & 0o777 == 0o600
    for count in ("SELECT count(id) FROM tables", "SELECT count(number) FROM events"):
        assert value(copy, count) == value(database, count) != 0
    held = copy.read_bytes()
    assert not [token for token in tokens.split(",") if token.encode() in held]
    with closing(sqlite3.connect(copy)) as db:
        for table, column in columns(db):
            if "token" in column:
                query = f"SELECT count(*) FROM {table} WHERE {column} <> ''"
                assert db.execute(query).fetchone() == (0,), table


async def test_what_was_not_written_through_yet_is_copied(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "copy.db"
    playing = await Database.open(path)
    await notes.write(playing, "newest", "still in the log beside the file")
    backup(path, copy)
    await playing.close()
    assert await notes.stored(copy, "newest") == "still in the log beside the file"


def test_a_copy_goes_back_and_the_replaced_database_is_kept(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database, copy)
    with closing(sqlite3.connect(database)) as db:
        db.execute("INSERT INTO notes (name, text) VALUES ('later', 'yes')")
        db.commit()
    kept = restore(database, copy, NOW)
    assert kept == tmp_path / "bot.db.20261122-103000"
    assert stored(kept, "later") == "yes"
    assert stored(database, "later") is None
    assert database.stat().st_mode & 0o777 == 0o600


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """A folder with a database as a kill leaves it: what was written last is only in its log."""
    folder = tmp_path / "killed"
    folder.mkdir()
    # A file that is there goes through all migrations, which the log then holds as well.
    (tmp_path / "playing.db").touch()
    playing = await Database.open(tmp_path / "playing.db")
    backup(tmp_path / "playing.db", folder / "copy.db")
    await notes.write(playing, "newest", "still in the log")
    for ending in ("", "-wal", "-shm"):
        shutil.copy(tmp_path / f"playing.db{ending}", folder / f"bot.db{ending}")
    await playing.close()
    return folder


def test_a_restore_after_a_kill_can_be_undone(killed: Path) -> None:
    kept = restore(killed / "bot.db", killed / "copy.db", NOW)
    assert kept is not None
    assert stored(killed / "bot.db", "newest") is None
    restore(killed / "bot.db", kept, NOW + timedelta(seconds=1))
    assert stored(killed / "bot.db", "newest") == "still in the log"


def test_a_copy_is_one_file(killed: Path) -> None:
    restore(killed / "bot.db", killed / "copy.db", NOW)
    found = {file.name for file in killed.iterdir()}
    assert found - {"bot.db.lock"} == {"bot.db", "bot.db.20261122-103000", "copy.db"}


def test_a_kill_while_a_copy_is_put_back_leaves_the_one_or_the_other(killed: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.data.support.killed", str(killed)],
        check=True, capture_output=True, text=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    left = told.stdout.splitlines()
    assert len(left) > 40
    assert [*dict.fromkeys(left)] == ["still in the log", "None"]


def test_a_database_that_lacks_a_table_is_not_put_back(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as db:
        db.execute("DROP TABLE hands")
    with pytest.raises(CopyRefused, match="has no table hands"):
        restore(database, tmp_path / "copy.db", NOW)


def test_a_database_that_somebody_reads_is_not_replaced(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    with closing(sqlite3.connect(database)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("SELECT count(*) FROM tables")
        with pytest.raises(CopyRefused, match="cannot be replaced: database is locked"):
            restore(database, tmp_path / "copy.db", NOW)
    assert not list(tmp_path.glob("bot.db.2*"))


def test_a_damaged_database_is_kept_as_it_is(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    for spoil in (damaged, lambda path: path.write_text("Dear Ada, " * 99)):
        spoil(database)
        before = database.read_bytes()
        kept = restore(database, tmp_path / "copy.db", NOW)
        assert kept is not None
        assert kept.read_bytes() == before
        assert value(database, "SELECT count(id) FROM tables") != 0
        kept.unlink()


def test_a_copy_can_be_the_first_database(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    elsewhere = tmp_path / "new" / "bot.db"
    assert restore(elsewhere, tmp_path / "copy.db", NOW) is None
    assert value(elsewhere, "SELECT count(id) FROM tables") != 0


def test_nothing_is_put_back_while_a_bot_plays(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    before = database.read_bytes()
    with (
        held(database),
        pytest.raises(CopyRefused, match=r"The bot is running .*: stop it first\."),
    ):
        restore(database, tmp_path / "copy.db", NOW)
    assert database.read_bytes() == before


def damaged(path: Path) -> None:
    """Spoils pages in the middle."""
    content = bytearray(path.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 9000] = b"\xaa" * 9000
    path.write_bytes(content)


def newer(path: Path) -> None:
    """Makes it the file of a later version."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (damaged, "damaged|malformed"),
        (newer, "newer version"),
        (lambda path: path.write_text("Dear Ada, " * 99), "not a database"),
        (lambda path: path.write_bytes(b""), "has no table tables"),
        (Path.unlink, "There is no file"),
    ],
)
def test_a_copy_of_no_use_changes_nothing(
    database: Path, tmp_path: Path, spoil: object, why: str
) -> None:
    copy = tmp_path / "copy.db"
    backup(database, copy)
    assert callable(spoil)
    spoil(copy)
    before = database.read_bytes()
    with pytest.raises(CopyRefused, match=why):
        restore(database, copy, NOW)
    assert database.read_bytes() == before


def test_a_file_that_is_there_is_not_overwritten(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("something else")
    with pytest.raises(CopyRefused, match="exists already"):
        backup(database, copy)
    assert copy.read_text() == "something else"


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "bot.db").write_text("no database at all, " * 99)
    for database in (tmp_path / "bot.db", tmp_path / "none.db"):
        with pytest.raises(CopyRefused):
            backup(database, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
