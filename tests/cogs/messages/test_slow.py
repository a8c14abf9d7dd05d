"""Tables with a slow clock: who is reminded, when and where, and how long the thread stays."""

from tests.cogs.commands.support.filling import fill, set_for_me
from tests.cogs.lobby.test_options import form_of
from tests.cogs.messages.test_time import reminds
from tests.cogs.support.guests import Guest, Json, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import POST
from tests.loopback.support.controls import control
from tests.tables.support.people import act

ACTIVE_S = 301
TO_THE_END_S = 21 * 3600
"""Seconds from the beginning of a turn to the reminder that it ends soon."""

DIRECT = "It’s your turn in Scarto: https://discord.com/channels/"


async def slow(house: House) -> Party:
    """Ada, Bruno and Carla, none of whom has just pressed anything; somebody has to play."""
    playing = await party(house, "ada", "bruno", "carla", clock="slow")
    await playing.start_playing()
    house.loopback.clock.advance(ACTIVE_S)
    return playing


async def turn_comes(playing: Party) -> Guest:
    """Somebody plays at the table itself; returns whose turn it is then."""
    await act(playing.table)
    return playing.on_turn


async def test_who_does_not_look_is_called_when_the_turn_comes(house: House) -> None:
    playing = await slow(house)
    guest = await turn_comes(playing)
    message = await guest.until(reminds)
    assert text_of(message) == f"<@{guest.user_id}>, it’s your turn."
    other = await turn_comes(playing)
    await guest.until_gone(message)
    again = await other.until(reminds)
    assert text_of(again) == f"<@{other.user_id}>, it’s your turn."


async def test_who_has_just_pressed_something_is_not(house: House) -> None:
    playing = await slow(house)
    for guest in playing.guests:
        await guest.command("tarocchi hand")
    since = house.traffic.count()[POST]
    await turn_comes(playing)
    await house.boards.of(playing.table).rest()
    assert house.traffic.count()[POST] == since
    assert playing.table.row.reminder_message_id is None


async def test_three_hours_before_the_end_the_reminder_is_posted_anew(house: House) -> None:
    playing = await slow(house)
    guest = await turn_comes(playing)
    first = await guest.until(reminds)
    house.loopback.clock.advance(TO_THE_END_S + 1)
    await guest.until_gone(first)
    last = await guest.until(lambda m: reminds(m) and m["id"] != first["id"])
    await turn_comes(playing)
    await guest.until_gone(last)


async def wants_direct(playing: Party) -> None:
    for guest in playing.guests:
        sent = await set_for_me(guest, reminders=True)
        assert "Saved." in text_of(sent.message or {})
    playing.house.loopback.clock.advance(ACTIVE_S)


async def directs(guest: Guest) -> list[Json]:
    return list(await guest.person.messages(await guest.person.direct()))


async def test_a_direct_message_for_who_asks_for_it(house: House) -> None:
    playing = await slow(house)
    await wants_direct(playing)
    guest = await turn_comes(playing)
    await house.boards.of(playing.table).rest()
    [message] = await directs(guest)
    where = f"{playing.table.row.guild_id}/{playing.table.row.channel_id}"
    assert text_of(message) == f"{DIRECT}{where}"
    assert guest.newest(reminds) is None
    await turn_comes(playing)
    await house.boards.of(playing.table).rest()
    assert await directs(guest) == []


async def test_closed_ones_fall_back_to_the_mention(house: House) -> None:
    playing = await slow(house)
    await wants_direct(playing)
    for guest in playing.guests:
        await control(house.loopback, "direct", who=guest.name.lower(), open=False)
    guest = await turn_comes(playing)
    message = await guest.until(reminds)
    assert text_of(message) == f"<@{guest.user_id}>, it’s your turn."
    assert await directs(guest) == []


def minutes_of(playing: Party) -> int:
    thread = playing.house.loopback.world.channels[str(playing.table.row.channel_id)]
    return int(thread["thread_metadata"]["auto_archive_duration"])


async def test_the_thread_is_kept_a_week(house: House) -> None:
    playing = await party(house, "ada", "bruno", clock="slow")
    assert minutes_of(playing) == 7 * 24 * 60


async def test_so_it_is_if_the_clock_is_chosen_later(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    assert minutes_of(playing) == 24 * 60
    await fill(playing.opener, await form_of(playing, playing.opener), clock="slow")
    await house.running.services.invitations.rest()
    assert minutes_of(playing) == 7 * 24 * 60
    await fill(playing.opener, await form_of(playing, playing.opener), clock="fast")
    await house.running.services.invitations.rest()
    assert minutes_of(playing) == 24 * 60
