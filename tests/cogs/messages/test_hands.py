"""Private hands: how long they can be changed, and what happens when they cannot."""

import asyncio
from typing import Any

import pytest

from bot.games.cards import Seat
from bot.loopback.person import buttons, images, is_private
from bot.tables.decisions import ending, presence
from cogs.messages import hand_pages
from rendering.canvas.picture import Picture
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import (
    card_buttons,
    cards_in,
    deal_of,
    has_button,
    is_board,
    is_hand,
    says,
    text_of,
)
from tests.cogs.support.house import TOKEN_S, Door, House
from tests.cogs.support.playing import party, play_on, press_more
from tests.cogs.support.traffic import CALLBACK, HAND_EDIT, HAND_NEW, POST
from tests.cogs.support.troubles import reading_slowly
from tests.tables.support.people import act

NTH = ("", "1st", "2nd", "3rd")
"""A place in words."""


async def test_old_hands_are_left_alone_but_play(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    before = {guest.name: await guest.until_hand() for guest in playing.guests}
    await playing.hand_in_turn()
    unhurried.loopback.clock.advance(TOKEN_S)
    edits = unhurried.traffic.count()[HAND_EDIT]
    await playing.act_and_see()
    for _ in range(2):
        last = playing.on_turn
        await playing.act_from(before[last.name])
    # The three presses brought three young tokens, but no turn came by an old one.
    assert unhurried.traffic.count()[HAND_EDIT] - edits <= (playing.on_turn is not last)
    assert len(playing.table.public.tricks) == 1
    assert not [call for call in unhurried.traffic.calls if not call.went_well]


async def test_any_press_on_an_old_hand_makes_it_young_again(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.hand_in_turn()
    unhurried.loopback.clock.advance(TOKEN_S)
    guest = playing.guests[(playing.guests.index(playing.on_turn) + 1) % 3]
    hand = await guest.until_hand()
    assert (await guest.choose_card(hand)).status == "answered"
    await playing.act()
    assert playing.on_turn is guest
    assert (await playing.hand_in_turn())["id"] == hand["id"]


async def test_who_has_no_young_token_is_called_to_a_new_deal(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", computers=1)
    await playing.start_playing()
    await playing.play_to_last_trick()
    while not playing.table.between_deals:
        if playing.somebody_acts:
            await playing.act()
        await unhurried.until(lambda: playing.somebody_acts or playing.table.between_deals)
    ada, bruno = playing.guests
    await ada.until(says("deal 1 is over"))
    unhurried.loopback.clock.advance(1_500)
    await ada.command("tarocchi hand")
    since = len(unhurried.traffic.calls)
    unhurried.loopback.clock.advance(501)
    call = await bruno.until(says("the cards have been dealt"))
    assert text_of(call) == f"<@{bruno.user_id}>, the cards have been dealt. Press *My hand*."
    await ada.until(lambda m: is_hand(m) and deal_of(m) == 2)
    counted = unhurried.traffic.count(since)
    assert (counted[POST], counted[HAND_NEW]) == (2, 1)
    [ping] = [c for c in unhurried.traffic.calls if c.message and c.message["id"] == call["id"]]
    assert ping.sent["allowed_mentions"] == {"parse": [], "users": [bruno.user_id]}
    outcome = await bruno.press(call, "My hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)
    assert deal_of(outcome.message) == 2


async def test_the_hand_of_the_deal_before_goes(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    old = await playing.opener.until_hand()
    while playing.table.public.number == 1:
        await playing.act()
    await playing.opener.until_gone(old)
    hand = await playing.opener.until_hand()
    assert deal_of(hand) == 2


async def test_my_hand_is_from_then_on_the_hand(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    guest = playing.guests[(playing.guests.index(playing.on_turn) + 1) % 3]
    asked = await guest.press(await guest.until(is_board), "My hand")
    assert asked.message is not None
    await playing.act()
    assert (await playing.hand_in_turn())["id"] == asked.message["id"]


async def test_a_dismissed_hand_is_not_missed(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    guest = playing.guests[(playing.guests.index(playing.on_turn) + 1) % 3]
    await guest.person.dismiss(await guest.until_hand())
    await playing.act_and_see()
    outcome = await guest.press(await guest.until(is_board), "My hand")
    assert outcome.message is not None
    await play_on(guest, outcome.message)


async def test_a_hand_that_is_replaced_during_a_press_is_given_anew(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    own = house.hands
    view = playing.table.view_of(guest.user_id)
    handle = playing.table.hand_of(view.seat or Seat(0))
    assert handle is not None
    door = own._locks[playing.table.id, view.seat or Seat(0)] = Door()
    async with door:
        door.knocked.clear()
        card = card_buttons(hand)[0]["custom_id"]
        press = asyncio.create_task(guest.person.press(hand, card))
        await door.knocked.wait()
        await own._tokens.delete(handle)
    outcome = await press
    assert outcome.message is not None
    assert outcome.message["id"] != hand["id"]
    assert len(cards_in(outcome.message)) == 24
    async with door:
        kept = playing.table.hand_of(view.seat or Seat(0))
    assert kept is not None
    assert str(kept.message_id) == outcome.message["id"]


async def test_a_picture_that_takes_long_is_announced(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    guest = playing.on_turn
    hand = await playing.hand_in_turn()
    card = card_buttons(hand)[0]["custom_id"]
    since = len(house.traffic.calls)
    with reading_slowly(monkeypatch):
        outcome = await guest.person.press(hand, card)
        assert outcome.status == "deferred"
    await guest.until(lambda m: m["id"] == hand["id"] and len(cards_in(m)) == 24)
    assert house.traffic.count(since)[CALLBACK] == 1
    # The card was on the table before its picture was drawn.
    assert len(playing.table.public.trick.cards) == 1


async def test_last_trick_and_scores_in_words(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    while not playing.table.public.tricks:
        await playing.act_and_see()
    board = await playing.opener.until(is_board)
    line = text_of(shown(await press_more(playing.opener, board, "Last trick")))
    assert line.startswith("Trick 1: ")
    assert all(guest.name in line for guest in playing.guests)
    page = (await press_more(playing.opener, board, "Scores")).message
    assert page is not None
    assert text_of(page).count("1 trick") == 1


async def test_an_older_hand_goes_while_its_token_is_young(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    ada = playing.opener
    old = await ada.until_hand()
    outcome = await ada.press(await ada.until(is_board), "My hand")
    assert outcome.message is not None
    await ada.until_gone(old)
    assert (await ada.until_hand())["id"] == outcome.message["id"]


async def test_a_hand_becomes_the_result_of_its_owner(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    await playing.finish()
    totals = sorted(playing.table.public.totals, reverse=True)
    for seat, guest in enumerate(playing.guests):
        total = playing.table.public.totals[seat]
        signed = f"+{total}" if total > 0 else str(total).replace("-", "−")
        place = totals.index(total) + 1
        reached = f", in {NTH[place]}" if totals.count(total) == 1 else f" and share {NTH[place]}"
        end = f"You finished with **{signed}**{reached} place out of 3."
        message = await guest.until(says("**The match is over.**", end))
        assert [each["label"] for each in buttons(message)] == ["Replay", "Rematch"]
        assert not images(message)
        assert guest.newest(is_hand) is None
    await house.boards.of(playing.table).rest()
    assert [playing.table.hand_of(Seat(seat)) for seat in range(3)] == [None] * 3


async def test_after_a_deal_that_no_other_follows_at_once_a_hand_says_what_it_brought(
    unhurried: House,
) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start()
    await playing.play_deal()
    for seat, guest in enumerate(playing.guests):
        score = playing.table.public.totals[seat]
        signed = f"+{score}" if score > 0 else str(score).replace("-", "−")
        scored = f"You scored **{signed}** in it and now have **{signed}**."
        adds_up = f" − average 26 = {signed.removeprefix('+')}"
        message = await guest.until(says("**Deal 1 is over.**", scored, "-# cards ", adds_up))
        assert buttons(message)[0]["label"] == "Next"
        assert not images(message)
        assert guest.newest(is_hand) is None


async def test_where_the_next_deal_follows_at_once_no_hand_is_turned_into_words(
    house: House,
) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    while playing.table.public.number == 1:
        await playing.act()
    await playing.opener.until(lambda m: is_hand(m) and deal_of(m) == 2)
    assert not [call for call in house.traffic.calls if "Deal 1 is over" in str(call.sent)]


async def test_who_is_away_gets_the_new_hand_only_by_a_press(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    await playing.play_to_last_trick()
    idle, table, turn = playing.on_turn, playing.table, playing.table.turn
    assert turn is not None
    await table.change(presence.stand_in, turn)
    await house.until(lambda: table.turn != turn and playing.somebody_acts)
    while table.public.number == 1:
        await act(table)
        await house.until(lambda: playing.somebody_acts)
    for guest in playing.guests:
        if guest is not idle:
            await guest.until(lambda m: is_hand(m) and deal_of(m) == 2)
    called = await idle.until(lambda m: f"<@{idle.user_id}>" in text_of(m))
    # Neither the deal nor their turn shows it.
    await house.boards.of(table).rest()
    assert idle.newest(lambda m: is_hand(m) and deal_of(m) == 2) is None
    outcome = await idle.press(called, "My hand")
    assert outcome.message is not None
    assert deal_of(outcome.message) == 2
    assert not table.seating.sitter(table.seating.seat_of(idle.user_id)).was_away


async def test_partners_end_in_one_place(house: House) -> None:
    options = "length=four_deals"
    playing = await party(house, "ada", computers=3, game="ottocento", options=options)
    await playing.opener.press(playing.lobby, "Start")
    await playing.finish()
    totals = playing.table.public.totals
    place = 1 if totals[0] >= totals[1] else 2
    await playing.opener.until(says("**The match is over.**", f"in {NTH[place]} place out of 2."))


async def test_a_hand_of_a_match_without_a_result_says_so(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.table.change(ending.abandon)
    message = await playing.opener.until(
        lambda m: is_private(m) and "This match was closed before its end." in text_of(m)
    )
    assert not buttons(message)


async def test_the_end_follows_a_hand_that_is_still_being_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.hand_in_turn()
    board = house.boards.of(playing.table)
    await board.rest()
    begun, may_end, draw = asyncio.Event(), asyncio.Event(), hand_pages.HandPages.draw

    async def slowly(self: hand_pages.HandPages, *drawn: Any) -> Picture:
        begun.set()
        await may_end.wait()
        return await draw(self, *drawn)

    monkeypatch.setattr(hand_pages.HandPages, "draw", slowly)
    # What is not known to be shown is drawn.
    house.hands.forget(playing.table)
    board.hand_changed(Seat(0))
    await begun.wait()
    await playing.table.change(ending.abandon)
    await playing.opener.until(says("This match was closed before its end."))
    may_end.set()
    await board.rest()
    await playing.opener.update()
    end = playing.opener.newest(says("This match was closed before its end."))
    assert end is not None
    assert is_private(end)


async def test_cards_that_come_while_a_hand_is_on_its_way_are_in_it_soon(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first to speak have five cards; once somebody plays, the others are dealt.
    arrange(monkeypatch, "ottocento", {})
    playing = await party(house, "ada", "bruno", "carla", "dino", game="ottocento")
    ada, bruno, *_ = playing.guests
    begun, may_end, intro = asyncio.Event(), asyncio.Event(), hand_pages.HandPages.intro

    async def slowly(self: hand_pages.HandPages, *asked: Any) -> str:
        if asked[-1] == bruno.user_id:
            begun.set()
            await may_end.wait()
        return await intro(self, *asked)

    monkeypatch.setattr(hand_pages.HandPages, "intro", slowly)
    await ada.press(playing.lobby, "Start")
    await begun.wait()
    await ada.press(await ada.until(lambda m: is_private(m) and has_button(m, "A monte")), "Play")
    await house.until(lambda: playing.table.public.phase == "discard")
    may_end.set()
    await bruno.until(
        lambda m: is_private(m) and any("15 cards" in each["description"] for each in images(m))
    )


async def test_no_token_is_stored_of_a_match_that_is_over(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.table.change(ending.abandon)
    await house.boards.of(playing.table).rest()
    assert await house.database.reading.execute_fetchall("SELECT * FROM hands") == []
