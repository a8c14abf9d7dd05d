"""Dataclasses as rows: columns, inserts, updates and readers all come from the fields, here alone.

A column has the name of its field. Enums are stored by their value, tuples and mappings as JSON. A
field that is itself a dataclass stands for the columns of its own fields.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import aiosqlite

Value = str | int | bytes | None
"""What a column holds."""

Parameters = Sequence[Value] | Mapping[str, Value]
Kind = TypeVar("Kind")


def values(row: Any) -> tuple[Value, ...]:
    """What is stored of a row, in the order of its columns."""
    return _writer(row.__class__)(row)


def insertion(table: str, names: Sequence[str]) -> str:
    """The statement that inserts a row with the columns of these names."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


async def insert(db: aiosqlite.Connection, table: str, rows: Sequence[Any]) -> None:
    """Stores new rows, all of one kind. Raises `sqlite3.IntegrityError` if one is there already."""
    if rows:
        statement = insertion(table, columns(rows[0].__class__))
        await db.executemany(statement, [values(row) for row in rows])


async def put(db: aiosqlite.Connection, table: str, *rows: Any) -> None:
    """Stores rows, all of one kind, in place of those with the same keys, where there are any."""
    if rows:
        statement = insertion(table, columns(rows[0].__class__))
        statement = statement.replace("INSERT", "INSERT OR REPLACE", 1)
        await db.executemany(statement, [values(row) for row in rows])


async def update(
    db: aiosqlite.Connection, table: str, old: Any, new: Any, key: Sequence[str]
) -> None:
    """Stores what differs between two states of the row that these columns find."""
    names, before, after = columns(new.__class__), values(old), values(new)
    changed = [name for name, was, now in zip(names, before, after, strict=True) if was != now]
    if changed:
        settings = ", ".join(f"{name} = :{name}" for name in changed)
        found = " AND ".join(f"{name} = :{name}" for name in key)
        parameters = dict(zip(names, after, strict=True))
        await db.execute(f"UPDATE {table} SET {settings} WHERE {found}", parameters)


async def select(
    db: aiosqlite.Connection,
    kind: Callable[..., Kind],
    source: str,
    parameters: Parameters = (),
    **computed: str,
) -> list[Kind]:
    """The rows of this kind that *source* names, from its FROM on.

    *computed* are the columns that are worked out and not stored, each with its expression.
    """
    names = [f"{computed[name]} AS {name}" if name in computed else name for name in columns(kind)]
    found = await db.execute_fetchall(f"SELECT {', '.join(names)} {source}", parameters)
    read: Callable[[dict[str, Any]], Kind] = _reader(kind)
    return [read(dict(zip(columns(kind), row, strict=True))) for row in found]


async def by_table(
    db: aiosqlite.Connection, kind: Callable[..., Kind], name: str, ids: Sequence[int], order: str
) -> dict[int, list[Kind]]:
    """The rows of this kind that belong to each of these tables, in this order."""
    found: dict[int, list[Kind]] = {table_id: [] for table_id in ids}
    source = f"FROM {name} WHERE {among('table_id', ids)} ORDER BY {order}"
    for each in await select(db, kind, source, ids):
        found[each.table_id].append(each)  # type: ignore[attr-defined]
    return found


def among(column: str, values: Sequence[Value]) -> str:
    """The condition that a column holds one of these values, which are parameters."""
    return f"{column} IN ({', '.join('?' * len(values))})"


@cache
def columns(kind: Any) -> tuple[str, ...]:
    """The columns of a row of this kind, in the order of its fields."""
    return tuple(path.rpartition(".")[2] for path in _hints(kind))


@cache
def _writer(kind: Any) -> Callable[[Any], tuple[Value, ...]]:
    hints = _hints(kind)
    stored = attrgetter(*hints)
    changed = [at for at, hint in enumerate(hints.values()) if _reader_of_value(hint) is not None]
    if not changed:
        return stored

    def write_row(row: Any) -> tuple[Value, ...]:
        found = list(stored(row))
        for at in changed:
            found[at] = _plain(found[at])
        return tuple(found)

    return write_row


def _hints(kind: Any) -> dict[str, Any]:
    # The type of each column, by the path that leads to it from the row.
    found: dict[str, Any] = {}
    for name, hint in get_type_hints(kind).items():
        if _is_row(hint):
            found |= {f"{name}.{path}": inner for path, inner in _hints(hint).items()}
        else:
            found[name] = hint
    return found


def _is_row(hint: object) -> bool:
    return hasattr(hint, "__dataclass_fields__")


def _plain(value: Any) -> Value:
    if isinstance(value, tuple | dict):
        return json.dumps(value)
    plain: Value = value.value if isinstance(value, Enum) else value
    return plain


@cache
def _reader(kind: Any) -> Callable[[dict[str, Any]], Any]:
    hints = get_type_hints(kind)
    inner = [(name, columns(hint), _reader(hint)) for name, hint in hints.items() if _is_row(hint)]
    readers = {name: _reader_of_value(hint) for name, hint in hints.items() if not _is_row(hint)}
    changed = [(name, read) for name, read in readers.items() if read is not None]

    def read_row(stored: dict[str, Any]) -> Any:
        for name, read in changed:
            stored[name] = read(stored[name])
        for name, own, read in inner:
            stored[name] = read({column: stored.pop(column) for column in own})
        return kind(**stored)

    return read_row


def _reader_of_value(hint: Any) -> Callable[[Any], Any] | None:
    # None for what is stored as it is.
    if isinstance(hint, NewType):
        return _reader_of_value(hint.__supertype__)
    if get_origin(hint) in (Union, UnionType):
        return _reader_of_optional(get_args(hint))
    if get_origin(hint) is tuple:
        return lambda text: tuple(json.loads(text))
    if get_origin(hint) is dict:
        return json.loads
    return hint if hint is bool or issubclass(hint, Enum) else None


def _reader_of_optional(parts: tuple[Any, ...]) -> Callable[[Any], Any] | None:
    [something] = [part for part in parts if part is not NoneType]
    read = _reader_of_value(something)
    return read and (lambda value: None if value is None else read(value))
