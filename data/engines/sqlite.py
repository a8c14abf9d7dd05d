"""Connections to SQLite: one that is waited for, and one whose statements run at once."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterable
from typing import Any, Self

import aiosqlite

from data.connection import Values


class Waited:
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
        await self._db.execute_fetchall(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        await self._db.executemany(sql, values)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        return list(await self._db.execute_fetchall(sql, values))

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun.

        Whoever is cancelled meanwhile waits all the same: what is still in the queue of the thread
        may not end the transaction of the next writer.
        """
        ending, is_cancelled = asyncio.ensure_future(self._db.rollback()), False
        while not ending.done():
            try:
                await asyncio.shield(ending)
            except asyncio.CancelledError:
                is_cancelled = True
        if is_cancelled:
            raise asyncio.CancelledError

    async def close(self) -> None:
        """Close the file and end the thread."""
        await self._db.close()


class Direct:
    """A connection for `run`: its statements run on the thread that asks for them."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""
        self._file.execute(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        self._file.executemany(sql, values)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        return self._file.execute(sql, values).fetchall()

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
