"""Decisions about calling people to a lobby who wish to be called: who may be called when.

Times are in seconds since 1970.
"""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.tables.errors import TableError, TableFault, Until
from bot.tables.state import TableState

MOST_CALLED = 10
"""The most people that a call mentions."""

CHANNEL_RESTS_S = 30 * 60
"""How long nobody else is called in a channel after a call there."""

PERSON_RESTS_S = 2 * 3600
"""How long nobody is called again."""

UNKNOWN_RESTS_S = 24 * 3600
"""The same for people of whom nobody knows when it is night where they are."""

QUIET_FROM, QUIET_UNTIL = 23, 9
"""The hours between which nobody is called, by the clock where they are."""


def require_call(state: TableState, by: int) -> None:
    """Raise `TableError` unless this person may call players to the table: they sit there, its
    match has not begun, and a seat is free that is kept for nobody."""
    state.require_lobby()
    state.seating.seat_of(by)
    if len(state.seating.free) <= len(state.kept):
        raise TableError(TableFault.NO_SEAT_TO_CALL_FOR)


def require_rest(called_at: int, now: int) -> None:
    """Raise `Until` if the last call in a channel was too short a while ago."""
    if now < (until := called_at + CHANNEL_RESTS_S):
        raise Until(TableFault.CHANNEL_HAS_CALLED, until)


def may_be_called(called_at: int | None, zone: ZoneInfo | None, now: int) -> bool:
    """Return whether somebody in this time zone, if one is known, may be called who was last called
    then, if ever."""
    if zone is not None and _is_quiet(zone, now):
        return False
    rests_s = UNKNOWN_RESTS_S if zone is None else PERSON_RESTS_S
    return called_at is None or now - called_at >= rests_s


def _is_quiet(zone: ZoneInfo, now: int) -> bool:
    hour = datetime.fromtimestamp(now, UTC).astimezone(zone).hour
    return hour >= QUIET_FROM or hour < QUIET_UNTIL
