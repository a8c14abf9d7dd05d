"""What moderators see and choose: for them alone, and never a hand."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.loopback.person import Outcome, is_private, selects
from bot.players.levels import named
from bot.texts import texts_for
from cogs.admin import ids as admin_ids
from cogs.admin.layout import choices_in_words
from cogs.layouts.parts import button, layout_of, row
from cogs.lobby import ids
from data.choices.servers import ServerChoices, Servers
from tests.cogs.commands.support.filling import choose, fill, following, set_for_server
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, says, text_of
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import party
from tests.loopback.support.controls import control

Json = dict[str, Any]
MODERATOR, MEMBER = "ada", "bruno"


async def answer(guest: Guest, command: str, **options: Any) -> Json:
    """What the command tells the person, who alone sees it."""
    outcome = await guest.command(f"tarocchi-admin {command}", **options)
    assert outcome.message is not None, outcome
    assert is_private(outcome.message)
    return outcome.message


def said_of(sent: Outcome) -> str:
    """What the moderator is told of a form, alone."""
    assert sent.message is not None, sent
    assert is_private(sent.message)
    return text_of(sent.message)


async def test_only_moderators_are_offered_the_commands(house: House) -> None:
    for name, offered in ((MODERATOR, True), (MEMBER, False)):
        guest = await house.guest(name)
        commands = {command["name"] for command in await guest.person.commands(guest.place)}
        assert ("tarocchi-admin" in commands) is offered, name
        assert "tarocchi" in commands


async def test_tables_are_listed_and_ended(house: House, caplog: pytest.LogCaptureFixture) -> None:
    playing = await party(house, "bruno", "carla", computers=1)
    await playing.start_playing()
    ada = await house.guest(MODERATOR)
    caplog.set_level("INFO")

    panel = await answer(ada, "tables")
    assert "Bruno" in text_of(panel)
    assert f"<#{playing.table.row.channel_id}>" in text_of(panel)
    hand = playing.table.view_of(playing.opener.user_id).hand
    assert not [card for card in hand if card.code in text_of(panel)]
    assert "has been ended" in text_of(await end(ada, panel, playing.table.id))
    assert playing.table.over
    done = f"ended table={playing.table.id} server={playing.table.row.guild_id}"
    assert f"moderator {ada.user_id} {done}" in caplog.text


async def test_a_role_that_the_owner_adds_ends_tables_too(house: House) -> None:
    playing = await party(house, "carla", "dino", computers=1)
    await control(house.loopback, "command", command="tarocchi-admin", who=MEMBER, allowed=True)
    bruno = await house.guest(MEMBER)
    panel = await answer(bruno, "tables")
    await end(bruno, panel, playing.table.id)
    assert playing.table.over


async def test_a_list_of_tables_cannot_be_used_for_long(house: House) -> None:
    # Only Discord knows who may run the command; it looks when that is done.
    playing = await party(house, "bruno", "carla", computers=1)
    ada = await house.guest(MODERATOR)
    panel = await answer(ada, "tables")
    house.loopback.clock.advance(301)
    [select] = selects(panel)
    await ada.person.choose(panel, select["custom_id"], [str(playing.table.id)])
    await ada.until(says("Run the command again"))
    assert not playing.table.over


async def end(guest: Guest, panel: Json, table: int) -> Json:
    """Chooses a table in the list and confirms that it is to end."""
    [select] = selects(panel)
    outcome = await guest.person.choose(panel, select["custom_id"], [str(table)])
    assert outcome.message is not None
    assert "End this table?" in text_of(outcome.message)
    done = await guest.press(outcome.message, "End the table")
    assert done.message is not None
    return done.message


async def test_choices_are_kept_and_taken_back(tmp_path: Path) -> None:
    async with playing_house(tmp_path) as house:
        ada = await house.guest(MODERATOR)
        said = said_of(await set_for_server(ada, game="ottocento", computers=False))
        assert "Game offered first: Ottocento" in said
        assert "Computers may sit at tables: no" in said
        guild = house.bot.guilds[0].id
    async with playing_house(tmp_path) as house:
        kept = await Servers(house.database).of(guild)
        assert kept == ServerChoices(game="ottocento", computers=False)
        ada = await house.guest(MODERATOR)
        said = said_of(await set_for_server(ada, game="-", computers=True))
        assert "Game offered first: not chosen" in said
        assert "Computers may sit at tables: yes" in said


async def test_the_game_of_the_server_is_offered_first(house: House) -> None:
    ada = await house.guest(MODERATOR)
    await set_for_server(ada, game="terziglio")
    offered = await ada.person.autocomplete(ada.place, "tarocchi new", "game", game="")
    assert [choice["value"] for choice in offered[:2]] == ["terziglio", "scarto"]
    assert len(offered) == len(GAMES)


async def test_two_moderators_keep_what_each_has_changed(house: House) -> None:
    await control(house.loopback, "command", command="tarocchi-admin", who=MEMBER, allowed=True)
    ada, bruno = await house.guest(MODERATOR), await house.guest(MEMBER)
    hers = await ada.command("tarocchi-admin settings")
    his = await bruno.command("tarocchi-admin settings")
    await fill(ada, hers, clock="slow", game="ottocento")
    said = said_of(await fill(bruno, his, clock="fast", level="easy"))
    assert "Changed in the meantime, so it stays as it is now: Clock of new tables." in said
    kept = await Servers(house.database).of(house.bot.guilds[0].id)
    assert kept == ServerChoices(game="ottocento", clock="slow", level="easy")


async def test_the_pages_are_for_who_has_run_the_command_just_now(house: House) -> None:
    ada, bruno = await house.guest(MODERATOR), await house.guest(MEMBER)
    form = await ada.command("tarocchi-admin settings")
    sent = await fill(ada, form, level="easy")
    late = await following(ada, sent)
    house.loopback.clock.advance(901)
    refused = told(await fill(ada, late, lobbies="1"))
    assert "Run the command again" in refused
    assert sent.message is not None
    assert "Run the command again" in told(
        await ada.person.press(sent.message, str(admin_ids.OpenServer(1)))
    )
    menu = await bruno.person.forge_press(
        (await party(house, MEMBER)).lobby, str(admin_ids.OpenServer(0))
    )
    assert told(menu) == "That button no longer works."
    kept = await Servers(house.database).of(house.bot.guilds[0].id)
    assert kept == ServerChoices(level="easy")


async def test_computers_play_on_the_level_of_the_server_where_nobody_chooses_one(
    house: House,
) -> None:
    ada = await house.guest(MODERATOR)
    said = said_of(await set_for_server(ada, level="easy"))
    assert "Level of computers where nobody chooses one: easy" in said
    assert await level_without_choice(house) == named("easy")


async def level_without_choice(house: House) -> str | None:
    """The level of a computer that is seated by a button from before there were levels."""
    playing = await party(house, "bruno")
    layout = layout_of(row([button(ids.AddComputer(playing.table.id), "+")]))
    place = house.bot.get_partial_messageable(playing.table.row.channel_id)
    await place.get_partial_message(int(playing.lobby["id"])).edit(view=layout, attachments=[])
    await playing.opener.press(playing.lobby["id"], "+")
    _, added = playing.table.seating.sitters
    return added.computer


async def test_a_level_of_the_server_that_the_host_has_switched_off_is_not_used(
    tmp_path: Path,
) -> None:
    async with playing_house(tmp_path, replace(QUICK, search="on")) as house:
        said = said_of(await set_for_server(await house.guest(MODERATOR), level="strong"))
        assert "Level of computers where nobody chooses one: strong" in said
    async with playing_house(tmp_path) as house:
        assert await level_without_choice(house) == named("normal")


async def test_no_computers(house: House) -> None:
    ada = await house.guest(MODERATOR)
    await set_for_server(ada, computers=False)
    playing = await party(house, "bruno")
    outcome = await playing.opener.press(playing.lobby, "Computers")
    assert outcome.message is not None
    assert "played without computers" in text_of(outcome.message)


async def test_tables_open_with_the_clock_of_the_server(house: House) -> None:
    ada = await house.guest(MODERATOR)
    assert "Clock of new tables: relaxed" in said_of(await set_for_server(ada))
    said = said_of(await set_for_server(ada, clock="slow"))
    assert "Clock of new tables: slow (a day a move)" in said
    assert (await party(house, "bruno")).table.setup.clock == "slow"
    assert (await party(house, "bruno", clock="fast")).table.setup.clock == "fast"
    await set_for_server(ada)
    assert (await party(house, "bruno")).table.setup.clock == "slow"


async def set_for_game(guest: Guest, game: str, **answers: str | bool) -> str:
    """Changes what is usual in a game on the server; returns what the moderator is told."""
    opened = await guest.command("tarocchi-admin game", game=game)
    return said_of(await choose(guest, opened, **answers))


async def test_tables_open_with_the_options_and_the_pack_of_the_server(house: House) -> None:
    ada = await house.guest(MODERATOR)
    before = (await party(house, "bruno", game="ottocento")).table
    said = await set_for_game(ada, "ottocento", preset="straight")
    assert "Usual options of Ottocento · Straight-rank" in said
    usual = (await party(house, "carla", game="ottocento")).table
    assert usual.game.options.preset == "straight"
    own = (await party(house, "dino", game="ottocento", options="bologna")).table
    assert own.game.options.preset == before.game.options.preset == "bologna"
    assert "Usual options" not in await set_for_game(ada, "ottocento", preset="bologna")

    said = await set_for_game(ada, "scarto", pack="nouveau")
    assert "Usual cards of Scarto: " in said
    assert (await party(house, "elena")).table.setup.drawing == "nouveau"
    assert (await party(house, "elena", pack="piemontese")).table.setup.drawing == "piemontese"
    await set_for_game(ada, "scarto", pack="piemontese")
    assert (await party(house, "fabio")).table.setup.drawing == "piemontese"
    assert await Servers(house.database).of(house.bot.guilds[0].id) == ServerChoices()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The match ends: after four deals"),
        ("it", "La partita finisce: dopo quattro smazzate"),
        ("fr", "Fin de la partie : après quatre donnes"),
        ("de", "Ende der Partie: nach vier Runden"),
    ],
)
def test_usual_options_are_said_in_the_words_of_the_reader(language: str, words: str) -> None:
    choices = ServerChoices(options={"ottocento": "length=four_deals"})
    assert words in choices_in_words(choices, texts_for(language)).replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_usual_options_that_a_game_has_no_more_are_said_as_they_were_stored() -> None:
    choices = ServerChoices(options={"ottocento": "length=forever"})
    assert "`length=forever`" in choices_in_words(choices, texts_for("en"))


async def test_an_unknown_game_has_no_form(house: House) -> None:
    ada = await house.guest(MODERATOR)
    assert "poker" in text_of(await answer(ada, "game", game="poker"))


async def test_what_a_moderator_changes_is_logged(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    ada = await house.guest(MODERATOR)
    await set_for_game(ada, "scarto", top_trump="world")
    await set_for_server(ada, lobbies="2")
    guild = house.bot.guilds[0].id
    lines = [m for m in caplog.messages if m.startswith(f"moderator {ada.user_id} chose")]
    # The first page of the settings was sent as it was.
    assert len(lines) == 2
    assert all(f"server {guild}" in line for line in lines)
    assert "lobbies=2" in lines[1]


async def test_tables_open_only_where_they_may(house: House) -> None:
    ada, bruno = await house.guest(MODERATOR), await house.guest(MEMBER)
    elsewhere = next(c["id"] for c in await ada.person.channels() if c["id"] != ada.place)
    said = text_of(await answer(ada, "channel", channel=elsewhere, allowed=True))
    assert f"<#{elsewhere}>" in said
    refused = await bruno.command("tarocchi new", game="scarto")
    assert refused.message is not None
    assert is_private(refused.message)
    assert "cannot be opened in this channel" in text_of(refused.message)
    assert house.hub.open_tables() == ()
    assert "every channel" in text_of(
        await answer(ada, "channel", channel=elsewhere, allowed=False)
    )
    await party(house, "bruno")
    assert len(house.hub.open_tables()) == 1


async def test_a_channel_that_was_deleted_is_chosen_no_more(house: House) -> None:
    ada = await house.guest(MODERATOR)
    places = {c["name"]: c["id"] for c in await ada.person.channels()}
    for name in ("lounge", "tables"):
        await answer(ada, "channel", channel=places[name], allowed=True)
    await answer(ada, "podiums", channel=places["lounge"])
    gone = asyncio.create_task(house.bot.wait_for("guild_channel_delete"))
    await control(house.loopback, "delete", channel="lounge")
    await gone
    said = said_of(await set_for_server(ada, lobbies="2"))
    assert f"<#{places['tables']}>" in said
    assert f"<#{places['lounge']}>" not in said
