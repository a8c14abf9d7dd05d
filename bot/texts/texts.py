"""Reads the Fluent files and says a message in a language."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from bot.texts.counting import noun_form, ordinal_form
from bot.texts.entries import Entries
from bot.texts.names import isolated

FOLDER = Path(__file__).parent
DEFAULT = "en"
"""Spoken to whoever reads none of our languages."""

REMEMBERED = 16_384
"""How many filled-in messages are kept, of all languages: those about cards and seats recur."""

_command_ids: dict[str, int] = {}

Argument = str | int


class UnknownText(KeyError):
    """A message key that not even the default language has."""


class Texts:
    """The sentences of one language; anything it lacks is said in the default language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = [_entries(each) for each in dict.fromkeys((language, DEFAULT))]

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return any(key in entries for entries in self._entries)

    def say(self, key: str, **arguments: Argument) -> str:
        """Return the message with its arguments filled in. Raises `UnknownText`.

        A name that runs from right to left is set apart from what stands around it.
        """
        return _said(self, key, **arguments)


@lru_cache(REMEMBERED)
def _said(texts: Texts, key: str, /, **arguments: Argument) -> str:
    for entries in texts._entries:
        if key in entries:
            return entries.format(key, _apart(arguments))
    raise UnknownText(key)


def commands_are(ids: Mapping[str, int]) -> None:
    """Mention commands by these ids from now on, each by the first word of its name."""
    _command_ids.clear()
    _command_ids.update(ids)
    _said.cache_clear()


def _apart(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    return {
        name: isolated(value) if isinstance(value, str) else value
        for name, value in arguments.items()
    }


@cache
def languages() -> tuple[str, ...]:
    """Return the languages on offer: those with every file that the default one has."""
    needed = _files(DEFAULT)
    return tuple(sorted(each.name for each in FOLDER.iterdir() if needed <= _files(each.name)))


@cache
def texts_for(locale: str) -> Texts:
    """Return the texts for a Discord locale such as `en-US` or `it`, else the default ones."""
    language = locale.partition("-")[0]
    return Texts(language if language in languages() else DEFAULT)


def language_name(language: str) -> str:
    """Return what a language is called by those who speak it."""
    return texts_for(language).say("language-name")


def _files(language: str) -> set[str]:
    return {file.name for file in (FOLDER / language).glob("*.ftl")}


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """Return what the messages of a language can call."""
    # The library's annotation leaves out text, which functions may return.
    return {
        "COMMAND": _command,
        "ORDINAL": partial(_ordinal, language),
        "NOUN": partial(noun_form, language),
        "BUTTON": _button,
    }


def _command(name: str, drawn: str = "") -> str:
    # A mention, which can be pressed; what is typed where the id is unknown, or in a picture.
    if drawn:
        return f"/{name}"
    known = _command_ids.get(name.partition(" ")[0])
    return f"`/{name}`" if known is None else f"</{name}:{known}>"


def _button(name: str, language: str) -> str:
    # What stands on a button that all see, in the language of its table.
    return texts_for(str(language)).say(f"button-{name}")


def _ordinal(language: str, number: int, gender: str = "m") -> str:
    form = ordinal_form(language, int(number))
    return texts_for(language).say("ordinal", number=int(number), form=form, gender=gender)


@cache
def _entries(language: str) -> Entries:
    return Entries(language, FOLDER / language, functions(language))
