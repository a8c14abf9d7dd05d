"""Moving everything into an empty database of the other engine: from a file to a server, or back.

Rows are read in the order of their keys, a page at a time, so that memory does not grow with them.
They are written in one transaction, and read again before it ends: a kill or a fault leaves the
new database empty, and the old one is only read.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from hashlib import blake2b
from typing import Any

from filelock import Timeout

from data.connection import Connection
from data.database import Database, looking_into
from data.engines.place import Place, exists
from data.engines.sqlite_schema import newest_schema, tables_of_schema
from data.faults import (
    DatabaseDown,
    DatabaseError,
    DatabaseUnusable,
    SchemaTooNew,
    StatementError,
)
from data.ranges.locks import Taken, held, recount_lock_of

ROWS_AT_ONCE = 1_000
"""How many rows are in memory, at most."""

SayMoved = Callable[[str, int], None]
"""Is told of each table that has been copied, and how many rows it has."""


class MoveRefused(DatabaseError):
    """Nothing was moved; the text says why in one sentence."""


def move(source: Place, target: Place, say: SayMoved) -> dict[str, int]:
    """Copy all tables into an empty database; return how many rows each has.

    Nobody else can play with either meanwhile. Raises `DatabaseError`; then the new database is
    as empty as it was.
    """
    if not exists(source):
        raise MoveRefused(f"There is no database {source}.")
    with _held_alone(source), _held_alone(target):
        try:
            return asyncio.run(_move(source, target, say))
        except DatabaseDown as fault:
            raise MoveRefused(f"Nothing was moved into {target}: {fault.reason}.") from None
        except StatementError as fault:
            raise MoveRefused(f"Nothing was moved into {target}: {fault}.") from None


@contextmanager
def _held_alone(place: Place) -> Iterator[None]:
    try:
        with held(place), recount_lock_of(place):
            yield
    except Taken:
        raise MoveRefused(f"The bot is running with {place}: stop it first.") from None
    except Timeout:
        raise DatabaseUnusable(place, "its deals are being counted") from None
    except OSError as fault:
        raise DatabaseUnusable(place, fault.strerror or str(fault)) from None


async def _move(source: Place, target: Place, say: SayMoved) -> dict[str, int]:
    async with looking_into(source) as old:
        await _check_schema(old, source)
        await _check_empty(target)
        opened = await Database.open(target)
        try:
            async with opened.transaction() as new:
                return await _copied(old, new, target, say)
        finally:
            await opened.close()


async def _check_schema(old: Connection, source: Place) -> None:
    found, known = await old.schema(), newest_schema()
    if found > known:
        raise SchemaTooNew(source, found, known)
    if not found:
        raise MoveRefused(f"There is nothing to move in {source}.")
    if found < known:
        raise MoveRefused(
            f"{source} was written by an older version of this program: start the bot with it once,"
            " which brings it up to date."
        )
    if missing := tables_of_schema(known) - {*await old.tables()}:
        raise MoveRefused(f"{source} cannot be moved: it has no table {min(missing)}.")


async def _check_empty(target: Place) -> None:
    if not exists(target):
        return
    async with looking_into(target) as db:
        for table in await db.tables():
            if await db.execute_fetchall(f"SELECT 1 FROM {table} LIMIT 1"):
                raise MoveRefused(f"{target} is not empty: it has rows in its table {table}.")


async def _copied(old: Connection, new: Connection, target: Place, say: SayMoved) -> dict[str, int]:
    rows = {}
    for table in await _in_order(new):
        copied = await _copy(old, new, table)
        if await _contents(new, table) != copied:
            raise MoveRefused(f"Nothing was moved: {table} would not be the same in {target}.")
        if await new.key(table) == ["id"]:
            await new.number_on(table, await old.last_id(table))
        rows[table] = copied.rows
        say(table, copied.rows)
    return rows


async def _in_order(db: Connection) -> list[str]:
    # Each after those that its rows refer to. What is no table of the schema was left by a count.
    names = sorted(tables_of_schema(newest_schema()))
    graph = {name: {*await db.references(name)} - {name} for name in names}
    return [*TopologicalSorter(graph).static_order()]


@dataclass(slots=True)
class _Contents:
    """The rows of a table, in the order of its key: how many, and a digest of all values."""

    rows: int = 0
    digest: bytes = field(default=bytes(32))

    def add(self, page: Sequence[Any]) -> None:
        values = repr([tuple(row) for row in page]).encode()
        self.rows += len(page)
        self.digest = blake2b(self.digest + values, digest_size=32).digest()


async def _copy(old: Connection, new: Connection, table: str) -> _Contents:
    contents, columns = _Contents(), await new.columns(table)
    async for page in _pages(old, table, columns):
        await new.load(table, columns, page)
        contents.add(page)
    return contents


async def _contents(db: Connection, table: str) -> _Contents:
    contents = _Contents()
    async for page in _pages(db, table, await db.columns(table)):
        contents.add(page)
    return contents


async def _pages(db: Connection, table: str, columns: list[str]) -> AsyncIterator[Sequence[Any]]:
    key = await db.key(table)
    query = f"SELECT {', '.join(columns)} FROM {table}"
    order = f"ORDER BY {', '.join(key)} LIMIT {ROWS_AT_ONCE}"
    after = f"WHERE ({', '.join(key)}) > ({', '.join('?' * len(key))})"
    page = await db.execute_fetchall(f"{query} {order}")
    while page:
        yield page
        last = dict(zip(columns, page[-1], strict=True))
        page = await db.execute_fetchall(f"{query} {after} {order}", [last[name] for name in key])
