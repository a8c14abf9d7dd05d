"""What a language says for the terms of the games, and which words it shares with English."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.texts.texts import DEFAULT, FOLDER

FILE = "glossary.toml"


@dataclass(frozen=True, slots=True)
class Glossary:
    """The glossary of a language.

    `terms` has for each English term the beginnings of the words that stand for it, `unsaid` the
    messages that do without, `same` the words that are also English, `people` patterns of forms
    that take a person for a man or a woman, `fewer` the messages that need fewer arguments.
    """

    terms: dict[str, list[str]]
    unsaid: dict[str, list[str]]
    same: frozenset[str]
    people: list[str]
    fewer: frozenset[str]

    def lacks(self, key: str, english: str, said: str) -> Iterator[str]:
        """The terms of the English for which what is said has no word."""
        for term, forms in self.terms.items():
            if key in self.unsaid.get(term, ()) or not has_term(english, term):
                continue
            if not any(re.search(rf"(?<!\w){form}", said, re.IGNORECASE) for form in forms):
                yield term


def has_term(english: str, term: str) -> bool:
    """Whether an English text has a term, also as a plural."""
    return re.search(rf"\b{term}(s|es)?\b", english, re.IGNORECASE) is not None


@cache
def glossary(language: str) -> Glossary:
    """The glossary of a language, empty if it has none."""
    return read(_stored(language))


def words(name: str) -> frozenset[str]:
    """A list of words in the glossary of English."""
    return frozenset(_stored(DEFAULT)[name].split())


def read(found: dict[str, Any]) -> Glossary:
    """The glossary that is written like this."""
    same = " ".join(found.get("same", ())).casefold().split()
    return Glossary(
        found.get("terms", {}),
        found.get("unsaid", {}),
        frozenset(same),
        found.get("people", []),
        frozenset(found.get("fewer", ())),
    )


def _stored(language: str) -> dict[str, Any]:
    file = FOLDER / language / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
