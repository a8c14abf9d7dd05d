"""What statements run through, whichever engine keeps the data: no signature names a driver.

What has to be known of the tables themselves is asked here, for each engine says it in its own way.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""What a statement is given: by place for `?`, by name for `:name`."""


class Connection(Protocol):
    """A connection to the database. Raises `StatementError`, and `DatabaseDown`."""

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives, each with its columns in order."""

    async def load(self, table: str, columns: Sequence[str], rows: Sequence[Any]) -> None:
        """Store many new rows, each with its values in the order of these columns."""

    async def schema(self) -> int:
        """Return the number of the schema, 0 if there is none."""

    async def tables(self) -> list[str]:
        """Return the names of all tables but for the engine's own, sorted."""

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table but for those that are worked out, none if there is no such
        table."""

    async def key(self, table: str) -> list[str]:
        """Return the columns of the primary key of a table, in their order there."""

    async def references(self, table: str) -> list[str]:
        """Return the names of the tables that rows of a table refer to, sorted."""

    async def tables_with(self, column: str) -> list[str]:
        """Return the names of all tables that have a column of this name, sorted."""

    async def copy_empty(self, table: str, name: str) -> None:
        """Make a table of this name like another one, but without its rows."""

    async def last_id(self, table: str) -> int:
        """Return the highest id that a table has ever given, 0 if none."""

    async def number_on(self, table: str, last: int = 0) -> None:
        """Have the next id of a table follow the highest that it has, and this one."""


class Catalog(ABC):
    """What an engine says of its tables, asked through a connection to it."""

    @abstractmethod
    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""

    @abstractmethod
    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""

    async def _names(self, sql: str, *values: str) -> list[str]:
        return [name for (name,) in await self.execute_fetchall(sql, values)]


class Writer(Connection, Protocol):
    """A connection through which transactions are written."""

    async def begin(self, counting: bool = False) -> None:
        """Begin a transaction; one that is `counting` waits until no other one counts."""

    async def commit(self) -> None:
        """Keep what was written since it began."""

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun."""


Write = Callable[[Connection], Awaitable[None]]
"""What is written through a connection."""


class Engine(Protocol):
    """An open database."""

    @property
    def reading(self) -> Connection:
        """What only reads."""

    @property
    def writing(self) -> Writer:
        """What writes, one transaction at a time."""

    def begun(self, write: Write, counting: bool) -> asyncio.Future[None]:
        """Begin to write in one transaction, which goes on although nobody waits for it."""

    def beside(self) -> AbstractAsyncContextManager[Writer]:
        """Yield a connection to an empty database of its own, of which nothing is ever left behind.

        Tables that it does not have are those of this database, which statements can call `LIVE`.
        """

    async def scrub(self) -> None:
        """Leave nothing of what was deleted beside the database either."""

    def give_up(self) -> None:
        """Wait for a server no more, now and from now on: all that needs it raises
        `DatabaseDown`."""

    async def close(self) -> None:
        """Close all connections."""


async def to_its_end(work: Awaitable[object]) -> None:
    """Return once it is done; whoever is cancelled meanwhile is so only then, even if it fails."""
    ending, is_cancelled = asyncio.ensure_future(work), False
    while not ending.done():
        try:
            await asyncio.wait([ending])
        except asyncio.CancelledError:
            is_cancelled = True
    if is_cancelled:
        raise asyncio.CancelledError from ending.exception()
    ending.result()


PATIENCE_MS = 2000
"""How long another writer is waited for: a press has to be answered within three seconds."""

LIVE = "tarocchi"
"""What statements call the database by, through a connection that is `beside` it."""


@asynccontextmanager
async def transaction(db: Writer, counting: bool = False) -> AsyncIterator[Connection]:
    """Yield the connection: what is written in the block is kept, or nothing after an exception.

    Of those that are `counting` there is only one at a time, in all processes.
    """
    try:
        await db.begin(counting)
        yield db
        await db.commit()
    except BaseException:
        # Does nothing if no transaction is open; waits for a statement under way.
        await db.rollback()
        raise
