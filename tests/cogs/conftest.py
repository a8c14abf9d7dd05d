"""A house for each test."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.messages import signs
from tests.cogs.support.house import QUICK, UNHURRIED, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.drawn import draw_cards


@pytest.fixture(scope="session", autouse=True)
def drawn_cards() -> None:
    """Every pack is drawn before anybody waits for a picture."""
    asyncio.run(draw_cards(QUICK.cache))


@pytest.fixture(autouse=True)
def no_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no emojis of suits, however long a test takes, unless it moves the clock far."""
    monkeypatch.setattr(signs, "UPLOAD_EVERY_S", 10**6)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A loopback with the bot logged in."""
    async with playing_house(tmp_path) as house:
        yield house


@pytest.fixture
async def unhurried(tmp_path: Path) -> AsyncIterator[House]:
    """A house where people may take their time."""
    async with playing_house(tmp_path, UNHURRIED) as house:
        yield house


@pytest.fixture
async def playing(house: House) -> Party:
    """Three people at their first trick."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    return playing
