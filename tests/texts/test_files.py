"""The files of the texts: everything in them is a message, and none is there twice."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message

from bot.texts.texts import DEFAULT, Texts, languages, texts_for
from tests.texts.support.messages import entries, files, folders

FILES = [file for language in folders() for file in files(language)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_line_is_lost(file: Path) -> None:
    # A line that begins with an asterisk ends the message before it, and is lost.
    assert [entry.content for entry in entries(file) if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", folders())
def test_no_message_is_there_twice(language: str) -> None:
    names = Counter(
        entry.id.name
        for file in files(language)
        for entry in entries(file)
        if isinstance(entry, Message)
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", folders())
def test_a_language_is_offered_once_it_has_every_file(language: str) -> None:
    # A hand in two languages at once would be worse than one in English.
    names = [{file.name for file in files(each)} for each in (DEFAULT, language)]
    assert (language in languages()) == (names[0] <= names[1])
    assert texts_for(f"{language}-XX").language == (
        language if language in languages() else DEFAULT
    )


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Texts("it").say("suit-coins") == "denari"
    assert Texts("none").say("suit-coins") == Texts(DEFAULT).say("suit-coins")
