"""The clock of a table: chosen by anybody there, told in the lobby, and obeyed in the match."""

import re
from pathlib import Path
from typing import Any

from bot.tables.decisions import ending, presence
from tests.cogs.commands.support.filling import chosen, fill, offered
from tests.cogs.lobby.test_options import form_of
from tests.cogs.messages.test_time import MISSED, reminded, reminds
from tests.cogs.support.guests import has_button, is_board, is_result, says, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import Party, is_lobby, party
from tests.cogs.support.traffic import FRAME

Json = dict[str, Any]

AWAY = "The computer is playing for"


async def test_a_clock_is_chosen_among_the_options(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    bruno = playing.guests[1]
    form = await form_of(playing, bruno)
    assert chosen(form)["clock"] == "relaxed"
    assert offered(form, "clock")["fast"] == "fast (30 seconds a move)"
    assert "Clock:" not in text_of(await playing.opener.until(is_lobby))
    await fill(bruno, form, clock="fast")
    await playing.opener.until(
        says("**Bruno** has changed the options. Clock: fast (30 seconds a move)\n")
    )
    assert playing.table.setup.clock == "fast"


async def test_a_table_is_opened_with_a_clock(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1, clock="fast")
    assert "Clock: fast" in text_of(playing.lobby)
    await playing.start_playing()
    late, turn = playing.on_turn, playing.table.turn
    house.loopback.clock.advance(16)
    # On a busy machine the computer may have played by then, and the reminder has gone.
    await late.until(lambda m: reminds(m) or MISSED in text_of(m))
    house.loopback.clock.advance(15)
    await house.until(lambda: playing.table.turn != turn)


async def test_a_rematch_has_the_same_clock(house: House) -> None:
    playing = await party(house, "ada", computers=2, clock="slow")
    await playing.start_playing()
    await playing.table.change(ending.agree, playing.opener.user_id)
    await playing.finish()
    again = await playing.opener.press(await playing.opener.until(is_result), "Rematch")
    assert again.message is not None
    assert "Clock: slow (a day a move)" in text_of(again.message)


def stand_in_shown(message: Json) -> int | None:
    """The moment at which a computer will play, as the table shows it."""
    found = re.search(r"A computer plays <t:(\d+):R> if they don’t.", text_of(message))
    return int(found[1]) if found else None


async def test_the_table_shows_when_a_computer_will_play(playing: Party) -> None:
    for _ in range(3):
        seen = await playing.waiting.until(
            lambda m: is_board(m) and stand_in_shown(m) == playing.table.touched_at + 120
        )
        assert f"Waiting for **{playing.on_turn.name}**" in text_of(seen)
        await playing.act_and_see()


async def test_the_time_in_which_the_bot_does_not_run_is_not_counted(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", computers=1, clock="fast")
            await before.start_playing()
            shown = house.running.services.timers.stand_in_at(before.table)
            assert shown is not None
            turn = before.table.turn
        loopback.clock.advance(3600)
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            await ada.until(lambda m: is_board(m) and (stand_in_shown(m) or 0) >= shown + 3600)
            assert (await house.table()).turn == turn


async def test_without_a_clock_no_time_is_shown(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1, clock="none")
    assert "Clock: none (no computer steps in)" in text_of(playing.lobby)
    await playing.start_playing()
    board = await playing.opener.until(says("Waiting for"))
    assert is_board(board)
    assert stand_in_shown(board) is None


async def test_no_time_is_shown_while_a_computer_plays(playing: Party) -> None:
    late = playing.on_turn
    await playing.table.change(presence.leave, late.user_id)
    board = await late.until(lambda m: is_board(m) and AWAY in text_of(m))
    await playing.house.until(lambda: playing.on_turn is not late)
    board = await late.until(lambda m: is_board(m) and stand_in_shown(m) is not None)
    assert f"Waiting for **{late.name}**" not in text_of(board)


async def test_a_press_puts_the_time_off_and_the_table_shows_it_later(playing: Party) -> None:
    clock, late = playing.house.loopback.clock, playing.on_turn
    first = playing.table.touched_at
    board = await late.until(lambda m: is_board(m) and stand_in_shown(m) == first + 120)
    await playing.house.boards.of(playing.table).rest()
    clock.advance(20)
    edits = playing.house.traffic.count()[FRAME]
    assert (await late.press(board, "My hand")).status == "answered"
    assert playing.table.touched_at >= first + 20
    await playing.house.boards.of(playing.table).rest()
    assert playing.house.traffic.count()[FRAME] == edits
    clock.advance(30)
    await late.until(lambda m: is_board(m) and stand_in_shown(m) == playing.table.touched_at + 120)
    assert playing.house.traffic.count()[FRAME] == edits + 1


async def test_a_reminder_stays_when_others_do_something(playing: Party) -> None:
    message = await reminded(playing)
    other = playing.waiting
    await playing.table.change(ending.agree, other.user_id)
    await other.until(lambda m: is_board(m) and has_button(m, "Keep playing"))
    await playing.house.boards.of(playing.table).rest()
    assert await other.person.message(message)
    await playing.act()
    await other.until_gone(message)
