"""The database: opening it with its newest schema, and the one way to write."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Self

from data.connection import Connection, Engine, Write, Writer, transaction
from data.engines import server, sqlite_file
from data.engines.place import Place, Url


class Database:
    """A database with a connection that writes and what only reads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self.reading = engine.reading

    @classmethod
    async def open(cls, place: Place) -> Self:
        """Return the database at this place, with the newest schema; a file is made if there is
        none.

        Raises `DatabaseUnusable` or `SchemaTooNew`.
        """
        if isinstance(place, Url):
            return cls(await server.opened(place))
        return cls(await sqlite_file.SQLiteFile.open(place))

    def give_up(self) -> None:
        """Wait for its server no more, now and from now on: all that needs it raises
        `DatabaseDown`."""
        self._engine.give_up()

    async def close(self) -> None:
        """Close all connections once the transaction under way is done."""
        async with self._turn:
            await self._engine.close()

    @asynccontextmanager
    async def transaction(
        self, beside: Writer | None = None, *, counting: bool = False
    ) -> AsyncIterator[Connection]:
        """Yield the connection to write with: everything is kept, or nothing after an exception.

        It is the usual one, or one *beside* this database. One writer at a time. A task that is
        cancelled in here cannot know whether it was kept.
        What is `counting` adds to what others add to as well, as ratings and sums: no two
        processes do so at once.
        Raises `DatabaseDown` if nothing can be written for now.
        """
        async with self._turn, transaction(beside or self._engine.writing, counting) as db:
            yield db

    def beside(self) -> AbstractAsyncContextManager[Writer]:
        """Yield a connection to an empty database of its own, of which nothing is ever left behind.

        Tables that it does not have are those of this database, which statements can call `LIVE`.
        """
        return self._engine.beside()

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the log beside the database either.

        To be called after a deletion that somebody has asked for. Raises what `transaction` raises.
        """
        async with self._turn:
            await self._engine.scrub()

    async def in_one_go(self, write: Write, *, counting: bool = False) -> None:
        """Write in one transaction, without a trip to another thread and back a statement.

        In a `transaction` of SQLite each takes one, which costs more than most statements do. That
        is why *write* may wait for nothing but its connection.
        Once it has begun, it is written even if who waits for it is cancelled. Raises what
        `transaction` raises.
        """
        await asyncio.shield(await self._begun(write, counting))

    async def _begun(self, write: Write, counting: bool) -> asyncio.Future[None]:
        await self._turn.acquire()
        try:
            written = self._engine.begun(write, counting)
        except BaseException:
            self._turn.release()
            raise
        written.add_done_callback(self._end_turn)
        return written

    def _end_turn(self, written: asyncio.Future[None]) -> None:
        self._turn.release()
        # Who waited for it may have been cancelled, and asks for no fault of it any more.
        if not written.cancelled():
            written.exception()


def looking_into(place: Place) -> AbstractAsyncContextManager[Connection]:
    """Yield a connection to a database that somebody may be using, which only reads.

    Raises `DatabaseUnusable` and, for a file, `StatementError` and `DatabaseDown`.
    """
    return server.looking_into(place) if isinstance(place, Url) else sqlite_file.looking_into(place)
