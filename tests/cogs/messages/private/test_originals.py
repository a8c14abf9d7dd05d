"""Where a token reaches a hand only as `@original`, and what else that may be."""

import logging
from pathlib import Path

import pytest

from bot.games.cards import Seat
from bot.loopback.person import is_private
from bot.loopback.world import messages as world_messages
from cogs.press import edits
from cogs.press.facts import Facts
from data.hands import HandHandle
from tests.cogs.support.guests import Json, cards_in, deal_of, is_board, is_hand
from tests.cogs.support.house import UNHURRIED, House, open_loopback, playing_house
from tests.cogs.support.platform import keep_facts, only_originals
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import HAND_EDIT, HAND_LATE
from tests.cogs.support.troubles import reading_slowly
from tests.tables.support.people import act as act_at

SWITCHED = "hands are reached only as @original from now on"


async def play_round(playing: Party) -> None:
    """Everybody has pressed their hand: each token is that of a press on it."""
    for _ in playing.guests:
        await playing.act()


async def test_a_hand_is_reached_as_the_original_of_a_press_on_it(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.loopback.world.unsure.by_id = False
    caplog.set_level(logging.INFO)
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    # Each hand has been pressed, and whose turn it is is told by a call.
    await play_round(playing)
    await playing.play_to_last_trick()
    await play_round(playing)
    for guest in playing.guests:
        await guest.until(lambda m: is_hand(m) and deal_of(m) == 2)
    assert caplog.text.count(SWITCHED) == 1
    assert house.traffic.count()[HAND_LATE]
    assert "hand not sent" not in caplog.text
    # The hand of the deal before goes, by the same name.
    for guest in playing.guests:
        await guest.update()
        assert len([m for m in guest.seen.values() if is_private(m) and is_hand(m)]) == 1


async def test_a_hand_that_is_gone_changes_nothing_for_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await play_round(playing)
    gone = playing.waiting
    vanish(house, await gone.until_hand())
    while playing.on_turn is not gone:
        await act_at(playing.table)
    await house.boards.of(playing.table).rest()
    assert SWITCHED not in caplog.text
    refused = [call.kind for call in house.traffic.calls if not call.went_well]
    assert refused == [HAND_EDIT, HAND_LATE]
    assert playing.table.hand_of(Seat(playing.guests.index(gone))) is None
    edits = house.traffic.count()[HAND_EDIT]
    while playing.on_turn is gone:  # Who takes the trick leads again.
        await act_at(playing.table)
    await house.boards.of(playing.table).rest()
    assert house.traffic.count()[HAND_EDIT] > edits


async def test_which_hands_are_originals_is_known_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            playing = await party(house, "ada", "bruno", "carla")
            await playing.start_playing()
            await play_round(playing)
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            table = await house.table(playing.table.id)
            with only_originals(loopback):
                await act_at(table)
                await house.boards.of(table).rest()
            assert table.turn is not None
            assert table.hand_of(table.turn.seat) is not None
            assert house.traffic.count()[HAND_LATE]


async def test_what_was_seen_in_a_trial_is_obeyed_from_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_loopback() as loopback:
        await keep_facts(tmp_path, Facts(by_id=False))
        with only_originals(loopback):
            async with playing_house(tmp_path, UNHURRIED, loopback) as house:
                playing = await party(house, "ada", "bruno", "carla")
                await playing.start_playing()
                await play_round(playing)
                await house.boards.of(playing.table).rest()
                refused = [call for call in house.traffic.calls if not call.went_well]
                assert not refused
    assert SWITCHED not in caplog.text


async def test_of_a_press_on_a_board_no_original_is_a_hand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    guest, board = playing.waiting, await playing.opener.until(is_board)
    seat = Seat(playing.guests.index(guest))
    # Answered at once, the hand is the answer.
    monkeypatch.setattr(edits, "PATIENCE_S", 60)
    hand = (await guest.press(board, "My hand")).message
    assert hand is not None
    assert (await handle_of(playing, seat)).is_original
    # Acknowledged first, it comes after an answer that has left the board as it is.
    monkeypatch.setattr(edits, "PATIENCE_S", 0.01)
    with reading_slowly(monkeypatch) as go_on:
        assert (await guest.press(board, "My hand")).status == "deferred"
        go_on.set()
        again = await guest.until(lambda m: is_hand(m) and m["id"] != hand["id"])
    assert cards_in(again)
    handle = await handle_of(playing, seat)
    assert str(handle.message_id) == again["id"]
    assert not handle.is_original
    since = len(house.traffic.calls)
    vanish(house, again)
    while playing.on_turn is not guest:
        await act_at(playing.table)
    await house.boards.of(playing.table).rest()
    assert not house.traffic.count(since)[HAND_LATE]


async def handle_of(playing: Party, seat: Seat) -> HandHandle:
    """What is known of the hand of a seat once its last press has been dealt with."""
    async with playing.house.hands._alone_with(playing.table, seat):
        handle = playing.table.hand_of(seat)
    assert handle is not None
    return handle


def vanish(house: House, message: Json) -> None:
    """A message goes that the bot does not delete, as one may that its reader has dismissed."""
    world = house.loopback.world
    world_messages.delete(world, world.messages[message["id"]])
