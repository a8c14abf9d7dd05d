"""The public message of a table when something is in its way."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.loopback.person import buttons, images
from bot.loopback.world.messages import delete
from bot.tables.decisions import lobby
from bot.tables.table import Table
from rendering.canvas.picture import Picture
from rendering.pictures.play.table import draw_table
from tests.cogs.support.guests import (
    Json,
    deal_of,
    is_board,
    is_hand,
    is_result,
    says,
    text_of,
)
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.cogs.support.rights import give_back, without
from tests.cogs.support.traffic import DELETE, FOLLOW_UP, FRAME, HAND_NEW, POST
from tests.cogs.support.troubles import is_true_board
from tests.cogs.ways import BOTH_WAYS, Way
from tests.loopback.support.controls import control

OLD_S = 3001
"""Seconds after which a message is too old to be edited often."""


@pytest.fixture
async def playing(tmp_path: Path, way: Way) -> AsyncIterator[Party]:
    """Three people at their first trick, whom nobody reminds."""
    settings = replace(QUICK, nudge_s=100_000, stand_in_s=200_000, boards=way.boards)
    async with playing_house(tmp_path, settings) as house:
        playing = await party(house, "ada", "bruno", "carla")
        await playing.start_playing()
        yield playing


@BOTH_WAYS
async def test_an_old_table_goes_on_below(playing: Party) -> None:
    ada, house = playing.opener, playing.house
    old = await ada.until(is_board)
    # By then the tokens are too old to bring a hand up to date.
    await playing.hand_in_turn()
    hands = house.traffic.count()[HAND_NEW]
    house.loopback.clock.advance(OLD_S)
    await playing.act()
    new = await ada.until(lambda m: is_board(m) and m["id"] != old["id"])
    assert images(new)
    told = await ada.until(lambda m: m["id"] == old["id"] and not is_board(m))
    assert text_of(told) == "The game continues below."
    assert images(told) == []
    # The cards are in the hands already.
    assert house.traffic.count()[HAND_NEW] == hands
    frames = playing.frames
    await playing.act_from(await playing.on_turn.until_hand())
    await playing.until_more_frames(frames)
    assert (await ada.until(is_board))["id"] == new["id"]


@BOTH_WAYS
async def test_the_buttons_of_a_deal_go_with_it(unhurried: House) -> None:
    # The next deal would take *Next* away.
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    board = await playing.opener.until(is_board)
    await playing.play_deal()
    over = says("deal 1 is over")
    score = await playing.opener.until(lambda m: m["id"] == board["id"] and over(m))
    assert [button["label"] for button in buttons(score)] == ["Next", "More"]


@BOTH_WAYS
async def test_a_table_that_was_deleted_comes_back(playing: Party) -> None:
    ada, house = playing.opener, playing.house
    old = await ada.until(is_board)
    hands = house.traffic.count()[HAND_NEW]
    remove(house, old)
    await playing.act()
    new = await ada.until(is_board)
    assert new["id"] != old["id"]
    assert house.traffic.count()[HAND_NEW] == hands
    await playing.act_and_see()


@BOTH_WAYS
async def test_a_board_is_shown_though_another_process_was_faster(playing: Party) -> None:
    ada, house, table = playing.opener, playing.house, playing.table
    async with house.boards.of(table).held:
        old = await ada.until(is_board)
        remove(house, old)
        await playing.act()
        await playing.outdate()
    await ada.until(lambda m: is_board(m) and m["id"] != old["id"])
    await playing.act_and_see()


@BOTH_WAYS
async def test_a_board_is_shown_though_another_process_takes_it_away_meanwhile(
    playing: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, table = playing.house, playing.table
    old, artist = await playing.opener.until(is_board), house.running.services.artist
    draw = artist.draw_when_ready

    async def drawn_late(picture: Callable[..., object], *args: object) -> object:
        if picture is draw_table:
            monkeypatch.setattr(artist, "draw_when_ready", draw)
            async with house.database.transaction() as db:
                await db.execute(
                    "UPDATE tables SET version = version + 1, board_message_id = NULL,"
                    " board_made_at = NULL, board_deal = NULL WHERE id = ?",
                    (table.id,),
                )
            await table.read_again()
        return await draw(picture, *args)

    monkeypatch.setattr(artist, "draw_when_ready", drawn_late)
    await playing.act()
    await playing.opener.until(lambda m: is_board(m) and m["id"] != old["id"])


@BOTH_WAYS
async def test_a_score_is_shown_though_the_table_was_deleted(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.play_to_last_trick()
    remove(house, await playing.opener.until(is_board))
    await playing.act()
    score = await playing.opener.until(says("deal 1 is over"))
    assert len(images(score)) == 2
    await playing.opener.until(lambda m: is_hand(m) and deal_of(m) == 2)


@BOTH_WAYS
async def test_the_end_is_shown_though_the_table_was_deleted(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.play_to_last_trick(deal=3)
    remove(house, await playing.opener.until(lambda m: is_board(m) and "deal 3" in text_of(m)))
    await playing.act()
    await playing.opener.until(is_result)
    assert playing.opener.newest(says("deal 3 is over"))


def remove(house: House, message: Json) -> None:
    """Deletes a message, as somebody who may manage messages can."""
    world = house.loopback.world
    delete(world, world.messages[message["id"]])
    world.settle()


@BOTH_WAYS
async def test_an_archived_thread_is_opened_again(playing: Party) -> None:
    house = playing.house
    async with house.boards.of(playing.table).held:
        await playing.act()
        await control(house.loopback, "archive", thread=str(playing.table.row.channel_id))
    await playing.opener.until(partial(is_true_board, playing))
    await house.boards.of(playing.table).rest()
    [thread] = [
        channel
        for channel in await playing.opener.person.channels()
        if channel["id"] == playing.opener.place
    ]
    assert not thread["archived"]


async def test_a_limited_table_skips_frames(playing: Party) -> None:
    house = playing.house
    await house.boards.of(playing.table).rest()
    await control(
        house.loopback, "limit", route="PATCH /channels/{c}/messages/{m}", retry_after=2.0
    )
    since = len(house.traffic.calls)
    for _ in range(3):
        await playing.act()
    await house.boards.of(playing.table).rest()
    frames = [call for call in house.traffic.calls[since:] if call.kind == FRAME]
    # The refused one, and one for all three cards.
    assert [call.entry["status"] for call in frames] == [429, 200]
    board = await playing.opener.until(is_board)
    [image] = images(board)
    assert all(guest.name in image["description"] for guest in playing.guests)


@BOTH_WAYS
async def test_my_hand_shows_the_table_again_once_the_right_is_back(playing: Party) -> None:
    house = playing.house
    await without(house, "attach_files")
    await playing.act()
    await house.boards.of(playing.table).rest()
    await give_back(house)
    frames = playing.frames
    await playing.opener.press(await playing.opener.until(is_board), "My hand")
    await playing.until_more_frames(frames)


@BOTH_WAYS
async def test_no_message_is_left_behind(playing: Party) -> None:
    for _ in range(6):
        await playing.act_and_see()
    counted = playing.house.traffic.count()
    # The lobby in its thread, and the table.
    assert (counted[POST] + counted[FOLLOW_UP], counted[DELETE]) == (2, 0)


@BOTH_WAYS
async def test_a_match_may_begin_while_its_lobby_is_being_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    table, lobbies = playing.table, house.running.services.lobbies
    in_place = lobbies.in_place

    async def drawn_late(lobby_of: Table) -> Picture | None:
        was_in_lobby = table.in_lobby
        picture = await in_place(lobby_of)
        if was_in_lobby:
            monkeypatch.setattr(lobbies, "in_place", in_place)
            await table.change(lobby.start, playing.opener.user_id, "normal", sure=True)
        return picture

    monkeypatch.setattr(lobbies, "in_place", drawn_late)
    house.boards.of(table).show_lobby("A note.")
    await playing.opener.until(is_board)
