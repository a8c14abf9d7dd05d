"""Pages of people in a real browser, before a real server with a real bot."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.loopback.pointing import client_points_at
from bot.loopback.server import Loopback
from tests.loopback.web.support.demo_bot import DemoBot

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
PATIENCE_MS = 30_000
"""How long a page may take on a machine that is busy with other tests."""

METRICS = ("wide", "narrow")
"""The two sizes of buttons on a phone."""


class Screens:
    """Pages of people; each of their errors is kept."""

    def __init__(self, browser: Browser, loopback: Loopback) -> None:
        self.browser = browser
        self.loopback = loopback
        self.errors: list[str] = []

    async def open(
        self,
        person: str | None,
        size: Any = DESK,
        channel: str = "tables",
        metrics: str | None = None,
        locale: str = "en-US",
    ) -> Page:
        """A page in a browser of its own, as somebody, with buttons of this size."""
        context = await self.browser.new_context(viewport=size, locale=locale)
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, line.text))
        place = {"as": person, "channel": channel} if person else {}
        wishes = place | ({"metrics": metrics} if metrics else {})
        await page.goto(f"{self.loopback.url}/?{urlencode(wishes)}")
        if person:
            await expect(page.locator(".welcome")).to_be_visible()
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(text)


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """The browser of this machine; without one the test is skipped."""
    path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium is installed: the page is not tested")
    expect.set_options(timeout=PATIENCE_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@asynccontextmanager
async def running_bot(loopback: Loopback) -> AsyncIterator[DemoBot]:
    """The demo bot, connected within the block."""
    with client_points_at(loopback.api_url, loopback.gateway_url, loopback.cdn_url):
        client = DemoBot()
        await client.login(loopback.token)
        connection = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        try:
            yield client
        finally:
            await client.close()
            await connection


async def run(page: Page, typed: str) -> None:
    """Types a command and sends it with the keyboard alone."""
    await page.locator(".composer-input").focus()
    await page.keyboard.type(f"/{typed} ")
    await page.keyboard.press("Enter")


async def answered(page: Page) -> None:
    """Waits until no message waits for an answer: until then it sends no press of its own."""
    await expect(page.locator(".message.pending")).to_have_count(0)


def last_message(page: Page) -> Locator:
    """The newest message of a page."""
    return page.locator(".message").last
