"""Nothing hidden appears in the text of an object or in a log."""

import logging
import re

import pytest

from bot.tables.decisions import messages
from bot.tables.hub import Hub
from bot.tables.store import read
from data.database import Database
from data.hands import HandHandle
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
    assert repr(found.row.secret) not in text
    assert found.row.secret.hex() not in text
    for card in hand:
        assert not re.search(rf"\b{card.code}\b", text)


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
