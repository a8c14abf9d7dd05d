"""A database of PostgreSQL: a pool of connections that read, and one that writes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

import asyncpg

from data.connection import LIVE, Write, Writer, transaction
from data.engines.place import Url
from data.engines.postgresql_checks import refuse_unreadable, refuse_unusable
from data.engines.postgresql_connections import ReadingPool, ServerConnection, connect, pool_of
from data.engines.postgresql_schema import migrate
from data.engines.postgresql_writing import WritingConnection
from data.faults import DatabaseDown, DatabaseUnusable, StatementError


class PostgreSQL:
    """One database of a server."""

    def __init__(self, url: Url, writing: WritingConnection, pool: asyncpg.Pool) -> None:
        self._url, self._pool = url, pool
        self._beside = set[WritingConnection]()
        self.writing = writing
        self.reading = ReadingPool(pool)

    @classmethod
    async def open(cls, url: Url) -> Self:
        """Return the database, with the newest schema. Raises `DatabaseUnusable` or
        `SchemaTooNew`."""
        try:
            writing = await WritingConnection.to(url)
            try:
                await refuse_unusable(writing, url)
                await migrate(writing, url)
                pool = await pool_of(url)
            except BaseException:
                await writing.close()
                raise
        except DatabaseDown as fault:
            raise DatabaseUnusable(url, fault.reason) from None
        except StatementError as fault:
            raise DatabaseUnusable(url, str(fault)) from None
        return cls(url, writing, pool)

    def begun(self, write: Write, counting: bool) -> asyncio.Future[None]:
        """Begin to write in one transaction, which goes on although nobody waits for it."""

        async def written() -> None:
            async with transaction(self.writing, counting) as db:
                await write(db)

        return asyncio.ensure_future(written())

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[Writer]:
        """Yield a connection to an empty database of its own."""
        # Tables are made in the first place: these are gone with their connection.
        db = await WritingConnection.to(self._url, search_path=f"pg_temp, {LIVE}")
        self._beside.add(db)
        try:
            yield db
        finally:
            self._beside.discard(db)
            await db.close()

    async def scrub(self) -> None:
        """Do nothing: the server has no log of what was deleted that could be emptied."""

    def give_up(self) -> None:
        """End all connections for good; whoever waits for one learns so."""
        for writing in (self.writing, *self._beside):
            writing.give_up()
        self._pool.terminate()

    async def close(self) -> None:
        """Close all connections."""
        await self.writing.close()
        await self._pool.close()


@asynccontextmanager
async def looking_into(url: Url) -> AsyncIterator[ServerConnection]:
    """Yield a connection that only reads, whatever the number of the schema.

    Raises `DatabaseUnusable`.
    """
    try:
        db = await connect(url, default_transaction_read_only="on")
    except DatabaseDown as fault:
        raise DatabaseUnusable(url, fault.reason) from None
    try:
        connection = ServerConnection(db)
        await refuse_unreadable(connection, url)
        yield connection
    finally:
        await db.close()


async def check(url: Url) -> None:
    """Raise `DatabaseUnusable` where no bot can play."""
    async with looking_into(url) as db:
        await refuse_unusable(db, url)
