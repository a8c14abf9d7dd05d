"""Copies of the database: one made while the bot plays, and one put back in its place.

They hold no tokens of messages, so that nobody who finds a copy can speak for the bot.
"""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout

from data.database import PRIVATE, DatabaseError, newest_schema

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database."""


class CopyRefused(DatabaseError):
    """A copy cannot be made or put back; the text says why in one sentence."""


def lock_of(database: Path) -> FileLock:
    """The lock a bot holds as long as it plays with this database."""
    return FileLock(f"{database}.lock", timeout=0)


def recount_lock_of(database: Path) -> FileLock:
    """The lock of whoever counts the deals of this database again."""
    return FileLock(f"{database}.recount.lock", timeout=0)


def backup(database: Path, file: Path) -> None:
    """Copies the database into a new file. Raises `CopyRefused`; then nothing is left behind."""
    if not database.is_file():
        raise CopyRefused(f"There is no database {database}.")
    if file.exists():
        raise CopyRefused(f"{file} exists already.")
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except OSError as fault:
        raise CopyRefused(f"{file} cannot be written: {fault.strerror}.") from fault
    try:
        _copy(database, file)
    except BaseException as fault:
        file.unlink(missing_ok=True)
        if isinstance(fault, sqlite3.Error):
            raise CopyRefused(f"{database} cannot be copied: {fault}.") from fault
        raise


def restore(database: Path, file: Path, now: datetime) -> Path | None:
    """Puts a copy in the place of the database; returns where the replaced one is kept, if any.

    Raises `CopyRefused` if a bot plays with the database or the copy is of no use; then nothing
    has changed.
    """
    _check(file)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with lock_of(database):
            return _exchange(database, file, now)
    except Timeout:
        raise CopyRefused(f"The bot is running with {database}: stop it first.") from None
    except OSError as fault:
        raise CopyRefused(f"{database} cannot be replaced: {fault.strerror}.") from fault


def _copy(database: Path, file: Path) -> None:
    source = f"{database.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(source, uri=True)) as old,
        closing(sqlite3.connect(file)) as new,
    ):
        old.backup(new)
        for table in _with_tokens(new):
            new.execute(f"UPDATE {table} SET token = '', expires_at = 0")
        new.commit()
        # Without this the tokens would stay in pages that are free now.
        new.execute("VACUUM")


def _with_tokens(db: sqlite3.Connection) -> list[str]:
    query = (
        "SELECT m.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table' AND c.name = 'token'"
    )
    return [table for (table,) in db.execute(query)]


def _check(file: Path) -> None:
    if not file.is_file():
        raise CopyRefused(f"There is no file {file}.")
    try:
        uri = f"{file.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as copy:
            [[sound]] = copy.execute("PRAGMA quick_check(1)")
            [[schema]] = copy.execute("PRAGMA user_version")
            copy.execute("SELECT id FROM tables LIMIT 1")
    except sqlite3.Error as fault:
        raise CopyRefused(f"{file} cannot be used: {fault}.") from fault
    if sound != "ok":
        raise CopyRefused(f"{file} is damaged: {sound}.")
    if schema > newest_schema():
        raise CopyRefused(f"{file} was made by a newer version of this program.")


def _exchange(database: Path, file: Path, now: datetime) -> Path | None:
    fresh = database.with_name(f"{database.name}.new")
    fresh.unlink(missing_ok=True)
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    fresh.write_bytes(file.read_bytes())
    kept = database.with_name(f"{database.name}.{now:%Y%m%d-%H%M%S}") if database.exists() else None
    if kept is not None:
        _set_aside(database, kept)
    fresh.replace(database)
    return kept


def _set_aside(database: Path, kept: Path) -> None:
    # What is still in the log of the database goes with it.
    database.replace(kept)
    for ending in BESIDE:
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + ending))
