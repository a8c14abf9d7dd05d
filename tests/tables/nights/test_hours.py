"""When nights are."""

from datetime import UTC, date, datetime

import pytest

from bot.tables.errors import TableError, TableFault
from bot.tables.nights import hours

ROME = "Europe/Rome"


def at(*moment: int) -> int:
    """Seconds since 1970."""
    return int(datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[arg-type,misc]


def test_the_hour_is_that_of_the_wall_clock() -> None:
    assert hours.moment_of(date(2026, 10, 22), 21 * 60, ROME) == at(2026, 10, 22, 19)
    assert hours.moment_of(date(2026, 10, 29), 21 * 60, ROME) == at(2026, 10, 29, 20)


def test_an_hour_that_is_skipped_comes_an_hour_later() -> None:
    day = date(2027, 3, 28)
    assert hours.moment_of(day, 2 * 60 + 30, ROME) == at(2027, 3, 28, 1, 30)
    assert not hours.exists(day, 2 * 60 + 30, ROME)
    assert hours.exists(day, 3 * 60 + 30, ROME)


def test_of_an_hour_that_comes_twice_it_is_the_first() -> None:
    day = date(2026, 10, 25)
    assert hours.moment_of(day, 2 * 60 + 30, ROME) == at(2026, 10, 25, 0, 30)
    assert hours.exists(day, 2 * 60 + 30, ROME)


def test_weeks_that_are_over_are_left_out() -> None:
    now = at(2026, 11, 20, 12)
    day = hours.week_after(date(2026, 10, 22), 21 * 60, ROME, now)
    assert day == date(2026, 11, 26)
    assert hours.moment_of(day, 21 * 60, ROME) == at(2026, 11, 26, 20)


@pytest.mark.parametrize(
    ("day", "fault"),
    [
        (date(2026, 11, 19), TableFault.NIGHT_PAST),
        (date(2027, 1, 20), TableFault.NIGHT_TOO_FAR),
    ],
)
def test_a_night_is_neither_over_nor_far_away(day: date, fault: TableFault) -> None:
    now = at(2026, 11, 20, 12)
    with pytest.raises(TableError) as refused:
        hours.require_possible(day, hours.moment_of(day, 0, ROME), now, ROME)
    assert refused.value.code is fault
