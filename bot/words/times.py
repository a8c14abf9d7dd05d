"""Days and hours as people read them."""

from datetime import date

from babel import Locale
from babel.dates import format_date

from bot.texts import Texts
from bot.words.lists import locale_of

MINUTES = 60


def day_words(day: date, texts: Texts) -> str:
    """Return a day as people say it, such as *Thursday 3 December*."""
    locale = locale_of(texts)
    # A language has its own order, but none without the year.
    pattern = Locale.parse(locale).date_formats["full"].pattern.replace(" y", "")
    return format_date(day, pattern, locale)


def hour_words(minute: int) -> str:
    """Return a minute of the day as clocks show it, such as 21:30."""
    return "{:02}:{:02}".format(*divmod(minute, MINUTES))
