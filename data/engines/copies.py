"""Copies of the database: one made while the bot plays, and one put back in its place.

They hold no tokens of messages, so that nobody who finds a copy can speak for the bot.

SQLite makes every copy, for a database is more than its file: what was written last stands in a log
beside it until somebody opens both. A copy is one file, gets its name once it is whole and checked,
and takes the place of a database in one step, so that a kill leaves the one or the other.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from data.engines.sqlite_file import PRIVATE, only_reading
from data.engines.sqlite_schema import newest_schema, tables_in, tables_of_schema
from data.faults import DatabaseError
from data.ranges.locks import Taken, held

BESIDE = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside a database."""

UNFINISHED = ".part"
"""How the name of a copy ends until it is whole."""

PATIENCE_S = 1.0
"""How long somebody is waited for who reads a database that is to be replaced."""

DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""Faults of a file that no waiting mends."""


class CopyRefused(DatabaseError):
    """A copy cannot be made or put back; the text says why in one sentence."""


def backup(database: Path, file: Path) -> None:
    """Copy the database into a new file. Raises `CopyRefused`; then nothing is left behind."""
    if not database.is_file():
        raise CopyRefused(f"There is no database {database}.")
    if file.exists():
        raise CopyRefused(f"{file} exists already.")
    try:
        _check_schema(database)
        _copy(database, file)
    except OSError as fault:
        raise CopyRefused(f"{file} cannot be written: {fault.strerror}.") from fault


def restore(database: Path, file: Path, now: datetime) -> Path | None:
    """Put a copy in the place of the database; return where the replaced one is kept, if any.

    Raises `CopyRefused` if somebody uses the database or the copy is of no use; then nothing has
    changed.
    """
    if not file.is_file():
        raise CopyRefused(f"There is no file {file}.")
    try:
        with held(database):
            _check_schema(file)
            return _exchange(database, file, now)
    except Taken:
        raise CopyRefused(f"The bot is running with {database}: stop it first.") from None
    except sqlite3.Error as fault:
        raise CopyRefused(f"{database} cannot be replaced: {fault}.") from fault
    except OSError as fault:
        raise CopyRefused(f"{database} cannot be replaced: {fault.strerror}.") from fault


def _exchange(database: Path, file: Path, now: datetime) -> Path | None:
    kept = database.with_name(f"{database.name}.{now:%Y%m%d-%H%M%S}") if database.exists() else None
    with _draft(file, database) as fresh:
        if kept is not None:
            _keep(database, kept)
        # The log of a database that is not there any more would be taken for that of the copy.
        _delete_beside(database)
        fresh.replace(database)
    return kept


def _keep(database: Path, kept: Path) -> None:
    if kept.exists():
        raise CopyRefused(f"{kept} exists already.")
    try:
        _fold(database)
        _copy(database, kept)
    except CopyRefused:
        # A database that is damaged is kept as it is, with all that belongs to it.
        _copy_files(database, kept)


def _fold(database: Path) -> None:
    # From here on the file is all of the database. Nobody else may have it open.
    try:
        with closing(sqlite3.connect(database, timeout=PATIENCE_S)) as db:
            db.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.DatabaseError as fault:
        if fault.sqlite_errorcode & 0xFF not in DAMAGE:
            raise
        raise CopyRefused(f"{database} is damaged: {fault}.") from fault


def _copy_files(database: Path, kept: Path) -> None:
    for ending in (*BESIDE, ""):
        file, target = (path.with_name(path.name + ending) for path in (database, kept))
        if file.exists():
            _create(target)
            shutil.copyfile(file, target)


def _copy(source: Path, file: Path) -> None:
    with _draft(source, file) as part:
        part.replace(file)


@contextmanager
def _draft(source: Path, file: Path) -> Iterator[Path]:
    # A copy, whole and checked, beside where it is to be; deleted unless it is given its name.
    part = file.with_name(file.name + UNFINISHED)
    _delete(part)
    try:
        _create(part)
        try:
            _write(source, part)
            _check_sound(part, source)
        except sqlite3.Error as fault:
            raise CopyRefused(f"{source} cannot be copied: {fault}.") from fault
        yield part
    finally:
        _delete(part)


def _write(source: Path, part: Path) -> None:
    with closing(only_reading(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        # Nothing stands beside a copy, neither now nor later: one file is all.
        new.execute("PRAGMA journal_mode = MEMORY").fetchone()
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


def _check_schema(file: Path) -> None:
    try:
        with closing(only_reading(file)) as db:
            [[schema]] = db.execute("PRAGMA user_version")
            there = tables_in(db)
    except sqlite3.Error as fault:
        raise CopyRefused(f"{file} cannot be used: {fault}.") from fault
    if schema > newest_schema():
        raise CopyRefused(f"{file} was made by a newer version of this program.")
    missing = (tables_of_schema(schema) or {"tables"}) - there
    if missing:
        raise CopyRefused(f"{file} cannot be used: it has no table {min(missing)}.")


def _check_sound(part: Path, source: Path) -> None:
    # Opened anew, as whoever uses the copy will.
    with closing(only_reading(part)) as copy:
        [[sound]] = copy.execute("PRAGMA quick_check(1)")
        if sound != "ok":
            raise CopyRefused(f"{source} is damaged: {sound}.")
        for table in tables_in(copy):
            found = copy.execute("SELECT name FROM pragma_table_info(?)", (table,))
            columns = ", ".join(f'"{name}"' for (name,) in found)
            copy.execute(f'SELECT {columns} FROM "{table}" LIMIT 1').fetchone()


def _create(file: Path) -> None:
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def _delete(file: Path) -> None:
    file.unlink(missing_ok=True)
    _delete_beside(file)


def _delete_beside(file: Path) -> None:
    for ending in BESIDE:
        file.with_name(file.name + ending).unlink(missing_ok=True)
