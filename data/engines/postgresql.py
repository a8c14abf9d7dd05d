"""A database of PostgreSQL: a pool of connections that read, and one that writes."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Self

import asyncpg

from data.connection import LIVE, PATIENCE_MS, Values, Write, Writer, to_its_end, transaction
from data.engines.place import Url
from data.engines.postgresql_schema import migrate
from data.faults import Conflict, DatabaseDown, DatabaseUnusable, InOurWords, StatementError

OLDEST = 15
"""The oldest version of the server that will do."""

CONNECT_S = 10.0
"""How long a connection may take."""

STATEMENTS = 1000
"""How many statements each connection keeps prepared."""

READERS = 4
"""How many connections read at once, at most."""

LEDGER = 0x6C_65_64_67_65_72
"""Whoever counts holds the lock of this number until the end of their transaction."""

COUNTING = f"BEGIN; SELECT pg_advisory_xact_lock({LEDGER})"

PARAMETER = re.compile(r"'(?:[^']|'')*'|\?|(?<!:):([a-z_]\w*)")
"""A parameter of a statement, or a text in which there is none."""

SETTINGS = {
    "jit": "off",
    "lock_timeout": str(PATIENCE_MS),
    # A process that was stopped in the middle of a transaction holds nobody up for ever.
    "idle_in_transaction_session_timeout": "30000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

DOWN = (
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.CannotConnectNowError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.InternalClientError,
    OSError,
)
"""Faults of the server or the way to it, and not of a statement."""


class _Waited:
    """A connection to the server, or a pool of them. Raises `StatementError` and `DatabaseDown`."""

    def __init__(self, db: "asyncpg.Pool | asyncpg.Connection") -> None:
        self._db = db

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""
        await self.execute_fetchall(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        text, names = _numbered(sql)
        with _IN_OUR_WORDS:
            await self._db.executemany(text, [_in_order(names, each) for each in values])

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        text, names = _numbered(sql)
        with _IN_OUR_WORDS:
            return await self._db.fetch(text, *_in_order(names, values))

    async def schema(self) -> int:
        """Return the number of the schema, 0 if there is none."""
        if not await self.columns("schema_number"):
            return 0
        [(number,)] = await self.execute_fetchall("SELECT number FROM schema_number")
        return int(number)

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table but for those that are worked out, none if there is no such
        table."""
        found = await self.execute_fetchall(
            "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?)"
            " AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum",
            (table,),
        )
        return [name for (name,) in found]

    async def key(self, table: str) -> list[str]:
        """Return the columns of the primary key of a table, in their order there."""
        found = await self.execute_fetchall(
            "SELECT attname FROM pg_index, unnest(indkey) WITH ORDINALITY AS own (number, place)"
            " JOIN pg_attribute ON attnum = number WHERE indrelid = to_regclass(?)"
            " AND attrelid = indrelid AND indisprimary ORDER BY place",
            (table,),
        )
        return [name for (name,) in found]

    async def tables_with(self, column: str) -> list[str]:
        """Return the names of all tables that have a column of this name, sorted."""
        found = await self.execute_fetchall(
            "SELECT CAST(table_name AS TEXT) FROM information_schema.columns"
            " WHERE table_schema = ? AND column_name = ? ORDER BY 1",
            (LIVE, column),
        )
        return [table for (table,) in found]

    async def copy_empty(self, table: str, name: str) -> None:
        """Make a table of this name like another one, but without its rows."""
        await self.execute(f"CREATE TABLE {name} (LIKE {table} INCLUDING ALL)")
        # All but what it refers to, which no table beside the database can.
        references = await self.execute_fetchall(
            "SELECT pg_get_constraintdef(oid) FROM pg_constraint"
            " WHERE contype = 'f' AND conrelid = to_regclass(?)"
            " AND (SELECT relpersistence FROM pg_class WHERE oid = to_regclass(?)) = 'p'",
            (table, name),
        )
        for (reference,) in references:
            await self.execute(f"ALTER TABLE {name} ADD {reference}")

    async def number_on(self, table: str) -> None:
        """Have the next id of a table follow the highest that it has."""
        highest = f"(SELECT coalesce(max(id), 0) FROM {table})"
        await self.execute(
            f"SELECT setval(pg_get_serial_sequence(?, 'id'), {highest} + 1, false)", (table,)
        )


