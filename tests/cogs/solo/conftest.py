"""Houses where people play what others play as well."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.challenges import fields
from bot.tables.daily import calendar, days, making
from bot.tables.shared_deals import field
from bot.tables.thinking import exact
from cogs.solo import challenge_ends, posting
from tests.cogs.solo.alone import days_of
from tests.cogs.support.house import House
from tests.cogs.support.thinking import thinking_house

FEW = 4
"""Worlds: whoever thinks in these does not think well, but soon."""


@pytest.fixture
async def daily(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house where the deal of today has been made."""
    monkeypatch.setattr(exact, "FEW_WORLDS", FEW)
    # What the computers of the field play like is no matter here.
    monkeypatch.setattr(field, "STRONG", "normal")
    monkeypatch.setattr(making, "TRIERS", (("normal", 0.0),))
    monkeypatch.setattr(field, "FIELD", (("normal", 0.0), ("simple", 0.6)))
    monkeypatch.setattr(posting, "EVERY_S", 0.1)
    # What is wanted is made in the background as well.
    for name, number in (("CANDIDATES", 1), ("FEW", 1), ("AHEAD", 0)):
        monkeypatch.setattr(days, name, number)
    async with thinking_house(tmp_path, monkeypatch) as house:
        # A day of Scarto, in its first hour.
        now = house.loopback.clock.now
        day = calendar.day_at(now) + 1
        while calendar.game_of(day).key != "scarto":
            day += 1
        house.loopback.clock.advance(day * 86400 + 3600 - now)
        await days_of(house).make(day, 1)
        yield house


@pytest.fixture
async def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house where challenges are played fast, and looked after all the time."""
    monkeypatch.setattr(exact, "FEW_WORLDS", FEW)
    monkeypatch.setattr("bot.players.levels.STRONG", "none")
    monkeypatch.setattr(field, "FIELD", (("normal", 0.0), ("simple", 0.6)))
    for module in (fields, challenge_ends):
        monkeypatch.setattr(module, "EVERY_S", 0.1)
    async with thinking_house(tmp_path, monkeypatch) as house:
        yield house
