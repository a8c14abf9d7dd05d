"""The periods of leaderboards by name, and what they are called.

Those that pass are named by their length, such as "lastmonth"; older seasons by year and quarter,
such as "2026q3".
"""

import re
from dataclasses import dataclass
from typing import Literal

from bot.texts import Texts
from data.finished.periods import Span, period_of, season_of, year_and_quarter

ALL_TIME = "all"
LAST = "last"
TONIGHT = "tonight"
SPANS = {
    ALL_TIME: Span.ALL,
    "season": Span.SEASON,
    "month": Span.MONTH,
    "week": Span.WEEK,
    TONIGHT: Span.TONIGHT,
}
PERIODS = (*SPANS, "lastseason", "lastmonth", "lastweek")
"""The names of the periods that there always are."""

QUARTERS = ("winter", "spring", "summer", "autumn")
"""What the seasons of a year are called."""

MOST_SEASONS = 17
"""How many older seasons can be chosen from a list."""

_SEASON = re.compile(r"((?:19[7-9]|2\d\d)\d)\W*q([1-4])")


@dataclass(frozen=True)
class WrongPeriod(Exception):
    """What was typed is no period that there can be a board of; *why* says so in a word."""

    why: Literal["unknown", "future"]


def period_named(name: str, now: int) -> int:
    """Return the number of the period with this name; *now* is in seconds since 1970."""
    season = _SEASON.fullmatch(name)
    if season is not None:
        return season_of(int(season[1]), int(season[2]))
    return period_of(SPANS[name.removeprefix(LAST)], now) - name.startswith(LAST)


def name_now(name: str, now: int) -> str:
    """Return the name by which a period can be chosen now: a season by its quarter once it is
    older."""
    newest = period_of(Span.SEASON, now)
    passing = {newest: "season", newest - 1: f"{LAST}season"}
    return passing.get(period_named(name, now), name)


def is_period(name: str) -> bool:
    """Return whether a period has this name."""
    return name in PERIODS or _SEASON.fullmatch(name) is not None


def span_named(name: str) -> Span:
    """Return how long the period with this name is."""
    return SPANS.get(name.removeprefix(LAST), Span.SEASON)


def is_over(name: str) -> bool:
    """Return whether the period with this name, which is one that is kept, is over."""
    return name not in SPANS


def season_key(season: int) -> str:
    """Return the name of a season."""
    year, quarter = year_and_quarter(season)
    return f"{year}q{quarter}"


def season_name(season: int, texts: Texts) -> str:
    """Return what a season is called."""
    year, quarter = year_and_quarter(season)
    return texts.say(f"season-{QUARTERS[quarter - 1]}", year=str(year))


def period_name(name: str, texts: Texts) -> str:
    """Return what the period with this name is called."""
    if name in PERIODS:
        return texts.say(f"board-period-{name}")
    return season_name(period_named(name, 0), texts)


def last_season(now: int, texts: Texts) -> str:
    """Return what the season before the one under way is called."""
    return season_name(period_of(Span.SEASON, now) - 1, texts)


def period_meant(typed: str, now: int, texts: Texts) -> str:
    """Return the name of the period that was typed by its name, or by what it is called.

    Raises `WrongPeriod` if there is none, or it lies in the future.
    """
    wanted = typed.strip().casefold()
    called = {texts.say(f"board-period-{name}").casefold(): name for name in PERIODS}
    name = called.get(wanted, wanted)
    if name in PERIODS:
        return name
    season = _season_meant(wanted, texts)
    if season > period_of(Span.SEASON, now):
        raise WrongPeriod("future")
    return name_now(season_key(season), now)


def older_seasons(first: int | None, now: int) -> list[str]:
    """Return the names of seasons before the last one, newest first, back to the *first* one."""
    last = period_of(Span.SEASON, now) - 1
    found = range(last - 1, (last if first is None else first) - 1, -1)
    return [season_key(season) for season in found][:MOST_SEASONS]


def _season_meant(wanted: str, texts: Texts) -> int:
    found = _SEASON.fullmatch(wanted)
    if found is not None:
        return season_of(int(found[1]), int(found[2]))
    year = re.search(r"\b(?:19[7-9]|2\d\d)\d\b", wanted)
    seasons = [season_of(int(year[0]), quarter) for quarter in range(1, 5)] if year else []
    for season in seasons:
        if season_name(season, texts).casefold() == wanted:
            return season
    raise WrongPeriod("unknown")
