"""Hands of many tables in one channel."""

import asyncio
from pathlib import Path

import pytest

from cogs.messages.private import follow_ups
from cogs.messages.private.follow_ups import AT_MOST_S, WINDOW_S, FollowUps
from cogs.press.facts import Facts
from tests.cogs.support.guests import is_hand, says, text_of
from tests.cogs.support.house import UNHURRIED, playing_house
from tests.cogs.support.platform import keep_facts
from tests.cogs.support.playing import party
from tests.cogs.support.traffic import HAND_NEW
from tests.tables.support.clock import FakeClock

HERE, THERE = 70, 71


async def test_as_many_go_at_once_as_a_channel_takes_but_for_some_that_presses_need() -> None:
    clock = FakeClock()
    hands = FollowUps(clock, 10)
    assert [await hands.turn(HERE) for _ in range(9)] == [True] * 8 + [False]
    assert await hands.turn(THERE)
    clock.move(WINDOW_S)
    assert await hands.turn(HERE)


async def test_a_hand_waits_a_little_for_those_of_others() -> None:
    clock = FakeClock()
    hands = FollowUps(clock, 2)
    for _ in range(2):
        assert await hands.turn(HERE)
    clock.move(WINDOW_S - AT_MOST_S)
    waiting = [asyncio.create_task(hands.turn(HERE)) for _ in range(3)]
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [False, False, True]
    clock.move(AT_MOST_S)
    assert await asyncio.gather(*waiting) == [True, True, False]


async def test_what_presses_have_sent_counts_too() -> None:
    hands = FollowUps(FakeClock(), 2)
    for _ in range(2):
        hands.note(HERE)
    assert not await hands.turn(HERE)


async def test_who_would_wait_for_long_is_called_and_gets_the_hand_by_a_press(
    tmp_path: Path,
) -> None:
    await keep_facts(tmp_path, Facts(follow_ups_a_minute=4))
    async with playing_house(tmp_path, UNHURRIED) as house:
        first = await party(house, "ada", "bruno", "carla", place="here")
        await first.start()
        second = await party(house, "dino", "elena", "fabio", place="here")
        await second.opener.press(second.lobby, "Start")
        called = await second.opener.until(says("the cards have been dealt"))
        assert house.traffic.count()[HAND_NEW] == 4
        mentioned = [guest for guest in second.guests if f"<@{guest.user_id}>" in text_of(called)]
        assert len(mentioned) == 2
        for guest in mentioned:
            outcome = await guest.press(called, "My hand")
            assert outcome.message is not None
            assert is_hand(outcome.message)
        refused = [call for call in house.traffic.calls if not call.went_well]
        assert not refused


async def test_channels_in_which_nothing_was_sent_for_long_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(follow_ups, "KNOWN", 3)
    clock = FakeClock()
    hands = FollowUps(clock, 2)
    for channel in range(20):
        await hands.turn(channel)
        clock.move(WINDOW_S)
    assert len(hands._sent) <= 4
