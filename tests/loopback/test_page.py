"""The page in a real browser, with the real server and a real bot."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.loopback.pointing import client_points_at
from bot.loopback.server import Loopback
from tests.loopback.demo_bot import DemoBot

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


class Screens:
    """Pages of people; each of their errors is kept."""

    def __init__(self, browser: Browser, loopback: Loopback) -> None:
        self.browser = browser
        self.loopback = loopback
        self.errors: list[str] = []

    async def open(self, person: str | None, size: Any = DESK, channel: str = "tables") -> Page:
        """A page in a browser of its own, as somebody."""
        context = await self.browser.new_context(viewport=size, locale="en-US")
        context.set_default_timeout(8000)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, line.text))
        await page.goto(
            f"{self.loopback.url}/" + (f"?as={person}&channel={channel}" if person else "")
        )
        if person:
            await expect(page.locator(".welcome")).to_be_visible()
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(text)

    async def control(self, path: str, body: dict[str, Any]) -> None:
        """Moves the clock and the like."""
        async with (
            aiohttp.ClientSession() as session,
            session.post(f"{self.loopback.url}/control/{path}", json=body) as answer,
        ):
            assert answer.ok, await answer.text()


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


@asynccontextmanager
async def running_bot(loopback: Loopback) -> AsyncIterator[DemoBot]:
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


async def run(page: Page, typed: str) -> None:
    """Types a command and sends it with the keyboard alone."""
    await page.locator(".composer-input").focus()
    await page.keyboard.type(f"/{typed} ")
    await page.keyboard.press("Enter")


def last_message(page: Page) -> Any:
    return page.locator(".message").last


async def test_a_person_is_chosen_at_the_start(screens: Screens) -> None:
    page = await screens.open(None)

    await page.get_by_role("link", name="Bruno").click()

    await expect(page.get_by_role("button", name="You are Bruno")).to_be_visible()
    assert "as=bruno" in page.url
    await expect(page).to_have_title("#tables | Playground")


async def test_an_unknown_person_is_asked_again(screens: Screens) -> None:
    page = await screens.open(None)

    await page.goto(f"{screens.loopback.url}/?as=nobody")

    await expect(page.get_by_role("alert")).to_have_text("There is nobody called “nobody” here.")


async def test_an_empty_channel_says_how_it_works(screens: Screens) -> None:
    page = await screens.open("ada")

    hint = page.locator(".hint")

    await expect(hint).to_contain_text("Type / below to see the commands.")
    await expect(hint.get_by_role("link")).to_have_text(
        ["BBruno", "CCarla", "DDino", "EElena", "FFabio"]
    )


async def test_a_command_is_found_filled_and_sent_by_keyboard(screens: Screens) -> None:
    page = await screens.open("ada")

    await page.locator(".composer-input").focus()
    await page.keyboard.type("/tab")
    await expect(page.get_by_role("option", name="/demo table")).to_be_visible()
    for key in ("Tab", "o", "t", "t", "Enter"):
        await page.keyboard.press(key)
    await page.keyboard.type("friend:bru")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")

    await expect(last_message(page)).to_contain_text("ottocento for 3 with @Bruno")
    await expect(last_message(page).locator(".reply-line")).to_have_text("AAda used /demo table")
    await expect(page.locator(".composer-input")).to_be_focused()


async def test_a_wrong_option_is_explained(screens: Screens) -> None:
    page = await screens.open("ada")

    await run(page, "demo table game:sc")
    await page.keyboard.type("players:9")
    await page.keyboard.press("Enter")

    await expect(page.locator(".composer-problem")).to_have_text("players: at most 5.")


async def test_a_pasted_command_is_understood(screens: Screens) -> None:
    page = await screens.open("ada")

    await page.locator(".composer-input").focus()
    await page.keyboard.insert_text("/demo table game:Tarot players:4")
    await page.keyboard.press("Enter")

    await expect(last_message(page)).to_contain_text("tarot for 4")


async def test_words_are_completed_by_the_bot(screens: Screens) -> None:
    page = await screens.open("ada")

    await page.locator(".composer-input").focus()
    await page.keyboard.type("/demo find ")
    await page.keyboard.type("tr")
    await expect(page.get_by_role("option")).to_have_text(["tr-a", "tr-b", "tr-c"])
    for key in ("ArrowDown", "Enter", "Enter"):
        await page.keyboard.press(key)

    await expect(last_message(page)).to_contain_text("Found tr-b")


async def test_buttons_are_pressed_by_mouse_and_keyboard(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    counts = page.get_by_role("button", name="Count")

    await counts.first.click()
    await expect(page.get_by_role("heading", name="Count 1")).to_be_visible()
    await expect(page.get_by_alt_text("All maroon")).to_be_visible()
    await counts.nth(1).focus()
    await page.keyboard.press("Space")

    await expect(page.get_by_role("heading", name="Count 2")).to_be_visible()
    await expect(page.get_by_alt_text("All green")).to_be_visible()
    await expect(counts.nth(1)).to_be_focused()
    await expect(page.get_by_role("button", name="Closed")).to_be_disabled()


async def test_arrows_walk_through_24_cards(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo hand")
    await expect(page.get_by_role("button", name="♠")).to_have_count(24)

    await page.get_by_role("button", name="♠ 1", exact=True).focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("button", name="♠ 8", exact=True)).to_be_focused()
    await page.keyboard.press("Enter")

    await expect(page.get_by_role("button", name="♠ 8", exact=True)).to_have_count(0)
    await expect(page.get_by_role("button", name="♠ 9", exact=True)).to_be_focused()


async def test_a_silent_bot_is_a_failed_interaction(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")

    button = page.get_by_role("button", name="Fail")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await screens.control("clock", {"advance_s": 4})

    await expect(page.locator(".failure")).to_have_text("This interaction failed")
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_a_silent_command_is_explained(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo silence")
    await expect(page.locator(".composer-bar.sending")).to_be_visible()

    await screens.control("clock", {"advance_s": 4})

    await expect(page.locator(".composer-problem")).to_contain_text("did not respond")


async def test_a_single_choice_is_sent_at_once(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")

    await page.get_by_role("combobox", name="Pick 1").click()
    await page.get_by_role("option", name="Ottocento").click()

    await expect(last_message(page)).to_contain_text("Picked Ottocento")
    await expect(page.get_by_role("combobox", name="Pick 1: Ottocento")).to_be_focused()


async def test_several_choices_are_sent_when_the_list_closes(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    await page.get_by_role("combobox", name="Pick 3").focus()

    for key in ("Enter", "Enter", "End", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("option", selected=True)).to_have_count(2)
    await expect(page.locator(".message")).to_have_count(1)
    await page.keyboard.press("Escape")

    await expect(last_message(page)).to_contain_text("Picked Scarto+Tarot")


async def test_a_form_is_checked_filled_and_sent(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo form")
    form = page.get_by_role("dialog", name="A form")
    await expect(form.get_by_label("Name")).to_be_focused()

    await page.keyboard.press("Enter")
    await expect(form.locator(".field-problem").first).to_have_text("Required")
    await page.keyboard.type("Ada's")
    await form.locator(".select").click()
    await page.get_by_role("option", name="Tarot").click()
    await form.get_by_label("Quick").check()
    await form.get_by_label("Melds").check()
    await form.get_by_label("Name").press("Enter")

    await expect(last_message(page)).to_contain_text("Form: Ada's Tarot quick Melds")
    await expect(form).to_have_count(0)


async def test_escape_closes_a_form(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo form")
    await expect(page.get_by_role("dialog")).to_be_visible()

    await page.keyboard.press("Escape")

    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_private_message_is_seen_by_one_and_dismissed(screens: Screens) -> None:
    ada, bruno = await screens.open("ada"), await screens.open("bruno")
    await run(ada, "demo hand")
    await expect(last_message(ada)).to_contain_text("Only you can see this")
    await run(ada, "demo panel")
    await expect(bruno.get_by_role("heading", name="Count 0")).to_be_visible()

    await expect(bruno.locator(".message")).to_have_count(1)
    await bruno.reload()
    await expect(bruno.get_by_role("heading", name="Count 0")).to_be_visible()
    await expect(bruno.locator(".message")).to_have_count(1)

    await ada.get_by_role("button", name="Dismiss message").click()
    await expect(ada.locator(".message")).to_have_count(1)


async def test_two_pages_side_by_side_are_alive(screens: Screens) -> None:
    ada, bruno = await screens.open("ada"), await screens.open("bruno")
    await run(ada, "demo panel")

    await bruno.get_by_role("button", name="Count").first.click()
    await expect(ada.get_by_role("heading", name="Count 1")).to_be_visible()
    await bruno.locator(".composer-input").fill("**hello** @ada <b>")
    await bruno.keyboard.press("Enter")

    await expect(last_message(ada).locator("strong")).to_have_text("hello")
    await expect(last_message(ada)).to_contain_text("@Ada <b>")
    await expect(last_message(ada)).to_have_class("message mentions-me")
    await expect(ada.locator("#announcements p").last).to_have_text("Bruno: hello @Ada <b>")


async def test_a_ping_elsewhere_is_counted_until_it_is_read(screens: Screens) -> None:
    ada = await screens.open("ada", channel="lounge")
    bruno = await screens.open("bruno")

    await bruno.locator(".composer-input").fill("@ada come")
    await bruno.keyboard.press("Enter")
    tables = ada.get_by_role("link", name="tables")
    await expect(tables.locator(".ping")).to_have_text("1")
    await expect(ada).to_have_title("(1) #lounge | Playground")
    await tables.click()

    await expect(tables.locator(".ping")).to_have_count(0)
    await expect(last_message(ada)).to_contain_text("come")


async def test_a_thread_is_opened_from_its_message(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo thread")

    await page.locator(".thread-card").click()

    await expect(page.get_by_role("heading", name="Back room", level=1).first).to_be_visible()
    await expect(last_message(page)).to_contain_text("Welcome @Ada")
    await expect(page.locator(".threads .channel[aria-current]")).to_contain_text("Back room")


async def test_a_picture_opens_large_and_closes(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")

    await page.get_by_role("button", name="Open picture: All green").click()
    viewer = page.get_by_role("dialog", name="Picture")
    await expect(viewer.locator("figcaption")).to_have_text("All green")
    await page.keyboard.press("Escape")

    await expect(viewer).to_have_count(0)
    await expect(page.get_by_role("button", name="Open picture: All green")).to_be_focused()


async def test_the_list_keeps_its_place_and_jumps_to_the_present(screens: Screens) -> None:
    ada, bruno = await screens.open("ada", PHONE), await screens.open("bruno")
    for _ in range(2):
        await run(ada, "demo hand")
        await expect(ada.locator(".composer-bar.sending")).to_have_count(0)
    await expect(ada.locator(".ephemeral")).to_have_count(2)
    await ada.bring_to_front()
    await ada.locator(".scroller").evaluate("all => { all.scrollTop = 50 }")
    await expect(ada.locator(".jump")).to_be_visible()

    await bruno.locator(".composer-input").fill("news")
    await bruno.keyboard.press("Enter")
    await expect(ada.locator(".jump")).to_contain_text("1 new message")
    assert await ada.locator(".scroller").evaluate("all => all.scrollTop") == 50
    await ada.locator(".jump").click()

    await expect(ada.locator(".jump")).to_be_hidden()
    await expect(last_message(ada)).to_contain_text("news")
    await expect(last_message(ada)).to_be_in_viewport()


async def test_nothing_is_wider_than_a_phone(screens: Screens) -> None:
    page = await screens.open("ada", PHONE)
    await run(page, "demo panel")
    await run(page, "demo hand")
    await expect(page.get_by_role("button", name="♠")).to_have_count(24)

    wide = (
        "[document.documentElement, document.querySelector('.scroller')].map((e) => e.scrollWidth)"
    )

    assert await page.evaluate(wide) == [390, 390]
    box = await page.get_by_role("button", name="♠ 5", exact=True).bounding_box()
    first = await page.get_by_role("button", name="♠ 1", exact=True).bounding_box()
    assert box is not None
    assert first is not None
    assert box["y"] == first["y"], "five short buttons stand in one row"


async def test_the_channels_are_a_drawer_on_a_phone(screens: Screens) -> None:
    page = await screens.open("ada", PHONE)
    await expect(page.get_by_role("link", name="lounge")).to_be_hidden()

    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("link", name="lounge").click()

    await expect(page.get_by_role("heading", name="lounge", exact=True)).to_be_visible()
    await expect(page.get_by_role("link", name="lounge")).to_be_hidden()


async def test_the_theme_is_kept(screens: Screens) -> None:
    page = await screens.open("ada")
    background = "getComputedStyle(document.body).backgroundColor"
    assert await page.evaluate(background) == "rgb(255, 255, 255)"

    await page.get_by_role("button", name="Use the dark theme").click()
    await page.reload()

    await expect(page.locator(".welcome")).to_be_visible()
    assert await page.evaluate(background) == "rgb(49, 51, 56)"


async def test_a_bot_that_left_is_announced(browser: Browser) -> None:
    loopback = Loopback()
    await loopback.start()
    screens = Screens(browser, loopback)
    page = await screens.open("ada")

    await expect(page.get_by_role("status")).to_contain_text("is not connected")
    async with running_bot(loopback):
        await expect(page.locator(".banner")).to_be_hidden()
        await run(page, "demo find word:x")
        await expect(last_message(page)).to_contain_text("Found x")
    await expect(page.locator(".banner")).to_be_visible()

    await page.context.close()
    await loopback.close()
    assert screens.errors == []
