"""Who has left the server is waited for no longer, and is mentioned nowhere."""

import re

import pytest

from bot.tables.decisions import messages, presence
from data.seats import Away
from tests.cogs.messages.test_slow import slow
from tests.cogs.messages.test_time import NUDGE_S, reminds
from tests.cogs.support.guests import Guest, is_board, is_result, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.cogs.test_ending import ABANDON, END, PLAY_ON, page, scores
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at

MEMBER = re.compile(r"/guilds/\d+/members/(\d+)")
DAY_S = 24 * 3600
AGAIN_S = 61
"""Seconds after which the same person is asked for again."""


async def leaves_server(house: House, guest: Guest) -> None:
    await control(house.loopback, "server", who=guest.person.name, do="leave")


def asked_for(house: House) -> list[int]:
    """Whom the bot has asked Discord for, in order."""
    found = (MEMBER.search(call.entry["path"]) for call in house.traffic.calls)
    return [int(each[1]) for each in found if each]


def mentioned(house: House, guest: Guest) -> bool:
    """Whether the bot has mentioned somebody in a message of its own."""
    return any(f"<@{guest.user_id}>" in str(call.sent) for call in house.traffic.calls)


def away(playing: Party, guest: Guest) -> Away | None:
    seating = playing.table.seating
    return seating.sitter(seating.seat_of(guest.user_id)).away


async def untimed(house: House) -> Party:
    """Three people at a match without a clock; whoever has to act will leave the server."""
    playing = await party(house, "ada", "bruno", "carla", clock="none")
    await playing.start_playing()
    return playing


async def test_who_is_gone_keeps_nobody_from_abandoning_the_match(house: House) -> None:
    playing = await untimed(house)
    gone, (one, other) = playing.on_turn, [g for g in playing.guests if g is not playing.on_turn]
    await leaves_server(house, gone)
    page(await one.press(await scores(one), ABANDON))
    await house.until(lambda: away(playing, gone) is Away.LEFT)
    assert asked_for(house).count(gone.user_id) == 1
    asking = page(await other.press(await scores(other), ABANDON))
    await other.press(asking, "Abandon the match")
    await other.until(says("Everyone agreed to abandon the match."))
    assert not mentioned(house, gone)


async def test_nor_from_ending_it_after_the_deal(house: House) -> None:
    playing = await untimed(house)
    gone, (one, other) = playing.on_turn, [g for g in playing.guests if g is not playing.on_turn]
    await leaves_server(house, gone)
    for guest in (one, other):
        await guest.press(await scores(guest), END)
    await house.until(lambda: playing.table.over or playing.table.endings[0].settled)
    await one.until(lambda m: is_board(m) and says("the match ends after this deal")(m))
    assert away(playing, other) is None


async def test_the_match_is_abandoned_at_once_if_only_they_had_not_agreed(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1, clock="none")
    await playing.start_playing()
    ada, bruno = playing.guests
    await leaves_server(house, bruno)
    await ada.press(await scores(ada), ABANDON)
    await ada.until(says("Everyone agreed to abandon the match."))


async def test_nobody_is_asked_for_twice_within_a_minute(house: House) -> None:
    playing = await untimed(house)
    ada, bruno, carla = playing.guests
    for _ in range(2):
        await ada.press(await scores(ada), ABANDON)
        await ada.press(await scores(ada), PLAY_ON)
        await house.boards.of(playing.table).rest()
    assert sorted(asked_for(house)) == sorted([bruno.user_id, carla.user_id])
    house.loopback.clock.advance(AGAIN_S)
    await ada.press(await scores(ada), ABANDON)
    await house.boards.of(playing.table).rest()
    assert asked_for(house).count(carla.user_id) == 2
    # They are there, so they are still waited for.
    assert playing.table.playing


async def test_no_turn_is_waited_for_nor_mentioned(house: House) -> None:
    playing = await untimed(house)
    gone, turn = playing.on_turn, playing.table.turn
    await leaves_server(house, gone)
    house.loopback.clock.advance(NUDGE_S)
    await house.until(lambda: playing.table.turn != turn)
    assert away(playing, gone) is Away.LEFT
    assert not mentioned(house, gone)
    stays = next(guest for guest in playing.guests if guest is not gone)
    await stays.until(lambda m: is_board(m) and "The computer is playing for" in text_of(m))


@pytest.mark.parametrize("answer", [{"status": 403}, {"status": 404}], ids=["forbidden", "no code"])
async def test_whatever_else_discord_answers_changes_nothing(
    house: House, answer: dict[str, int]
) -> None:
    playing = await untimed(house)
    late = playing.on_turn
    route = "GET /guilds/{}/members/{}"
    await control(house.loopback, "fault", do="refuse", route=route, times=1, **answer)
    house.loopback.clock.advance(NUDGE_S)
    await late.until(lambda m: reminds(m) and f"<@{late.user_id}>" in text_of(m))
    assert asked_for(house) == [late.user_id]
    assert away(playing, late) is None


async def test_a_slow_table_goes_on_without_them(house: House) -> None:
    playing = await slow(house)
    seat = playing.table.public.game.after(playing.table.seating.seat_of(playing.on_turn.user_id))
    gone = playing.guests[seat]
    await leaves_server(house, gone)
    await act_at(playing.table)
    await house.until(lambda: away(playing, gone) is Away.LEFT)
    assert not mentioned(house, gone)


async def test_who_resumes_does_not_wait_a_day_for_them(house: House) -> None:
    playing = await untimed(house)
    late, turn = playing.on_turn, playing.table.turn
    house.loopback.clock.advance(NUDGE_S)
    await late.until(reminds)
    house.loopback.clock.advance(DAY_S)
    stays = next(guest for guest in playing.guests if guest is not late)
    pause = await stays.until(says("the match is paused"))
    await leaves_server(house, late)
    await stays.press(pause, "Resume")
    await house.until(lambda: playing.table.turn != turn)
    assert away(playing, late) is Away.LEFT


async def test_nobody_is_asked_for_whose_cards_a_computer_plays(house: House) -> None:
    playing = await untimed(house)
    turn, back = playing.table.turn, playing.waiting
    assert turn is not None
    for guest in playing.guests:
        await playing.table.change(presence.leave, guest.user_id)
    await playing.table.change(messages.forget_hand, turn.seat)
    await playing.table.change(presence.come_back, back.user_id)
    await house.until(lambda: playing.table.turn != turn)
    await house.boards.of(playing.table).rest()
    assert asked_for(house) == []


async def test_a_rematch_keeps_no_seat_for_them(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.finish()
    ada, bruno, carla = playing.guests
    result = await ada.until(is_result)
    await leaves_server(house, carla)
    await ada.press(result, "Rematch")
    await ada.until(lambda m: "3. *free*" in text_of(m))
    fresh = house.newest_table(ada.place)
    assert not fresh.seating.has(carla.user_id)
    assert fresh.seating.has(bruno.user_id)


async def test_nobody_is_asked_for_while_the_match_goes_on(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    await playing.play_to_last_trick()
    assert asked_for(house) == []
