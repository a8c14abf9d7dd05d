"""The connection through which transactions are written to PostgreSQL."""

from typing import Self

import asyncpg

from data.connection import to_its_end
from data.engines.place import Url
from data.engines.postgresql_connections import ServerConnection, connect
from data.engines.postgresql_faults import IN_OUR_WORDS, KINDS
from data.faults import DatabaseDown, StatementError

LEDGER = 0x6C_65_64_67_65_72
"""Whoever counts holds the lock of this number until the end of their transaction."""

COUNTING = f"BEGIN; SELECT pg_advisory_xact_lock({LEDGER})"


class WritingConnection(ServerConnection):
    """The connection that writes: it is made anew where it was lost between two transactions."""

    _db: asyncpg.Connection

    def __init__(self, url: Url, db: asyncpg.Connection, **settings: str) -> None:
        super().__init__(db)
        self._url, self._settings = url, settings
        self._is_given_up = False

    @classmethod
    async def to(cls, url: Url, **settings: str) -> Self:
        """Return the connection to a database, with these settings of the server's."""
        return cls(url, await connect(url, **settings), **settings)

    async def begin(self, counting: bool = False) -> None:
        """Begin a transaction; one that is `counting` waits until no other one counts."""
        try:
            await self._begin(counting)
        except DatabaseDown:
            if self._is_given_up or not self._db.is_closed():
                raise
            self._db = await connect(self._url, **self._settings)
            await self._begin(counting)

    async def _begin(self, counting: bool) -> None:
        with IN_OUR_WORDS:
            await self._db.execute(COUNTING if counting else "BEGIN")

    async def commit(self) -> None:
        """Keep what was written since it began."""
        with IN_OUR_WORDS:
            done = await self._db.execute("COMMIT")
        if done != "COMMIT":
            raise StatementError("a statement before has failed: nothing was kept")

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun, also for who is cancelled."""
        await to_its_end(self._roll_back())

    async def _roll_back(self) -> None:
        # Whatever cannot be ended is ended with its connection.
        try:
            if not self._db.is_closed():
                await self._db.execute("ROLLBACK")
        except KINDS:
            self._db.terminate()

    async def run(self, script: str) -> None:
        """Run all statements of a script."""
        with IN_OUR_WORDS:
            await self._db.execute(script)

    def give_up(self) -> None:
        """End the connection for good; whoever waits for it learns so."""
        self._is_given_up = True
        self._db.terminate()

    async def close(self) -> None:
        """Close the connection."""
        await self._db.close()
