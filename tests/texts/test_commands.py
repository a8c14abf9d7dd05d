"""Texts name commands by mention, so that everybody can press them, and never type one."""

import re
from collections.abc import Iterator

import pytest

from bot.texts import commands_are
from bot.texts.texts import DEFAULT, Texts
from tests.texts.support.messages import folders, mentioned, patterns
from tests.texts.support.readings import prose

TYPED = re.compile(r"(?<![\w/])/[a-z]|\btarocchi-admin\b")
"""How a command looks that is typed."""


@pytest.fixture(autouse=True)
def no_ids() -> Iterator[None]:
    """No id of a command is known until the test is over."""
    commands_are({})
    yield
    commands_are({})


@pytest.mark.parametrize("language", folders())
def test_no_message_types_a_command(language: str) -> None:
    said = {key: prose(pattern) for key, pattern in patterns(language).items()}
    assert {key: text for key, text in said.items() if TYPED.search(text)} == {}


@pytest.mark.parametrize("language", folders())
def test_a_language_mentions_the_commands_that_english_mentions(language: str) -> None:
    english = mentioned(DEFAULT)
    assert mentioned(language) == {
        key: english[key] for key in english if key in patterns(language)
    }


def test_a_command_is_mentioned_once_its_id_is_known() -> None:
    texts = Texts("de")
    assert texts.say("leaderboard-empty").endswith("mit `/tarocchi new`.")
    commands_are({"tarocchi": 12})
    assert texts.say("leaderboard-empty").endswith("mit </tarocchi new:12>.")
    assert texts.say("table-wrong-channel").endswith("mit `/tarocchi-admin channel` fest.")


def test_in_a_picture_a_command_is_written() -> None:
    commands_are({"tarocchi": 12})
    assert (
        Texts("it").say("board-note-unlisted").endswith("“Visibile ovunque” in /tarocchi settings.")
    )


# Proof that the search works.


def test_a_typed_command_is_found() -> None:
    assert TYPED.search("Open one with `/tarocchi new`.")
    assert TYPED.search("See /help.")
    assert not TYPED.search("and/or 2/3, https://example.org/page")
