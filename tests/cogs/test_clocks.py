"""The clock of a table: chosen by anybody there, told in the lobby, and obeyed in the match."""

from typing import Any

from bot.tables import ending
from cogs.layouts.options import CLOCK
from tests.cogs.messages.test_time import reminds
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, is_result, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import is_lobby, party
from tests.cogs.test_options import answer, asked, chosen, form_of, shown

Json = dict[str, Any]

AWAY = "The computer is playing for"


async def page_with_clock(guest: Guest, form: Json) -> Json:
    """The page of the form that asks for the clock."""
    while CLOCK not in asked(form):
        form = shown(await guest.press(form, "More options"), form)
    return form


async def test_a_clock_is_chosen_among_the_options(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    bruno = playing.guests[1]
    form = await page_with_clock(bruno, await form_of(playing, bruno))
    assert chosen(form, CLOCK) == "relaxed"
    assert "Clock:" not in text_of(await playing.opener.until(is_lobby))
    form = await answer(bruno, form, CLOCK, "fast")
    assert chosen(form, CLOCK) == "fast: 30 seconds a move"
    await playing.opener.until(
        says("**Bruno** has changed the clock.", "Clock: fast: 30 seconds a move")
    )
    assert playing.table.setup.clock == "fast"


async def test_a_clock_that_does_not_exist(house: House) -> None:
    playing = await party(house, "ada")
    form = await page_with_clock(playing.opener, await form_of(playing, playing.opener))
    custom_id = asked(form)[CLOCK]["custom_id"]
    async with nothing_changes(house):
        forged = await playing.opener.person.forge_choice(form, custom_id, ["sundial"])
    assert told(forged) == "clock cannot be sundial. It can be: relaxed, fast, slow, none."


async def test_a_table_is_opened_with_a_clock(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1, clock="fast")
    assert "Clock: fast" in text_of(playing.lobby)
    await playing.start_playing()
    late, turn = playing.on_turn, playing.table.turn
    house.loopback.clock.advance(16)
    # On a busy machine the computer may have played by then, and the reminder has gone.
    await late.until(lambda m: reminds(m) or AWAY in text_of(m))
    house.loopback.clock.advance(15)
    await house.until(lambda: playing.table.turn != turn)


async def test_a_rematch_has_the_same_clock(house: House) -> None:
    playing = await party(house, "ada", computers=2, clock="slow")
    await playing.start_playing()
    await playing.table.change(ending.agree, playing.opener.user_id)
    await playing.finish()
    again = await playing.opener.press(await playing.opener.until(is_result), "Rematch")
    assert again.message is not None
    assert "Clock: slow: a day a move" in text_of(again.message)
