"""When nights are: the same hour of the wall clock, in the time zone of whoever opens them."""

from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.errors import TableError, TableFault

REMINDED_S = 30 * 60
"""How long before a night people are reminded of it."""

KEPT_S = 15 * 60
"""How long seats are kept, and a lobby stays open, from the hour on."""

LATE_S = 30 * 60
"""How late tables open at most, where the bot was not there at the hour."""

AFTER_S = 6 * 3600
"""How long after the hour a night is over, as no evening has a longer gap."""

AHEAD_DAYS = 60
"""How far ahead a night can be."""

DAY_MINUTES = 24 * 60


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones that belong to a place, in order."""
    return tuple(sorted(each for each in available_timezones() if "/" in each and _is_place(each)))


def _is_place(name: str) -> bool:
    return not name.startswith(("Etc/", "SystemV/", "US/", "posix/", "right/"))


def moment_of(day: date, minute: int, zone: str) -> int:
    """Return when the clocks of a zone show this, in seconds since 1970.

    What they skip that day comes an hour later, and of what they show twice it is the first.
    """
    wall = datetime.combine(day, time(*divmod(minute, 60)), ZoneInfo(zone))
    return int(wall.timestamp())


def exists(day: date, minute: int, zone: str) -> bool:
    """Return whether the clocks of a zone show this at all on that day."""
    shown = datetime.fromtimestamp(moment_of(day, minute, zone), ZoneInfo(zone))
    return shown.hour * 60 + shown.minute == minute


def today(now: float, zone: str) -> date:
    """Return which day it is in a zone."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def require_possible(day: date, moment: int, now: float, zone: str) -> None:
    """Raise `TableError` for a night that is over already, or too far away."""
    if moment <= now:
        raise TableError(TableFault.NIGHT_PAST)
    if day > today(now, zone) + timedelta(days=AHEAD_DAYS):
        raise TableError(TableFault.NIGHT_TOO_FAR)


def week_after(day: date, minute: int, zone: str, now: float) -> date:
    """Return the next same day of a later week on which a night has not begun."""
    day += timedelta(days=7)
    while moment_of(day, minute, zone) <= now:
        day += timedelta(days=7)
    return day
