"""Opening tables and sitting down, and what is refused there."""

import asyncio

import pytest

from bot.loopback.person import NotPossible, buttons, images, is_private
from bot.players.levels import named
from bot.tables.decisions.lobby import speak
from bot.texts import texts_for
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.parts import button, layout_of, row
from cogs.lobby import ids
from cogs.lobby.panels_layout import fairness_panel, help_panel
from tests.cogs.commands.support.filling import fill
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import has_button, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import (
    ADD,
    COMPUTER,
    add_computers,
    is_lobby,
    panel_of,
    party,
    press_in,
)
from tests.cogs.support.rights import without
from tests.cogs.support.traffic import CALLBACK, FRAME, INVITATION
from tests.loopback.support.controls import control

OLDER = (
    TableAction.MOVE,
    TableAction.LEAVE,
    TableAction.REMOVE_COMPUTER,
    TableAction.CUT,
)
"""Buttons that once stood on the lobby itself."""


async def test_a_match_can_be_played(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    for _ in range(6):
        await playing.act_and_see()


async def test_a_table_can_be_opened_in_the_channel_itself(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla", place="here")
    assert playing.opener.place == str(playing.table.row.channel_id)
    await playing.start_playing()
    await playing.act_and_see()


# The command.


async def test_an_unknown_game(house: House) -> None:
    ada = await house.guest("ada")
    async with nothing_changes(house):
        sentence = told(await ada.command("tarocchi new", game="po*ker"))
    assert sentence.startswith("There is no game called po\\*ker. The games are: ")
    assert "Scarto" in sentence


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            "top_trumps=world",
            "This game has no option called top\\_trumps. Its options are: "
            "Highest trump (`top_trump`), ",
        ),
        (
            "top_trump=moon",
            "Highest trump (`top_trump`): moon is not possible. "
            "It can be: Angel (20) (`angel`) or World (21) (`world`).",
        ),
        ("top_trump", "Highest trump (`top_trump`): — is not possible."),
        ("=world", "This game has no option called —. Its options are: "),
    ],
)
async def test_options_that_cannot_be(house: House, options: str, sentence: str) -> None:
    ada = await house.guest("ada")
    async with nothing_changes(house):
        said = told(await ada.command("tarocchi new", game="scarto", options=options))
    assert said.startswith(sentence)


async def test_options_stand_in_the_lobby(house: House) -> None:
    playing = await party(house, "ada", options="top_trump=world")
    assert "**Rules** · Highest trump: World (21)" in text_of(playing.lobby)


async def test_choices_while_typing(house: House) -> None:
    ada = await house.guest("ada")
    games = await ada.person.autocomplete(ada.place, "tarocchi new", "game", game="sc")
    assert [choice["value"] for choice in games] == ["scarto"]
    offered = await ada.person.autocomplete(
        ada.place, "tarocchi new", "options", game="scarto", options="top"
    )
    assert [choice["value"] for choice in offered] == ["top_trump=world"]
    for unknown in ({"game": "poker", "options": "top"}, {"game": "scarto", "options": "x=y "}):
        assert await ada.person.autocomplete(ada.place, "tarocchi new", "options", **unknown) == []


# The place.


async def test_where_no_thread_can_be_made_the_table_is_in_the_channel(house: House) -> None:
    ada = await house.guest("ada", "no-threads")
    outcome = await ada.command("tarocchi new", game="scarto")
    assert outcome.message is not None
    assert "I couldn’t create a thread" in text_of(outcome.message)
    assert has_button(outcome.message, "Join")


async def test_a_thread_that_fails_leaves_the_table_in_the_channel(house: House) -> None:
    ada = await house.guest("ada")
    # The right was there when the command came, and is gone when the thread is made.
    limit = {"route": "POST /channels/{c}/messages/{m}/threads", "retry_after": 0, "times": 9}
    await control(house.loopback, "limit", **limit)
    outcome = await ada.command("tarocchi new", game="scarto")
    assert outcome.status == "answered"
    lobby = await ada.until(is_lobby)
    assert "I couldn’t create a thread" in text_of(lobby)


