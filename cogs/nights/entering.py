"""Days, hours and time zones as people write them, and what is offered while they do."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import cache

from babel.dates import get_timezone_location
from discord.app_commands import Choice

from bot.tables.errors import NotFound, TableFault
from bot.tables.nights import hours
from bot.texts import Texts, languages, texts_for
from bot.words.lists import locale_of
from bot.words.times import MINUTES, day_words, hour_words
from cogs.press.completions import MOST

OFFERED_DAYS = 14
"""How many days are offered, from today on."""

EVENING = 18 * 60
"""The first minute of the hours that are offered first."""

HALF_HOUR = 30

NOON_H = 12
HOURS = 24

_WORD = re.compile(r"\w+")

_HOUR = re.compile(r"(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|uhr|h)?")


def day_meant(typed: str, today: date, texts: Texts) -> date:
    """Return the day that was typed by its date, or by its name: the next one. What means a day in
    the language of the reader means that one, else what it means in another. Raises `NotFound`.
    """
    wanted = _WORD.findall(typed.casefold())
    with suppress(ValueError):
        return date.fromisoformat(typed.strip())
    others = (texts_for(each) for each in languages() if each != texts.language)
    for spoken in (texts, *others):
        for names in (_names, _near_names):
            for day in _coming(today):
                if wanted and any(_begins(name, wanted) for name in names(day, today, spoken)):
                    return day
    raise NotFound(TableFault.NO_SUCH_DATE, typed)


def day_choices(typed: str, today: date, texts: Texts) -> list[Choice[str]]:
    """Return the next days whose name contains what was typed."""
    named = ((_shown(day, today, texts), day.isoformat()) for day in _coming(today))
    wanted = typed.casefold()
    return [
        Choice(name=name, value=value)
        for name, value in named
        if wanted in f"{name} {value}".casefold()
    ]


def hour_meant(typed: str) -> int:
    """Return the hour that was typed, such as 21:30, 21h30, 2130 or 9:30 pm, in minutes after
    midnight. Raises `NotFound`."""
    match = _HOUR.fullmatch(typed.strip().casefold())
    if match is None:
        raise NotFound(TableFault.NO_SUCH_HOUR, typed)
    hour, minute, half = int(match[1]), int(match[2] or 0), (match[3] or "")[:1]
    if half in ("a", "p"):
        if not 1 <= hour <= NOON_H:
            raise NotFound(TableFault.NO_SUCH_HOUR, typed)
        hour = hour % NOON_H + (NOON_H if half == "p" else 0)
    if hour >= HOURS or minute >= MINUTES:
        raise NotFound(TableFault.NO_SUCH_HOUR, typed)
    return hour * MINUTES + minute


def hour_choices(typed: str) -> list[Choice[str]]:
    """Return what was typed if it is an hour, else the half hours that continue it, in the evening
    first."""
    try:
        whole = [hour_words(hour_meant(typed))]
    except NotFound:
        whole = []
    half_hours = range(0, hours.DAY_MINUTES, HALF_HOUR)
    usual = sorted(half_hours, key=lambda minute: (minute < EVENING, minute))
    begun = [each for each in map(hour_words, usual) if each.startswith(typed.strip())]
    return [Choice(name=each, value=each) for each in dict.fromkeys([*whole, *begun])][:MOST]


def zone_meant(typed: str) -> str:
    """Return the name of the time zone that was typed, whole or by its city in any language.

    Raises `NotFound`.
    """
    wanted = " ".join(typed.replace("_", " ").casefold().split())
    for name in hours.zones():
        if wanted == name.replace("_", " ").casefold():
            return name
    for language in languages():
        if found := _by_city(language).get(wanted):
            return found
    raise NotFound(TableFault.NO_SUCH_ZONE, typed)


def zone_choices(typed: str, own: str, texts: Texts) -> list[Choice[str]]:
    """Return the time zones whose name or city contains what was typed: one's *own* first, then
    those where the language is spoken."""
    first = [*([own] if own else []), *texts.say("night-zones").split()]
    wanted = typed.replace("_", " ").casefold()
    found = [
        Choice(name=label, value=name)
        for name, label in _labels(texts.language, tuple(first))
        if wanted in label.replace("_", " ").casefold()
    ]
    return found[:MOST]


def _coming(today: date) -> Iterator[date]:
    return (today + timedelta(days=days) for days in range(OFFERED_DAYS))


def _shown(day: date, today: date, texts: Texts) -> str:
    near = {today: "night-today", today + timedelta(days=1): "night-tomorrow"}
    words = day_words(day, texts)
    return texts.say(near[day], date=words) if day in near else words


def _names(day: date, _: date, texts: Texts) -> Iterator[str]:
    # Also without what comes first, as who writes the date means no day of the week.
    words = day_words(day, texts)
    yield words
    date_words = _WORD.findall(words)[1:]
    yield " ".join(date_words)
    yield " ".join(reversed(date_words))
    yield f"{day.day} {day.month}"


def _near_names(day: date, today: date, texts: Texts) -> Iterator[str]:
    yield _shown(day, today, texts)


def _begins(name: str, wanted: Sequence[str]) -> bool:
    # A number is a whole one, a word may be cut off.
    words = _WORD.findall(name.casefold())
    return len(wanted) <= len(words) and all(
        word.startswith(each) if each.isalpha() else word == each
        for word, each in zip(words, wanted, strict=False)
    )


@cache
def _cities(language: str) -> dict[str, str]:
    # The city of each time zone, as it is called in a language.
    texts = texts_for(language)
    return {
        name: get_timezone_location(name, locale=locale_of(texts), return_city=True)
        for name in hours.zones()
    }


@cache
def _by_city(language: str) -> dict[str, str]:
    return {city.casefold(): name for name, city in _cities(language).items()}


@cache
def _labels(language: str, first: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    cities = _cities(language)
    order = dict.fromkeys((*first, *hours.zones()))
    return tuple((name, f"{cities[name]} · {name}") for name in order if name in cities)
