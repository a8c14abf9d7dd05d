"""The hands of a deal: they stand below its board, however a match begins or goes on."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.decisions import ending
from cogs.messages.board import HANDS_WAIT_S
from cogs.messages.dues.deal import MESSAGE_LIFE_S
from tests.cogs.support.guests import (
    Guest,
    Json,
    deal_of,
    has_button,
    is_board,
    is_hand,
    is_result,
    says,
    text_of,
)
from tests.cogs.support.house import QUICK, House, open_loopback, playing_house
from tests.cogs.support.playing import ADD, Party, is_lobby
from tests.cogs.support.rights import without
from tests.cogs.support.troubles import CALLBACK, HAND_NEW, POST, fault
from tests.cogs.ways import BOTH_WAYS, Way
from tests.loopback.support.controls import control
from tests.tables.support.people import act

LONG_S = 100_000
"""A gap between frames that is over in no test."""


SLOW = replace(QUICK, frame_gap_s=LONG_S)


@pytest.fixture
async def slow_house(tmp_path: Path, way: Way) -> AsyncIterator[House]:
    """A house where nothing is shown that owes a gap to what was shown before."""
    async with playing_house(tmp_path, replace(SLOW, boards=way.boards)) as house:
        yield house


async def briskly_begun(house: House, name: str = "ada") -> Party:
    """A match against computers whose opener presses as fast as a program can."""
    playing = await opened(house, name)
    await playing.opener.press(playing.lobby, "Start")
    return playing


async def opened(house: House, name: str = "ada") -> Party:
    """A table with one person and computers that can start."""
    guest = await house.guest(name)
    outcome = await guest.command("tarocchi new", game="scarto", place="here")
    assert outcome.message is not None
    lobby = outcome.message
    panel = (await guest.press(lobby, "Computers")).message
    assert panel is not None
    for _ in range(2):
        await guest.press(panel, ADD)
    return Party(house, house.newest_table(guest.place), (guest,), lobby)


async def under_way(house: House) -> None:
    """Returns once the call that suffers a fault has left."""
    async with asyncio.timeout(60):
        while house.loopback.faults.waiting:  # noqa: ASYNC110 - the loopback tells nobody
            await asyncio.sleep(0.01)


async def play_to(playing: Party, deal: int) -> None:
    """Brings the match to a deal, or to its end, at the table itself."""
    table = playing.table
    while table.playing and table.public.number < deal:
        await act(table)
        await playing.house.until(lambda: playing.somebody_acts or table.over)


async def below_the_board(guest: Guest, deal: int = 1) -> Json:
    """The hand of a deal, which is found below the board."""
    hand = await guest.until(lambda m: is_hand(m) and deal_of(m) == deal)
    seen = list(guest.seen)
    board = guest.newest(is_board)
    assert board is not None
    assert seen.index(board["id"]) < seen.index(hand["id"])
    return hand


@BOTH_WAYS
async def test_a_brisk_start_owes_nothing_to_the_lobby(slow_house: House) -> None:
    for name in ("ada", "bruno", "carla", "dino", "elena", "fabio"):
        playing = await briskly_begun(slow_house, name)
        await below_the_board(playing.opener)


@BOTH_WAYS
async def test_nor_does_the_next_deal_to_what_was_shown(slow_house: House) -> None:
    playing = await briskly_begun(slow_house)
    await slow_house.until(lambda: playing.somebody_acts)
    await play_to(playing, deal=2)
    await below_the_board(playing.opener, deal=2)


async def test_nor_does_a_rematch(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await briskly_begun(house)
            await before.table.change(ending.agree, before.opener.user_id)
            await before.finish()
            result = await before.opener.until(is_result)
        async with playing_house(tmp_path, SLOW, loopback) as house:
            ada = await house.guest("ada")
            await ada.press(result, "Rematch")
            await ada.press(await ada.until(is_lobby), "Start")
            await below_the_board(ada)


@BOTH_WAYS
@pytest.mark.parametrize("late_s", [0, 3])
async def test_hands_wait_for_a_board_that_is_under_way(
    house: House, late_s: float, way: Way
) -> None:
    async with fault(house, "slow", way.post_route, seconds=late_s, times=1):
        playing = await briskly_begun(house)
        await under_way(house)
        house.loopback.clock.advance(late_s)
        await below_the_board(playing.opener)


@BOTH_WAYS
async def test_hands_wait_for_a_board_that_is_refused_for_now(house: House, way: Way) -> None:
    await control(house.loopback, "limit", route=way.post_route, retry_after=0.1)
    await below_the_board((await briskly_begun(house)).opener)


async def test_hands_do_not_wait_for_a_board_that_is_refused_for_long(house: House) -> None:
    await control(house.loopback, "limit", route=POST, retry_after=HANDS_WAIT_S + 1)
    playing = await briskly_begun(house)
    await playing.opener.until_hand()
    assert playing.opener.newest(is_board) is None


@BOTH_WAYS
async def test_hands_do_not_wait_for_a_board_that_is_refused(house: House) -> None:
    playing = await opened(house)
    await without(house, "attach_files")
    await playing.opener.press(playing.lobby, "Start")
    await playing.opener.until_hand()
    assert playing.opener.newest(is_board) is None


@BOTH_WAYS
async def test_hands_wait_only_for_so_long(house: House, way: Way) -> None:
    async with fault(house, "slow", way.post_route, seconds=LONG_S, times=1):
        playing = await briskly_begun(house)
        await under_way(house)
        house.loopback.clock.advance(HANDS_WAIT_S)
        await playing.opener.until_hand()
        assert playing.opener.newest(is_board) is None
        house.loopback.clock.advance(LONG_S)


async def test_nobody_is_called_to_a_hand_that_gave_way_to_the_result(house: House) -> None:
    async with fault(house, "slow", HAND_NEW, seconds=1, times=1):
        playing = await briskly_begun(house)
        await under_way(house)
        await playing.table.change(ending.abandon)
        house.loopback.clock.advance(1)
        await playing.opener.until(says("closed"))
    assert playing.opener.newest(says("the cards have been dealt")) is None


async def paused_for_long(house: House) -> tuple[Guest, Json]:
    """Somebody whose match is paused below a board that cannot be edited, and where it says so."""
    playing = await briskly_begun(house)
    ada, clock = playing.opener, house.loopback.clock
    await below_the_board(ada)
    clock.advance(QUICK.nudge_s + 1)
    await ada.until(says("it’s your turn"))
    clock.advance(QUICK.stand_in_s)
    pause = await ada.until(lambda m: has_button(m, "Resume"))
    clock.advance(MESSAGE_LIFE_S)
    return ada, pause


async def test_who_resumes_a_match_gets_their_hand_below_the_new_board(house: House) -> None:
    ada, pause = await paused_for_long(house)
    old = ada.newest(is_hand)
    assert old is not None
    await ada.press(pause, "Resume")
    await ada.until(lambda m: is_hand(m) and m["id"] != old["id"])
    await ada.until(says("continues below"))
    assert len([m for m in ada.seen.values() if "continues below" in text_of(m)]) == 1
    await below_the_board(ada)


async def test_the_new_board_may_be_there_before_the_press_is_acknowledged(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.messages.board.HANDS_WAIT_S", LONG_S)
    ada, pause = await paused_for_long(house)
    hand, board = ada.newest(is_hand), ada.newest(is_board)
    assert hand is not None
    assert board is not None
    async with fault(house, "slow", CALLBACK, seconds=1, times=1):
        pressing = asyncio.create_task(ada.press(pause, "Resume"))
        await ada.until(lambda m: is_board(m) and m["id"] != board["id"])
        await house.boards.of(house.newest_table(ada.place)).rest()
        house.loopback.clock.advance(1)
        await pressing
    await ada.until(lambda m: is_hand(m) and m["id"] != hand["id"])
