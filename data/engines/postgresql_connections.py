"""Connections to a server of PostgreSQL: how they are made, and how statements run through them."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg

from data.connection import LIVE, PATIENCE_MS, Values
from data.engines.place import Url
from data.engines.postgresql_catalog import ServerCatalog
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


class ServerConnection(ServerCatalog):
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

    async def load(self, table: str, columns: Sequence[str], rows: Sequence[Any]) -> None:
        """Store many new rows, each with its values in the order of these columns."""
        with IN_OUR_WORDS:
            await self._db.copy_records_to_table(table, columns=columns, records=rows)


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
