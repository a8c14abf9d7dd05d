"""What moderators see and choose: for them alone, and never a hand."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.loopback.person import is_private, selects
from bot.players.levels import named
from cogs.layouts import ids
from cogs.layouts.parts import button, layout_of, row
from data.choices.servers import ServerChoices, Servers
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
    assert f"<#{playing.table.channel_id}>" in text_of(panel)
    hand = playing.table.view_of(playing.opener.user_id).hand
    assert not [card for card in hand if card.code in text_of(panel)]
    assert "has been ended" in text_of(await end(ada, panel, playing.table.id))
    assert playing.table.over
    done = f"ended table={playing.table.id} server={playing.table.guild_id}"
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


async def test_taking_back_is_offered_in_the_language_of_the_moderator(house: House) -> None:
    dino = await house.guest(MODERATOR)
    await dino.person.speak("de")
    offered = await dino.person.autocomplete(
        dino.place, "tarocchi-admin game", "pack", game="scarto", pack=""
    )
    assert offered[-1] == {"name": "keine Vorgabe", "value": "none"}
    await answer(dino, "game", game="scarto", pack="nouveau")
    said = text_of(await answer(dino, "game", game="scarto", pack="Keine Vorgabe"))
    assert "Tarot Nouveau" not in said


async def test_choices_are_kept_and_taken_back(tmp_path: Path) -> None:
    async with playing_house(tmp_path) as house:
        ada = await house.guest(MODERATOR)
        said = text_of(await answer(ada, "settings", game="ottocento", computers=False))
        assert "Game offered first: Ottocento" in said
        assert "Computers may not sit" in said
        guild = house.bot.guilds[0].id
    async with playing_house(tmp_path) as house:
        kept = await Servers(house.database).of(guild)
        assert kept == ServerChoices(game="ottocento", computers=False)
        ada = await house.guest(MODERATOR)
        said = text_of(await answer(ada, "settings", game="none", computers=True))
        assert "Game offered first: not chosen" in said
        assert "Computers may sit" in said


async def test_the_game_of_the_server_is_offered_first(house: House) -> None:
    ada = await house.guest(MODERATOR)
    await answer(ada, "settings", game="terziglio")
    offered = await ada.person.autocomplete(ada.place, "tarocchi new", "game", game="")
    assert [choice["value"] for choice in offered[:2]] == ["terziglio", "scarto"]
    assert len(offered) == 5


async def test_an_unknown_game_changes_nothing(house: House) -> None:
    ada = await house.guest(MODERATOR)
    said = text_of(await answer(ada, "settings", game="poker", computers=False))
    assert "poker" in said
    assert await Servers(house.database).of(house.bot.guilds[0].id) == ServerChoices()


async def test_computers_play_on_the_level_of_the_server_where_nobody_chooses_one(
    house: House,
) -> None:
    ada = await house.guest(MODERATOR)
    said = text_of(await answer(ada, "settings", level="easy"))
    assert "Level of computers where nobody chooses one: easy" in said
    assert await level_without_choice(house) == named("easy")


async def level_without_choice(house: House) -> str | None:
    """The level of a computer that is seated by a button from before there were levels."""
    playing = await party(house, "bruno")
    layout = layout_of(row([button(ids.AddComputer(playing.table.id), "+")]))
    place = house.bot.get_partial_messageable(playing.table.channel_id)
    await place.get_partial_message(int(playing.lobby["id"])).edit(view=layout, attachments=[])
    await playing.opener.press(playing.lobby["id"], "+")
    _, added = playing.table.seating.sitters
    return added.computer


async def test_a_level_of_the_server_that_the_host_has_switched_off_is_not_used(
    tmp_path: Path,
) -> None:
    async with playing_house(tmp_path, replace(QUICK, search="on")) as house:
        said = text_of(await answer(await house.guest(MODERATOR), "settings", level="strong"))
        assert "Level of computers where nobody chooses one: strong" in said
    async with playing_house(tmp_path) as house:
        assert await level_without_choice(house) == named("normal")


async def test_no_computers(house: House) -> None:
    ada = await house.guest(MODERATOR)
    await answer(ada, "settings", computers=False)
    playing = await party(house, "bruno")
    outcome = await playing.opener.press(playing.lobby, "Computers")
    assert outcome.message is not None
    assert "played without computers" in text_of(outcome.message)


async def test_tables_open_with_the_clock_of_the_server(house: House) -> None:
    ada = await house.guest(MODERATOR)
    assert "Clock of new tables: relaxed" in text_of(await answer(ada, "settings"))
    said = text_of(await answer(ada, "settings", clock="slow"))
    assert "Clock of new tables: slow: a day a move" in said
    assert (await party(house, "bruno")).table.setup.clock == "slow"
    assert (await party(house, "bruno", clock="fast")).table.setup.clock == "fast"
    await answer(ada, "settings", computers=True)
    assert (await party(house, "bruno")).table.setup.clock == "slow"


async def test_tables_open_with_the_options_and_the_pack_of_the_server(house: House) -> None:
    ada = await house.guest(MODERATOR)
    before = (await party(house, "bruno", game="ottocento")).table
    said = text_of(await answer(ada, "game", game="ottocento", options="straight"))
    assert "Usual options of Ottocento: `variant=straight" in said
    usual = (await party(house, "carla", game="ottocento")).table
    assert usual.game.options.preset == "straight"
    own = (await party(house, "dino", game="ottocento", options="bologna")).table
    assert own.game.options.preset == before.game.options.preset == "bologna"
    for usual_again in ("none", "bologna"):
        await answer(ada, "game", game="ottocento", options="straight")
        said = text_of(await answer(ada, "game", game="ottocento", options=usual_again))
        assert "Ottocento" not in said

    said = text_of(await answer(ada, "game", game="scarto", pack="nouveau"))
    assert "Usual cards of Scarto: " in said
    assert (await party(house, "elena")).table.drawing == "nouveau"
    assert (await party(house, "elena", pack="piemontese")).table.drawing == "piemontese"
    await answer(ada, "game", game="scarto", pack="none")
    assert (await party(house, "fabio")).table.drawing == "piemontese"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "poker"}, "poker"),
        ({"game": "scarto", "options": "joker=yes"}, "joker"),
        ({"game": "scarto", "pack": "bolognese"}, "bolognese"),
    ],
)
async def test_a_game_cannot_be_chosen_wrongly(house: House, wish: Json, said: str) -> None:
    ada = await house.guest(MODERATOR)
    assert said in text_of(await answer(ada, "game", **wish))
    assert await Servers(house.database).of(house.bot.guilds[0].id) == ServerChoices()


async def test_what_a_moderator_changes_is_logged(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    ada = await house.guest(MODERATOR)
    await answer(ada, "game", game="scarto", options="top_trump=world")
    await answer(ada, "settings", lobbies=2)
    guild = house.bot.guilds[0].id
    lines = [m for m in caplog.messages if m.startswith(f"moderator {ada.user_id} chose")]
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
    said = text_of(await answer(ada, "settings", lobbies=2))
    assert f"<#{places['tables']}>" in said
    assert f"<#{places['lounge']}>" not in said
