"""Nothing hidden appears in the text of an object or in a log."""

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import partial

import pytest

from bot.games.deal import Deal
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.tables.decisions import messages
from bot.tables.hub import Hub
from bot.tables.state import TableState
from bot.tables.store import read
from bot.tables.table import Table
from data.database import Database
from data.hands import HandHandle
from data.tables import Hidden
from tests.tables.support.people import ADA, act, match, play_out

TOKEN = "aW50ZXJhY3Rpb24"


async def test_texts_of_what_is_stored_hold_nothing_hidden(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await act(table)
    await table.change(messages.keep_hand, ADA, HandHandle(TOKEN, 1, 2, 3))
    found = await read(database.reading, table.id)
    hand = table.view_of(ADA).hand
    # Options may name cards, and everybody knows them.
    text = re.sub(r"options=\{.*?\}", "", f"{found!r} {table!r} {table.__dict__!r}")
    assert TOKEN not in text
    assert repr(found.hidden.secret) not in text
    assert found.hidden.secret.hex() not in text
    for card in hand:
        assert not re.search(rf"\b{card.code}\b", text)


HIDDEN = (TableState, Hidden, Fairness, Match, Deal, bytes)
"""What leads to cards that nobody may know."""


def leaks(table: Table) -> list[str]:
    """The attributes of a table, private ones aside, that lead to something hidden."""
    names = [name for name in dir(table) if not name.startswith("_")]
    return [name for name in names if any(_is_hidden(getattr(table, name)))]


def _is_hidden(value: object) -> Iterator[bool]:
    # Of a value and all that it is made of, methods and private attributes aside.
    yield isinstance(value, HIDDEN)
    inner: list[object] = []
    if isinstance(value, tuple | list | frozenset):
        inner = [*value]
    elif isinstance(value, Mapping):
        inner = [*value, *value.values()]
    elif is_dataclass(value):
        inner = [getattr(value, each.name) for each in fields(value)]
    for each in inner:
        yield from _is_hidden(each)


async def test_nothing_that_a_table_shows_leads_to_what_is_hidden(hub: Hub) -> None:
    table = await match(hub)
    await act(table)
    assert leaks(table) == []
    await play_out(table)
    assert leaks(table) == ["revealed"]


def _leaked(name: str, table: Table) -> dict[int, tuple[object]]:
    return {1: (getattr(table, name),)}


async def test_a_planted_leak_is_found(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await match(hub)
    for name in ("_state", "_viewed"):
        leak = property(partial(_leaked, name))
        monkeypatch.setattr(Table, name.strip("_"), leak, raising=False)
    assert table.public.number == 1
    assert leaks(table) == ["state", "viewed"]


async def test_logs_hold_nothing_hidden_even_when_they_hold_everything(
    hub: Hub, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await match(hub)
    await table.change(messages.keep_hand, ADA, HandHandle(TOKEN, 1, 2, 3))
    await play_out(table)
    assert table.revealed is not None
    assert TOKEN not in caplog.text
    assert repr(table.revealed.secret) not in caplog.text
    assert '"cards"' not in caplog.text
