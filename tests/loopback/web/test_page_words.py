"""What the page says of itself: in the language of the person, complete and natural in each."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.loopback import page
from bot.texts.texts import DEFAULT
from tests.loopback.web.support.screens import PHONE, Screens, run
from tests.texts.support.glossary import glossary
from tests.texts.test_languages import left_over, of_both

WEB = Path(page.__file__).parent / "web"
WORDS = WEB / "words"
PEOPLE = Path(page.__file__).parent / "people"
LANGUAGES = sorted(path.stem for path in WORDS.glob("*.json"))
OTHERS = [language for language in LANGUAGES if language != DEFAULT]

Text = str | dict[str, str]

PRESS_WHAT_IS_GONE = """
async () => {
  const { Api } = await import("/web/wire/api.js");
  const [real, said] = [window.fetch, { error: "No such thing.", code: "no_such_message" }];
  window.fetch = async () => Response.json(said, { status: 404 });
  try {
    return await new Api("ada").press("1", "play").catch((refusal) => refusal.message);
  } finally {
    window.fetch = real;
  }
}
"""
"""What a press says whose message is gone; a real one would be an error on the console."""


def texts(language: str) -> dict[str, Text]:
    """The words of a language by their key; some have several forms."""
    found: dict[str, Text] = json.loads((WORDS / f"{language}.json").read_text("utf-8"))
    return found


def forms(text: Text) -> list[str]:
    """All forms of a text."""
    return [text] if isinstance(text, str) else [*text.values()]


def filled_in(text: Text) -> set[str]:
    """What is filled in a text."""
    return {name for form in forms(text) for name in re.findall(r"\{(\w+)\}", form)}


def asked() -> Iterator[str]:
    """The keys in the code of the page; one that is put together ends where its variable begins."""
    for path in WEB.rglob("*.js"):
        for call in re.findall(r"words\(([^)]*)", path.read_text("utf-8")):
            yield from re.findall(r"[\"`]([a-z-]+)[\"`$]", call.partition("{ ")[0])


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_says_the_same_things(language: str) -> None:
    english, own = texts(DEFAULT), texts(language)
    assert own.keys() == english.keys()
    assert {key for key in own if filled_in(own[key]) != filled_in(english[key])} == set()


def test_the_page_asks_for_words_that_are_there() -> None:
    known, keys = texts(DEFAULT), set(asked())
    assert len(keys) > 90
    for key in keys:
        assert key in known or any(each.startswith(key) for each in known), key


def test_no_words_are_put_together_in_the_code() -> None:
    for path in WEB.rglob("*.js"):
        texts_in_it = re.findall(r"return (`[^`]*`)", path.read_text("utf-8"))
        filled = [re.sub(r"\$\{[^}]*\}", "", text) for text in texts_in_it]
        assert [text for text in filled if re.search(r" [a-zA-Z]{2,}", text)] == [], path.name


def test_a_refusal_that_the_page_words_is_one_of_the_server() -> None:
    known = {key.removeprefix("refused-") for key in texts(DEFAULT) if key.startswith("refused-")}
    sources = "".join(path.read_text("utf-8") for path in PEOPLE.glob("*.py"))
    codes = {
        code.replace("_", "-") for code in re.findall(r'InvocationError\(\s*\d+, "(\w+)"', sources)
    }
    assert known
    assert known <= codes


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_are_of_that_language(language: str) -> None:
    said = [form for text in texts(language).values() for form in forms(text)]
    people = glossary(language).people
    assert [form for form in said if left_over(language, form)] == []
    assert [form for form in said if of_both(form)] == []
    assert [form for form in said for each in people if re.search(each, form, re.I)] == []


@pytest.mark.asyncio(loop_scope="module")
async def test_the_page_speaks_the_language_of_the_person(screens: Screens) -> None:
    ada = await screens.open("ada", PHONE)
    await ada.locator(".drawer-button").click()
    await ada.get_by_role("button", name="You are Ada. Switch person").click()
    async with ada.expect_navigation():
        await ada.get_by_label("Language of this person").select_option("de")
    await expect(ada.locator("html")).to_have_attribute("lang", "de")
    await expect(ada.locator(".welcome")).to_contain_text("Hier beginnt der Kanal #tables.")
    box = ada.get_by_role("combobox")
    await expect(box).to_have_attribute("placeholder", "Nachricht in #tables")
    await box.fill("/nothing")
    await expect(ada.locator(".completion-heading")).to_have_text("Kein passender Befehl.")
    assert await ada.evaluate(PRESS_WHAT_IS_GONE) == "Diese Nachricht gibt es nicht mehr."


@pytest.mark.asyncio(loop_scope="module")
async def test_so_it_counts_the_options_of_a_command(screens: Screens) -> None:
    world = screens.loopback.world
    ada = world.person("ada")
    assert ada is not None
    world.keep_person(replace(ada, locale="it"))
    page = await screens.open("ada")
    await page.locator(".composer-input").fill("/demo table")
    await page.keyboard.press("Tab")
    await expect(page.locator(".option-more")).to_have_attribute("placeholder", "+2 opzionali")


@pytest.mark.asyncio(loop_scope="module")
async def test_so_it_counts_what_is_chosen(screens: Screens) -> None:
    world = screens.loopback.world
    ada = world.person("ada")
    assert ada is not None
    world.keep_person(replace(ada, locale="fr"))
    page = await screens.open("ada")
    await run(page, "demo panel")
    await page.get_by_role("combobox", name="Pick 3").click()
    await page.keyboard.press("Enter")
    await expect(page.locator(".dropdown-footer")).to_contain_text("1 sur 3")


@pytest.mark.asyncio(loop_scope="module")
async def test_threads_are_named_between_the_quotes_of_the_language(screens: Screens) -> None:
    world = screens.loopback.world
    ada = world.person("ada")
    assert ada is not None
    world.keep_person(replace(ada, locale="de"))
    page = await screens.open("ada")
    await run(page, "demo thread")
    await page.locator(".thread-card").click()
    box = page.get_by_role("combobox")
    await expect(box).to_have_attribute("placeholder", "Nachricht in „Back room“")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_language_without_words_is_spoken_to_in_english(screens: Screens) -> None:
    ada = await screens.open("ada")
    said = await ada.evaluate("fetch('/web/words/pl.json').then((answer) => answer.json())")
    assert said == {"language": DEFAULT, "texts": texts(DEFAULT)}
