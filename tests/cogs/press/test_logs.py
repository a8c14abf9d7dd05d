"""What stands in the log, also where everything does."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.cards import Seat
from tests.cogs.support.house import House, playing_house
from tests.cogs.support.playing import party


@pytest.fixture
async def house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    """A house where everything is logged."""
    caplog.set_level(logging.DEBUG)
    async with playing_house(tmp_path) as house:
        yield house


async def test_no_token_and_no_card_of_a_hand(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    await playing.act()
    await playing.act()
    handles = [playing.table.hand_of(Seat(seat)) for seat in range(2)]
    tokens = [handle.token for handle in handles if handle is not None]
    assert len(tokens) == 2
    for secret in (*tokens, house.loopback.token, "play:1:1:", "discard"):
        assert secret not in caplog.text
