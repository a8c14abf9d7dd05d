"""Several things in one sentence, as each language joins them."""

from collections.abc import Iterable
from functools import reduce

from babel.lists import format_list
from babel.localedata import exists

from bot.texts import Texts, isolated

LOCALES = {"en": "en_001"}
"""Where a language joins things in several ways: English without a comma before *and*."""

ENGLISH = LOCALES["en"]


def listed(things: Iterable[str], texts: Texts) -> str:
    """Return all of these, such as *A, B and C*; empty if there are none."""
    return format_list([*map(isolated, things)], "standard", locale_of(texts))


def one_of(things: Iterable[str], texts: Texts) -> str:
    """Return one of these, such as *A, B or C*; empty if there are none."""
    return format_list([*map(isolated, things)], "or", locale_of(texts))


def parted(things: Iterable[str], texts: Texts) -> str:
    """Return things that hold commas themselves, one after the other; empty if there are none."""
    found = [*things]
    if not found:
        return ""
    return reduce(
        lambda before, after: texts.say("words-parted", before=before, after=after), found
    )


def locale_of(texts: Texts) -> str:
    """Return what CLDR calls the language of the texts."""
    locale = LOCALES.get(texts.language, texts.language)
    return locale if exists(locale) else ENGLISH
