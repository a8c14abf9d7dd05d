"""Connections to SQLite: one that is waited for, and one whose statements run at once."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Iterable
from typing import Any, Self

import aiosqlite

from data.connection import Values, to_its_end
from data.faults import Conflict, DatabaseDown, InOurWords, StatementError

DOWN = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOTADB,
}
"""Faults of the file and not of a statement."""


def _ours(fault: sqlite3.Error) -> Exception:
    # What is left of an extended code is the fault it belongs to.
    if getattr(fault, "sqlite_errorcode", 0) & 0xFF in DOWN:
        return DatabaseDown(str(fault))
    kind = Conflict if isinstance(fault, sqlite3.IntegrityError) else StatementError
    return kind(str(fault))


_IN_OUR_WORDS = InOurWords((sqlite3.Error,), _ours, with_cause=True)


class _Schema(ABC):
    """What is asked of the schema."""

    @abstractmethod
    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""

    @abstractmethod
    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""

    async def begin(self, counting: bool = False) -> None:
        """Begin a transaction; nobody else writes, or counts, until it ends."""
        await self.execute("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        """Keep what was written since it began."""
        await self.execute("COMMIT")

    async def schema(self) -> int:
        """Return the number of the schema, 0 if there is none."""
        [(number,)] = await self.execute_fetchall("PRAGMA user_version")
        return int(number)

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table but for those that are worked out, none if there is no such
        table."""
        found = await self.execute_fetchall("SELECT name FROM pragma_table_info(?)", (table,))
        return [name for (name,) in found]

    async def key(self, table: str) -> list[str]:
        """Return the columns of the primary key of a table, in their order there."""
        query = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
        return [name for (name,) in await self.execute_fetchall(query, (table,))]

    async def tables_with(self, column: str) -> list[str]:
        """Return the names of all tables that have a column of this name, sorted."""
        found = await self.execute_fetchall(
            "SELECT t.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' AND c.name = ? ORDER BY t.name",
            (column,),
        )
        return [table for (table,) in found]

    async def copy_empty(self, table: str, name: str) -> None:
        """Make a table of this name like another one, but without its rows."""
        schema, _, own = table.rpartition(".")
        query = f"SELECT sql FROM {schema or 'main'}.sqlite_schema WHERE name = ?"
        [(definition,)] = await self.execute_fetchall(query, (own,))
        # It begins with the name.
        await self.execute(definition.replace(own, name, 1))

    async def number_on(self, table: str) -> None:  # noqa: B027
        """Do nothing: the next id of a table follows the highest that it has had."""


class Waited(_Schema):
    """A connection with a thread of its own, beside an event loop."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    @classmethod
    async def to(cls, file: sqlite3.Connection) -> Self:
        """Return the connection to a file that is open; no other thread may use it."""
        return cls(await aiosqlite.Connection(lambda: file, iter_chunk_size=64))

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""
        # This takes one trip to the thread and back, and leaves no cursor open.
        with _IN_OUR_WORDS:
            await self._db.execute_fetchall(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        with _IN_OUR_WORDS:
            await self._db.executemany(sql, values)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        with _IN_OUR_WORDS:
            return list(await self._db.execute_fetchall(sql, values))

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun.

        Whoever is cancelled meanwhile waits all the same: what is still in the queue of the thread
        may not end the transaction of the next writer.
        """
        with _IN_OUR_WORDS:
            await to_its_end(self._db.rollback())

    async def close(self) -> None:
        """Close the file and end the thread."""
        await self._db.close()


class Direct(_Schema):
    """A connection for `run`: its statements run on the thread that asks for them."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""
        with _IN_OUR_WORDS:
            self._file.execute(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        with _IN_OUR_WORDS:
            self._file.executemany(sql, values)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        with _IN_OUR_WORDS:
            return self._file.execute(sql, values).fetchall()

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun."""
        with _IN_OUR_WORDS:
            self._file.rollback()


def run(work: Awaitable[None]) -> None:
    """Do what waits for nothing but direct connections, without an event loop.

    Raises what *work* raises, and `RuntimeError` if it waits for anything else.
    """
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration:
        return
    steps.throw(RuntimeError("only a direct connection may be waited for here"))
