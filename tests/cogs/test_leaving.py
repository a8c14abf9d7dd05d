"""Leaving a match that goes on, and coming back to it."""

from bot.texts import texts_for
from bot.words.wording import Wording
from tests.cogs.support.answers import told, why
from tests.cogs.support.guests import card_buttons, cards_in, is_board, is_hand, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party, press_more


async def test_leaving_and_coming_back_by_my_hand(playing: Party) -> None:
    guest = playing.waiting
    board = await guest.until(is_board)
    assert told(await press_more(guest, board, "Leave")).startswith(
        "A computer is playing for you now."
    )
    away = await guest.until(lambda m: is_board(m) and "The computer is playing for" in text_of(m))
    assert guest.name in text_of(away)
    outcome = await guest.press(board, "My hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)
    await guest.until(lambda m: is_board(m) and "The computer is playing for" not in text_of(m))


async def test_who_comes_back_is_told_what_the_computer_played(playing: Party) -> None:
    guest = playing.on_turn
    old = await playing.hand_in_turn()
    turn = playing.table.turn
    await press_more(guest, await guest.until(is_board), "Leave")
    await playing.house.until(lambda: playing.table.turn != turn)
    [card] = playing.table.public.trick.cards
    told_card = Wording.usual(texts_for("en"), playing.table.drawing).name(card)
    away = f"You were away: the computer played the {told_card}."
    outcome = await guest.person.press(old, card_buttons(old)[0]["custom_id"])
    assert why(outcome) == away


async def test_a_press_on_a_card_takes_the_seat_back(playing: Party) -> None:
    guest = playing.waiting
    hand = await guest.until_hand()
    await press_more(guest, await guest.until(is_board), "Leave")
    seat = playing.table.seating.seat_of(guest.user_id)
    assert playing.table.seating.sitter(seat).away is not None
    await guest.play_card(hand, cards_in(hand)[0])
    assert playing.table.seating.sitter(seat).away is None


async def test_the_last_person_to_leave_ends_the_match(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    first, last = playing.guests
    answer = told(await press_more(first, await first.until(is_board), "Leave"))
    assert answer.startswith("A computer is playing for you now.")
    answer = told(await press_more(last, await last.until(is_board), "Leave"))
    assert answer == "Everyone has left, so this table was closed."
    message = await playing.opener.until(
        lambda m: "Everyone has left, so this table was closed." in text_of(m)
    )
    assert "secret" in text_of(message)
    assert playing.table.over
