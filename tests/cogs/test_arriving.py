"""People who take a computer's seat in a match under way, by a button on the board."""

from typing import Any

import pytest

from bot.games.view import SeatView
from cogs.messages.place import TableChannel
from rendering.canvas.picture import Picture
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import (
    Guest,
    Json,
    deal_of,
    has_button,
    is_board,
    is_hand,
    says,
)
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party, press_more
from tests.tables.support.people import act as act_at

SEAT = "Join"


@pytest.fixture
async def playing(house: House) -> Party:
    """Two people and a computer at their first trick."""
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    return playing


async def newcomer(playing: Party, name: str = "dino") -> Guest:
    return await playing.house.guest(name, playing.opener.place)


async def to_deal(playing: Party, number: int) -> None:
    """People play until the deal of this number has begun."""
    while playing.table.public.number < number:
        await playing.house.until(
            lambda: playing.somebody_acts or playing.table.public.number == number
        )
        if playing.table.public.number < number:
            await act_at(playing.table)


async def test_the_next_deal_is_theirs(playing: Party) -> None:
    dino = await newcomer(playing)
    answer = told(await dino.press(await dino.until(offers_seat), SEAT))
    assert answer.startswith("From the next deal on, ")
    board = await dino.until(says("**Dino** takes over "))
    assert not has_button(board, SEAT)
    await to_deal(playing, 2)
    hand = await dino.until_hand()
    assert deal_of(hand) == 2
    assert playing.table.seating.seat_of(dino.user_id) == 2
    # Nobody had to be asked to press anything.
    assert dino.newest(says("the cards have been dealt")) is None


async def test_until_then_they_see_nothing_of_the_hand(playing: Party) -> None:
    dino = await newcomer(playing)
    board = await dino.until(offers_seat)
    await dino.press(board, SEAT)
    async with nothing_changes(playing.house):
        for outcome in (await dino.press(board, "My hand"), await dino.command("tarocchi hand")):
            assert told(outcome).startswith("You have a seat at this table from the next deal on.")
    for _ in range(6):
        await playing.act()
    await dino.update()
    assert not any(is_hand(message) for message in dino.seen.values())


async def test_between_two_deals_there_is_a_seat_too(playing: Party) -> None:
    dino = await newcomer(playing)
    # The board of this deal still offers the seat when the deal is over.
    board = await dino.until(offers_seat)
    await playing.play_to_last_trick()
    assert told(await dino.press(board, SEAT)).startswith("From the next deal on, ")
    await to_deal(playing, 2)
    await dino.until_hand()


async def test_who_changes_their_mind(playing: Party) -> None:
    dino = await newcomer(playing)
    board = await dino.until(offers_seat)
    await dino.press(board, SEAT)
    sentence = told(await press_more(dino, board, "Leave"))
    assert sentence == "You no longer have a seat from the next deal on."
    await dino.until(offers_seat)
    await dino.press(board, SEAT)
    assert told(await dino.command("tarocchi leave")) == sentence


async def test_who_changes_their_mind_while_the_board_is_painted(
    playing: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    dino = await newcomer(playing)
    board = await dino.until(offers_seat)
    draw, edit = TableChannel._draw, TableChannel._edit

    async def take_the_seat(place: TableChannel, view: SeatView) -> Picture:
        monkeypatch.setattr(TableChannel, "_draw", draw)
        picture = await draw(place, view)
        await dino.press(board, SEAT)
        monkeypatch.setattr(TableChannel, "_edit", leave_it)
        return picture

    async def leave_it(place: TableChannel, *shown: Any) -> None:
        monkeypatch.setattr(TableChannel, "_edit", edit)
        await press_more(dino, board, "Leave")
        await edit(place, *shown)

    await playing.house.boards.of(playing.table).rest()
    monkeypatch.setattr(TableChannel, "_draw", take_the_seat)
    await playing.act()
    await playing.house.boards.of(playing.table).rest()
    await dino.update()
    assert dino.newest(offers_seat)
    assert not dino.newest(says("**Dino** takes over "))


async def test_who_sits_there_takes_no_second_seat(playing: Party) -> None:
    ada, dino, carla = playing.opener, await newcomer(playing), await newcomer(playing, "carla")
    board = await ada.until(offers_seat)
    # Nothing is painted meanwhile, so that all three press the same board.
    held = playing.house.boards.of(playing.table).held
    async with held:
        await dino.press(board, SEAT)
        assert told(await dino.press(board, SEAT)).startswith("You have a seat at this table")
        assert told(await ada.press(board, SEAT)) == "You are already sitting at this table."
        assert told(await carla.press(board, SEAT)).startswith("No computer’s seat can be taken")


async def test_where_only_people_sit_no_seat_is_offered(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    assert not has_button(await playing.opener.until(is_board), SEAT)


def offers_seat(message: Json) -> bool:
    return is_board(message) and has_button(message, SEAT)
