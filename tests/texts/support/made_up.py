"""Languages made up for a test: English with a mark in front of every message."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement

from bot.texts import texts
from bot.texts.texts import DEFAULT, FOLDER, languages, texts_for


@contextmanager
def made_up(folder: Path, marks: Mapping[str, str]) -> Iterator[None]:
    """Within the block there is English, and a language for each of these marks, by its name."""
    copytree(FOLDER / DEFAULT, folder / DEFAULT)
    for language, mark in marks.items():
        write(folder / language, mark)
    with patch.object(texts, "FOLDER", folder):
        forget()
        try:
            yield
        finally:
            forget()


def write(folder: Path, mark: str) -> None:
    """The files of a language whose messages are the English ones behind a mark."""
    folder.mkdir()
    for file in (FOLDER / DEFAULT).glob("*.ftl"):
        (folder / file.name).write_text(marked(file.read_text("utf-8"), mark), "utf-8")


def marked(source: str, mark: str) -> str:
    """The messages of a file, each with a mark in front."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None:
            entry.value.elements.insert(0, TextElement(mark))
    return FluentSerializer().serialize(resource)


def forget() -> None:
    """Has the languages read again."""
    languages.cache_clear()
    texts_for.cache_clear()
    texts._entries.cache_clear()
