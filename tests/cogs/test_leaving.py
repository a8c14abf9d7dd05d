"""Leaving a match that goes on, and coming back to it."""

from bot.loopback.person import buttons
from bot.tables.decisions import ending
from bot.tables.decisions.wishes import Wish
from bot.texts import texts_for
from bot.words.wording import Wording
from tests.cogs.support.answers import told, why
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import (
    card_buttons,
    cards_in,
    has_button,
    is_board,
    is_hand,
    says,
    text_of,
)
from tests.cogs.support.house import TOKEN_S, House
from tests.cogs.support.playing import Party, party, press_more


async def test_leaving_and_coming_back_by_my_hand(playing: Party) -> None:
    guest = playing.waiting
    hand = await guest.until_hand()
    board = await guest.until(is_board)
    await press_more(guest, board, "Leave")
    away = await guest.until(lambda m: is_board(m) and "The computer is playing for" in text_of(m))
    assert guest.name in text_of(away)
    # Whoever has left may look at the table: only this button brings them back.
    assert "*My hand* takes the seat back." in text_of(away)
    await press_more(guest, board, "Scores")
    assert not playing.table.seating.engages(guest.user_id)
    # Nothing asks for a turn any more that is not theirs.
    await guest.until_gone(hand)
    left = await guest.until(says("A computer is playing for you now."))
    outcome = await guest.press(board, "My hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)
    await guest.until_gone(left)
    await guest.until(lambda m: is_board(m) and "The computer is playing for" not in text_of(m))


async def test_what_stands_in_place_of_the_hand_brings_them_back(playing: Party) -> None:
    guest = playing.waiting
    await press_more(guest, await guest.until(is_board), "Leave")
    left = await guest.until(says("A computer is playing for you now."))
    assert [button["label"] for button in buttons(left)] == ["My hand"]
    assert is_hand(shown(await guest.press(left, "My hand")))
    await guest.until_gone(left)


async def test_who_comes_back_to_end_the_match_has_their_hand(playing: Party) -> None:
    guest, table = playing.waiting, playing.table
    await table.change(ending.agree, playing.on_turn.user_id)
    await press_more(guest, await guest.until(is_board), "Leave")
    left = await guest.until(says("A computer is playing for you now."))
    board = await guest.until(lambda m: is_board(m) and has_button(m, "End after this deal"))
    await guest.press(board, "End after this deal")
    await guest.until_hand()
    await guest.until_gone(left)


async def test_who_leaves_once_that_ends_nothing_any_more_has_no_hand_either(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    first, last = playing.guests
    hand = await last.until_hand()
    await playing.table.change(ending.agree, first.user_id, Wish.ABANDON)
    asked = await press_more(last, await last.until(is_board), "Leave")
    await playing.table.change(ending.withdraw, first.user_id)
    assert asked.message is not None
    await last.press(asked.message, "Leave and end the match")
    await last.until(says("A computer is playing for you now."))
    await last.until_gone(hand)


async def test_who_comes_back_is_told_what_the_computer_played(playing: Party) -> None:
    guest = playing.on_turn
    old = await playing.hand_in_turn()
    # The hand stays where it is too old to be deleted.
    playing.house.loopback.clock.advance(TOKEN_S)
    turn = playing.table.turn
    await press_more(guest, await guest.until(is_board), "Leave")
    await playing.house.until(lambda: playing.table.turn != turn)
    [card] = playing.table.public.trick.cards
    told_card = Wording.usual(texts_for("en"), playing.table.setup.drawing).name(card)
    away = f"You were away: the computer played the {told_card}."
    outcome = await guest.person.press(old, card_buttons(old)[0]["custom_id"])
    assert why(outcome) == away


async def test_a_press_on_a_card_takes_the_seat_back(playing: Party) -> None:
    guest = playing.waiting
    hand = await guest.until_hand()
    playing.house.loopback.clock.advance(TOKEN_S)
    await press_more(guest, await guest.until(is_board), "Leave")
    seat = playing.table.seating.seat_of(guest.user_id)
    assert playing.table.seating.sitter(seat).away is not None
    await guest.play_card(hand, cards_in(hand)[0])
    assert playing.table.seating.sitter(seat).away is None


async def test_when_the_last_person_leaves_the_match_pauses(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    first, last = playing.guests
    counts = "This deal still counts for your rating"
    await press_more(first, await first.until(is_board), "Leave")
    await first.until(says("A computer is playing for you now.", counts))
    await press_more(last, await last.until(is_board), "Leave")
    left = await last.until(
        says("You have left, and nobody else is here: the match is paused.", counts)
    )
    assert [button["label"] for button in buttons(left)] == ["Resume"]
    paused = await first.until(lambda m: has_button(m, "Resume"))
    assert "the match is paused" in text_of(paused)
    # Who has left is free to sit elsewhere, and any press brings them back.
    assert (await first.command("tarocchi new", game="scarto", place="here")).status == "answered"
    outcome = await last.press(paused, "Resume")
    assert outcome.message is not None
    assert is_hand(outcome.message)
    await last.until_gone(paused)


async def test_what_leaving_does_is_said_before_it_is_abandoned(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    first, last = playing.guests
    await playing.table.change(ending.agree, first.user_id, Wish.ABANDON)
    outcome = await press_more(last, await last.until(is_board), "Leave")
    assert outcome.message is not None
    assert "Ada would like to abandon the match" in text_of(outcome.message)
    assert playing.table.playing
    settled = told(await last.press(outcome.message, "Leave and end the match"))
    assert settled.startswith("🏳️ Everyone agreed to abandon the match")
    assert playing.table.over
