"""The periods of leaderboards."""

from datetime import UTC, datetime, timedelta

import pytest

from data.finished.periods import (
    ALL_TIME,
    STORED,
    Span,
    end_of,
    period_of,
    periods_of,
    season_of,
    span_of,
    start_of,
    year_and_quarter,
)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("span", "moment", "begins"),
    [
        (Span.WEEK, "2026-11-22T23:59:59", "2026-11-16"),
        (Span.WEEK, "2026-11-23T00:00:00", "2026-11-23"),
        (Span.MONTH, "2026-02-28T23:59:59", "2026-02-01"),
        (Span.MONTH, "2026-12-31T23:59:59", "2026-12-01"),
        (Span.DAY, "2026-02-28T23:59:59", "2026-02-28"),
        (Span.SEASON, "2026-03-31T23:59:59", "2026-01-01"),
        (Span.SEASON, "2026-04-01T00:00:00", "2026-04-01"),
        (Span.SEASON, "2026-12-31T23:59:59", "2026-10-01"),
    ],
)
def test_a_moment_lies_in_the_period_that_began_last(span: Span, moment: str, begins: str) -> None:
    period = period_of(span, at(moment))
    assert start_of(period) == at(begins)
    assert span_of(period) is span
    assert period_of(span, at(begins)) == period
    assert period_of(span, at(begins) - 1) == period - 1


def test_the_next_period_has_the_next_number() -> None:
    day = datetime(1970, 1, 1, tzinfo=UTC)
    days = [int((day + timedelta(days=n)).timestamp()) for n in range(0, 40_000, 3)]
    for span in (Span.WEEK, Span.MONTH, Span.SEASON):
        numbers = sorted({period_of(span, each) for each in days})
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_a_season_is_a_quarter_of_a_year() -> None:
    summer = season_of(2026, 3)
    assert (start_of(summer), end_of(summer)) == (at("2026-07-01"), at("2026-10-01"))
    assert year_and_quarter(summer) == (2026, 3)
    assert year_and_quarter(summer + 2) == (2027, 1)


def test_all_time_is_a_period_too() -> None:
    found = periods_of(at("2026-11-22"))
    assert found[0] == ALL_TIME
    assert [span_of(each) for each in found] == list(STORED)
