"""What texts call a button is what stands on it: they take the label itself, in every language."""

import re

import pytest

from bot.texts import languages
from bot.texts.texts import DEFAULT
from tests.texts.support.messages import messages, patterns
from tests.texts.support.readings import readings

BUTTON = "button-"
EMPHASISED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")


def labels(language: str) -> set[str]:
    """What stands on the buttons, without the dots of those that open something."""
    found = (pattern for key, pattern in patterns(language).items() if key.startswith(BUTTON))
    return {bare(label) for pattern in found for label in readings(pattern)}


def bare(label: str) -> str:
    """A label without its dots."""
    return label.removesuffix("…")


def spelled_out(language: str, text: str) -> list[str]:
    """The labels of buttons that a text has in letters of its own."""
    return [name for name in EMPHASISED.findall(text) if bare(name) in labels(language)]


def buttons_in(language: str, key: str) -> set[str]:
    """The buttons that a message names, by the keys of their labels."""
    return {part for part in messages(language)[key].messages if part.startswith(BUTTON)}


@pytest.mark.parametrize("language", languages())
def test_no_label_is_spelled_out(language: str) -> None:
    found = {
        (key, name)
        for key, pattern in patterns(language).items()
        for text in readings(pattern)
        for name in spelled_out(language, text)
    }
    assert found == set()


@pytest.mark.parametrize("text", ["Press *My hand*.", "*Delete* removes it.", "*Table…* has it."])
def test_a_label_that_is_spelled_out_is_found(text: str) -> None:
    assert spelled_out(DEFAULT, text) != []


@pytest.mark.parametrize("language", languages())
def test_each_language_names_the_buttons_that_english_names(language: str) -> None:
    lacking = {
        key: buttons_in(DEFAULT, key) - buttons_in(language, key) for key in messages(DEFAULT)
    }
    assert {key: names for key, names in lacking.items() if names} == {}
