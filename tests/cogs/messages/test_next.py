"""*Next*: what people see between two deals, and how they go on."""

import re

from tests.cogs.support.answers import told
from tests.cogs.support.forms import pressed, shown
from tests.cogs.support.guests import MORE, Json, has_button, is_hand, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party

NEXT = "Next"
SCORE_S = 2


def is_scored(message: Json) -> bool:
    """Whether the message is a hand that says what the deal has brought."""
    return "**Deal 1 is over.**" in text_of(message)


def is_score(message: Json) -> bool:
    """Whether the message shows everybody the score of the first deal."""
    return "· deal 1 is over." in text_of(message)


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
    # The line stays: "20 seconds ago at the latest" would be wrong once the next deal is there.
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
    scored = shown(await ada.press(await ada.until(is_score), NEXT))
    assert is_scored(scored)
    await ada.until_gone(before)
    for guest in (bruno, carla):
        await guest.press(await guest.until(is_score), NEXT)
    unhurried.loopback.clock.advance(SCORE_S)
    # The new hand takes its place.
    await ada.until_hand()
    await ada.until_gone(scored)
    # Who presses it too late has the next deal already.
    assert is_hand(shown(await ada.press(await ada.until(is_score), NEXT)))


async def test_strangers_wait_for_nothing(unhurried: House) -> None:
    playing = await between_deals(unhurried)
    dino = await unhurried.guest("dino", playing.opener.place)
    said = told(await dino.press(await dino.until(is_score), NEXT))
    assert said == "You are not sitting at this table."


async def test_a_deal_that_follows_at_once_leaves_the_hands_alone(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.play_to_last_trick()
    for _ in range(3):
        await playing.act()
    score = await playing.opener.until(says("The next deal follows in a moment."))
    assert has_button(score, NEXT)
    assert playing.opener.newest(is_scored) is None
