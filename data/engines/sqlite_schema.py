"""The schema of a file of SQLite: its number, its tables, and how it is brought up to date."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

from data.connection import Connection, transaction
from data.engines.sqlite import Waited
from data.faults import SchemaTooNew

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def newest_schema() -> int:
    """Return the number of the schema that this version writes."""
    return len(_scripts())


@cache
def tables_of_schema(number: int) -> frozenset[str]:
    """Return the names of the tables that a database with the schema of this number has."""
    with closing(sqlite3.connect(":memory:")) as db:
        for script in _scripts()[:number]:
            db.executescript(script.read_text("utf-8"))
        return tables_in(db)


def tables_in(db: sqlite3.Connection) -> frozenset[str]:
    """Return the names of the tables in a database, but for those of SQLite itself."""
    found = db.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    return frozenset(name for (name,) in found)


def _scripts() -> list[Path]:
    return sorted(MIGRATIONS.glob("[0-9]*.sql"))


async def migrate(db: Waited, path: Path) -> None:
    """Bring the schema of a file up to date. Raises `SchemaTooNew`."""
    scripts = _scripts()
    found = await db.schema()
    if found > len(scripts):
        raise SchemaTooNew(path, found, len(scripts))
    for number, script in enumerate(scripts[found:], start=found + 1):
        async with transaction(db):
            # Another process may have applied it while this one waited for its turn.
            if await db.schema() < number:
                await _apply(db, number, await asyncio.to_thread(script.read_text, "utf-8"))


async def _apply(db: Connection, number: int, script: str) -> None:
    for statement in _statements(script):
        await db.execute(statement)
    await db.execute(f"PRAGMA user_version = {number:d}")


def _statements(script: str) -> Iterator[str]:
    # One at a time: running a whole script would end the transaction around it.
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
