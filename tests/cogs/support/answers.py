"""What people are told when they press something wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.loopback.person import Outcome, buttons, is_private, selects, texts
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import WARNING

Json = dict[str, Any]


def told(outcome: Outcome) -> str:
    """The sentence that somebody alone was told; fails if there is more, or if others see it."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert is_private(outcome.message), texts(outcome.message)
    assert not buttons(outcome.message)
    assert not selects(outcome.message)
    [sentence] = texts(outcome.message)
    return sentence


async def shown_to_all(guest: Guest, message: Json, label: str = "Show everyone") -> Json:
    """What everybody sees once somebody has pressed that in a private message.

    It refers to no other message: that one would be deleted for everybody else.
    """
    assert is_private(message)
    await guest.press(message, label)
    shown = await guest.until(
        lambda m: int(m["id"]) > int(message["id"]) and not is_private(m) and not m["mentions"]
    )
    assert shown["author"].get("bot")
    assert "message_reference" not in shown
    return shown


def why(outcome: Outcome) -> str:
    """The line in a hand that says what went wrong."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert is_private(outcome.message)
    [line] = [line for line in text_of(outcome.message).splitlines() if line.startswith(WARNING)]
    return line.removeprefix(WARNING).strip()


@asynccontextmanager
async def nothing_changes(house: House) -> AsyncIterator[None]:
    """Fails if any table is another after than before, or any was opened."""
    before = await _state(house)
    yield
    assert await _state(house) == before


async def _state(house: House) -> object:
    tables = house.hub.open_tables()
    return [
        (table.id, table.playing, table.seating, table.turn, await house.log_length(table.id))
        for table in tables
    ]
