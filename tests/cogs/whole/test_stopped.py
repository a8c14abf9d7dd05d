"""The bot is told to stop while people play: it ends in order, whatever Discord refuses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.loopback import Loopback, Person
from tests.chaos.lives import Lives
from tests.chaos.sitting import Company, plans
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import open_loopback
from tests.cogs.support.presses import Presses
from tests.loopback.support.controls import control

TABLES = 4
PRESSES_BETWEEN = 12

POSTS, HANDS = "POST /channels/{c}/messages", "PATCH /webhooks/{a}/{t}/messages/{m}"

REFUSED: tuple[dict[str, Any], ...] = (
    {},
    {"route": POSTS, "scope": "global"},
    {"route": HANDS, "scope": "user"},
)
"""What Discord refuses for ten minutes while the bot is stopped."""


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    async with open_loopback() as loopback:
        yield loopback


async def test_a_stop_under_load_leaves_nothing_behind(loopback: Loopback, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        lives, presses = Lives(loopback, tmp_path, "tests.chaos.bot"), Presses()
        stack.push_async_callback(lives.kill)
        playing = [
            asyncio.create_task(company.play(lambda: False))
            for company in await _companies(loopback, tmp_path, presses, stack)
        ]
        stack.callback(lambda: [task.cancel() for task in playing])
        for refused in REFUSED:
            await lives.start()
            await lives.connected()
            await presses.more(PRESSES_BETWEEN)
            if refused:
                await control(loopback, "limit", retry_after=600, times=1000, **refused)
                await presses.more(PRESSES_BETWEEN)
            await lives.stop()
            loopback.limits.orders.clear()
    assert [stop.owed for stop in lives.stops] == [0] * len(REFUSED)
    assert [stop.end.status for stop in lives.stops] == [0] * len(REFUSED)
    said = lives.log.read_text(encoding="utf-8")
    assert "Traceback" not in said, said
    assert " ERROR " not in said, said


async def _companies(
    loopback: Loopback, folder: Path, presses: Presses, stack: AsyncExitStack
) -> list[Company]:
    ids = {known.username: int(known.id) for known in loopback.world.people.values()}
    companies = []
    for plan in plans(TABLES):
        people = [
            await stack.enter_async_context(Person(loopback.url, name)) for name in plan.people
        ]
        guests = [Guest(person, "tables", ids[person.name]) for person in people]
        companies.append(Company(plan, guests, folder / "bot.db", presses))
    return companies
