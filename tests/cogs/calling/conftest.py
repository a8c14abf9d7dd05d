"""A house where no lobby closes by itself, however far the clock is moved."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cogs.support.house import QUICK, House, playing_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A loopback with the bot logged in."""
    async with playing_house(tmp_path, replace(QUICK, lobby_s=10**9)) as house:
        yield house
