"""Events as JSON and back, by the fields of their dataclasses: a new kind needs nothing here.

Cards are written as their codes.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache, partial
from typing import Any, get_origin, get_type_hints

import orjson

from bot.games.cards import Card, Pack
from bot.games.errors import BadCard
from bot.games.events import Event
from data.faults import Damage
from data.rows import Read, list_reader, reader

_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


class BadEvent(Damage):
    """A stored event of a kind that the program does not know, or that cannot be read."""

    def __init__(self, kind: str, why: str = "its kind is not known") -> None:
        super().__init__(f"An event {kind} in the database is damaged: {why}.")
        self.kind = kind


def encode(event: Event) -> str:
    """Return the fields of an event as JSON."""
    return _ENCODER.encode(_fields(event))


def decode(kind: str, body: str, pack: Pack) -> Event:
    """Return the event of this kind that `encode` wrote. Raises `BadEvent` for anything else."""
    if kind not in kinds():
        raise BadEvent(kind)
    try:
        event: Event = _reader_of_fields(kinds()[kind], pack)(orjson.loads(body))
    except (BadCard, TypeError, ValueError, RecursionError) as fault:
        raise BadEvent(kind, type(fault).__name__) from fault
    return event


@cache
def kinds() -> dict[str, type[Event]]:
    """Return every kind of event by its name."""
    found = set(_descendants(Event))  # one with two bases is found twice
    named = {kind.__name__: kind for kind in found}
    assert len(named) == len(found), "two kinds of event share a name"
    return named


def _descendants(kind: Any) -> Iterator[type[Event]]:
    child: Any
    for child in kind.__subclasses__():
        # A dataclass with slots leaves behind the class it was made from.
        is_current = getattr(sys.modules[child.__module__], child.__name__, None) is child
        if is_current and hasattr(child, "__dataclass_fields__"):
            yield child
        yield from _descendants(child)


def _plain(value: object) -> object:
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value.value if isinstance(value, Enum) else _fields(value)


def _fields(value: Any) -> dict[str, object]:
    return {name: _plain(getattr(value, name)) for name in _names(value.__class__)}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _reader_of_fields(kind: Any, pack: Pack) -> Read:
    hints, special = get_type_hints(kind), partial(_special, pack)
    readers = [(name, reader(hints[name], special)) for name in _names(kind)]

    def read_fields(values: Any) -> Any:
        if type(values) is not dict:
            raise TypeError
        # A field that is newer than the row has its default.
        return kind(**{name: read(values[name]) for name, read in readers if name in values})

    return read_fields


def _special(pack: Pack, hint: Any) -> Read | None:
    if hint is Card:
        return pack.parse
    if get_origin(hint) is tuple:
        return list_reader(hint, partial(_special, pack))
    return _reader_of_fields(hint, pack) if hasattr(hint, "__dataclass_fields__") else None
