"""The page in a real browser: people, commands, channels, live news."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, FloatRect, Page, expect

from bot.loopback.person import Person
from bot.loopback.server import Loopback
from bot.loopback.world.threads import new_thread
from tests.loopback.support.controls import control
from tests.loopback.web.support.screens import (
    DESK,
    METRICS,
    PHONE,
    Screens,
    last_message,
    run,
    running_bot,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_person_is_chosen_at_the_start(screens: Screens) -> None:
    page = await screens.open(None)

    await page.get_by_role("link", name="Bruno").click()

    await expect(page.get_by_role("button", name="You are Bruno")).to_be_visible()
    assert "as=bruno" in page.url
    await expect(page).to_have_title("#tables | Playground")


@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_the_first_page_shows_cards(screens: Screens, size: Any) -> None:
    page = await screens.open(None, size)
    await expect(page.get_by_role("heading", name="Tarot is a game")).to_be_visible()
    cards = page.get_by_role("img", name="Seven cards").locator("img")
    loaded = "() => [...document.images].filter((image) => image.naturalWidth).length === 7"
    await page.wait_for_function(loaded)

    for box in [await card.bounding_box() for card in await cards.all()]:
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
    # This bot has no tables to play at.
    await expect(page.get_by_role("link", name="Play")).to_have_count(0)
    await expect(page.get_by_role("link", name="Fabio")).to_be_visible()


async def test_a_table_is_opened_once_the_bot_is_there(browser: Browser) -> None:
    loopback = Loopback()
    await loopback.start()
    screens = Screens(browser, loopback)
    page = await screens.open(None)

    await page.get_by_role("link", name="Play Scarto now").click()

    await expect(page.locator(".banner")).to_have_text(
        "Tarocchi is not connected yet. Your table opens as soon as it is."
    )
    assert "play" not in page.url
    await page.context.close()
    await loopback.close()
    assert screens.errors == []


async def test_a_visitor_plays_as_somebody_of_their_language(browser: Browser) -> None:
    loopback = Loopback()
    await loopback.start()
    screens = Screens(browser, loopback)
    for locale, name in (("it-IT", "Bruno"), ("fr-CA", "Carla"), ("de", "Dino"), ("pl", "Ada")):
        page = await screens.open(None, PHONE, locale=locale)
        await expect(page.locator(".play")).to_contain_text(name)
        href = f"/?as={name.lower()}&play=scarto"
        await expect(page.locator(".play-now")).to_have_attribute("href", href)
        await page.context.close()
    await loopback.close()
    assert screens.errors == []


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


async def test_people_are_mentioned_in_a_text_option(screens: Screens) -> None:
    page = await screens.open("ada")

    await page.locator(".composer-input").focus()
    await page.keyboard.insert_text("/demo find word:@bruno ")
    await page.keyboard.press("Enter")

    await expect(last_message(page).locator(".mention")).to_have_text("@Bruno")


async def test_words_are_completed_by_the_bot(screens: Screens) -> None:
    page = await screens.open("ada")

    await page.locator(".composer-input").focus()
    await page.keyboard.type("/demo find ")
    await page.keyboard.type("tr")
    await expect(page.get_by_role("option")).to_have_text(["tr-a", "tr-b", "tr-c"])
    for key in ("ArrowDown", "Enter", "Enter"):
        await page.keyboard.press(key)

    await expect(last_message(page)).to_contain_text("Found tr-b")


async def test_a_silent_command_is_explained(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo silence")
    await expect(page.locator(".composer-bar.sending")).to_be_visible()

    await control(screens.loopback, "clock", advance_s=4)

    await expect(page.locator(".composer-problem")).to_contain_text("did not respond")


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


@pytest.mark.parametrize("metrics", METRICS)
async def test_nothing_is_wider_than_a_phone(screens: Screens, metrics: str) -> None:
    page = await screens.open("ada", PHONE, metrics=metrics)
    await run(page, "demo panel")
    await run(page, "demo hand")
    await expect(page.get_by_role("button", name="spades")).to_have_count(24)

    wide = (
        "[document.documentElement, document.querySelector('.scroller')].map((e) => e.scrollWidth)"
    )

    assert await page.evaluate(wide) == [390, 390]


@pytest.mark.parametrize(
    ("metrics", "fit", "least", "high", "gap", "side"),
    [("wide", 4, 60, 40, 8, 16), ("narrow", 5, 51, 38, 5, 8)],
)
async def test_so_many_cards_fit_a_row_of_a_phone(
    screens: Screens, metrics: str, fit: int, least: int, high: int, gap: int, side: int
) -> None:
    page = await screens.open("ada", PHONE, metrics=metrics)
    await run(page, "demo hand")
    cards = page.get_by_role("button", name="spades")
    await expect(cards).to_have_count(24)

    sides = "all => all.map((e) => getComputedStyle(e).paddingInline)"
    assert set(await cards.evaluate_all(sides)) == {f"{side}px"}
    for first in (1, 11, 21):
        boxes = await boxes_of(page, range(first, min(first + 5, 25)))
        assert len({box["y"] for box in boxes[:fit]}) == 1
        assert len({box["y"] for box in boxes}) == (1 if len(boxes) <= fit else 2)
        assert {box["height"] for box in boxes} == {high}
        assert min(box["width"] for box in boxes) >= least
        assert boxes[1]["x"] - boxes[0]["x"] - boxes[0]["width"] == pytest.approx(gap, abs=0.1)


async def boxes_of(page: Page, cards: range) -> list[FloatRect]:
    """Where the buttons of these cards are."""
    buttons = [page.get_by_role("button", name=f"spades {card}", exact=True) for card in cards]
    return [box for button in buttons if (box := await button.bounding_box())]


async def test_the_size_of_buttons_is_chosen_and_kept(screens: Screens) -> None:
    page = await screens.open("ada", PHONE)
    root = page.locator("html")
    await expect(root).to_have_attribute("data-metrics", "wide")

    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name="You are Ada").click()
    await page.get_by_label("Buttons on a phone").select_option("narrow")
    await expect(root).to_have_attribute("data-metrics", "narrow")
    await page.reload()

    await expect(page.locator(".welcome")).to_be_visible()
    await expect(root).to_have_attribute("data-metrics", "narrow")
    await page.goto(f"{screens.loopback.url}/?as=ada&metrics=none")
    await expect(root).to_have_attribute("data-metrics", "narrow")


@pytest.mark.parametrize("metrics", METRICS)
async def test_the_channels_are_a_drawer_on_a_phone(screens: Screens, metrics: str) -> None:
    page = await screens.open("ada", PHONE, metrics=metrics)
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

    await expect(page.locator(".banner")).to_contain_text("is not connected")
    async with running_bot(loopback):
        await expect(page.locator(".banner")).to_be_hidden()
        await run(page, "demo find word:x")
        await expect(last_message(page)).to_contain_text("Found x")
    await expect(page.locator(".banner")).to_be_visible()

    await page.context.close()
    await loopback.close()
    assert screens.errors == []


async def test_a_page_comes_back_with_its_server(browser: Browser, tmp_path: Path) -> None:
    first = Loopback(tmp_path / "world.sqlite")
    await first.start()
    screens = Screens(browser, first)
    ada, bruno = await screens.open("ada"), await screens.open("bruno")

    await first.close()
    await expect(ada.locator(".banner")).to_contain_text("The connection to the server was lost")
    await ada.locator(".composer-input").fill("Anybody?")
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".composer-problem")).to_have_text("The server cannot be reached.")
    second = Loopback(tmp_path / "world.sqlite", first.port)
    await second.start()
    await expect(ada.locator(".banner")).to_contain_text("is not connected")
    await expect(ada.locator(".composer-input")).to_have_value("Anybody?")
    await ada.keyboard.press("Enter")

    await expect(last_message(ada)).to_contain_text("Anybody?")
    await expect(last_message(bruno)).to_contain_text("Anybody?")
    for page in (ada, bruno):
        await page.context.close()
    await second.close()


async def test_a_browser_asks_for_every_part_again(screens: Screens) -> None:
    page = await screens.open(None)

    for path in ("/", "/web/shell/app.js"):
        answer = await page.request.get(screens.loopback.url + path)
        assert answer.headers["cache-control"] == "no-cache"


async def test_direct_messages_are_opened_and_offer_what_works_there(screens: Screens) -> None:
    page = await screens.open("ada")

    await page.get_by_role("button", name="Message Tarocchi").click()
    await expect(page.locator(".welcome")).to_contain_text("direct messages with Tarocchi")
    await page.locator(".composer-input").focus()
    await page.keyboard.type("/")
    await expect(page.get_by_role("option", name="/demo panel")).to_be_visible()
    await expect(page.get_by_role("option", name="/server")).to_have_count(0)
    await page.keyboard.press("Backspace")
    await run(page, "demo panel")
    await page.get_by_role("button", name="Count").first.click()

    await expect(last_message(page).get_by_role("heading")).to_have_text("Count 1")
    await page.get_by_role("link", name="tables").click()
    await page.locator(".composer-input").focus()
    await page.keyboard.type("/server")
    await expect(page.get_by_role("option", name="/server")).to_be_visible()
    await expect(page.get_by_role("link", name="Tarocchi")).to_be_visible()


async def test_what_happens_on_another_server_is_not_shown(screens: Screens) -> None:
    page = await screens.open("bruno")
    loopback, world = screens.loopback, screens.loopback.world
    [server] = (await control(loopback, "servers"))["servers"]
    await control(loopback, "server", who="bruno", do="join", server=server)
    tables = world.channels_of(world.servers[server])[1]
    thread = new_thread(world, tables, id=world.ids.next(), name="x", owner_id=world.bot["id"])

    bruno = world.person("bruno")
    assert bruno is not None
    async with Person(loopback.url, "ada") as ada:
        for channel in (tables["id"], thread["id"], "lounge"):
            await ada.say(channel, f"<@{bruno.id}>")

    await expect(page).to_have_title("(1) #tables | Playground")
