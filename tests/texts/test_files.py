"""The files of the texts: everything in them is a message, and each stands once."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot.texts.texts import FOLDER, languages

FILES = sorted(FOLDER.glob("*/*.ftl"))


def entries(file: Path) -> list[object]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_no_line_is_lost(file: Path) -> None:
    # A line that begins with an asterisk ends the message before it, and is dropped.
    assert [entry.content for entry in entries(file) if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_each_message_stands_once(language: str) -> None:
    files = (file for file in FILES if file.parent.name == language)
    names = Counter(
        entry.id.name for file in files for entry in entries(file) if isinstance(entry, Message)
    )
    assert [name for name, count in names.items() if count > 1] == []
