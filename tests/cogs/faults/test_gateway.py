"""The connection on which the bot hears what happens breaks, or the server is out of order."""

import asyncio

import pytest

from tests.cogs.support.guests import card_buttons
from tests.cogs.support.troubles import Evening, clean
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at


@pytest.mark.parametrize(("do", "back"), [("disconnect", "resumed"), ("invalidate", "ready")])
async def test_a_connection_is_cut_or_a_session_ends(
    tonight: Evening, caplog: pytest.LogCaptureFixture, do: str, back: str
) -> None:
    house = tonight.house
    since = len(house.traffic.calls)
    again = asyncio.create_task(house.bot.wait_for(back))
    await asyncio.sleep(0)
    await control(house.loopback, "gateway", do=do)
    async with asyncio.timeout(60):
        await again
    for table in (tonight.playing, tonight.other):
        await house.boards.of(table.table).rest()
    # A new session is no reason to paint anything.
    assert not house.traffic.count(since)
    card = await tonight.play_through()
    await tonight.all_is_true()
    assert tonight.played(card) == 1
    clean(caplog.text, house)


async def test_a_press_while_the_connection_is_cut(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, playing = tonight.house, tonight.playing
    hand = await playing.hand_in_turn()
    await control(house.loopback, "gateway", do="disconnect")
    outcome = await playing.on_turn.person.press(hand, card_buttons(hand)[0]["custom_id"])
    assert outcome.status in ("answered", "deferred", "failed")
    await tonight.all_is_true()
    clean(caplog.text, house)


async def test_a_server_is_out_of_order(tonight: Evening, caplog: pytest.LogCaptureFixture) -> None:
    house, playing = tonight.house, tonight.playing
    await control(house.loopback, "server", do="break")
    await act_at(playing.table)
    await act_at(tonight.other.table)
    await control(house.loopback, "server", do="mend")
    await tonight.all_is_true()
    card = await tonight.play_through()
    assert tonight.played(card) == 1
    clean(caplog.text, house)


async def test_a_bot_whose_token_was_changed_ends_without_a_traceback(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, playing = tonight.house, tonight.playing
    await control(house.loopback, "gateway", do="turn away")
    async with asyncio.timeout(60):
        await house.boards._tools.stopping.wait()
        await house.bot.close()
    before = await house.log_length()
    await act_at(playing.table)
    await house.boards.of(playing.table).rest()
    assert await house.log_length() > before
    clean(caplog.text, house)
