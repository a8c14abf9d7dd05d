"""A browser for the page; without one these tests are skipped."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from bot.loopback.server import Loopback
from tests.loopback.web.screens import Screens, running_bot

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


@pytest.fixture(scope="module")
def browser_path() -> str:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium is installed: the page is not tested")
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(browser_path: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_path, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def screens(browser: Browser, tmp_path: Path) -> AsyncIterator[Screens]:
    loopback = Loopback(tmp_path / "world.sqlite")
    await loopback.start()
    screens = Screens(browser, loopback)
    async with running_bot(loopback):
        yield screens
        for context in browser.contexts:
            await context.close()
    await loopback.close()
    assert screens.errors == []
