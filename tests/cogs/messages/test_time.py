"""What happens when nobody does anything: reminders, stand-ins, lobbies that close."""

from pathlib import Path

import pytest

from bot.loopback.person import is_private
from data.seats import Away
from tests.cogs.support.guests import (
    Guest,
    Json,
    card_buttons,
    cards_in,
    is_board,
    is_hand,
    says,
    text_of,
)
from tests.cogs.support.house import UNHURRIED, House, open_loopback, playing_house
from tests.cogs.support.playing import ADD, Party, party, press_in, press_more
from tests.cogs.support.traffic import POST
from tests.tables.support.people import act as act_at

NUDGE_S = 46
STAND_IN_S = 76
"""Seconds from the reminder to the computer that plays in one's stead."""

MISSED = "The computer took the last turn of"
AWAY = "You were away: the computer played the "


def reminds(message: Json) -> bool:
    """Whether the message reminds somebody of their turn."""
    return "it’s your turn" in text_of(message)


async def reminded(playing: Party) -> Json:
    """The reminder that comes after a while without a move."""
    playing.house.loopback.clock.advance(NUDGE_S)
    late = playing.on_turn
    return await late.until(lambda m: reminds(m) and f"<@{late.user_id}>" in text_of(m))


async def stand_in(playing: Party) -> Guest:
    """Waits until a computer has played for the person on turn, and returns that person."""
    guest, turn = playing.on_turn, playing.table.turn
    await reminded(playing)
    playing.house.loopback.clock.advance(STAND_IN_S)
    await playing.house.until(lambda: playing.table.turn != turn)
    return guest


async def test_the_reminder_calls_one_person_only(playing: Party) -> None:
    for guest in playing.guests:
        guest.person.forget()
    late = playing.on_turn
    playing.house.loopback.clock.advance(NUDGE_S)
    notice = await late.person.wait_for(lambda event: event.type == "notice")
    others = [event for guest in playing.guests for event in guest.person.events()]
    assert not [event for event in others if event.type == "notice"]
    message = await late.person.message(notice.data["message_id"])
    assert text_of(message) == f"<@{late.user_id}>, it’s your turn."
    [call] = [
        c for c in playing.house.traffic.calls if c.message and c.message["id"] == message["id"]
    ]
    assert call.sent["allowed_mentions"] == {"parse": [], "users": [late.user_id]}


async def test_the_reminder_gives_the_hand_and_goes_when_the_card_falls(playing: Party) -> None:
    message = await reminded(playing)
    late = playing.on_turn
    outcome = await late.press(message, "My hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)
    assert await playing.waiting.person.message(message)
    await playing.act()
    for guest in playing.guests:
        await guest.until_gone(message)


async def test_there_is_one_reminder_a_turn(playing: Party) -> None:
    await reminded(playing)
    posted = playing.house.traffic.count()[POST]
    playing.house.loopback.clock.advance(20)
    await playing.act_and_see()
    assert playing.house.traffic.count()[POST] == posted
    await reminded(playing)
    assert playing.house.traffic.count()[POST] == posted + 1


async def test_a_computer_takes_the_turn_of_who_does_not_come(playing: Party) -> None:
    late = await stand_in(playing)
    board = await late.until(says(MISSED))
    assert is_board(board)
    assert f"{MISSED} **{late.name}**" in text_of(board)
    # It does so for that person alone, and their next turn is theirs again.
    await playing.hand_in_turn()
    while playing.on_turn is not late:
        await playing.act()
        await playing.hand_in_turn()
    hand = await playing.hand_in_turn()
    outcome = await late.person.press(hand, card_buttons(hand)[0]["custom_id"])
    assert outcome.message is not None
    assert AWAY in text_of(outcome.message)
    await late.until(lambda m: is_board(m) and MISSED not in text_of(m))


@pytest.mark.parametrize("button", ["Scores", "Rules"])
async def test_any_press_at_the_table_brings_them_back(playing: Party, button: str) -> None:
    late = await stand_in(playing)
    board = await late.until(says(MISSED))
    late.person.forget()
    assert (await press_more(late, board, button)).status == "answered"
    told = await late.until(says(AWAY))
    assert is_private(told)
    await late.until(lambda m: is_board(m) and MISSED not in text_of(m))


async def test_who_left_looks_at_the_table_and_stays_away(playing: Party) -> None:
    left = playing.waiting
    board = await left.until(is_board)
    assert (await press_more(left, board, "Leave")).status == "answered"
    assert (await press_more(left, await left.until(is_board), "Scores")).status == "answered"
    seat = playing.table.seating.seat_of(left.user_id)
    assert playing.table.seating.sitter(seat).away is Away.LEFT


async def test_the_reminder_goes_when_a_computer_plays(playing: Party) -> None:
    late = await stand_in(playing)
    await late.until(says(MISSED))
    await late.update()
    message = late.newest(reminds)
    if message is not None:
        await late.until_gone(message)


async def test_any_press_takes_the_seat_back(playing: Party) -> None:
    await playing.hand_in_turn()
    late = await stand_in(playing)
    # The hand shows it, and so does the answer to the next press; then it is told no more.
    hand = await late.until(lambda m: is_hand(m) and AWAY in text_of(m))
    assert len(cards_in(hand)) == 24
    outcome = await late.choose_card(hand)
    assert outcome.message is not None
    assert AWAY in text_of(outcome.message)
    outcome = await late.choose_card(outcome.message)
    assert outcome.message is not None
    assert AWAY not in text_of(outcome.message)
    await late.until(lambda m: is_board(m) and MISSED not in text_of(m))
    while playing.on_turn is not late:
        await playing.act()
    await playing.act()


async def test_a_lobby_nobody_touches_is_closed(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    house.loopback.clock.advance(1700)
    outcome = await press_in(playing.opener, playing.lobby, "Computers", ADD)
    assert outcome.status == "answered"
    house.loopback.clock.advance(1700)
    assert (await playing.opener.press(playing.lobby, "?")).status == "answered"
    house.loopback.clock.advance(101)
    await playing.opener.until_gone(playing.lobby)
    assert playing.table.over


async def test_a_reminder_from_before_a_restart_goes_when_the_card_falls(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await party(house, "ada", "bruno", "carla")
            await playing.start_playing()
            message, late = await reminded(playing), playing.on_turn
        async with playing_house(tmp_path, loopback=loopback) as house:
            again, table = await house.guest(late.person.name, late.place), await house.table()
            await house.boards.of(table).rest()
            assert await again.person.message(message)
            posted = house.traffic.count()[POST]
            await act_at(table)
            await again.until_gone(message)
            assert house.traffic.count()[POST] == posted


async def test_the_call_to_a_deal_goes_once_all_have_their_cards(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.play_to_last_trick()
    for _ in range(3):
        await playing.act()
    unhurried.loopback.clock.advance(UNHURRIED.between_deals_s)
    call = await playing.opener.until(says("the cards have been dealt"))
    for guest in playing.guests:
        assert (await guest.press(call, "My hand")).status == "answered"
    await act_at(playing.table)
    await playing.opener.until_gone(call)
