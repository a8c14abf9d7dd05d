"""Numbers in sentences: as ordinals, and the form of a noun that each language has behind them.

Both follow the rules of CLDR, which `babel` knows.
"""

import unicodedata
from decimal import Decimal, InvalidOperation
from functools import cache

from babel import Locale
from babel.localedata import exists
from babel.numbers import get_decimal_symbol

FALLBACK = "en"


def ordinal_form(language: str, number: int) -> str:
    """Return the form of the ordinal of a number, such as *two* for the 32nd in English."""
    return _locale(language).ordinal_form(number)


def noun_form(language: str, figures: object) -> str:
    """Return the form of a noun behind a number, which may be written with a fraction such as 1½.

    In French it is *one* up to 1½. Behind ½ alone it is *one* in every language, as people say
    half a point. Of several numbers the last one counts.
    """
    last = str(figures).rpartition(" ")[2].lstrip("+−-")
    if last == "½":
        return "one"
    locale = _locale(language)
    try:
        return locale.plural_form(_value(last, get_decimal_symbol(locale)))
    except InvalidOperation:
        return "other"


def _value(figures: str, point: str) -> Decimal:
    # A fraction as one character has no digit of its own.
    fraction = "" if figures[-1:].isdecimal() else figures[-1:]
    whole = figures.removesuffix(fraction).replace(point, ".")
    part = unicodedata.numeric(fraction, 0.0) if fraction else 0.0
    if fraction and not part:
        raise InvalidOperation
    return Decimal(whole or 0) + Decimal(part)


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language if exists(language) else FALLBACK)
