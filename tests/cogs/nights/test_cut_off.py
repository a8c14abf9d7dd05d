"""What a night does at its time is cut off after each call, and done once all the same."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.tables.nights.hours import AFTER_S, REMINDED_S
from cogs.nights import keeping
from data.evenings.nights import NightStage
from tests.cogs.nights.meeting import (
    go_to,
    in_three_days,
    is_card,
    moment,
    post,
    until_stage,
)
from tests.cogs.solo.alone import newcomer
from tests.cogs.support.guests import Json, has_button, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.traffic import Call

CHANNELS = ("/channels", "/api/v10/channels")
PEOPLE = 5
CALLS = 10
"""Reminder, thread, lobby, message, thread, lobby, card of the night, the next card, the end of the
one before, and nothing."""


def cut_off_after(house: House, calls: int) -> asyncio.Event:
    """Nothing more is done for nights once so many calls have reached Discord; none was answered
    since the last. Returns what is set then."""
    keeper, left, is_cut = house.running.services.night_keeper, [calls], asyncio.Event()

    def hear(call: Call) -> None:
        if call.entry["path"].startswith(CHANNELS):
            left[0] -= 1
            if not left[0]:
                closing.append(asyncio.get_running_loop().create_task(keeper.close()))
                is_cut.set()

    closing: list[asyncio.Task[None]] = []
    house.traffic.listeners.append(hear)
    return is_cut


@pytest.mark.parametrize("calls", range(1, CALLS))
async def test_each_call_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calls: int
) -> None:
    monkeypatch.setattr(keeping, "EVERY_S", 0.05)
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            card, day = await post(house, ada), in_three_days(house)
            for guest in (ada, *[await newcomer(house, number) for number in range(1, PEOPLE)]):
                await guest.press(card, "In")
        stages = (
            (moment(day) - REMINDED_S, NightStage.REMINDED),
            (moment(day), NightStage.BEGUN),
            (moment(day) + AFTER_S, NightStage.OPEN),
        )
        left = calls
        for when, stage in stages:
            async with playing_house(tmp_path, loopback=loopback) as house:
                since = len(house.traffic.calls)
                is_cut = cut_off_after(house, left)
                go_to(house, when)
                reached = asyncio.create_task(until_stage(house, stage))
                cut = asyncio.create_task(is_cut.wait())
                await asyncio.wait({reached, cut}, return_when=asyncio.FIRST_COMPLETED)
                left -= _made(house, since)
                for task in (reached, cut):
                    task.cancel()
            async with playing_house(tmp_path, loopback=loopback) as house:
                await until_stage(house, stage)
                if stage is NightStage.BEGUN:
                    await _tables_are_open(house)
        messages = [m.wire for m in loopback.world.messages.values()]
        assert len(_with(messages, "are you coming?")) == 1
        assert len(_with(messages, "Table 2 of the Scarto night")) == 1
        [card] = [m for m in messages if is_card(m)]
        assert f"<t:{int(moment(day + timedelta(days=7)))}:F>" in text_of(card)


async def _tables_are_open(house: House) -> None:
    tables = house.hub.open_tables()
    assert sorted(len(table.kept) for table in tables) == [2, 3]
    for table in tables:
        there = await house.guest("ada", str(table.row.channel_id))
        await there.update()
        assert len([m for m in there.seen.values() if has_button(m, "Join")]) == 1


def _made(house: House, since: int) -> int:
    return sum(call.entry["path"].startswith(CHANNELS) for call in house.traffic.calls[since:])


def _with(messages: list[Json], words: str) -> list[Json]:
    return [m for m in messages if words in text_of(m)]
