"""Days, hours and time zones as people write them."""

from datetime import date

import pytest

from bot.tables.errors import NotFound
from bot.texts import languages, texts_for
from bot.words.times import day_words
from cogs.nights import entering

FRIDAY = date(2026, 11, 27)
ENGLISH = texts_for("en")


@pytest.mark.parametrize(
    ("language", "typed", "day"),
    [
        ("de", "Mo", date(2026, 11, 30)),
        ("de", "Di", date(2026, 12, 1)),
        ("de", "Do", date(2026, 12, 3)),
        ("de", "morgen", date(2026, 11, 28)),
        ("it", "dom", date(2026, 11, 29)),
        ("it", "domani", date(2026, 11, 28)),
        ("fr", "di", date(2026, 11, 29)),
    ],
)
def test_what_is_short_means_what_it_means_to_the_reader(
    language: str, typed: str, day: date
) -> None:
    assert entering.day_meant(typed, FRIDAY, texts_for(language)) == day


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Thursday, 3 December"),
        ("it", "giovedì 3 dicembre"),
        ("fr", "jeudi 3 décembre"),
        ("de", "Donnerstag, 3. Dezember"),
    ],
)
def test_a_day_is_said_as_people_say_it(language: str, words: str) -> None:
    assert day_words(date(2026, 12, 3), texts_for(language)) == words


@pytest.mark.parametrize(
    "typed",
    [
        "2026-12-03",
        "Thursday",
        "thu",
        "giovedì",
        "jeudi",
        "Donnerstag",
        "Donnerstag, 3. Dezember",
        "3 december",
        "3. Dez",
        "3.12.",
        "3/12",
        "December 3",
        "3",
    ],
)
def test_a_day_is_known_by_its_date_and_its_name(typed: str) -> None:
    assert entering.day_meant(typed, FRIDAY, ENGLISH) == date(2026, 12, 3)


def test_today_and_tomorrow_are_days() -> None:
    assert entering.day_meant("today", FRIDAY, ENGLISH) == FRIDAY
    assert entering.day_meant("domani", FRIDAY, ENGLISH) == date(2026, 11, 28)


@pytest.mark.parametrize("typed", ["", "yesterday", "2026-13-01", "31.11.", "x" * 200])
def test_what_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(NotFound):
        entering.day_meant(typed, FRIDAY, ENGLISH)


def test_each_day_on_offer_is_the_one_that_is_meant() -> None:
    for texts in map(texts_for, languages()):
        for choice in entering.day_choices("", FRIDAY, texts):
            day = date.fromisoformat(choice.value)
            assert entering.day_meant(choice.value, FRIDAY, texts) == day
            assert entering.day_meant(choice.name, FRIDAY, texts) == day


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("21", 1260),
        ("21:30", 1290),
        ("21.30", 1290),
        ("21h30", 1290),
        ("21 h 30", 1290),
        ("2130", 1290),
        ("930", 570),
        ("9:30 pm", 1290),
        ("9PM", 1260),
        ("12 am", 0),
        ("12 pm", 720),
        ("21 Uhr", 1260),
        ("21h", 1260),
        ("0:05", 5),
    ],
)
def test_an_hour_is_known_however_it_is_written(typed: str, minute: int) -> None:
    assert entering.hour_meant(typed) == minute


@pytest.mark.parametrize("typed", ["", "24:00", "21:60", "13 pm", "0 am", "nine", "-1", "21:5"])
def test_what_is_no_hour_is_refused(typed: str) -> None:
    with pytest.raises(NotFound):
        entering.hour_meant(typed)


def test_hours_of_the_evening_are_offered_first() -> None:
    assert [each.value for each in entering.hour_choices("")][:2] == ["18:00", "18:30"]
    assert [each.value for each in entering.hour_choices("9 pm")] == ["21:00"]
    assert entering.hour_choices("99") == []


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        ("Roma", "Europe/Rome"),
        ("Wien", "Europe/Vienna"),
        ("new york", "America/New_York"),
        ("America/New York", "America/New_York"),
        ("Parigi", "Europe/Paris"),
    ],
)
def test_a_zone_is_known_by_its_city_in_any_language(typed: str, zone: str) -> None:
    assert entering.zone_meant(typed) == zone


@pytest.mark.parametrize("typed", ["", "Atlantis", "/", "UTC+25"])
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(NotFound):
        entering.zone_meant(typed)


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("it", "Europe/Rome"),
        ("fr", "Europe/Paris"),
        ("de", "Europe/Berlin"),
        ("en", "Europe/London"),
    ],
)
def test_zones_where_the_language_is_spoken_come_first(language: str, first: str) -> None:
    texts = texts_for(language)
    assert entering.zone_choices("", "", texts)[0].value == first
    assert entering.zone_choices("", "Asia/Tokyo", texts)[0].value == "Asia/Tokyo"
    assert "Europe/Rome" in [each.value for each in entering.zone_choices("rom", "", texts)]


def test_all_zones_on_offer_are_zones() -> None:
    for texts in map(texts_for, languages()):
        for name in texts.say("night-zones").split():
            assert entering.zone_meant(name) == name
