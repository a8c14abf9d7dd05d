"""What a message of the bot can hold, in a real browser."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, expect

from bot.loopback import Person
from bot.loopback.checks.components import STRING_SELECT
from bot.loopback.world.threads import is_thread
from tests.loopback.support.controls import control
from tests.loopback.web.support.screens import DESK, PHONE, Screens, answered, last_message, run

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_buttons_are_pressed_by_mouse_and_keyboard(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    counts = page.get_by_role("button", name="Count")

    await counts.first.click()
    await expect(page.get_by_role("heading", name="Count 1")).to_be_visible()
    await expect(page.get_by_alt_text("All maroon")).to_be_visible()
    await answered(page)
    await counts.nth(1).focus()
    await page.keyboard.press("Space")

    await expect(page.get_by_role("heading", name="Count 2")).to_be_visible()
    await expect(page.get_by_alt_text("All green")).to_be_visible()
    await expect(counts.nth(1)).to_be_focused()
    await expect(page.get_by_role("button", name="Closed")).to_be_disabled()


async def test_arrows_walk_through_24_cards(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo hand")
    await expect(page.get_by_role("button", name="spades")).to_have_count(24)

    await page.get_by_role("button", name="spades 1", exact=True).focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("button", name="spades 8", exact=True)).to_be_focused()
    await page.keyboard.press("Enter")

    await expect(page.get_by_role("button", name="spades 8", exact=True)).to_have_count(0)
    await expect(page.get_by_role("button", name="spades 9", exact=True)).to_be_focused()


async def test_the_focus_stays_on_the_hand(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo turns")
    text, scores = page.locator(".ephemeral .markdown"), page.get_by_role("button", name="Scores")
    select = page.get_by_role("combobox", name="Pick 1")

    await scores.focus()
    await page.keyboard.press("Enter")
    await expect(text).to_contain_text("Wait for Bruno.")
    await expect(scores).to_be_focused()
    await answered(page)
    await page.keyboard.press("Enter")
    await expect(text).to_contain_text("It’s your turn.")
    await expect(scores).to_be_focused()
    await answered(page)

    await page.get_by_role("button", name="7").focus()
    await page.keyboard.press("Enter")
    await expect(text).to_contain_text("Wait for Bruno.")
    await expect(select).to_be_focused()
    await answered(page)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(text).to_contain_text("It’s your turn.")
    await expect(page.locator(".ephemeral")).to_be_focused()


async def test_what_changes_is_told(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo turns")
    told = page.get_by_role("status", name="What has changed")

    for news in ("Wait for Bruno.", "It’s your turn."):
        await page.get_by_role("button", name="Scores").click()
        await expect(told).to_have_text(news)
        await answered(page)


async def test_emojis_are_read_aloud(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo tens")

    for name in ("crossed swords 10", "hearts 10", "🎴 10", "gold coins 10"):
        await expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


async def test_an_emoji_has_no_edge(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo tens")
    emojis = page.locator(".button .emoji, .button .emoji-text")
    await expect(emojis).to_have_count(4)

    shadows = "all => all.map((e) => getComputedStyle(e)).flatMap((e) => [e.filter, e.textShadow])"

    assert set(await emojis.evaluate_all(shadows)) == {"none"}


async def test_a_silent_bot_is_a_failed_interaction(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")

    button = page.get_by_role("button", name="Fail")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await control(screens.loopback, "clock", advance_s=4)

    await expect(page.locator(".failure")).to_have_text("This interaction failed")
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_a_single_choice_is_sent_at_once(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")

    await page.get_by_role("combobox", name="Pick 1").click()
    await page.get_by_role("option", name="Ottocento").click()

    await expect(last_message(page)).to_contain_text("Picked Ottocento")
    await expect(page.get_by_role("combobox", name="Pick 1: Ottocento")).to_be_focused()


@pytest.mark.parametrize("sent", [False, True])
async def test_a_choice_that_is_made_again(screens: Screens, *, sent: bool) -> None:
    await control(screens.loopback, "outcome", same_choice=sent)
    page = await screens.open("ada")
    await run(page, "demo panel")
    for count in (1, 2):
        await page.get_by_role("combobox", name="Pick 1").click()
        await page.get_by_role("option", name="Ottocento").click()
        await expect(page.get_by_role("combobox", name="Pick 1: Ottocento")).to_be_focused()
        await answered(page)
        await page.get_by_role("button", name="Count").first.click()
        await expect(page.locator(".message").first).to_contain_text(f"Count {count}")
        await answered(page)
    shown = "Pick 1" if sent else "Pick 1: Ottocento"
    await expect(page.get_by_role("combobox", name=shown, exact=True)).to_be_visible()
    done = screens.loopback.world.interactions.values()
    asked = [each for each in done if each.data.get("component_type") == STRING_SELECT]
    assert len(asked) == 1 + sent


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

    await expect(last_message(page)).to_contain_text("Form: Ada's Tarot quick Bids Melds")
    await expect(form).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_form_is_answered_with_the_keyboard_alone(
    screens: Screens, size: dict[str, int]
) -> None:
    page = await screens.open("ada", size)
    await run(page, "demo form")
    form = page.get_by_role("dialog", name="A form")
    pace, extras = form.get_by_role("radiogroup", name="Pace"), form.get_by_role("group")
    await expect(form).to_have_accessible_description(re.compile("submitted to"))
    await expect(
        extras.get_by_role("checkbox", name="Melds", exact=True)
    ).to_have_accessible_description("Three of a kind")
    await expect(extras.get_by_role("checkbox", name="Bids", exact=True)).to_be_checked()
    assert await form.evaluate("each => each.scrollWidth <= each.clientWidth")

    await page.keyboard.type("Ada's")
    for key in ("Tab", "Tab", "Enter", "ArrowDown", "Enter", "Tab", "ArrowDown", "Tab"):
        await page.keyboard.press(key)
    await expect(pace.get_by_role("radio", name="Quick")).to_be_checked()
    for key in ("Space", "Tab", "Space", "Enter"):
        await page.keyboard.press(key)

    await expect(last_message(page)).to_contain_text("Form: Ada's Ottocento quick Melds")
    await expect(form).to_have_count(0)
    await page.keyboard.type("Done")
    await expect(page.locator(".composer-input")).to_have_value("Done")


async def test_the_menu_of_a_person_holds_commands(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    name = page.get_by_role("button", name="Ada", exact=True).last
    await name.focus()
    await page.keyboard.press("Enter")
    item = page.get_by_role("menu", name="Apps for Ada").get_by_role("menuitem", name="Wave")
    await expect(item).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(last_message(page)).to_contain_text("Waves at Ada")
    await expect(page.get_by_role("menu")).to_have_count(0)

    bruno = screens.loopback.world.person("bruno")
    assert bruno is not None
    async with Person(screens.loopback.url, "carla") as carla:
        await carla.say("tables", f"Where is <@{bruno.id}>?")
    await page.get_by_role("button", name="@Bruno").click(button="right")
    await page.get_by_role("menuitem", name="Wave").click()
    await expect(last_message(page)).to_contain_text("Waves at Bruno")


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


async def test_what_comes_later_does_not_push_a_private_message_out_of_sight(
    screens: Screens,
) -> None:
    ada, bruno = await screens.open("ada", PHONE), await screens.open("bruno")
    await run(ada, "demo hand")
    await expect(ada.locator(".ephemeral")).to_be_in_viewport(ratio=1)

    for _ in range(9):
        await bruno.locator(".composer-input").fill("One\nmore\nline")
        await bruno.keyboard.press("Enter")
        await expect(bruno.locator(".composer-input")).to_have_value("")
    await expect(ada.locator(".jump")).to_contain_text("9 new messages")

    await expect(ada.locator(".ephemeral")).to_be_in_viewport(ratio=1)
    await ada.locator(".jump").click()
    await expect(last_message(ada)).to_be_in_viewport()


async def test_a_private_message_vanishes_on_reload(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    await run(page, "demo hand")
    await expect(page.locator(".ephemeral")).to_be_visible()

    await page.get_by_role("link", name="lounge").click()
    await expect(page.locator(".ephemeral")).to_have_count(0)
    await page.get_by_role("link", name="tables").click()
    await expect(page.locator(".ephemeral")).to_be_visible()
    await page.reload()

    await expect(page.get_by_role("heading", name="Count 0")).to_be_visible()
    await expect(page.locator(".message")).to_have_count(1)
    await run(page, "demo hand")
    await expect(page.locator(".ephemeral")).to_have_count(1)


async def test_a_private_message_outlasts_a_broken_connection(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo hand")
    await expect(page.locator(".ephemeral")).to_be_visible()

    await page.evaluate("document.body.dataset.same = 'yes'")
    screens.loopback._screens.close()
    await expect(page.locator(".banner")).to_be_visible()
    await expect(page.locator(".banner")).to_be_hidden()

    await expect(page.locator(".ephemeral")).to_be_visible()
    await expect(page.locator("body")).to_have_attribute("data-same", "yes")


async def test_a_thread_is_opened_from_its_message(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo thread")

    await page.locator(".thread-card").click()

    await expect(page.get_by_role("heading", name="Back room", level=1).first).to_be_visible()
    await expect(page.locator(".message").first).to_contain_text("Come in")
    await expect(last_message(page)).to_contain_text("Welcome @Ada")
    await expect(page.locator(".threads .channel[aria-current]")).to_contain_text("Back room")


async def test_a_thread_begins_with_its_message_as_it_is_by_now(screens: Screens) -> None:
    inside, outside = await screens.open("ada"), await screens.open("bruno")
    await run(inside, "demo thread")
    await inside.locator(".thread-card").click()
    first = inside.locator(".message").first

    await outside.get_by_role("button", name="Shut").click()
    await expect(first).to_contain_text("Shut (edited)")
    await answered(outside)

    await outside.get_by_role("button", name="Wall up").click()
    await expect(first).to_contain_text("Original message was deleted")


async def test_a_link_keeps_the_focus_while_its_message_grows(screens: Screens) -> None:
    page, other = await screens.open("ada"), await screens.open("bruno")
    await run(page, "demo thread")
    card = page.locator(".thread-card")
    await card.focus()

    await other.get_by_role("button", name="Shut").click()

    await expect(page.get_by_text("Closed for today")).to_be_visible()
    await expect(card).to_be_focused()
    await answered(other)


async def test_a_locked_thread_is_grey(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo thread")
    await page.locator(".thread-card").click()
    await expect(page.get_by_role("heading", name="Back room", level=1).first).to_be_visible()
    await run(page, "demo panel")
    count = page.get_by_role("button", name="Count").first
    parts = (count, page.get_by_role("combobox", name="Pick").first)
    [thread] = [each["id"] for each in screens.loopback.world.channels.values() if is_thread(each)]

    for locked in (True, False):
        await control(screens.loopback, "archive", thread=thread, archived=False, locked=locked)
        for each in parts:
            await (expect(each).to_be_disabled() if locked else expect(each).to_be_enabled())


async def test_a_picture_opens_large_and_closes(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")

    await page.get_by_role("button", name="Open picture: All green").click()
    viewer = page.get_by_role("dialog", name="Picture")
    await expect(viewer.locator("figcaption")).to_have_text("All green")
    await page.keyboard.press("Escape")

    await expect(viewer).to_have_count(0)
    await expect(page.get_by_role("button", name="Open picture: All green")).to_be_focused()


async def test_an_answer_leads_to_the_message_it_is_about(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    await page.get_by_role("combobox", name="Pick 1").click()
    await page.get_by_role("option", name="Tarot").click()
    await expect(page.locator(".ephemeral .reply-preview")).to_have_text("Count 0")

    await page.locator(".reply-preview").click()

    await expect(page.locator(".message.revealed")).to_contain_text("Count 0")


async def test_a_picture_that_vanishes_lets_the_buttons_jump(screens: Screens) -> None:
    await control(screens.loopback, "outcome", buttons_jump=True)
    page = await screens.open("ada")
    await run(page, "demo panel")
    await expect(page.get_by_alt_text("All green")).to_be_visible()
    gallery, released = page.locator(".gallery").first, await held_pictures(page)
    await page.get_by_role("button", name="Count").first.click()
    await expect(gallery).to_be_hidden()
    released.set()

    await expect(page.get_by_alt_text("All maroon")).to_be_visible()


async def held_pictures(page: Page) -> asyncio.Event:
    """Lets no more pictures come until the event is set."""
    released = asyncio.Event()

    async def hold(route: Route) -> None:
        await released.wait()
        await route.continue_()

    await page.route("**/cdn/**", hold)
    return released


async def test_the_old_picture_stays_until_the_new_one_is_there(screens: Screens) -> None:
    page = await screens.open("ada")
    await run(page, "demo panel")
    await expect(page.get_by_alt_text("All green")).to_be_visible()
    released = await held_pictures(page)
    await page.get_by_role("button", name="Count").first.click()
    await expect(page.get_by_role("heading", name="Count 1")).to_be_visible()
    shown = page.locator(".picture img")
    await expect(shown).to_have_attribute("alt", "All green")
    assert await shown.evaluate("image => image.complete && image.naturalWidth") == 900
    released.set()

    await expect(shown).to_have_attribute("alt", "All maroon")
    assert await shown.evaluate("image => image.complete && image.naturalWidth") == 900
