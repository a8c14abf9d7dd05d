"""Calls for one person go wrong: the answer to a press, and the changes of a hand."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.loopback.person import buttons, is_private
from bot.tables.decisions import ending
from tests.cogs.support.guests import is_hand, says, step_of, text_of
from tests.cogs.support.troubles import (
    BETWEEN_DEALS_S,
    BROKEN,
    CALLBACK,
    HAND_EDIT,
    HAND_NEW,
    LIMITED,
    REFUSED,
    Evening,
    Kind,
    clean,
    trouble,
)
from tests.cogs.ways import BOTH_WAYS
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at


@pytest.mark.parametrize("kinds", [REFUSED, BROKEN, LIMITED], ids=["refused", "broken", "limited"])
@pytest.mark.parametrize("route", [CALLBACK, HAND_EDIT], ids=["answer", "hand"])
async def test_a_card_is_played_once_and_the_hands_are_true_again(
    tonight: Evening, caplog: pytest.LogCaptureFixture, route: str, kinds: Sequence[Kind]
) -> None:
    for kind in kinds:
        async with trouble(tonight.house, route, kind):
            card = await tonight.play_through()
        await tonight.all_is_true()
        assert tonight.played(card) == 1, kind
    clean(caplog.text, tonight.house)


@BOTH_WAYS
@pytest.mark.parametrize("kind", [*REFUSED[:1], *BROKEN[:1], *LIMITED[:2]])
async def test_a_hand_that_was_not_dealt_is_called_for_and_comes_later(
    tonight: Evening, caplog: pytest.LogCaptureFixture, kind: Kind
) -> None:
    house, other = tonight.house, tonight.other
    dino, old = other.opener, await other.opener.until_hand()
    await other.play_to_last_trick()
    await other.act()
    await house.until(lambda: other.table.between_deals)
    async with trouble(house, HAND_NEW, kind):
        house.loopback.clock.advance(BETWEEN_DEALS_S)
        called = await dino.until(says("the cards have been dealt"))
    assert f"<@{dino.user_id}>" in text_of(called)
    hand = await dino.until(lambda m: is_hand(m) and step_of(m).startswith("2:"))
    assert hand["id"] == old["id"]
    await tonight.all_is_true()
    clean(caplog.text, house)


@pytest.mark.parametrize("kind", [*REFUSED[:1], *BROKEN[:1], *LIMITED[:2]])
async def test_the_hands_tell_of_the_end_once_they_can(
    tonight: Evening, caplog: pytest.LogCaptureFixture, kind: Kind
) -> None:
    house, dino = tonight.house, tonight.other.opener
    async with trouble(house, HAND_EDIT, kind):
        await tonight.other.table.change(ending.abandon)
        await house.boards.of(tonight.other.table).rest()
        await dino.update()
        assert dino.newest(is_hand)
    end = await dino.until(
        lambda m: is_private(m) and "This match was closed before its end." in text_of(m)
    )
    assert not buttons(end)
    assert dino.newest(is_hand) is None
    clean(caplog.text, house)


async def test_what_happens_during_a_late_update_is_shown_too(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, playing = tonight.house, tonight.playing
    await control(house.loopback, "fault", do="cut", route=HAND_EDIT, times=2)
    await control(house.loopback, "fault", do="slow", route=HAND_EDIT, times=2, seconds=100)
    # The hand of whoever has played, and of whoever is next.
    await act_at(playing.table)
    async with asyncio.timeout(60):
        while house.loopback.faults.waiting:
            await house.boards.of(playing.table).rest()
            await asyncio.sleep(0.01)
    await act_at(playing.table)
    house.loopback.clock.advance(100)
    await tonight.all_is_true()
    clean(caplog.text, house)
