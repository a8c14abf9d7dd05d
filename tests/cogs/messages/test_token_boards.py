"""Boards that are posted and changed by tokens of presses, which Discord does not count."""

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.loopback.person import images
from bot.tables.decisions import messages
from bot.tables.table import Table
from cogs.messages.board import HANDS_WAIT_S
from cogs.messages.dues.deal import MESSAGE_LIFE_S
from cogs.messages.place import REST_S
from cogs.press.facts import Facts
from tests.cogs.support import traffic
from tests.cogs.support.guests import Json, is_board, says
from tests.cogs.support.house import QUICK, TOKEN_S, House, open_loopback, playing_house
from tests.cogs.support.platform import keep_facts
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import FOLLOW_UP, FRAME, INVITATION, POST
from tests.cogs.support.troubles import (
    HAND_EDIT,
    HAND_NEW,
    MANY,
    Kind,
    impatient,
    is_true_board,
    trouble,
)
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at

BY_TOKEN = replace(QUICK, boards="token", nudge_s=100_000, stand_in_s=200_000)
COUNTED = (FRAME, POST)
CARDS = 9


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with playing_house(tmp_path, BY_TOKEN) as house:
        yield house


@pytest.fixture
async def playing(house: House) -> Party:
    """Three people at their first trick."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    return playing


async def play(playing: Party, cards: int = CARDS) -> None:
    """Has cards played, and waits until the board shows the table as it is."""
    for _ in range(cards):
        await playing.act_from(await playing.on_turn.until_hand())
    await is_shown(playing.table, playing.house)


async def is_shown(table: Table, house: House) -> None:
    """Waits until the board of a table has nothing left to show."""
    await house.running.services.boards.of(table).rest()
    assert table.frame.frame_events == table.frame_now(None).frame_events


def counted(playing: Party, since: int) -> int:
    """How many calls for the board Discord has counted."""
    found = playing.house.traffic.count(since)
    return sum(found[kind] for kind in COUNTED)


def board_edits(playing: Party, board: Json, since: int) -> list[str]:
    """The kinds of the requests that changed a message, in order."""
    calls = playing.house.traffic.calls[since:]
    return [call.kind for call in calls if call.message and call.message["id"] == board["id"]]


async def test_a_deal_is_shown_without_a_counted_call(playing: Party) -> None:
    since = len(playing.house.traffic.calls)
    board = await playing.opener.until(is_board)
    await play(playing)
    assert counted(playing, since) == 0
    assert {*board_edits(playing, board, since)} == {INVITATION}
    shown = await playing.opener.until(is_board)
    assert shown["id"] == board["id"]
    assert images(shown) != images(board)
    # Everybody sees it, and it is no answer that only one person gets.
    assert board["id"] in playing.house.traffic.public_messages()


async def test_a_token_that_is_too_old_is_never_tried(playing: Party) -> None:
    board = await playing.opener.until(is_board)
    await play(playing, 2)
    since = len(playing.house.traffic.calls)
    playing.house.loopback.clock.advance(TOKEN_S)
    await play(playing, 3)
    assert {*board_edits(playing, board, since)} == {FRAME}
    tried = [call for call in playing.house.traffic.calls[since:] if not call.went_well]
    assert tried == []


async def test_a_token_that_is_refused_is_tried_once(playing: Party) -> None:
    board, table = await playing.opener.until(is_board), playing.table
    until = table.row.expires_at
    await table.change(messages.set_board, int(board["id"]), 1, "nonsense", until)
    since = len(playing.house.traffic.calls)
    await play(playing, 4)
    assert table.row.token == ""
    refused = [call for call in playing.house.traffic.calls[since:] if not call.went_well]
    assert len(refused) == 1
    assert counted(playing, since) >= 1
    assert (await playing.opener.until(is_board))["id"] == board["id"]


async def test_the_token_outlives_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, BY_TOKEN, loopback=loopback) as house:
            playing = await party(house, "ada", "bruno", "carla")
            await playing.start_playing()
            await play(playing, 2)
            table_id, token = playing.table.id, playing.table.row.token
        async with playing_house(tmp_path, BY_TOKEN, loopback=loopback) as house:
            table = await house.hub.find(table_id)
            assert table.row.token == token != ""
            names = [guest.name.lower() for guest in playing.guests]
            guests = tuple([await house.guest(name) for name in names])
            for guest in guests:
                await guest.command("tarocchi hand")
            again = Party(house, table, guests, playing.lobby)
            since = len(house.traffic.calls)
            await play(again, 3)
            assert counted(again, since) == 0


async def test_no_token_is_kept_of_a_match_that_is_over(playing: Party) -> None:
    assert playing.table.row.token
    await playing.finish()
    assert playing.table.row.token == ""


async def test_a_token_of_a_press_without_an_answer_is_not_tried(playing: Party) -> None:
    house, clock = playing.house, playing.house.loopback.clock
    old = await playing.opener.until(is_board)
    await playing.hand_in_turn()
    # All others are too old, and so is the board.
    clock.advance(MESSAGE_LIFE_S + 1)
    since = len(house.traffic.calls)
    await playing.act()
    await playing.opener.until(lambda m: is_board(m) and m["id"] != old["id"])
    assert all(call.went_well for call in house.traffic.calls[since:])


@pytest.mark.parametrize("kind", [{"do": "refuse", "status": 403}, {"do": "refuse", "status": 500}])
async def test_a_board_that_tokens_cannot_change_goes_by_the_channel(
    playing: Party, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    impatient(monkeypatch)
    async with trouble(playing.house, HAND_EDIT, kind):
        await act_at(playing.table)
        await playing.opener.until(partial(is_true_board, playing))
    assert playing.opener.newest(says("I can no longer show")) is None


@pytest.mark.parametrize("limited_s", [REST_S / 2, REST_S * 2])
async def test_a_board_does_not_wait_as_long_as_tokens_are_limited(
    playing: Party, limited_s: float
) -> None:
    house, table = playing.house, playing.table
    board = await playing.opener.until(is_board)
    await is_shown(table, house)
    since = len(house.traffic.calls)
    await control(house.loopback, "limit", route=HAND_EDIT, retry_after=limited_s, times=MANY)
    for _ in range(3):
        await act_at(table)
        await is_shown(table, house)
    house.loopback.limits.orders.clear()
    house.loopback.clock.advance(max(limited_s, REST_S) + 1)
    await act_at(table)
    await is_shown(table, house)
    tried = [call for call in house.traffic.calls[since:] if board["id"] in call.entry["path"]]
    # What is refused does not tell that everybody would have seen it.
    kinds = [traffic.HAND_EDIT, FRAME, FRAME, FRAME, INVITATION]
    assert [call.kind for call in tried] == kinds
    assert [call.went_well for call in tried] == [False, True, True, True, True]


async def test_the_board_of_a_deal_does_not_wait_as_long_as_tokens_are_limited(
    house: House,
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await control(house.loopback, "limit", route=HAND_NEW, retry_after=HANDS_WAIT_S * 2)
    await playing.opener.press(playing.lobby, "Start")
    await playing.opener.until(is_board)
    assert house.traffic.count()[POST] == 2


async def test_boards_leave_room_for_hands(tmp_path: Path) -> None:
    await keep_facts(tmp_path, Facts(follow_ups_a_minute=8))
    async with playing_house(tmp_path, BY_TOKEN) as house:
        for name in ("ada", "bruno", "carla", "dino", "elena"):
            playing = await party(house, name, computers=2, place="here")
            await playing.start()
            await house.boards.of(playing.table).rest()
        counted = house.traffic.count()
        assert (counted[FOLLOW_UP], counted[traffic.HAND_NEW]) == (2, 5)
