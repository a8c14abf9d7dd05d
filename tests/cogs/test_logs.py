"""What stands in the log, also where everything does."""

import logging

import pytest

from bot.games.cards import Seat
from tests.cogs.house import House
from tests.cogs.playing import party


async def test_no_token_and_no_card_of_a_hand(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    await playing.act()
    await playing.act()
    handles = [playing.table.hand_of(Seat(seat)) for seat in range(2)]
    tokens = [handle.token for handle in handles if handle is not None]
    assert len(tokens) == 2
    for secret in (*tokens, house.loopback.token, "play:1:1:", "discard"):
        assert secret not in caplog.text
