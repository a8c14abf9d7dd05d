"""A match that nobody plays pauses: one message says so, and *Resume* goes on."""

from pathlib import Path

from tests.cogs.support.guests import Guest, Json, has_button, is_board, is_hand, says, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import POST

DAY_S = 24 * 3600
LATE_S = 76
"""Seconds from the reminder to the pause."""


def tells_of_pause(message: Json) -> bool:
    """Whether the message says that the match is paused."""
    return "the match is paused" in text_of(message)


async def alone(house: House) -> Party:
    """A match of one person and two computers, where it is the person's turn."""
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.hand_in_turn()
    return playing


async def paused(playing: Party) -> Json:
    """The message that tells of the pause, after nobody has played for a while."""
    clock = playing.house.loopback.clock
    clock.advance(46)
    await playing.opener.until(says("it’s your turn"))
    clock.advance(LATE_S)
    return await playing.opener.until(tells_of_pause)


async def test_one_message_tells_of_the_pause_and_goes_with_it(house: House) -> None:
    playing = await alone(house)
    await playing.opener.until(lambda m: is_board(m) and "The match pauses <t:" in text_of(m))
    message = await paused(playing)
    assert has_button(message, "Resume")
    until = playing.table.paused_until
    assert f"<t:{until}:R>" in text_of(message)
    [call] = [c for c in house.traffic.calls if c.message and c.message["id"] == message["id"]]
    assert call.kind == POST
    assert call.sent["allowed_mentions"] == {"parse": []}
    outcome = await playing.opener.press(message, "Resume")
    assert outcome.message is not None
    assert is_hand(outcome.message)
    await playing.opener.until_gone(message)
    await playing.act()


async def test_only_who_plays_resumes(house: House) -> None:
    playing = await alone(house)
    message = await paused(playing)
    stranger: Guest = await house.guest("dino", playing.opener.place)
    outcome = await stranger.press(message, "Resume")
    assert outcome.message is not None
    assert not is_hand(outcome.message)
    assert playing.table.paused_until is not None


async def test_a_pause_lasts_over_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await alone(house)
            message = await paused(before)
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            table = await house.table(before.table.id)
            assert table.paused_until is not None
            await ada.until(is_board)
            assert house.traffic.count()[POST] == 0
            assert (await ada.press(message, "Resume")).status == "answered"
            assert table.paused_until is None
            await ada.until_gone(message)


async def test_a_pause_that_nobody_ends_closes_the_match(house: House) -> None:
    playing = await alone(house)
    message = await paused(playing)
    house.loopback.clock.advance(DAY_S + 1)
    board = await playing.opener.until(says("nobody resumed it"))
    assert "everyone has left" not in text_of(board).casefold()
    assert playing.table.over
    await playing.opener.until_gone(message)
