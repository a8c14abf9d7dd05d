"""What was never begun leaves as little as may be: its own messages go, and nothing else."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.loopback.person import Outcome, buttons, images, is_private, selects
from bot.loopback.world.threads import mark, remove
from bot.tables.decisions import ending, inviting, lobby
from bot.tables.decisions.inviting import Guest as Invited
from bot.texts import texts_for
from tests.cogs.commands.support.filling import fill
from tests.cogs.support.guests import Guest, has_button, is_board, is_result, says, text_of
from tests.cogs.support.house import TABLES, TOKEN_S, House, open_loopback, playing_house
from tests.cogs.support.playing import Party, is_lobby, panel_of, party, press_in, press_more
from tests.cogs.support.traffic import DELETE
from tests.cogs.support.troubles import fault

Json = dict[str, Any]

CLOSED = "-# Scarto: this table was closed before the match began."


async def close(playing: Party) -> None:
    """The opener closes the lobby, and everything is told."""
    await playing.table.change(lobby.close, playing.opener.user_id, may_manage=False, sure=True)
    await settle(playing.house)


async def settle(house: House) -> None:
    """Returns once everything is told."""
    for board in tuple(house.boards._boards.values()):
        await board.rest()
    await house.running.services.invitations.rest()


async def card_of(house: House, playing: Party) -> Json:
    """The message in the channel that the thread hangs on."""
    outside = await house.guest("dino", TABLES)
    return await outside.until(lambda m: int(m["id"]) == playing.table.row.channel_id)


def thread_of(house: House, playing: Party) -> Json:
    """What is known of the thread."""
    found: Json = house.loopback.world.channels[str(playing.table.row.channel_id)][
        "thread_metadata"
    ]
    return found


async def left_in(guest: Guest) -> list[Json]:
    """The messages of the bot that are left at the place."""
    await guest.update()
    return [m for m in guest.seen.values() if m["author"].get("bot") and m["type"] != 21]


async def invited(playing: Party, name: str = "carla") -> None:
    """Has somebody called to the lobby."""
    guest = await playing.house.guest(name, playing.opener.place)
    table, by = playing.table, playing.opener
    await table.change(inviting.invite, by.user_id, [Invited(guest.user_id, guest.name)])
    playing.house.boards.of(table).call([guest.user_id], by.name, table.kept[0].until)
    await by.until(says("would like to play"))
    await settle(playing.house)


async def test_messages_go_the_card_is_a_line_and_the_thread_archived_last(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invited(playing)
    since = len(house.traffic.calls)
    await close(playing)
    assert await left_in(playing.opener) == []
    card = await card_of(house, playing)
    assert (text_of(card), buttons(card), images(card)) == (CLOSED, [], [])
    assert thread_of(house, playing)["archived"]
    calls = [(c.entry["method"], c.entry["path"]) for c in house.traffic.calls[since:]]
    public = [(how, path) for how, path in calls if "/webhooks/" not in path or how == "PATCH"]
    assert [how for how, _ in public].count("DELETE") == 2
    assert [how for how, _ in public][-2:] == ["PATCH", "PATCH"]
    assert public[-1][1].endswith(f"/channels/{playing.table.row.channel_id}")


async def test_who_sat_there_is_told(house: House) -> None:
    playing = await party(house, "bruno", "carla", "dino", game="piedicavallo")
    bruno, carla, dino = playing.guests
    await bruno.press(panel := await panel_of(bruno, playing.lobby, "Join"), "Change seat")
    closer = await house.guest("ada", playing.opener.place)
    asked = (await press_in(closer, playing.lobby, "Table…", "Close")).message
    assert asked is not None
    await closer.press(asked, "Close the table")
    # A panel is changed in place; who pressed the lobby itself is told in a message of their own.
    told = says("This table has been closed.")
    assert (await bruno.until(told))["id"] == panel["id"]
    for guest in (carla, dino):
        assert is_private(await guest.until(told))
    await settle(house)
    assert playing.table._state.hands == {}


async def test_a_lobby_in_the_channel_goes(house: House) -> None:
    playing = await party(house, "ada", place="here")
    await close(playing)
    await playing.opener.until_gone(playing.lobby)


async def test_a_lobby_that_nobody_used_goes(house: House) -> None:
    playing = await party(house, "ada")
    house.loopback.clock.advance(1801)
    await playing.opener.until_gone(playing.lobby)
    await settle(house)
    assert text_of(await card_of(house, playing)) == CLOSED


async def test_a_table_that_a_moderator_ended_in_its_lobby_goes(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await playing.table.change(ending.abandon)
    await playing.opener.until_gone(playing.lobby)


async def test_a_rematch_takes_only_its_own_messages_away(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start()
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await playing.finish()
    result = await playing.opener.until(is_result)
    await settle(house)
    card = await card_of(house, playing)
    await playing.opener.press(result, "Rematch")
    again = Party(house, house.newest_table(playing.opener.place), playing.guests, {})
    again.lobby = await playing.opener.until(lambda m: has_button(m, "Ready"))
    await settle(house)
    assert text_of(await card_of(house, playing)) != text_of(card)
    await close(again)
    await playing.opener.until_gone(again.lobby)
    same = await card_of(house, playing)
    assert (text_of(same), buttons(same)) == (text_of(card), buttons(card))
    thread = thread_of(house, playing)
    assert (thread["archived"], thread["auto_archive_duration"]) == (False, 60)
    assert await playing.opener.until(is_result) == result


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno")
            await invited(before)
            await house.boards.close()
            await before.table.change(
                lobby.close, before.opener.user_id, may_manage=False, sure=True
            )
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            await ada.until_gone(before.lobby)
            await house.running.services.invitations.rest()
            await settle(house)
            assert await left_in(ada) == []
            assert text_of(await card_of(house, before)) == CLOSED
            assert thread_of(house, before)["archived"]
            assert await house.hub.unshown() == ()


@pytest.mark.parametrize("how", ["archived", "deleted by hand", "thread deleted"])
async def test_nothing_stands_in_its_way(house: House, how: str) -> None:
    playing = await party(house, "ada")
    world = house.loopback.world
    if how == "archived":
        mark(world, world.channels[str(playing.table.row.channel_id)], archived=True, locked=False)
    elif how == "deleted by hand":
        place = house.bot.get_partial_messageable(playing.table.row.channel_id)
        await place.get_partial_message(int(playing.lobby["id"])).delete()
    else:
        remove(world, world.channels[str(playing.table.row.channel_id)])
    await close(playing)
    assert text_of(await card_of(house, playing)) == CLOSED
    assert await house.hub.unshown() == ()
    assert not house.boards._boards


async def test_it_is_tried_until_it_is_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.press.outages.RETRY_S", 0.05)
    playing = await party(house, "ada")
    async with fault(house, "cut", "DELETE /channels/{c}/messages/{m}", times=2):
        await close(playing)
    await playing.opener.until_gone(playing.lobby)
    assert house.traffic.count()[DELETE] >= 1


async def test_as_long_as_it_stays_the_card_has_no_way_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.press.outages.RETRY_S", 0.05)
    playing = await party(house, "ada", "bruno")
    dino = await house.guest("dino", TABLES)
    async with fault(house, "cut", "DELETE /channels/{c}/messages/{m}"):
        await playing.table.change(lobby.close, playing.opener.user_id, may_manage=False, sure=True)
        card = await dino.until(lambda m: text_of(m) == CLOSED)
        assert int(card["id"]) == playing.table.row.channel_id
        assert buttons(card) == []
        assert not thread_of(house, playing)["archived"]
    await playing.opener.until_gone(playing.lobby)
    await settle(house)
    assert thread_of(house, playing)["archived"]


async def test_a_call_goes_once_nobody_is_kept_a_seat_for(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invited(playing)
    call = await playing.opener.until(says("would like to play"))
    await playing.table.change(inviting.release_all, playing.opener.user_id)
    await playing.opener.until_gone(call)
    assert playing.table.in_lobby
    assert await playing.opener.until(is_lobby)


async def test_threads_are_told_apart_by_their_names(house: House) -> None:
    playing = await party(house, "ada", language="de")
    name = house.loopback.world.channels[str(playing.table.row.channel_id)]["name"]
    assert name.startswith("Scarto · Ada · ")
    assert name.endswith(".") or name[-3:].isalpha()


# Panels that are left behind.


async def until_closed(guest: Guest, panel: Json, text: str) -> None:
    """Returns once the panel says this and has no button any more."""
    await guest.until(lambda m: m["id"] == panel["id"] and text_of(m) == text and not buttons(m))


async def test_panels_say_that_the_match_has_started(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    dino = await house.guest("dino", ada.place)
    left = [(dino, await panel_of(dino, playing.lobby, "Table…"))]
    left += [(ada, await panel_of(ada, playing.lobby, "Start"))]
    asked = await panel_of(bruno, playing.lobby, "Start")
    await bruno.press(asked, "Start with computers")
    for guest, panel in left:
        await until_closed(guest, panel, "The match has started.")
    await bruno.until_gone(asked)
    await settle(house)
    assert playing.table._state.panels == ()


Press = Callable[[Guest, Json], Awaitable[Outcome]]


def button(label: str) -> Press:
    """Presses the button with this label in a panel."""
    return lambda guest, panel: guest.press(panel, label)


async def chosen_options(guest: Guest, panel: Json) -> Outcome:
    """Sends the form of the options as it is."""
    return await fill(guest, await guest.press(panel, "Options"))


async def cut_pack(guest: Guest, panel: Json) -> Outcome:
    """Cuts the pack with a word."""
    return await guest.person.fill(await guest.press(panel, "Cut the pack"), {"word": "aria"})


async def another_language(guest: Guest, panel: Json) -> Outcome:
    """Has the table speak German."""
    [select] = [s for s in selects(panel) if s["custom_id"].startswith("language:")]
    return await guest.person.choose(panel, select["custom_id"], ["de"])


IN_PANELS: tuple[tuple[str, Press], ...] = (
    ("Computers", button("Add 🤖+")),
    ("Table…", button("Change seat")),
    ("Table…", chosen_options),
    ("Table…", cut_pack),
    ("Table…", another_language),
    ("Join", button("Change seat")),
)
"""What can be pressed in the panels of a lobby, and shows the panel again."""


@pytest.mark.parametrize("apart_s", [0, TOKEN_S], ids=["at once", "much later"])
@pytest.mark.parametrize(("label", "press"), IN_PANELS)
async def test_no_panel_is_left_live_whatever_was_pressed_in_it(
    unhurried: House, label: str, press: Press, apart_s: int
) -> None:
    playing = await party(unhurried, "ada", "bruno")
    ada, bruno = playing.guests
    panel = await panel_of(bruno, playing.lobby, label)
    unhurried.loopback.clock.advance(apart_s)
    # Their newest token belongs to another panel in the end.
    other = await panel_of(bruno, playing.lobby, "Table…")
    assert (await press(bruno, panel)).status == "answered"
    await cut_pack(bruno, other)
    await playing.table.change(lobby.start, ada.user_id, "normal", sure=True)
    await bruno.until(lambda m: m["id"] == panel["id"] and not buttons(m))
    await bruno.until_gone(other)
    assert [m for m in bruno.seen.values() if is_private(m) and buttons(m)] == [
        await bruno.until_hand()
    ]


async def test_what_can_be_done_in_a_match_is_not_offered_when_it_is_over(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    ada, bruno, carla = playing.guests
    board = await ada.until(is_board)
    more = (await ada.press(board, "More")).message
    scores = await press_more(bruno, board, "Scores")
    read = await press_more(carla, board, "Rules")
    assert more is not None
    assert scores.message is not None
    assert read.message is not None
    await playing.table.change(ending.abandon)
    over = texts_for("en").say("table-table-over")
    for guest, panel in ((ada, more), (bruno, scores.message)):
        await until_closed(guest, panel, over)
    # What somebody reads is not taken from them.
    await house.boards.of(playing.table).rest()
    assert text_of(await carla.person.message(read.message)) == text_of(read.message)


async def test_panels_say_that_the_table_was_closed_even_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno")
            panel = await panel_of(before.guests[1], before.lobby, "Computers")
        async with playing_house(tmp_path, loopback=loopback) as house:
            table = await house.table()
            await table.change(lobby.close, before.opener.user_id, may_manage=False, sure=True)
            bruno = await house.guest("bruno", before.opener.place)
            await until_closed(bruno, panel, "This table has been closed.")


async def test_a_question_goes_when_the_table_has_ended(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    board = await playing.opener.until(is_board)
    scores = (await press_more(playing.opener, board, "Scores")).message
    assert scores is not None
    asked = (await playing.opener.press(scores, "Abandon")).message
    assert asked is not None
    await playing.table.change(ending.abandon)
    await until_closed(playing.opener, asked, "This table has ended.")