class _Reading(_Waited):
    """A pool that reads: once more where a connection was lost in the meantime."""

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a query; return all rows that it gives."""
        try:
            return await super().execute_fetchall(sql, values)
        except DatabaseDown:
            return await super().execute_fetchall(sql, values)


class _Writing(_Waited):
    """The connection that writes: it is made anew where it was lost between two transactions."""

    _db: asyncpg.Connection

    def __init__(self, url: Url, db: asyncpg.Connection, **settings: str) -> None:
        super().__init__(db)
        self._url, self._settings = url, settings

    @classmethod
    async def to(cls, url: Url, **settings: str) -> Self:
        """Return the connection to a database, with these settings of the server's."""
        return cls(url, await connect(url, **settings), **settings)

    async def begin(self, counting: bool = False) -> None:
        """Begin a transaction; one that is `counting` waits until no other one counts."""
        try:
            await self._begin(counting)
        except DatabaseDown:
            if not self._db.is_closed():
                raise
            self._db = await connect(self._url, **self._settings)
            await self._begin(counting)

    async def _begin(self, counting: bool) -> None:
        with _IN_OUR_WORDS:
            await self._db.execute(COUNTING if counting else "BEGIN")

    async def commit(self) -> None:
        """Keep what was written since it began."""
        with _IN_OUR_WORDS:
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
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            self._db.terminate()

    async def check(self) -> None:
        """Raise `DatabaseUnusable` unless the server can keep what there is to keep."""
        version = self._db.get_server_version()
        if version.major < OLDEST:
            raise DatabaseUnusable(
                self._url,
                f"PostgreSQL {OLDEST} or newer is needed, and this is {version.major}",
            )
        [(encoding,)] = await self.execute_fetchall("SHOW server_encoding")
        if encoding != "UTF8":
            raise DatabaseUnusable(self._url, f"it must be in UTF-8, and is in {encoding}")

    async def run(self, script: str) -> None:
        """Run all statements of a script."""
        with _IN_OUR_WORDS:
            await self._db.execute(script)

    async def close(self) -> None:
        """Close the connection."""
        await self._db.close()


class PostgreSQL:
    """One database of a server."""

    def __init__(self, url: Url, writing: _Writing, pool: asyncpg.Pool) -> None:
        self._url, self._pool = url, pool
        self.writing = writing
        self.reading = _Reading(pool)

    @classmethod
    async def open(cls, url: Url) -> Self:
        """Return the database, with the newest schema. Raises `DatabaseUnusable` or
        `SchemaTooNew`."""
        try:
            writing = await _Writing.to(url)
            try:
                await writing.check()
                await migrate(writing, url)
                pool = await asyncpg.create_pool(
                    url.address,
                    min_size=1,
                    max_size=READERS,
                    init=_prepare,
                    connection_class=_Reader,
                    statement_cache_size=STATEMENTS,
                    server_settings={
                        **SETTINGS,
                        "search_path": LIVE,
                        "default_transaction_read_only": "on",
                    },
                )
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
        db = await _Writing.to(self._url, search_path=f"pg_temp, {LIVE}")
        try:
            yield db
        finally:
            await db.close()

    async def scrub(self) -> None:
        """Do nothing: the server has no log of what was deleted that could be emptied."""

    async def close(self) -> None:
        """Close all connections."""
        await self.writing.close()
        await self._pool.close()


@asynccontextmanager
async def looking_into(url: Url) -> AsyncIterator[_Waited]:
    """Yield a connection that only reads, whatever the schema. Raises `DatabaseUnusable`."""
    try:
        db = await connect(url, default_transaction_read_only="on")
    except DatabaseDown as fault:
        raise DatabaseUnusable(url, fault.reason) from None
    try:
        yield _Waited(db)
    finally:
        await db.close()


class _Reader(asyncpg.Connection):
    """A connection whose state nothing changes, so that nothing has to be put back."""

    def get_reset_query(self) -> str:
        return ""


def _ours(fault: Exception) -> Exception:
    told = (
        fault.strerror if isinstance(fault, OSError) else str(fault.args[0] if fault.args else "")
    )
    said = " ".join((told or "").split()) or type(fault).__name__
    if isinstance(fault, DOWN) or (
        isinstance(fault, asyncpg.InterfaceError) and not isinstance(fault, ValueError)
    ):
        return DatabaseDown(said)
    kind = Conflict if isinstance(fault, asyncpg.IntegrityConstraintViolationError) else None
    return (kind or StatementError)(said)


# Their details hold what is stored.
_IN_OUR_WORDS = InOurWords(
    (*DOWN, asyncpg.PostgresError, asyncpg.InterfaceError), _ours, with_cause=False
)


async def connect(url: Url, **settings: str) -> asyncpg.Connection:
    """Return a connection with these settings of the server's. Raises `DatabaseDown`
    and `DatabaseUnusable`."""
    with _IN_OUR_WORDS:
        try:
            db = await asyncpg.connect(
                url.address,
                timeout=CONNECT_S,
                statement_cache_size=STATEMENTS,
                server_settings={**SETTINGS, "search_path": LIVE, **settings},
            )
        except ValueError:
            raise DatabaseUnusable(url, "its address cannot be read") from None
        await _prepare(db)
    return db


async def _prepare(db: asyncpg.Connection) -> None:
    # What sums and comparisons give are numbers, as with SQLite.
    for kind, encode, decode in (
        ("numeric", str, int),
        ("bool", str, lambda text: int(text == "t")),
    ):
        await db.set_type_codec(kind, schema="pg_catalog", encoder=encode, decoder=decode)


@cache
def _numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    # The statement with numbers for parameters, and their names, if they have any.
    names = dict[str, int]()
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        if found[0] == "?":
            count += 1
            return f"${count}"
        return f"${names.setdefault(found[1], len(names) + 1)}" if found[1] else found[0]

    return PARAMETER.sub(number, sql), tuple(names)


def _in_order(names: tuple[str, ...], values: Values) -> Any:
    return [values[name] for name in names] if isinstance(values, Mapping) else values
