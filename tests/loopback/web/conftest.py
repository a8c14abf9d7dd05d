"""A browser for the page; without one these tests are skipped."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from bot.loopback.server import Loopback
from tests.loopback.web.support.screens import Screens, open_browser, running_bot


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def screens(browser: Browser, tmp_path: Path) -> AsyncIterator[Screens]:
    loopback = Loopback(tmp_path / "world.sqlite")
    for person in [*loopback.world.people.values()]:
        loopback.world.keep_person(replace(person, locale="en-US"))
    await loopback.start()
    screens = Screens(browser, loopback)
    async with running_bot(loopback):
        yield screens
        for context in browser.contexts:
            await context.close()
    await loopback.close()
    assert screens.errors == []
