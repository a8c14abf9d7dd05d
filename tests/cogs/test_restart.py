"""The bot is stopped and started again while people play."""

from pathlib import Path

from bot.loopback import Loopback
from tests.cogs.guests import (
    allowed_cards,
    card_buttons,
    is_board,
    is_my_turn,
    is_result,
    step_of,
    text_of,
)
from tests.cogs.house import House, open_loopback, playing_house
from tests.cogs.playing import Party, is_lobby, party
from tests.cogs.traffic import CALLBACK, FRAME, HAND_EDIT, HAND_NEW, POST


async def back_at(house: House, playing: Party) -> Party:
    """The same people at the same table, in a house that was opened anew."""
    guests = [await house.guest(guest.person.name, guest.place) for guest in playing.guests]
    table = await house.table(playing.table.id)
    return Party(house, table, tuple(guests), playing.lobby)


async def test_hands_from_before_still_play(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", "carla")
            await before.start_playing()
            await before.act_and_see()
            board = await before.opener.until(is_board)
            hand = await before.hand_in_turn()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await house.traffic.until_more(FRAME, 0)
            [frame] = [call for call in house.traffic.calls if call.kind == FRAME]
            assert frame.message is not None
            assert frame.message["id"] == board["id"]
            outcome = await playing.on_turn.person.press(hand, allowed_cards(hand)[0]["custom_id"])
            assert outcome.message is not None
            assert step_of(outcome.message) == "1:2" if step_of(hand) == "1:1" else "1:1"
            assert house.traffic.count()[POST] == 0


async def test_the_table_goes_on(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", computers=1)
            await before.start_playing()
            for _ in range(5):
                await before.act()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await playing.play_out()
            await playing.opener.until(is_result)


async def test_a_turn_that_came_before_is_told_by_the_token_of_before(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", "carla")
            await before.start_playing()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await playing.act()
            hand = await playing.hand_in_turn()
            assert is_my_turn(hand)
            [edit] = [call for call in house.traffic.calls if call.kind == HAND_EDIT]
            # What the message showed is forgotten: it gets its picture again.
            assert [*edit.files] == ["hand.png"]
            assert house.traffic.count()[HAND_NEW] == 0


async def test_a_computer_whose_turn_it_was_plays_on(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", computers=2)
            await before.start_playing()
            await before.act()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await house.until(lambda: playing.somebody_acts)
            await playing.act()


async def test_a_lobby_waits(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno")
            form = await before.opener.press(before.lobby, "Cut the pack")
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await playing.opener.person.fill(form, {"word": "aria"})
            assert playing.table.seating.words == ("aria",)
            await playing.opener.press(playing.lobby, "Add computer")
            await playing.start()
            # The token of a press before the stop still serves for the cards.
            assert house.traffic.count()[HAND_NEW] == 2
            lobby = await playing.opener.person.message(playing.lobby)
            assert not is_lobby(lobby)


async def test_the_score_of_a_deal_is_shown_though_the_bot_stopped(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", computers=2)
            await before.start_playing()
            await forbid_posts(loopback)
            while before.table.turn is not None:
                await before.act()


async def forbid_posts(loopback: Loopback) -> None:
    """Nothing."""


def used() -> tuple[object, ...]:
    return card_buttons, text_of, CALLBACK
