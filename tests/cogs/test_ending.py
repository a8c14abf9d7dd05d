"""Ending a match after the deal under way: the button behind Scores, and what the table shows."""

from pathlib import Path
from typing import Any

from bot.loopback.person import Outcome, is_private
from bot.tables.decisions import ending
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import Guest, has_button, is_board, is_result, says, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import Party, party, press_more

Json = dict[str, Any]

END, ABANDON, PLAY_ON = "End after this deal", "Abandon", "Keep playing"


async def scores(guest: Guest) -> Json:
    outcome = await press_more(guest, await guest.until(is_board), "Scores")
    return page(outcome)


def page(outcome: Outcome) -> Json:
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert is_private(outcome.message)
    return outcome.message


async def two_people(house: House) -> Party:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    return playing


async def test_everybody_agrees_and_the_match_ends_after_the_deal(house: House) -> None:
    playing = await two_people(house)
    ada, bruno = playing.guests
    assert not has_button(await ada.until(is_board), END)
    shown = await scores(ada)
    shown = page(await ada.press(shown, END))
    asked = "**Ada** would like to end the match after this deal. Waiting for: Bruno."
    assert asked in text_of(shown)
    assert has_button(shown, PLAY_ON)
    # Who is asked finds the buttons on the table itself.
    board = await bruno.until(lambda m: is_board(m) and has_button(m, END) and says(asked)(m))
    settled = "Everyone has agreed: the match ends after this deal."
    assert settled in told(await bruno.press(board, END))
    await ada.until(lambda m: is_board(m) and says(settled)(m) and not has_button(m, END))
    assert not has_button(await scores(bruno), PLAY_ON)
    await playing.finish()
    result = await ada.until(is_result)
    assert "Everyone agreed to end the match after deal 1." in text_of(result)
    over = await ada.until(says("deal 1 is over"))
    assert "The next deal follows" not in text_of(over)
    history = (await ada.command("tarocchi history")).message
    assert history is not None
    assert "Scarto" in text_of(history)


async def test_who_agreed_can_play_on_after_all(house: House) -> None:
    playing = await two_people(house)
    ada, bruno = playing.guests
    shown = page(await ada.press(await scores(ada), END))
    shown = page(await ada.press(shown, PLAY_ON))
    assert "would like to end" not in text_of(shown)
    assert has_button(shown, END)
    await bruno.until(lambda m: is_board(m) and not has_button(m, END))
    await bruno.press(await scores(bruno), END)
    board = await ada.until(lambda m: is_board(m) and has_button(m, PLAY_ON))
    async with nothing_changes(house):
        assert told(await ada.press(board, PLAY_ON)) == "You have not asked to end the match."
    assert told(await bruno.press(board, PLAY_ON)) == "You chose to keep playing."


async def test_once_all_agreed_it_stays(house: House) -> None:
    playing = await two_people(house)
    ada, bruno = playing.guests
    old = page(await ada.press(await scores(ada), END))
    await bruno.press(await scores(bruno), END)
    async with nothing_changes(house):
        assert told(await ada.press(old, PLAY_ON)) == (
            "Everyone has agreed: the match ends after this deal."
        )


async def test_a_stranger_sees_scores_and_no_button(house: House) -> None:
    playing = await two_people(house)
    dino = await house.guest("dino", playing.opener.place)
    assert text_of(shown(await press_more(dino, await dino.until(is_board), "Scores"))).startswith(
        "**Scores**"
    )
    await playing.opener.press(await scores(playing.opener), END)
    board = await dino.until(lambda m: is_board(m) and has_button(m, END))
    async with nothing_changes(house):
        assert told(await dino.press(board, END)) == "You are not sitting at this table."


async def test_one_person_among_computers_ends_alone(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    shown = page(await playing.opener.press(await scores(playing.opener), END))
    assert "Everyone has agreed: the match ends after this deal." in text_of(shown)


async def test_agreement_survives_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await two_people(house)
            place = playing.opener.place
            await playing.opener.press(await scores(playing.opener), END)
        async with playing_house(tmp_path, loopback=loopback) as house:
            bruno = await house.guest("bruno", place)
            board = await bruno.until(lambda m: is_board(m) and has_button(m, END))
            assert "Waiting for: Bruno." in text_of(board)
            assert "as agreed" in told(await bruno.press(board, END))


async def test_when_the_table_has_ended_the_buttons_do_nothing(house: House) -> None:
    playing = await two_people(house)
    ada, bruno = playing.guests
    asking = await scores(ada)
    asked = page(await ada.press(await scores(ada), END))
    board = await bruno.until(lambda m: is_board(m) and has_button(m, END))
    await playing.forget_panels(asking, asked)
    await playing.table.change(ending.abandon)
    await ada.until(lambda m: m["id"] == board["id"] and not has_button(m, END))
    for old, label in ((asking, END), (asked, PLAY_ON)):
        outcome = await ada.press(old, label)
        assert told(outcome) == "This table has ended."


async def test_everybody_agrees_to_abandon_the_match(house: House) -> None:
    playing = await two_people(house)
    ada, bruno = playing.guests
    shown = page(await ada.press(await scores(ada), ABANDON))
    asked = "**Ada** would like to abandon the match: nobody would win it. Waiting for: Bruno."
    assert asked in text_of(shown)
    assert has_button(shown, END)
    board = await bruno.until(lambda m: is_board(m) and has_button(m, ABANDON))
    assert asked in text_of(board)
    settled = "Everyone agreed to abandon the match.\nThe match has no winner."
    asking = page(await bruno.press(board, ABANDON))
    assert "Really abandon the match?" in text_of(asking)
    assert playing.table.playing
    assert settled in told(await bruno.press(asking, "Abandon the match"))
    closed = await ada.until(says(settled))
    assert not has_button(closed, ABANDON)
    assert playing.table.over
    history = (await ada.command("tarocchi history")).message
    assert history is not None
    assert text_of(history).endswith("*not finished*")


async def test_who_wished_to_abandon_can_play_on(house: House) -> None:
    playing = await two_people(house)
    ada, bruno = playing.guests
    await ada.press(await scores(ada), ABANDON)
    board = await ada.until(lambda m: is_board(m) and has_button(m, PLAY_ON))
    assert told(await ada.press(board, PLAY_ON)) == "You chose to keep playing."
    await bruno.until(lambda m: is_board(m) and not has_button(m, ABANDON))
    assert playing.table.playing
