"""What was seen in a trial, kept as a text."""

import logging
from dataclasses import fields

import pytest

from cogs.press.facts import USUAL, Facts, parse, written

SEEN = Facts(by_id=False, buttons_jump=True, follow_ups_a_minute=12, old_edits_a_minute=300)


def test_what_was_written_is_read() -> None:
    assert parse(written(SEEN)) == SEEN
    assert all(getattr(SEEN, field.name) != getattr(USUAL, field.name) for field in fields(Facts))


@pytest.mark.parametrize("text", [None, "{}", '{"from_a_later_edition": 1}'])
def test_what_was_not_tried_is_as_usual(text: str | None, caplog: pytest.LogCaptureFixture) -> None:
    assert parse(text) == USUAL
    assert not caplog.messages


@pytest.mark.parametrize(
    "text",
    [
        "",
        "by_id",
        "[]",
        "7",
        '{"by_id": 0}',
        '{"by_id": null}',
        '{"follow_ups_a_minute": true}',
        '{"follow_ups_a_minute": 0}',
        '{"follow_ups_a_minute": 2.5}',
        '{"old_edits_a_minute": 99999999999}',
    ],
)
def test_what_cannot_be_is_as_usual_and_told_once(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    assert parse(text) == USUAL
    assert len(caplog.messages) == (1 if text else 0)


@pytest.mark.parametrize(
    ("a_minute", "gap_s", "taken"),
    [(30, 1.1, False), (55, 1.1, True), (30, 2, True), (59, 0, False)],
)
def test_old_messages_are_edited_if_that_is_often_enough(
    a_minute: int, gap_s: float, taken: bool
) -> None:
    assert Facts(old_edits_a_minute=a_minute).takes_old_edits(gap_s) == taken


def test_the_rest_of_what_cannot_all_be_read_holds() -> None:
    assert parse('{"by_id": 7, "buttons_jump": true}') == Facts(buttons_jump=True)
