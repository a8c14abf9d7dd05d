"""An evening, on which nobody waits long for anything."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cogs.support.house import UNHURRIED, House, playing_house
from tests.cogs.support.troubles import BETWEEN_DEALS_S, Evening, evening, impatient
from tests.cogs.ways import Way


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way) -> AsyncIterator[House]:
    """A house where nobody is reminded, and the bot waits for nothing but the clock."""
    impatient(monkeypatch)
    settings = replace(UNHURRIED, between_deals_s=BETWEEN_DEALS_S, boards=way.boards)
    async with playing_house(tmp_path, settings) as house:
        yield house


@pytest.fixture
async def tonight(house: House) -> Evening:
    """Two tables at their first trick."""
    return await evening(house)
