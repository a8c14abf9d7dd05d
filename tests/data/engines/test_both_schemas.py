"""Both engines have the same tables: their migrations go by the same numbers."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from data.database import Database
from data.engines import postgresql_schema, sqlite_schema
from data.engines.sqlite_schema import newest_schema, tables_of_schema
from tests.conftest import ENGINES
from tests.server import Server

KINDS = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea", "REAL": "double precision"}


class Column(NamedTuple):
    """What both engines say of a column."""

    name: str
    kind: str
    needed: bool
    worked_out: bool


Keys = frozenset[tuple[str, ...]]
"""The columns of each key or index, in their order."""


class Shape(NamedTuple):
    """What both engines say of a table."""

    columns: frozenset[Column]
    key: tuple[str, ...]
    unique: Keys
    others: Keys
    foreign: frozenset[tuple[str, str]]


def test_the_newest_migrations_have_the_same_number() -> None:
    newest = max(postgresql_schema.MIGRATIONS.glob("*.sql")).name[:4]
    assert int(newest) == newest_schema() == len([*sqlite_schema.MIGRATIONS.glob("*.sql")])


@pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")
async def test_both_have_the_same_tables(server: Server, tmp_path: Path) -> None:
    url = await server.fresh()
    there = await Database.open(url)
    here = await Database.open(tmp_path / "same.db")
    try:
        names = await _names(there)
        assert names == tables_of_schema(newest_schema())
        with closing(sqlite3.connect(tmp_path / "same.db")) as db:
            for name in sorted(names):
                assert await _of_postgresql(there, name) == _of_sqlite(db, name), name
    finally:
        await here.close()
        await there.close()
        await server.drop(url)


async def _names(database: Database) -> frozenset[str]:
    found = await database.reading.execute_fetchall(
        "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()"
    )
    return frozenset(name for (name,) in found) - {"schema_number"}


def _of_sqlite(db: sqlite3.Connection, table: str) -> Shape:
    columns = frozenset(
        Column(name, KINDS[kind], bool(needed or place), hidden in (2, 3))
        for _, name, kind, needed, _, place, hidden in db.execute(f"PRAGMA table_xinfo({table})")
    )
    own = db.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (table,))
    keys: dict[bool, set[tuple[str, ...]]] = {True: set(), False: set()}
    for _, index, unique, origin, _ in db.execute(f"PRAGMA index_list({table})"):
        if origin != "pk":
            named = tuple(name for _, _, name in db.execute(f"PRAGMA index_info({index})"))
            keys[bool(unique)].add(named)
    foreign = db.execute('SELECT "from", "table" FROM pragma_foreign_key_list(?)', (table,))
    key = tuple(name for (name,) in own)
    return Shape(columns, key, frozenset(keys[True]), frozenset(keys[False]), frozenset(foreign))


async def _of_postgresql(database: Database, table: str) -> Shape:
    db = database.reading
    columns = frozenset(
        Column(name, kind, bool(needed), bool(worked_out))
        for name, kind, needed, worked_out in await db.execute_fetchall(
            "SELECT CAST(attname AS TEXT), format_type(atttypid, NULL), attnotnull,"
            " attgenerated <> '' FROM pg_attribute"
            " WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped",
            (table,),
        )
    )
    keys: dict[bool, set[tuple[str, ...]]] = {True: set(), False: set()}
    for unique, primary, named in await db.execute_fetchall(
        "SELECT indisunique, indisprimary, (SELECT array_agg(CAST(attname AS TEXT) ORDER BY place)"
        " FROM unnest(indkey) WITH ORDINALITY AS own (number, place)"
        " JOIN pg_attribute ON attnum = number AND attrelid = indrelid)"
        " FROM pg_index WHERE indrelid = to_regclass(?)",
        (table,),
    ):
        if not primary:
            keys[bool(unique)].add(tuple(named))
    foreign = frozenset(
        (name, other)
        for name, other in await db.execute_fetchall(
            "SELECT CAST(attname AS TEXT), CAST(relname AS TEXT) FROM pg_constraint"
            " JOIN pg_class ON pg_class.oid = confrelid JOIN pg_attribute"
            " ON attrelid = conrelid AND attnum = ANY (conkey)"
            " WHERE contype = 'f' AND conrelid = to_regclass(?)",
            (table,),
        )
    )
    own, others = frozenset(keys[True]), frozenset(keys[False])
    return Shape(columns, tuple(await db.key(table)), own, others, foreign)
