"""A language says what English says, all of it, in its own words; folders may be partly there."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.texts.texts import DEFAULT, functions
from tests.texts.support.glossary import glossary, read, words
from tests.texts.support.messages import files, folders, keys_by_file, messages, patterns
from tests.texts.support.readings import prose

OTHERS = [language for language in folders() if language != DEFAULT]

SHARED, COMMON = words("shared"), words("common")

BOTH = (
    r"\w\(\w{1,2}\)",
    r"[ao]/[aoe]\b",
    r"\w·\w*e\b",
    r"\w\*in",
    r"\w:in\b",
    r"\w_in",
    r"[a-zß]In",
)
"""How a text is written that wants to speak of men and women at once."""

WORD = re.compile(r"[^\W\d_]+")
NOT_SPOKEN = re.compile(r"\*\w+(=\w+)?:\*|`[^`]*`|</?[^>]*>|\{[^}]*\}|https?://\S+|\b\w+=\w+")
"""Options with their values, code, marks and links are the same in every language."""


def spoken(text: str) -> list[str]:
    """The words of a text that belong to a language, in small letters."""
    return [word.casefold() for word in WORD.findall(NOT_SPOKEN.sub(" ", text))]


def left_over(language: str, text: str) -> list[str]:
    """The English words in a text of another language."""
    known = glossary(language).same | SHARED
    return [word for word in spoken(text) if word in COMMON and word not in known]


def of_both(text: str) -> list[str]:
    """The places where a text speaks of men and women at once."""
    found = (re.search(form, NOT_SPOKEN.sub(" ", text)) for form in BOTH)
    return [match[0] for match in found if match]


@cache
def arguments(language: str, key: str) -> frozenset[str]:
    """What a message fills in, also in its parts."""
    written = messages(language).get(key) or messages(DEFAULT)[key]
    parts = (arguments(language, part) for part in written.messages)
    return written.arguments.union(*parts)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a language with every word in them."""
    return ((key, prose(pattern)) for key, pattern in patterns(language).items())


@pytest.mark.parametrize("language", OTHERS)
def test_a_file_has_the_messages_of_the_english_one(language: str) -> None:
    english, own = keys_by_file(DEFAULT), keys_by_file(language)
    wrong = {name: keys ^ english.get(name, set()) for name, keys in own.items()}
    assert {name: keys for name, keys in wrong.items() if keys} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_fills_in_what_the_english_one_does(language: str) -> None:
    lost = {
        key: arguments(DEFAULT, key) - arguments(language, key)
        for key in messages(language)
        if key not in glossary(language).fewer
    }
    assert {key: names for key, names in lost.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_the_english_one(language: str) -> None:
    english, known = patterns(DEFAULT), glossary(language).same | SHARED
    same = [
        (key, text)
        for key, text in texts(language)
        if key in english and text == prose(english[key]) and not set(spoken(text)) <= known
    ]
    assert same == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_over(language: str) -> None:
    found = {key: left_over(language, text) for key, text in texts(language)}
    assert {key: words for key, words in found.items() if words} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_person_is_taken_for_a_man_or_a_woman(language: str) -> None:
    forms = glossary(language).people
    found = [
        (key, match[0])
        for key, text in texts(language)
        for match in (re.search(form, text, re.IGNORECASE) for form in forms)
        if match
    ]
    found += [(key, place) for key, text in texts(language) for place in of_both(text)]
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_terms_of_the_games_are_those_of_the_glossary(language: str) -> None:
    english, known = patterns(DEFAULT), glossary(language)
    lacking = [
        (key, term, text)
        for key, text in texts(language)
        if key in english
        for term in known.lacks(key, prose(english[key]), text)
    ]
    assert lacking == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_glossary_excuses_is_still_needed(language: str) -> None:
    known, said, english = glossary(language), dict(texts(language)), patterns(DEFAULT)
    bare = read({"terms": known.terms})
    for term, keys in known.unsaid.items():
        for key in set(keys) & set(said):
            assert term in bare.lacks(key, prose(english[key]), said[key]), (term, key)
    assert known.fewer <= set(messages(DEFAULT))


@pytest.mark.parametrize("number", [0, 1, 2, 21])
@pytest.mark.parametrize("language", folders())
def test_every_message_can_be_said_with_every_number(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False, functions=functions(language))
    for file in [*files(DEFAULT), *files(language)]:
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    for key in messages(language):
        values = dict.fromkeys(arguments(language, key), number)
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        _, errors = bundle.format_pattern(pattern, values)
        assert errors == [], key


# Proof that the search works.


def test_what_is_left_over_is_found() -> None:
    assert left_over("it", "Premi *Join* e aspetta gli others.") == ["join", "others"]
    assert left_over("it", "Lo dice `game:scarto options:deals=8`.") == []
    assert left_over("it", "`monte=off` *first_turn:* all’inizio.") == []
    assert left_over("it", "Prima `monte` o off.") == ["off"]
    assert left_over("de", "Die Karten der Gegenseite.") == []


@pytest.mark.parametrize(
    "planted", ["Pronto(a)?", "sicuro/a", "prêt·e", "Spieler*in", "Spieler:in", "SpielerIn"]
)
def test_a_form_for_both_is_found(planted: str) -> None:
    assert of_both(planted) != []


def test_a_term_that_is_called_otherwise_is_found() -> None:
    known = read({"terms": {"trick": ["pres[ae]"]}, "unsaid": {"trick": ["other"]}})
    assert [*known.lacks("one", "Two tricks.", "Due mani.")] == ["trick"]
    assert [*known.lacks("one", "Two tricks.", "Due prese.")] == []
    assert [*known.lacks("one", "No tricky card.", "Niente.")] == []
    assert [*known.lacks("other", "Two tricks.", "Due mani.")] == []