@pytest.mark.parametrize(
    ("right", "named"),
    [("attach_files", "Attach Files"), ("send_messages", "Send Messages")],
)
async def test_where_a_right_is_missing_it_is_named(house: House, right: str, named: str) -> None:
    ada = await house.guest("ada")
    await without(house, right)
    async with nothing_changes(house):
        sentence = told(await ada.command("tarocchi new", game="scarto"))
    assert f"“{named}”" in sentence


async def test_in_a_thread_the_table_stays_there(house: House) -> None:
    first = await party(house, "ada")
    outcome = await first.opener.command("tarocchi new", game="scarto")
    assert outcome.message is not None
    assert is_lobby(outcome.message)
    assert outcome.message["channel_id"] == first.opener.place


# Seats.


async def test_a_full_table(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    carla = await house.guest("carla", playing.opener.place)
    async with nothing_changes(house):
        assert told(await carla.press(playing.lobby, "Leave")) == "All seats are taken."
        panel = await panel_of(playing.opener, playing.lobby, "Computers")
        with pytest.raises(NotPossible):
            await playing.opener.press(panel, ADD)


async def test_a_panel_that_is_behind(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    panels = [await panel_of(guest, playing.lobby, "Computers") for guest in playing.guests]
    ada, bruno = playing.guests
    await ada.press(panels[0], ADD)
    async with nothing_changes(house):
        assert told(await bruno.press(panels[1], ADD)) == "All seats are taken."


async def test_the_buttons_of_a_lobby(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    lobby = await playing.opener.until(says("**Bruno**"))
    labels = [button["label"] for button in buttons(lobby)]
    assert labels == ["Join", "Start", "Computers", "Table…", "?", "Call players", "Call me"]
    await add_computers(playing.opener, playing.lobby)
    lobby = await playing.opener.until(is_lobby)
    labels = [button["label"] for button in buttons(lobby)]
    assert labels == ["Leave", "Start", "Computers", "Table…", "?", "Call me"]


async def test_a_button_is_called_what_stands_on_it_by_who_reads_another_language(
    house: House,
) -> None:
    playing = await party(house, "ada", computers=2)
    table, german = playing.table, texts_for("de")
    await table.change(speak, playing.opener.user_id, "it")
    told = text_of(
        {
            "content": "",
            "embeds": [],
            "components": help_panel(table, german, learn=True).to_components(),
        }
    )
    assert "Drück auf *Partecipa*" in told
    assert "Unter *Tavolo…*" in told
    told = text_of(
        {"content": "", "embeds": [], "components": fairness_panel(table, german).to_components()}
    )
    assert "bei *Altro*" in told


async def test_computers_come_and_go_in_their_panel(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    ada = playing.opener
    panel = await panel_of(ada, playing.lobby, "Computers")
    assert "**Computers:** 2. Empty seats: 0." in text_of(panel)
    outcome = await ada.press(panel, "−")
    assert outcome.message is not None
    assert outcome.message["id"] == panel["id"]
    assert "**Computers:** 1. Empty seats: 1." in text_of(outcome.message)
    await ada.until(lambda m: is_lobby(m) and text_of(m).count(COMPUTER) == 1)


async def test_computers_of_each_level_are_told_apart(house: House) -> None:
    playing = await party(house, "ada")
    panel = await panel_of(playing.opener, playing.lobby, "Computers")
    assert "🤖 easy: makes mistakes" in text_of(panel)
    # No process thinks in this house.
    assert not has_button(panel, "Add 🤖★")
    await playing.opener.press(panel, "Add 🤖")
    await playing.opener.press(panel, ADD)
    lobby = await playing.opener.until(lambda m: is_lobby(m) and text_of(m).count(COMPUTER) == 2)
    easy, normal = playing.table.seating.sitters[1:]
    assert (easy.computer, normal.computer) == (named("easy"), named("normal"))
    assert f"2. {easy.name} 🤖\n3. {normal.name} 🤖+" in text_of(lobby)


async def test_a_level_that_is_not_on_offer(house: House) -> None:
    playing = await party(house, "ada")
    table, lobby = playing.table, playing.lobby["id"]
    layout = layout_of(row([button(ids.AddComputer(table.id, "strong"), "strong")]))
    place = house.bot.get_partial_messageable(table.row.channel_id)
    await place.get_partial_message(int(lobby)).edit(view=layout, attachments=[])
    async with nothing_changes(house):
        said = told(await playing.opener.press(lobby, "strong"))
    assert said == "Computers of this level can’t be added here."


async def test_another_seat(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada = playing.opener
    for panel in ("Join", "Table…"):
        before = playing.table.seating.seat_of(ada.user_id)
        outcome = await press_in(ada, playing.lobby, panel, "Change seat")
        assert outcome.message is not None
        assert has_button(outcome.message, "Change seat")
        after = playing.table.seating.seat_of(ada.user_id)
        assert after != before
        await ada.until(says(f"{after + 1}. **Ada**"))


async def test_buttons_of_an_older_lobby(house: House) -> None:
    # The lobby of a table that was opened before buttons moved into panels.
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    table, lobby = playing.table, playing.lobby["id"]
    older = [button(TableButton(table.id, action), action) for action in OLDER]
    layout = layout_of(row([*older, button(ids.AddComputer(table.id), "add")]))
    place = house.bot.get_partial_messageable(table.row.channel_id)
    await place.get_partial_message(int(lobby)).edit(view=layout, attachments=[])
    outcome = await ada.press(lobby, "add")
    assert outcome.message is not None
    assert (outcome.message["id"], is_lobby(outcome.message)) == (lobby, True)
    assert COMPUTER in text_of(outcome.message)
    await place.get_partial_message(int(lobby)).edit(view=layout, attachments=[])
    outcome = await bruno.press(lobby, "leave")
    assert outcome.message is not None
    assert is_lobby(outcome.message)
    assert "Bruno" not in text_of(outcome.message)


async def test_panels_go_when_the_cards_come(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    seat = (await press_in(bruno, playing.lobby, "Join", "Change seat")).message
    assert seat is not None
    computers = await add_computers(ada, playing.lobby)
    await playing.start()
    await ada.until_gone(computers)
    await bruno.until_gone(seat)


# Why fair?


async def test_the_fingerprint_is_short_and_behind_why_fair_whole(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    fingerprint = playing.table.commitment
    [line] = [line for line in text_of(playing.lobby).splitlines() if "Why fair?" in line]
    assert fingerprint[:16] in line
    assert len(line.replace("`", "").replace("*", "").removeprefix("-# ")) < 45
    stranger = await house.guest("dino", playing.opener.place)
    outcome = await press_in(stranger, playing.lobby, "?", "Why fair?")
    assert f"`{fingerprint}`" in told(outcome)
    outcome = await playing.opener.press(playing.lobby, "Start")
    assert outcome.message is not None
    assert f"`{fingerprint}`" in text_of(outcome.message)


async def test_the_rules_behind_the_question_mark(house: House) -> None:
    playing = await party(house, "ada", game="ottocento")
    outcome = await press_in(playing.opener, playing.lobby, "?", "Rules")
    assert outcome.message is not None
    assert "Ottocento" in text_of(outcome.message)


async def test_who_sits_already(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    async with nothing_changes(house):
        for guest in playing.guests:
            panel = await panel_of(guest, playing.lobby, "Join")
            assert text_of(panel) == "You are already sitting at this table."
            assert has_button(panel, "Leave")


async def test_everybody_joins_at_once(house: House) -> None:
    playing = await party(house, "ada")
    names = ("bruno", "carla", "dino", "elena", "fabio")
    others = [await house.guest(name, playing.opener.place) for name in names]
    outcomes = await asyncio.gather(*(guest.press(playing.lobby, "Join") for guest in others))
    seated = [
        o for o in outcomes if o.message is not None and o.message["id"] == playing.lobby["id"]
    ]
    refused = [told(o) for o in outcomes if o not in seated]
    assert len(seated) == 2
    assert refused == ["All seats are taken."] * 3
    assert not playing.table.seating.free


@pytest.mark.parametrize(
    "path",
    [("Table…", "Change seat"), ("Table…", "Cut the pack"), ("Computers",), ("Start",)],
    ids=lambda path: path[-1],
)
async def test_who_does_not_sit_here(house: House, path: tuple[str, ...]) -> None:
    playing = await party(house, "ada", computers=1)
    stranger = await house.guest("dino", playing.opener.place)
    async with nothing_changes(house):
        message = playing.lobby
        for panel in path[:-1]:
            message = await panel_of(stranger, message, panel)
        sentence = told(await stranger.press(message, path[-1]))
    assert sentence == "You are not sitting at this table."


async def test_no_computer_to_send_away(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    panels = [await panel_of(guest, playing.lobby, "Computers") for guest in playing.guests]
    ada, bruno = playing.guests
    await ada.press(panels[0], "−")
    async with nothing_changes(house):
        sentence = told(await bruno.press(panels[1], "−"))
    assert sentence == "No computer is sitting at this table."


async def test_leaving_and_coming_back(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    bruno = playing.guests[1]
    assert told(await press_in(bruno, playing.lobby, "Join", "Leave")) == "You have left the table."
    await bruno.until(lambda m: is_lobby(m) and "Bruno" not in text_of(m))
    lobby = (await bruno.press(playing.lobby, "Join")).message
    assert lobby is not None
    assert "Bruno" in text_of(lobby)


async def test_the_last_to_leave_closes_the_table(house: House) -> None:
    playing = await party(house, "ada")
    sentence = told(await press_in(playing.opener, playing.lobby, "Join", "Leave"))
    assert sentence == "Everyone has left, so this table was closed."
    await playing.opener.until_gone(playing.lobby)
    assert playing.table.over


# Cutting the pack.


async def test_a_word_that_fits(house: House) -> None:
    playing = await party(house, "ada")
    form = await press_in(playing.opener, playing.lobby, "Table…", "Cut the pack")
    assert form.status == "modal"
    outcome = await playing.opener.person.fill(form, {"word": "aria"})
    assert outcome.message is not None
    assert is_private(outcome.message)
    await playing.opener.until(lambda m: is_lobby(m) and "✂️" in text_of(m))
    assert playing.table.seating.words == ("aria",)


async def test_a_word_that_is_too_long(house: House) -> None:
    playing = await party(house, "ada")
    form = await press_in(playing.opener, playing.lobby, "Table…", "Cut the pack")
    async with nothing_changes(house):
        sentence = told(await playing.opener.person.fill(form, {"word": "à" * 33}))
    assert sentence == "That word is too long. It can have at most 64 bytes."


async def test_a_form_for_a_table_that_is_gone(house: House) -> None:
    playing = await party(house, "ada")
    form = await press_in(playing.opener, playing.lobby, "Table…", "Cut the pack")
    await press_in(playing.opener, playing.lobby, "Table…", "Close")
    async with nothing_changes(house):
        sentence = told(await playing.opener.person.fill(form, {"word": "aria"}))
    assert sentence == "This table has ended."


async def test_a_form_once_the_match_began(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    form = await press_in(playing.opener, playing.lobby, "Table…", "Cut the pack")
    await playing.start()
    sentence = told(await playing.opener.person.fill(form, {"word": "aria"}))
    assert sentence == "The match has already started."
    assert playing.table.seating.words == ()


# The picture.


async def test_each_press_shows_who_sits_in_a_picture_of_its_own(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    [before] = images(await playing.opener.until(is_lobby))
    assert before["description"].endswith("Seat 1: Ada. Seat 2: Bruno. Seat 3: free.")
    await house.running.services.invitations.rest()
    since = len(house.traffic.calls)

    await add_computers(playing.opener, playing.lobby)

    lobby = await playing.opener.until(is_lobby)
    [picture] = images(lobby)
    assert "Seat 3: Celeste, computer, normal." in picture["description"]
    assert (picture["filename"], lobby["attachments"]) == ("lobby.png", [])
    assert picture["url"] != before["url"]
    await house.running.services.invitations.rest()
    assert house.traffic.count(since) == {CALLBACK: 2, FRAME: 1, INVITATION: 1}


async def test_the_picture_goes_when_the_match_begins(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    outcome = await playing.opener.press(playing.lobby, "Start")
    assert outcome.message is not None
    assert images(outcome.message) == []


@pytest.mark.parametrize("chooses", [True, False], ids=["a choice of rules", "a press"])
async def test_where_files_may_not_be_sent_any_more_the_lobby_is_words(
    house: House, chooses: bool
) -> None:
    playing = await party(house, "ada")
    await without(house, "attach_files")
    if chooses:
        form = await press_in(playing.opener, playing.lobby, "Table…", "Options")
        await fill(playing.opener, form, top_trump="world")
    else:
        await press_in(playing.opener, playing.lobby, "Computers", ADD)
    lobby = await playing.opener.until(lambda m: is_lobby(m) and not images(m))
    assert ("Highest trump: World" if chooses else "Bartolo") in text_of(lobby)


# Starting and closing.


async def test_a_start_with_empty_seats_asks_for_computers(house: House) -> None:
    playing = await party(house, "ada")
    async with nothing_changes(house):
        asked = (await playing.opener.press(playing.lobby, "Start")).message
    assert asked is not None
    assert "There are still empty seats." in text_of(asked)
    assert (await playing.opener.press(asked, "Start with computers")).status == "answered"
    await playing.opener.until_hand()
    await playing.opener.until_gone(asked)
    assert [each.computer for each in playing.table.seating.sitters[1:]] == [named("normal")] * 2


async def test_one_press_fills_the_table_with_computers(house: House) -> None:
    playing = await party(house, "ada", game="tarocco-francese")
    panel = await panel_of(playing.opener, playing.lobby, "Computers")
    full = (await playing.opener.press(panel, "Fill 🤖+")).message
    assert full is not None
    assert "Empty seats: 0." in text_of(full)
    assert not has_button(full, "Fill 🤖+")


async def test_two_people_start_at_once(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    # Her first press at the table; the others have made theirs, by which a hand can be sent.
    await playing.opener.press(playing.lobby, "?")
    outcomes = await asyncio.gather(
        *(guest.press(playing.lobby, "Start") for guest in playing.guests)
    )
    late = [o for o in outcomes if o.message and o.message["id"] != playing.lobby["id"]]
    assert [told(outcome) for outcome in late] == ["The match has already started."] * 2
    for guest in playing.guests:
        await guest.until_hand()
    assert await began(playing.house) == 1


async def began(house: House) -> int:
    """How many deals were begun at the first table."""
    [(count,)] = await house.database.reading.execute_fetchall(
        "SELECT count(*) FROM events WHERE table_id = 1 AND kind = 'DealBegan'"
    )
    return int(count)


async def test_who_may_not_close(house: House) -> None:
    playing = await party(house, "bruno", "carla")
    async with nothing_changes(house):
        sentence = told(await press_in(playing.guests[1], playing.lobby, "Table…", "Close"))
    assert sentence == "Only the person who opened this table, or a moderator, can close it."


@pytest.mark.parametrize("name", ["bruno", "ada"], ids=["opener", "owner of the server"])
async def test_who_may_close(house: House, name: str) -> None:
    playing = await party(house, "bruno", "carla")
    closer = await house.guest(name, playing.opener.place)
    asked = (await press_in(closer, playing.lobby, "Table…", "Close")).message
    assert asked is not None
    assert playing.table.in_lobby
    assert "Carla" in text_of(asked)
    sentence = told(await closer.press(asked, "Close the table"))
    assert sentence == "This table has been closed."
    await closer.until_gone(playing.lobby)
    assert playing.table.over
