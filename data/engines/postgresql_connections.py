"""Connections to a server of PostgreSQL: how they are made, and what is asked through them."""

import logging
from collections.abc import Iterable
from typing import Any

import asyncpg

from data.connection import LIVE, PATIENCE_MS, Values
from data.engines.place import Url
from data.engines.postgresql_faults import CONNECTING, IN_OUR_WORDS
from data.engines.postgresql_parameters import in_order, numbered
from data.faults import DatabaseDown

# Whoever reads is told that there is no server; the library would log a trace besides.
logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)

CONNECT_S = 10.0
"""How long a connection may take."""

STATEMENTS = 1000
"""How many statements each connection keeps prepared."""

READERS = 4
"""How many connections read at once, at most."""

SETTINGS = {
    "jit": "off",
    "lock_timeout": str(PATIENCE_MS),
    # A process that was stopped in the middle of a transaction holds nobody up for ever.
    "idle_in_transaction_session_timeout": "30000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class ServerConnection:
    """A connection to the server, or a pool of them. Raises `StatementError` and `DatabaseDown`."""

    def __init__(self, db: "asyncpg.Pool | asyncpg.Connection") -> None:
        self._db = db

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""
        await self.execute_fetchall(sql, values)

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""
        text, names = numbered(sql)
        with IN_OUR_WORDS:
            await self._db.executemany(text, [in_order(names, each) for each in values])

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives."""
        text, names = numbered(sql)
        with IN_OUR_WORDS:
            return await self._db.fetch(text, *in_order(names, values))

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


class ReadingPool(ServerConnection):
    """A pool that reads: once more where a connection was lost in the meantime."""

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a query; return all rows that it gives."""
        try:
            return await super().execute_fetchall(sql, values)
        except DatabaseDown:
            return await super().execute_fetchall(sql, values)


class _Reader(asyncpg.Connection):
    """A connection whose state nothing changes, so that nothing has to be put back."""

    def get_reset_query(self) -> str:
        return ""


async def connect(url: Url, **settings: str) -> asyncpg.Connection:
    """Return a connection with these settings of the server's. Raises `DatabaseDown`."""
    with CONNECTING:
        db = await asyncpg.connect(
            url.address,
            timeout=CONNECT_S,
            statement_cache_size=STATEMENTS,
            server_settings={**SETTINGS, "search_path": LIVE, **settings},
        )
        await _prepare(db)
    return db


async def pool_of(url: Url) -> asyncpg.Pool:
    """Return connections that only read, made as they are needed. Raises `DatabaseDown`."""
    settings = {
        "search_path": LIVE,
        "default_transaction_read_only": "on",
        # A board has a dozen rows or half of all, and one plan for both sorts the half for a page.
        "plan_cache_mode": "force_custom_plan",
    }
    with CONNECTING:
        return await asyncpg.create_pool(
            url.address,
            min_size=1,
            max_size=READERS,
            init=_prepare,
            timeout=CONNECT_S,
            connection_class=_Reader,
            statement_cache_size=STATEMENTS,
            server_settings={**SETTINGS, **settings},
        )


async def _prepare(db: asyncpg.Connection) -> None:
    # What sums and comparisons give are numbers, as with SQLite.
    for kind, encode, decode in (
        ("numeric", str, int),
        ("bool", str, lambda text: int(text == "t")),
    ):
        await db.set_type_codec(kind, schema="pg_catalog", encoder=encode, decoder=decode)
