"""The periods of leaderboards, as numbers: all time, seasons, months, weeks and days, in UTC.

A season is a quarter of a year, and a week begins on Monday. Tonight are the last hours, whatever
the time. Times are in seconds since 1970.
"""

from datetime import UTC, datetime
from enum import IntEnum

ALL_TIME = 0
"""The period that has no end."""

EACH = 100_000
"""The numbers of one kind of period begin at a multiple of this."""

DAY_S = 24 * 3600
WEEK_S = 7 * DAY_S
MONDAY_S = 4 * DAY_S
"""When the first Monday of 1970 began."""


class Span(IntEnum):
    """How long a period is. The numbers are stored and keep their meaning."""

    ALL = 0
    SEASON = 1
    MONTH = 2
    WEEK = 3
    DAY = 4
    TONIGHT = 5


TONIGHT = Span.TONIGHT * EACH
"""The last `TONIGHT_S` seconds; no sums of it are stored."""

TONIGHT_S = 12 * 3600

NEVER_OVER = (Span.ALL, Span.TONIGHT)

STORED = tuple(span for span in Span if span is not Span.TONIGHT)
"""The lengths of periods of which there are sums."""


def period_of(span: Span, at: int) -> int:
    """Return the period of this length in which this moment lies; the next one has the next
    number."""
    return span * EACH + _index(span, at)


def periods_of(at: int) -> tuple[int, ...]:
    """Return all periods in which this moment lies and of which there are sums."""
    return tuple(period_of(span, at) for span in STORED)


def span_of(period: int) -> Span:
    """Return how long a period is."""
    return Span(period // EACH)


def season_of(year: int, quarter: int) -> int:
    """Return the season that is this quarter of a year; quarters count from 1."""
    return Span.SEASON * EACH + 4 * year + quarter - 1


def year_and_quarter(season: int) -> tuple[int, int]:
    """Return the year in which a season lies, and which quarter of it that is, counted from 1."""
    year, quarter = divmod(season % EACH, 4)
    return year, quarter + 1


def end_of(period: int) -> int:
    """Return when a period is over and the next one begins; those `NEVER_OVER` have no end."""
    return start_of(period + 1)


def start_of(period: int) -> int:
    """Return when a period begins; 0 for those `NEVER_OVER`."""
    span, index = span_of(period), period % EACH
    match span:
        case Span.ALL | Span.TONIGHT:
            return 0
        case Span.DAY:
            return index * DAY_S
        case Span.WEEK:
            return (index - 1) * WEEK_S + MONDAY_S
        case Span.MONTH:
            year, month = divmod(index, 12)
        case Span.SEASON:
            year, month = index // 4, index % 4 * 3
    return int(datetime(year, month + 1, 1, tzinfo=UTC).timestamp())


def _index(span: Span, at: int) -> int:
    if span in NEVER_OVER:
        return 0
    if span is Span.DAY:
        return at // DAY_S
    if span is Span.WEEK:
        return (at - MONDAY_S) // WEEK_S + 1
    day = datetime.fromtimestamp(at, UTC)
    months = day.year * 12 + day.month - 1
    return months if span is Span.MONTH else months // 3
