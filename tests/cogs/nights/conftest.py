"""A house where nights are looked after all the time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.nights import keeping
from tests.cogs.support.house import House, playing_house


@pytest.fixture
async def evenings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house where nobody waits for what is due."""
    monkeypatch.setattr(keeping, "EVERY_S", 0.05)
    async with playing_house(tmp_path) as house:
        yield house
