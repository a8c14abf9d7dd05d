"""Dataclasses as rows: columns, inserts, updates and readers all come from the fields, here alone.

A column has the name of its field. Enums are stored by their value, tuples and mappings as JSON. A
field that is itself a dataclass stands for the columns of its own fields.

Every value that is read is of the type of its field, or it is damaged: what one flipped bit makes
of a row ends here, and not in a picture.
"""

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from data.connection import Connection
from data.faults import Damage

log = logging.getLogger(__name__)

Value = str | int | bytes | None
"""What a column holds."""

Parameters = Sequence[Value] | Mapping[str, Value]
Kind = TypeVar("Kind")

Read = Callable[[Any], Any]
"""Reads a stored value. Raises `TypeError` or `ValueError` for what is no such value."""


class BadRow(Damage):
    """A row holds a value that its column cannot hold."""

    def __init__(self, kind: type, column: str) -> None:
        super().__init__(f"A {kind.__name__} is damaged: its {column} cannot be read.")
        self.column = column


def values(row: Any) -> tuple[Value, ...]:
    """Return what is stored of a row, in the order of its columns."""
    return _writer(row.__class__)(row)


def insertion(table: str, names: Sequence[str]) -> str:
    """Return the statement that inserts a row with the columns of these names."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


async def insert(db: Connection, table: str, rows: Sequence[Any]) -> None:
    """Store new rows, all of one kind. Raises `Conflict` if one is there already."""
    if rows:
        statement = insertion(table, columns(rows[0].__class__))
        await db.executemany(statement, [values(row) for row in rows])


async def insert_one(db: Connection, table: str, named: Mapping[str, Value]) -> int:
    """Store a new row of these values by column; return the id that it has got."""
    statement = f"{insertion(table, [*named])} RETURNING id"
    [(number,)] = await db.execute_fetchall(statement, [*named.values()])
    return int(number)


async def put(db: Connection, table: str, key: Sequence[str], *rows: Any) -> None:
    """Store rows, all of one kind, in place of those with the same key, where there are any."""
    if rows:
        names = columns(rows[0].__class__)
        settings = ", ".join(f"{name} = excluded.{name}" for name in names if name not in key)
        statement = f"{insertion(table, names)} ON CONFLICT ({', '.join(key)})"
        await db.executemany(f"{statement} DO UPDATE SET {settings}", [values(row) for row in rows])


async def update(db: Connection, table: str, old: Any, new: Any, key: Sequence[str]) -> bool:
    """Store what differs between two states of the row that these columns find by the old one.

    Returns whether it was found.
    """
    names, before, after = columns(new.__class__), _fields(old), _fields(new)
    # Most are alike: only what is written is made into what is stored.
    pairs = zip(names, before, after, strict=True)
    parameters = {name: _plain(now) for name, was, now in pairs if was != now}
    if not parameters:
        return True
    settings = ", ".join(f"{name} = :{name}" for name in parameters)
    found = " AND ".join(f"{name} = :old_{name}" for name in key)
    known = dict(zip(names, before, strict=True))
    parameters |= {f"old_{name}": _plain(known[name]) for name in key}
    updated = await db.execute_fetchall(
        f"UPDATE {table} SET {settings} WHERE {found} RETURNING 1", parameters
    )
    return bool([*updated])


async def select(
    db: Connection,
    kind: Callable[..., Kind],
    source: str,
    parameters: Parameters = (),
    **computed: str,
) -> list[Kind]:
    """Return the rows of this kind that *source* names, from its FROM on.

    *computed* are the columns that are worked out and not stored, each with its expression.
    Raises `BadRow`.
    """
    read: Callable[[dict[str, Any]], Kind] = _row_reader(kind)
    return [read(stored) for stored in await _stored(db, kind, source, parameters, computed)]


async def readable(
    db: Connection,
    kind: Callable[..., Kind],
    source: str,
    parameters: Parameters = (),
    whole: str | None = None,
    **computed: str,
) -> list[Kind]:
    """Return the same for a list, from which a row that is damaged is left out, and named in the
    log.

    So are all rows that have the same in the column *whole*.
    """
    read: Callable[[dict[str, Any]], Kind] = _row_reader(kind)
    found, damaged = list[tuple[Any, Kind]](), set[Any]()
    for stored in await _stored(db, kind, source, parameters, computed):
        key = whole and stored[whole]
        try:
            found.append((key, read(stored)))
        except BadRow as fault:
            log.error("row damaged: left out table=%s fault=%s", stored.get("table_id"), fault)
            damaged.add(key)
    return [row for key, row in found if whole is None or key not in damaged]


async def _stored(
    db: Connection,
    kind: Any,
    source: str,
    parameters: Parameters,
    computed: Mapping[str, str],
) -> list[dict[str, Any]]:
    names = [f"{computed[name]} AS {name}" if name in computed else name for name in columns(kind)]
    found = await db.execute_fetchall(f"SELECT {', '.join(names)} {source}", parameters)
    return [dict(zip(columns(kind), row, strict=True)) for row in found]


async def by_table(
    db: Connection, kind: Callable[..., Kind], name: str, ids: Sequence[int], order: str
) -> dict[int, list[Kind]]:
    """Return the rows of this kind that belong to each of these tables, in this order."""
    found: dict[int, list[Kind]] = {table_id: [] for table_id in ids}
    source = f"FROM {name} WHERE {among('table_id', ids)} ORDER BY {order}"
    for each in await select(db, kind, source, ids):
        found[each.table_id].append(each)  # type: ignore[attr-defined]
    return found


def among(column: str, values: Sequence[Value], name: str = "") -> str:
    """Return the condition that a column holds one of these values, which are parameters: by their
    place, or by this name if they are `numbered`."""
    marks = [f":{each}" for each in numbered(name, values)] if name else "?" * len(values)
    return f"{column} IN ({', '.join(marks)})" if marks else "false"


def numbered(name: str, values: Sequence[Value]) -> dict[str, Value]:
    """Return these values as parameters of this name, each with its number behind it."""
    return {f"{name}{number}": value for number, value in enumerate(values)}


def holds(column: str) -> str:
    """Return the condition that the list in a column has the number that is `listed`."""
    stripped = f"replace(replace(replace({column}, ' ', ''), '[', ','), ']', ',')"
    return f"{stripped} LIKE :listed"


def listed(number: int) -> str:
    """Return the parameter with which a list of a column `holds` a number."""
    return f"%,{number},%"


@cache
def columns(kind: Any) -> tuple[str, ...]:
    """Return the columns of a row of this kind, in the order of its fields."""
    return tuple(path.rpartition(".")[2] for path in _hints(kind))


def _fields(row: Any) -> tuple[Any, ...]:
    return _getter(row.__class__)(row)


@cache
def _getter(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*_hints(kind))


@cache
def _writer(kind: Any) -> Callable[[Any], tuple[Value, ...]]:
    hints, stored = _hints(kind), _getter(kind)
    changed = [at for at, hint in enumerate(hints.values()) if not _is_plain(hint)]
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
def _row_reader(kind: Any) -> Callable[[dict[str, Any]], Any]:
    hints = get_type_hints(kind)
    inner = [
        (name, columns(hint), _row_reader(hint)) for name, hint in hints.items() if _is_row(hint)
    ]
    readers = [(name, reader(hint, _special)) for name, hint in hints.items() if not _is_row(hint)]

    def read_row(stored: dict[str, Any]) -> Any:
        name = ""
        try:
            for name, read in readers:
                stored[name] = read(stored[name])
        except (TypeError, ValueError, RecursionError) as fault:
            raise BadRow(kind, name) from fault
        for name, own, read in inner:
            stored[name] = read({column: stored.pop(column) for column in own})
        return kind(**stored)

    return read_row


def _is_plain(hint: Any) -> bool:
    # Whether it is stored as it is.
    if isinstance(hint, NewType):
        return _is_plain(hint.__supertype__)
    if get_origin(hint) in (Union, UnionType):
        return all(_is_plain(part) for part in get_args(hint))
    return hint in (int, str, bytes, NoneType)


def reader(hint: Any, special: Callable[[Any], Read | None]) -> Read:
    """Return what reads values of a type, if *special* does not read that in its own way."""
    if isinstance(hint, NewType):
        return reader(hint.__supertype__, special)
    if get_origin(hint) in (Union, UnionType):
        [something] = [part for part in get_args(hint) if part is not NoneType]
        read = reader(something, special)
        return lambda value: None if value is None else read(value)
    return special(hint) or (hint if issubclass(hint, Enum) else _reader_of_plain(hint))


def list_reader(hint: Any, special: Callable[[Any], Read | None]) -> Read:
    """Return what reads lists as tuples of a type, all of one kind or each with its own."""
    readers = [reader(part, special) for part in get_args(hint) if part is not Ellipsis]
    each = readers[0] if Ellipsis in get_args(hint) else None

    def read_list(values: Any) -> Any:
        if type(values) is not list:
            raise TypeError
        if each is not None:
            return tuple([each(value) for value in values])
        return tuple([read(value) for read, value in zip(readers, values, strict=True)])

    return read_list


def _reader_of_plain(kind: type) -> Read:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError
        return value

    return read


def _special(hint: Any) -> Read | None:
    if get_origin(hint) is tuple:
        read = list_reader(hint, _special)
        return lambda text: read(json.loads(text))
    if get_origin(hint) is dict:
        return _dict
    return _bool if hint is bool else None


def _dict(text: Any) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise TypeError
    return found


def _bool(value: Any) -> bool:
    if value not in (0, 1):
        raise ValueError
    return bool(value)
