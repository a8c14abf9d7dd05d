"""*Call players* mentions those who wish it, at most ten, not too often and not at night."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.decisions import inviting
from bot.tables.decisions import lobby as deciding
from bot.tables.decisions.inviting import Guest as Invited
from tests.cogs.calling.wishing import (
    CALL,
    CHANNEL_RESTS_S,
    DAY,
    DAY_S,
    NIGHT,
    PERSON_RESTS_S,
    call,
    called,
    calls,
    card_of,
    has,
    lives_where_it_is,
    lobby_again,
    lobby_with,
    mentioned,
    newcomers,
    shown_anew,
    wish,
)
from tests.cogs.messages.test_membership import leaves_server
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import is_board
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import add_computers, party
from tests.cogs.support.traffic import POST


async def test_a_call_mentions_exactly_those_who_wish_it(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla")
    posts = house.traffic.count()[POST]
    message = await called(playing)
    assert sorted(mentioned(message)) == ["bruno", "carla"]
    assert message["channel_id"] == playing.opener.place
    # A plain message: whether a mention in a layout rings is not known.
    assert message["content"].startswith("<@")
    assert not message["flags"] & 1 << 15
    assert "2 seats are free" in message["content"]
    assert house.traffic.count()[POST] == posts + 1


async def test_whoever_is_called_sits_down_by_the_call(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    message = await called(playing)
    bruno = await house.guest("bruno", playing.opener.place)
    assert told(await bruno.press(message, "Join")) == "You have a seat. The lobby is above."
    assert playing.table.seating.has(bruno.user_id)


async def test_two_presses_at_once_send_one_message(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    ada, dino = playing.opener, await house.guest("dino", playing.opener.place)
    await dino.press(playing.lobby, "Join")
    posts = house.traffic.count()[POST]
    answers = await asyncio.gather(ada.press(playing.lobby, CALL), dino.press(playing.lobby, CALL))
    assert sorted(map(told, answers)) == [
        "1 person has been called. The call goes when the match begins or the table closes.",
        "Players have already been called to this table.",
    ]
    await ada.until(calls)
    await house.boards.of(playing.table).rest()
    assert house.traffic.count()[POST] == posts + 1


async def test_a_lobby_calls_once_and_then_offers_it_no_more(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    assert has(playing.lobby, CALL)
    await called(playing)
    assert told(await call(playing)) == "Players have already been called to this table."
    assert not has(await shown_anew(playing), CALL)


async def test_the_call_goes_when_the_match_begins(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    message = await called(playing)
    await add_computers(playing.opener, playing.lobby, 2)
    await playing.opener.press(playing.lobby, "Start")
    await playing.opener.until(is_board)
    await playing.opener.until_gone(message)
    await house.boards.of(playing.table).rest()
    assert playing.table.row.called == ()


async def test_the_call_goes_when_the_lobby_closes(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    message = await called(playing)
    await playing.opener.command("tarocchi leave")
    await playing.opener.until_gone(message)


async def test_the_call_goes_also_if_the_bot_was_killed_before(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await lobby_with(house, "bruno")
            message = await called(playing)
            async with house.database.transaction() as db:
                await db.execute("UPDATE tables SET state = 'closed'")
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada", message["channel_id"])
            await ada.until_gone(message)


async def test_a_channel_rests_also_over_a_lobby_closed_and_opened_anew(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    await called(playing)
    again = await lobby_again(playing)
    await wish(house, "carla", card=await card_of(again))
    async with nothing_changes(house):
        refused = told(await call(again))
    assert refused.startswith("Players were called in this channel a short while ago.")
    house.loopback.clock.advance(CHANNEL_RESTS_S - 60)
    assert told(await call(again)).startswith("Players were called")
    house.loopback.clock.advance(61)
    assert mentioned(await called(again)) == ["carla"]


async def test_that_a_channel_rests_survives_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await lobby_with(house, "bruno")
            await called(playing)
        async with playing_house(tmp_path, loopback=loopback) as house:
            again = await party(house, "ada")
            assert told(await call(again)).startswith("Players were called in this channel")


async def test_nobody_is_called_again_within_two_hours(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    bruno = await house.guest("bruno")
    await lives_where_it_is(house, bruno, DAY)
    await called(playing)
    house.loopback.clock.advance(PERSON_RESTS_S - 60)
    again = await lobby_again(playing)
    assert told(await call(again)).startswith("There is no one to call right now")
    house.loopback.clock.advance(61)
    assert mentioned(await called(again)) == ["bruno"]


async def test_without_any_time_zone_once_a_day(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    await called(playing)
    house.loopback.clock.advance(DAY_S - 60)
    again = await lobby_again(playing)
    assert told(await call(again)).startswith("There is no one to call right now")
    house.loopback.clock.advance(61)
    assert mentioned(await called(again)) == ["bruno"]


async def test_who_is_where_it_is_night_is_not_called(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla")
    await lives_where_it_is(house, await house.guest("bruno"), NIGHT)
    await lives_where_it_is(house, await house.guest("carla"), DAY)
    assert mentioned(await called(playing)) == ["carla"]


async def test_the_time_of_the_opener_counts_for_whose_is_not_known(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla")
    await lives_where_it_is(house, playing.opener, NIGHT)
    await lives_where_it_is(house, await house.guest("carla"), DAY)
    assert mentioned(await called(playing)) == ["carla"]


@pytest.mark.parametrize("hour", [22, 23, 8, 9])
async def test_quiet_hours_are_from_23_to_9(house: House, hour: int) -> None:
    playing = await lobby_with(house, "bruno")
    await lives_where_it_is(house, await house.guest("bruno"), hour)
    answer = told(await call(playing))
    assert answer.startswith("There is no one" if hour in (23, 8) else "1 person has been called")


async def test_a_time_zone_that_there_is_no_more_is_as_none(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    bruno, players = await house.guest("bruno"), house.running.services.players
    await players.change(bruno.user_id, lambda old: replace(old, zone="Mars/Olympus"))
    assert mentioned(await called(playing)) == ["bruno"]


async def test_who_is_at_a_table_is_not_called(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla")
    await party(house, "bruno", channel="lounge", game="piedicavallo")
    assert mentioned(await called(playing)) == ["carla"]


async def test_who_is_invited_already_is_not_called(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla", game="piedicavallo")
    bruno = Invited((await house.guest("bruno")).user_id, "Bruno")
    await playing.table.change(inviting.invite, playing.opener.user_id, [bruno])
    assert mentioned(await called(playing)) == ["carla"]


async def test_who_has_left_the_server_is_called_no_more(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla")
    await leaves_server(house, await house.guest("bruno"))
    assert mentioned(await called(playing)) == ["carla"]
    found = await house.database.reading.execute_fetchall("SELECT user_id FROM call_wishes")
    carla = await house.guest("carla")
    assert [user for (user,) in found] == [carla.user_id]


async def test_of_more_than_ten_those_called_longest_ago_come_first(house: House) -> None:
    names = newcomers(house, 14)
    playing = await lobby_with(house, *names)
    first = mentioned(await called(playing))
    assert len(first) == 10
    house.loopback.clock.advance(DAY_S)
    again = await lobby_again(playing)
    second = mentioned(await called(again))
    assert len(second) == 10
    assert set(names) - set(first) <= set(second)


async def test_another_game_or_channel_calls_nobody(house: House) -> None:
    await lobby_with(house, "bruno")
    other = await party(house, "dino", game="piedicavallo")
    elsewhere = await party(house, "elena", channel="lounge")
    posts = house.traffic.count()[POST]
    for playing in (other, elsewhere):
        assert told(await call(playing)) == (
            "No one has pressed *Call me* for this game in this channel."
        )
    assert house.traffic.count()[POST] == posts


async def test_only_who_sits_there_may_call(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    carla = await house.guest("carla", playing.opener.place)
    async with nothing_changes(house):
        assert told(await carla.press(playing.lobby, CALL)) == "You are not sitting at this table."


async def test_without_a_free_seat_nobody_is_called(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    await playing.table.change(deciding.fill, playing.opener.user_id)
    refused = told(await call(playing))
    assert refused == "No seat is free that you could call someone for."
    assert not has(await shown_anew(playing), CALL)


async def test_nobody_is_called_to_a_lobby_that_is_over_by_then(
    house: House,
) -> None:
    playing = await lobby_with(house, "bruno")
    board = house.boards.of(playing.table)
    async with board.held:
        assert "1 person has been called" in told(await call(playing))
        await playing.opener.command("tarocchi leave")
        await house.until(lambda: playing.table.over)
    await board.rest()
    assert not [m for m in house.traffic.calls if "looking for players" in str(m.sent)]
