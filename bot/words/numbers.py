"""Numbers as people read them."""

from datetime import datetime
from fractions import Fraction

from babel.dates import format_skeleton
from babel.numbers import get_decimal_symbol

from bot.texts import Texts
from bot.words.lists import locale_of

PARTS = {
    Fraction(0): "",
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙",
}


def number(value: int) -> str:
    """Return a number with a true minus if it is negative."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Return a number with its sign."""
    return f"+{value}" if value > 0 else number(value)


def signed_tenths(tenths: int, texts: Texts) -> str:
    """Return a number of tenths with its sign and one decimal, as the language of the texts
    writes it."""
    whole, part = divmod(abs(tenths), 10)
    sign = "" if not tenths else "+" if tenths > 0 else "−"
    return f"{sign}{whole}{get_decimal_symbol(texts.language)}{part}"


def in_figures(points: Fraction) -> str:
    """Return a number, not below zero, with its fraction as one character, such as 4½."""
    whole, part = divmod(points, 1)
    return f"{whole}{PARTS[part]}" if whole or not part else PARTS[part]


def day_of(moment: datetime, texts: Texts) -> str:
    """Return the day of a moment without its year, such as *25 Nov*, in the moment's own time
    zone."""
    return format_skeleton("MMMd", moment, tzinfo=moment.tzinfo, locale=locale_of(texts))
