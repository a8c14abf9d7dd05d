"""Attempts that are made again."""

import pytest

from bot.tables.errors import StaleAction
from cogs.messages.retries import Retries


async def at_once(seconds: float) -> None:
    """Waits for nothing."""


async def test_another_process_that_was_faster_is_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    retries, made = Retries(at_once), 0

    async def too_late() -> float | None:
        nonlocal made
        made += 1
        raise StaleAction

    retries.add("hand", too_late, 0)
    await retries._tasks["hand"]
    assert made == 1
    assert "hand" not in retries
    assert "Traceback" not in caplog.text
