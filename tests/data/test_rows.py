"""Rows from dataclasses: what is stored is read again, and only what differs is written."""

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NewType

import pytest

from data import rows
from data.connection import Connection
from data.engines.sqlite import Waited

Number = NewType("Number", int)


class Mood(StrEnum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True, slots=True)
class Inner:
    mood: Mood | None
    words: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    key: Number
    inner: Inner
    options: dict[str, str | int | bool]
    done: bool
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class Ranked:
    place: int
    key: int


FULL = Thing(
    key=Number(1),
    inner=Inner(Mood.WILD, ("perché", "no")),
    options={"a": "x", "b": 2, "c": False},
    done=True,
    secret=b"\0\xff",
)
EMPTY = Thing(key=Number(2), inner=Inner(None, None), options={}, done=False)


@pytest.fixture
async def db() -> AsyncIterator[Connection]:
    db = await Waited.to(sqlite3.connect(":memory:", check_same_thread=False))
    # The columns stand in another order than the fields.
    await db.execute(
        "CREATE TABLE things (secret BLOB, done INTEGER, options TEXT, words TEXT, mood TEXT,"
        " key INTEGER PRIMARY KEY) STRICT"
    )
    yield db
    await db.close()


def test_columns_are_the_fields_those_of_inner_rows_included() -> None:
    assert rows.columns(Thing) == ("key", "mood", "words", "options", "done", "secret")
    assert len(rows.values(FULL)) == len(rows.columns(Thing))


async def test_rows_are_read_as_they_were_stored(db: Connection) -> None:
    await rows.insert(db, "things", [FULL, EMPTY])
    assert await rows.select(db, Thing, "FROM things ORDER BY key") == [FULL, EMPTY]
    [found] = await rows.select(db, Thing, "FROM things WHERE key = ?", (1,))
    assert type(found.done) is bool
    assert type(found.inner.mood) is Mood


async def test_no_rows_are_no_statement(db: Connection) -> None:
    await rows.insert(db, "things", [])
    assert await rows.select(db, Thing, "FROM things") == []


async def test_a_row_is_put_in_place_of_the_one_before(db: Connection) -> None:
    await rows.insert(db, "things", [FULL, EMPTY])
    await rows.put(db, "things", ("key",), replace(FULL, done=False))
    assert await rows.select(db, Thing, "FROM things ORDER BY key") == [
        replace(FULL, done=False),
        EMPTY,
    ]


async def test_an_update_writes_what_differs_and_nothing_else(db: Connection) -> None:
    await rows.insert(db, "things", [FULL, EMPTY])
    await db.execute("UPDATE things SET done = 0, mood = 'calm'")
    changed = replace(FULL, inner=replace(FULL.inner, words=None))

    await rows.update(db, "things", FULL, changed, ("key",))

    # What another process wrote into the other columns is left alone, and so is the other row.
    first, second = await rows.select(db, Thing, "FROM things ORDER BY key")
    assert first == replace(changed, done=False, inner=Inner(Mood.CALM, None))
    assert second == replace(EMPTY, inner=Inner(Mood.CALM, None))


async def test_an_update_without_a_difference_writes_nothing(db: Connection) -> None:
    await rows.insert(db, "things", [FULL])
    before = await db.execute_fetchall("SELECT total_changes()")
    await rows.update(db, "things", FULL, replace(FULL), ("key",))
    assert await db.execute_fetchall("SELECT total_changes()") == before


async def test_columns_can_be_worked_out(db: Connection) -> None:
    await rows.insert(db, "things", [FULL, EMPTY])
    found = await rows.select(db, Ranked, "FROM things ORDER BY key DESC", place="3 - key")
    assert found == [Ranked(1, 2), Ranked(2, 1)]
