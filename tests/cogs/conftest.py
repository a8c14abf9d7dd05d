"""A house for each test."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.messages import signs
from tests.cogs.support.house import QUICK, UNHURRIED, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.cogs.ways import CHANNEL, Way
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
def way() -> Way:
    """The way in which boards are shown."""
    return CHANNEL


@pytest.fixture
async def house(tmp_path: Path, way: Way) -> AsyncIterator[House]:
    """A loopback with the bot logged in."""
    async with playing_house(tmp_path, replace(QUICK, boards=way.boards)) as house:
        yield house


@pytest.fixture
async def unhurried(tmp_path: Path, way: Way) -> AsyncIterator[House]:
    """A house where people may take their time."""
    async with playing_house(tmp_path, replace(UNHURRIED, boards=way.boards)) as house:
        yield house


@pytest.fixture
async def playing(house: House) -> Party:
    """Three people at their first trick."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    return playing
