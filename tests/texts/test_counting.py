"""Ordinals and the forms of nouns behind numbers, in every language."""

import re
from fractions import Fraction

import pytest

from bot.texts import languages, texts_for
from bot.texts.counting import noun_form
from bot.words.numbers import in_figures, signed_tenths
from tests.texts.support.messages import files

PLACES = range(1, 126)


def english(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


PLACED = {
    "en": lambda number: f"{english(number)} place",
    "it": lambda number: f"{number}º posto",
    "fr": lambda number: f"{number}{'ʳᵉ' if number == 1 else 'ᵉ'} place",
    "de": lambda number: f"{number}. Platz",
}


@pytest.mark.parametrize("language", languages())
def test_a_place_is_told_as_people_say_it(language: str) -> None:
    texts = texts_for(language)
    told = {number: texts.say("picture-place", place=number) for number in PLACES}
    assert told == {number: PLACED[language](number) for number in PLACES}


def test_english_ordinals_that_go_wrong() -> None:
    texts = texts_for("en")
    told = [texts.say("picture-place", place=place) for place in (2, 11, 22, 32, 43, 101, 111, 113)]
    assert [each.removesuffix(" place") for each in told] == (
        ["2nd", "11th", "22nd", "32nd", "43rd", "101st", "111th", "113th"]
    )


@pytest.mark.parametrize("number", PLACES)
def test_ordinals_have_a_gender_where_nouns_do(number: int) -> None:
    def of(language: str, gender: str) -> str:
        form = "one" if number == 1 else "other"
        return texts_for(language).say("ordinal", number=number, form=form, gender=gender)

    first = number == 1
    assert of("it", "m") == f"{number}º"
    assert of("it", "f") == f"{number}ª"
    assert of("fr", "m") == f"{number}{'ᵉʳ' if first else 'ᵉ'}"
    assert of("fr", "f") == f"{number}{'ʳᵉ' if first else 'ᵉ'}"


def test_the_moors_have_ordinals_of_their_language() -> None:
    said = [texts_for("fr").say(f"tarot-bolognese-M{number}") for number in (1, 2)]
    assert said == ["le 1ᵉʳ Moro", "le 2ᵉ Moro"]


SINGULAR = {
    "en": {Fraction(1, 2), Fraction(1)},
    "it": {Fraction(1, 2), Fraction(1)},
    "de": {Fraction(1, 2), Fraction(1)},
    # French says *points* from two on.
    "fr": {Fraction(0), Fraction(1, 2), Fraction(1), Fraction(3, 2)},
}
NOUNS = {"en": "point", "it": "punto", "de": "Punkt", "fr": "point"}
PLURALS = {"en": "points", "it": "punti", "de": "Punkte", "fr": "points"}


@pytest.mark.parametrize("language", languages())
def test_half_points_have_the_noun_that_people_say(language: str) -> None:
    texts = texts_for(language)
    for halves in range(183):
        points = Fraction(halves, 2)
        noun = NOUNS[language] if points in SINGULAR[language] else PLURALS[language]
        told = texts.say("hand-discard-points", points=in_figures(points))
        assert told == f"{in_figures(points)} {noun}"


@pytest.mark.parametrize(
    ("figures", "french", "english"),
    [
        (1, "one", "one"),
        (2, "other", "other"),
        ("½ → 1", "one", "one"),
        ("24½ → 25", "other", "other"),
        ("−1", "one", "one"),
        ("", "one", "other"),
        ("—", "other", "other"),
    ],
)
def test_the_form_behind_any_figures(figures: object, french: str, english: str) -> None:
    assert noun_form("fr", figures) == french
    assert noun_form("en", figures) == english


def test_decimals_count_as_well() -> None:
    assert noun_form("fr", signed_tenths(-15, texts_for("fr"))) == "one"
    assert noun_form("en", signed_tenths(-15, texts_for("en"))) == "other"
    assert noun_form("de", signed_tenths(-10, texts_for("de"))) == "other"


ENDED = re.compile(r"\$\w+ \}(st|nd|rd|th|º|ª|er|re|e|ᵉ|\. (Platz|Rang))(?!\w)")
"""A number with the end of an ordinal behind it."""


@pytest.mark.parametrize("language", languages())
def test_no_text_writes_an_ordinal_by_itself(language: str) -> None:
    lines = [line for file in files(language) for line in file.read_text("utf-8").splitlines()]
    found = [line for line in lines if ENDED.search(line) and "{ $number }" not in line]
    assert found == []
    assert ENDED.search("{ $place }th place")
