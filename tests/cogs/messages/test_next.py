"""*Next*: what people see between two deals, and how they go on."""

import re

from bot.loopback.person import images
from bot.tables.decisions import ending, play
from tests.cogs.support.answers import told
from tests.cogs.support.forms import pressed, shown
from tests.cogs.support.guests import MORE, Json, has_button, is_hand, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party, press_more
from tests.cogs.support.traffic import FRAME
from tests.tables.support.people import act as act_at

NEXT = "Next"
SCORE_S = 2


def is_scored(message: Json) -> bool:
    """Whether the message is a hand that says what the deal has brought."""
    return "**Deal 1 is over.**" in text_of(message)


def is_score(message: Json) -> bool:
    """Whether the message shows everybody the score of the first deal."""
    return "· deal 1 is over." in text_of(message)


def is_past(message: Json) -> bool:
    """Whether the message shows a score of the first deal that tells of no deal to come."""
    tells = "next deal" in text_of(message) or has_button(message, NEXT)
    return is_score(message) and not tells


async def between_deals(house: House) -> Party:
    """Three people after their first deal, whose score is shown."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.play_to_last_trick()
    for _ in range(3):
        await playing.act()
    await playing.opener.until(is_score)
    return playing


async def test_the_next_deal_comes_once_everybody_wants_it(unhurried: House) -> None:
    playing = await between_deals(unhurried)
    ada, bruno, carla = playing.guests
    score = await ada.until(is_score)
    assert has_button(score, NEXT)
    assert has_button(score, MORE)
    # A clock says what holds as long as the line can be read; "20 seconds ago" would not.
    assert re.search(r"everyone has pressed \*Next\*, at <t:\d+:T> at the latest", text_of(score))
    waits = await pressed(ada, await ada.until(is_scored), NEXT)
    assert "Waiting for Bruno and Carla." in text_of(waits)
    assert not has_button(waits, NEXT)
    await pressed(bruno, await bruno.until(is_scored), NEXT)
    assert playing.table.between_deals
    await pressed(carla, await carla.until(is_scored), NEXT)
    unhurried.loopback.clock.advance(SCORE_S)
    await unhurried.until(lambda: playing.table.public.number == 2)
    for guest in playing.guests:
        await guest.until_hand()
        scored = guest.newest(is_scored)
        if scored is not None:
            await guest.until_gone(scored)


async def test_whose_hand_is_lost_presses_it_below_the_score(unhurried: House) -> None:
    playing = await between_deals(unhurried)
    ada, bruno, carla = playing.guests
    before = await ada.until(is_scored)
    score = await ada.until(is_score)
    scored = shown(await ada.press(score, NEXT))
    assert is_scored(scored)
    await ada.until_gone(before)
    for guest in (bruno, carla):
        await guest.press(await guest.until(is_score), NEXT)
    unhurried.loopback.clock.advance(SCORE_S)
    # The new hand takes its place.
    await ada.until_hand()
    await ada.until_gone(scored)
    await ada.until(is_past)


async def test_who_presses_it_too_late_has_the_next_deal_or_the_result(
    unhurried: House,
) -> None:
    playing = await between_deals(unhurried)
    ada = playing.opener
    async with unhurried.boards.of(playing.table).held:
        score = await ada.until(is_score)
        await playing.table.change(play.next_deal)
        assert is_hand(shown(await ada.press(score, NEXT)))
        await playing.table.change(ending.abandon)
        assert "This match was closed" in text_of(shown(await ada.press(score, NEXT)))


async def test_a_score_above_the_next_deal_tells_of_none_to_come(unhurried: House) -> None:
    playing = await between_deals(unhurried)
    score = await playing.opener.until(is_score)
    board = unhurried.boards.of(playing.table)
    await board.rest()
    frames = unhurried.traffic.count()[FRAME]
    await playing.table.change(play.next_deal)
    past = await playing.opener.until(is_past)
    assert past["id"] == score["id"]
    assert len(images(past)) == 2
    assert text_of(past).splitlines() == text_of(score).splitlines()[:-1]
    await board.rest()
    assert unhurried.traffic.count()[FRAME] == frames + 1


async def test_a_score_that_is_shown_late_tells_of_no_deal_that_has_begun(
    unhurried: House,
) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.play_to_last_trick()
    async with playing.unpainted():
        while playing.table.public.score is None:
            await act_at(playing.table)
        await playing.table.change(play.next_deal)
    frames = unhurried.traffic.count()[FRAME]
    await playing.opener.until(is_past)
    await unhurried.boards.of(playing.table).rest()
    assert unhurried.traffic.count()[FRAME] == frames + 1


async def test_a_pause_between_deals_has_no_next_deal_to_tell_of(unhurried: House) -> None:
    playing = await between_deals(unhurried)
    for guest in playing.guests:
        await press_more(guest, await guest.until(is_score), "Leave")
    assert playing.table.paused_until is not None
    await playing.opener.until(is_past)


async def test_strangers_wait_for_nothing(unhurried: House) -> None:
    playing = await between_deals(unhurried)
    dino = await unhurried.guest("dino", playing.opener.place)
    said = told(await dino.press(await dino.until(is_score), NEXT))
    assert said == "You are not sitting at this table."


async def test_a_deal_that_follows_at_once_leaves_the_hands_alone(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla", clock="fast")
    await playing.start_playing()
    await playing.play_to_last_trick()
    for _ in range(3):
        await playing.act()
    score = await playing.opener.until(says("The next deal follows in a moment."))
    assert has_button(score, NEXT)
    assert playing.opener.newest(is_scored) is None
