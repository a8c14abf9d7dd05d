"""The game as two people play it at the page, side by side in a real browser."""

import re
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, Request, expect

from bot.games.cards import as_set
from bot.games.fair import Fairness
from bot.tables.decisions.lobby import speak, start
from bot.tables.table import Table
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import asked, pressed
from tests.cogs.support.house import House, playing_house
from tests.cogs.support.playing import party
from tests.cogs.support.secrecy import mentioned
from tests.loopback.web.support.screens import (
    DESK,
    METRICS,
    PHONE,
    Screens,
    answered,
    last_message,
    open_browser,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

TRICKS = 2
FOLLOWING_PX = 480
"""How high a hand may be on a phone, for the table to be seen beside it."""
ANYTIME_PX = 740
"""So much of a phone shows messages."""
TURN = re.compile("It’s your turn|Waiting for Ada")

ALL_LOADED = """(least) => {
    const pictures = [...document.querySelectorAll(".picture img")];
    return pictures.length >= least && pictures.every((each) => each.complete && each.naturalWidth);
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house in the loop of the browser."""
    async with playing_house(tmp_path) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def screens(house: House, browser: Browser) -> AsyncIterator[Screens]:
    """Pages of the house; a line in the console of one fails the test."""
    screens = Screens(browser, house.loopback)
    yield screens
    for context in browser.contexts:
        await context.close()
    assert screens.errors == []


@pytest.mark.parametrize("metrics", METRICS)
async def test_two_people_play_by_keyboard_and_mouse(
    house: House, screens: Screens, metrics: str
) -> None:
    ada = await screens.open("ada", metrics=metrics)
    bruno = await screens.open("bruno", PHONE, metrics=metrics)
    await open_by_keyboard(ada)
    await bruno.locator(".thread-card").click()
    await bruno.get_by_role("button", name="Join", exact=True).last.click()
    await expect(last_message(ada)).to_contain_text("Bruno")
    await press(ada.get_by_role("button", name="Computers"))
    await press(ada.get_by_role("button", name="Add 🤖+", exact=True))
    await expect(last_message(ada)).to_contain_text("Computers: 1")
    await cut(bruno, await word_that_lets_ada_deal(house))
    await press(ada.get_by_role("button", name="Start", exact=True))
    table = await house.table()
    for page in (ada, bruno):
        await expect(hand(page)).to_contain_text("Only you can see this")
        await page.wait_for_function(ALL_LOADED, arg=2)
    await expect(hand(bruno)).to_contain_text("Wait for your turn")

    await lay_aside(ada)
    while len(table.public.tricks) < TRICKS:
        await house.until(lambda: table.turn is not None and table.turn.seat < 2)
        assert table.turn is not None
        await (play_by_keyboard, play_by_mouse)[table.turn.seat]((ada, bruno)[table.turn.seat])

    for user, page in zip(table.seating.humans(), (ada, bruno), strict=True):
        await page.wait_for_function(ALL_LOADED, arg=2)
        assert user.user_id is not None
        await sees_only_his_own_cards(page, table, user.user_id)
    await finds_the_hand_again(ada)


@pytest.mark.parametrize(("size", "metrics"), [(DESK, "wide"), (PHONE, "wide"), (PHONE, "narrow")])
async def test_scarto_is_played_at_one_press(
    house: House, screens: Screens, size: Any, metrics: str
) -> None:
    page = await screens.open(None, size, metrics=metrics)
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            asked.append(request.url)

    page.on("request", note)

    await page.get_by_role("link", name="Play Scarto now").click()

    await expect(hand(page)).to_contain_text("Only you can see this")
    table = await house.table()
    # The panel from which computers are added is private too.
    await house.until(lambda: table.playing)
    await expect(page.get_by_role("button", name="My hand").last).to_be_visible()
    assert len(table.seating.humans()) == 1
    assert len(table.seating.sitters) == 3
    # Nothing is asked for that a person could not.
    assert [url.rpartition("/")[2] for url in asked][:2] == ["autocomplete", "command"]
    assert {url.rpartition("/")[2] for url in asked[2:]} == {"press"}
    await page.reload()
    await expect(page.get_by_role("button", name="My hand").last).to_be_visible()
    assert len(house.hub.open_tables()) == 1


async def test_a_game_that_is_not_there_is_not_played(house: House, screens: Screens) -> None:
    page = await screens.open("ada")

    await page.goto(f"{house.loopback.url}/?as=ada&play=whist")

    await expect(page.locator(".composer-problem")).to_contain_text("does not offer this game")
    assert not house.hub.open_tables()


@pytest.mark.parametrize("metrics", METRICS)
async def test_eight_cards_to_follow_with_leave_room_for_the_table(
    house: House, screens: Screens, monkeypatch: pytest.MonkeyPatch, metrics: str
) -> None:
    coins = {0: "DK DQ", 1: "DC DJ D10 D9 D8 D7 D6 D5 D4", 2: "S1 S2 S3 D1 D2 D3"}
    arrange(monkeypatch, "scarto", coins)
    playing = await party(house, "ada", "bruno", "carla")
    page = await screens.open("bruno", PHONE, playing.opener.place, metrics)
    await playing.start_playing()
    # In the second trick the hand has the last one too, and its owner holds 24 cards.
    for code in ("DK", "D4", "D3", "DQ"):
        await house.until(lambda: playing.somebody_acts)
        await playing.on_turn.play_card(await playing.hand_in_turn(), code)

    await expect(hand(page)).to_contain_text("coins were led")
    await expect(allowed(page)).to_have_count(8)
    await page.wait_for_function(ALL_LOADED, arg=2)
    box = await hand(page).bounding_box()

    assert box is not None
    assert box["height"] <= FOLLOWING_PX


@pytest.mark.parametrize("metrics", METRICS)
async def test_a_first_lead_after_long_declarations_fits_a_phone(
    house: House, screens: Screens, monkeypatch: pytest.MonkeyPatch, metrics: str
) -> None:
    # Two rows of trumps are too wide for one line each.
    trumps = "T20 T19 T18 T17 M1 M2 BEG MAT S6 S7 B6 B7 B8 C6 C7 C8 D6 D7"
    courts = "SK SQ SC SJ BK BQ BC BJ CK CQ CC CJ DK DQ DC DJ M3 M4"
    arrange(monkeypatch, "terziglio", {0: trumps, 1: "T5 T6", 2: courts})
    playing = await party(house, "ada", "bruno", "carla", game="terziglio")
    ada, bruno, carla = playing.guests
    page = await screens.open("ada", PHONE, ada.place, metrics)
    await ada.press(playing.lobby, "Start")
    await pressed(ada, await asked(ada, "turn** to bid"), "Solo")
    for guest in (ada, bruno):
        await pressed(guest, await asked(guest, "to declare"), "Declare nothing")
    await pressed(carla, await asked(carla, "to declare"), "Declare (344 points)")

    await expect(hand(page)).to_contain_text("Carla has declared 344 points: Kings")
    # The two Moors, which are equal, share a button.
    await expect(allowed(page)).to_have_count(17)
    await page.wait_for_function(ALL_LOADED, arg=2)
    box = await hand(page).bounding_box()

    assert box is not None
    assert box["height"] <= ANYTIME_PX


@pytest.mark.parametrize("metrics", METRICS)
async def test_the_buttons_of_a_board_take_one_line(
    house: House, screens: Screens, metrics: str
) -> None:
    playing = await party(house, "ada", computers=2)
    ada, table = playing.opener.user_id, playing.table
    # No language has longer names for them.
    await table.change(speak, ada, "fr")
    await table.change(start, ada)
    page = await screens.open("dino", PHONE, playing.opener.place, metrics)
    # People who look on see no hand below it.
    row = page.locator(".message").last.locator(".row")

    await expect(row).to_have_count(1)
    await expect(row.get_by_role("button")).to_have_count(3)
    row_box, button = await row.bounding_box(), await row.locator("button").first.bounding_box()
    assert row_box is not None
    assert button is not None
    assert row_box["height"] == button["height"]


async def open_by_keyboard(page: Page) -> None:
    """Opens a table with the keyboard alone, and goes to its thread."""
    await page.locator(".composer-input").focus()
    await page.keyboard.type("/new")
    await expect(page.get_by_role("option", name="/tarocchi new")).to_be_visible()
    await page.keyboard.press("Tab")
    await page.keyboard.type("sca")
    await expect(page.get_by_role("option", name="Scarto", selected=True)).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await press(page.locator(".thread-card"))
    await expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


async def word_that_lets_ada_deal(house: House) -> str:
    """A word that, mixed into the shuffles, makes the first seat the first dealer."""
    table = await house.table()
    [(secret,)] = await house.database.reading.execute_fetchall("SELECT secret FROM tables")
    lobby, match = str(table.row.lobby_message_id), str(table.id)
    words = map(str, count())
    return next(
        word for word in words if not Fairness(match, secret, (lobby, word)).first_dealer(3)
    )


async def cut(page: Page, word: str) -> None:
    """Cuts the pack with a word, which a form asks for."""
    await answered(page)
    await page.get_by_role("button", name="Table…").click()
    await answered(page)
    await page.get_by_role("button", name="Cut the pack").click()
    form = page.get_by_role("dialog", name="Cut the pack")
    await expect(form.get_by_role("textbox")).to_be_focused()
    await page.keyboard.type(word)
    await page.keyboard.press("Enter")
    await expect(form).to_have_count(0)


async def lay_aside(page: Page) -> None:
    """Chooses a card of one suit with the keyboard and two trumps with the mouse."""
    selects = hand(page).get_by_role("combobox")
    await selects.last.focus()
    for key in ("Enter", "Enter", "Escape"):
        await page.keyboard.press(key)
    await answered(page)
    await expect(hand(page)).not_to_contain_text("none yet")
    await selects.first.click()
    for trump in (-1, -2):
        await page.get_by_role("option").nth(trump).click()
    await page.get_by_role("button", name="Done").click()
    await answered(page)
    await expect(hand(page).locator(".chip")).to_have_count(3)
    done = hand(page).get_by_role("button", name="Discard", exact=True)
    await done.click()
    await expect(done).to_have_count(0)


async def play_by_mouse(page: Page) -> None:
    """Plays the first card that may be played, with the mouse."""
    await its_turn(page)
    card = allowed(page).first
    code = await card.get_attribute("data-id")
    await card.click()
    await answered(page)
    await gone(page, code)


async def play_by_keyboard(page: Page) -> None:
    """Plays the last card that may be played, walking to it from the one before."""
    await its_turn(page)
    await expect(page.locator("#changes")).to_contain_text(TURN)
    read_aloud = [await card.aria_snapshot() for card in await allowed(page).all()]
    assert len(set(read_aloud)) == len(read_aloud)
    await allowed(page).first.focus()
    for _ in range(await allowed(page).count() - 1):
        await page.keyboard.press("ArrowRight")
    await expect(allowed(page).last).to_be_focused()
    code = await allowed(page).last.get_attribute("data-id")
    await page.keyboard.press("Space")
    await answered(page)
    await gone(page, code)
    await expect(hand(page).locator(":focus, :scope:focus")).to_have_count(1)
    await expect(page.get_by_role("button", name="Dismiss message")).not_to_be_focused()


async def its_turn(page: Page) -> None:
    """Returns once the hand says so, with its picture and that of the table."""
    await expect(hand(page)).to_contain_text("It’s your turn")
    await page.wait_for_function(ALL_LOADED, arg=2)


async def gone(page: Page, custom_id: str | None) -> None:
    """Returns once the hand does not hold the card of this id any more."""
    assert custom_id is not None
    code = custom_id.rpartition(":")[2]
    await expect(hand(page).locator(f"button[data-id$=':{code}']")).to_have_count(0)


async def sees_only_his_own_cards(page: Page, table: Table, user_id: int) -> None:
    """Checks every word of the messages, those for ears and programs too."""
    places = map(page.locator, (".message-list", "#announcements", "#changes"))
    words = " ".join([await place.inner_html() for place in places])
    shown = as_set(mentioned(table.game.pack, words))
    view = table.view_of(user_id)
    own = as_set((*view.hand, *view.discarded, *view.taken_up))
    assert f"Your hand, {len(view.hand)} cards" in words
    assert shown & ~(own | table.public.seen) == 0
    await expect(page.locator(".ephemeral")).to_have_count(1)


async def finds_the_hand_again(page: Page) -> None:
    """Loads the page anew, which leaves nothing private, and asks for the hand."""
    await page.reload()
    my_hand = page.get_by_role("button", name="My hand").last
    await expect(my_hand).to_be_visible()
    await expect(page.locator(".ephemeral")).to_have_count(0)
    await press(my_hand)
    await expect(hand(page)).to_contain_text("Only you can see this")
    await expect(my_hand).to_be_focused()


async def press(target: Locator) -> None:
    """Presses a button or link with the keyboard, and waits for the answer."""
    await target.focus()
    await target.press("Enter")
    await answered(target.page)


def hand(page: Page) -> Locator:
    """The newest private message of a page."""
    return page.locator(".ephemeral").last


def allowed(page: Page) -> Locator:
    """The cards of the hand that can be pressed."""
    return hand(page).locator("button[data-id^='play:']:not(:disabled)")
