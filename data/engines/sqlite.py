"""Connections to SQLite: one that is waited for, and one whose statements run at once."""

import sqlite3
from abc import abstractmethod
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, Self

import aiosqlite

from data.connection import Values, to_its_end
from data.engines.sqlite_catalog import FileCatalog
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


IN_OUR_WORDS = InOurWords((sqlite3.Error,), _ours, with_cause=True)
"""Raises faults of SQLite as ours within its block."""


class _Writer(FileCatalog):
    """How transactions are written."""

    @abstractmethod
    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""

    async def load(self, table: str, columns: Sequence[str], rows: Sequence[Any]) -> None:
        """Store many new rows, each with its values in the order of these columns."""
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        await self.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)

    async def begin(self, counting: bool = False) -> None:
        """Begin a transaction; nobody else writes, or counts, until it ends."""
        await self.execute("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        """Keep what was written since it began."""
        await self.execute("COMMIT")


class Waited(_Writer):
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
        with IN_OUR_WORDS:
            await self._db.execute_fetchall(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        with IN_OUR_WORDS:
            await self._db.executemany(sql, values)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        with IN_OUR_WORDS:
            return list(await self._db.execute_fetchall(sql, values))

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun.

        Whoever is cancelled meanwhile waits all the same: what is still in the queue of the thread
        may not end the transaction of the next writer.
        """
        with IN_OUR_WORDS:
            await to_its_end(self._db.rollback())

    async def close(self) -> None:
        """Close the file and end the thread."""
        await self._db.close()


class Direct(_Writer):
    """A connection for `run`: its statements run on the thread that asks for them."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""
        with IN_OUR_WORDS:
            self._file.execute(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        with IN_OUR_WORDS:
            self._file.executemany(sql, values)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        with IN_OUR_WORDS:
            return self._file.execute(sql, values).fetchall()

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun."""
        with IN_OUR_WORDS:
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
