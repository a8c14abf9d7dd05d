"""A connection whose statements run on the thread that asks for them: none is waited for."""

import sqlite3
from collections.abc import Awaitable, Iterable
from typing import Any

import aiosqlite
from aiosqlite import context


class Direct(aiosqlite.Connection):
    """A connection for `run`. The thread of its own that it could have is never started."""

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(lambda: file, iter_chunk_size=1)
        self._file = file

    @context.contextmanager
    async def execute(self, sql: str, parameters: Any = None) -> aiosqlite.Cursor:
        """Run a statement."""
        return aiosqlite.Cursor(self, self._file.execute(sql, parameters or ()))

    @context.contextmanager
    async def executemany(self, sql: str, parameters: Iterable[Any]) -> aiosqlite.Cursor:
        """Run a statement once for each of these."""
        return aiosqlite.Cursor(self, self._file.executemany(sql, parameters))

    @context.contextmanager
    async def execute_fetchall(self, sql: str, parameters: Any = None) -> Iterable[sqlite3.Row]:
        """Yield all rows that the query finds."""
        return self._file.execute(sql, parameters or ()).fetchall()

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun."""
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
