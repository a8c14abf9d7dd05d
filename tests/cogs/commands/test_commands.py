"""Commands that find a table or a page, wherever they are given."""

from pathlib import Path

import pytest

from bot.tables.decisions import inviting
from bot.tables.decisions.inviting import Guest
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import is_hand, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import Party, party


@pytest.mark.parametrize("command", ["hand", "table", "leave"])
async def test_without_a_table(house: House, command: str) -> None:
    ada = await house.guest("ada")
    assert told(await ada.command(f"tarocchi {command}")) == "You are not at a table."


async def test_my_hand_by_command(playing: Party) -> None:
    outcome = await playing.opener.command("tarocchi hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)


async def test_my_hand_in_a_lobby(house: House) -> None:
    playing = await party(house, "ada")
    async with nothing_changes(house):
        sentence = told(await playing.opener.command("tarocchi hand"))
    assert sentence == "No match is being played at this table right now."


async def test_two_tables_ask_which(playing: Party) -> None:
    second = await party(playing.house, "ada", "bruno", computers=1)
    ada = await playing.house.guest("ada")
    asked = (await ada.command("tarocchi table")).message
    assert asked is not None
    assert text_of(asked) == "Which table do you mean?"
    outcome = await ada.person.choose(asked, "which:where", [str(second.table.id)])
    assert f"/{second.table.row.channel_id}/{second.table.row.lobby_message_id}" in told(outcome)
    outcome = await ada.person.forge_choice(asked, "which:where", ["77"])
    assert told(outcome) == "There is no table 77."


async def test_the_table_that_was_chosen_may_be_one_that_asks_first(playing: Party) -> None:
    second = await party(playing.house, "ada")
    await second.table.change(inviting.invite, second.opener.user_id, [Guest(103, "Carla")])
    ada = await playing.house.guest("ada")
    asked = (await ada.command("tarocchi leave")).message
    assert asked is not None
    outcome = await ada.person.choose(asked, "which:go", [str(second.table.id)])
    assert outcome.message is not None
    assert outcome.message["id"] == asked["id"]
    assert "**Really leave?**" in text_of(outcome.message)


async def test_the_table_of_this_place_is_meant(playing: Party) -> None:
    await party(playing.house, "ada", "bruno", computers=1)
    here = playing.opener
    assert playing.table.row.board is not None
    place = f"{playing.table.row.guild_id}/{playing.table.row.channel_id}"
    link = f"https://discord.com/channels/{place}/{playing.table.row.board.message_id}"
    assert told(await here.command("tarocchi table")) == f"Your table is here: {link}"
    outcome = await here.command("tarocchi leave")
    assert text_of(shown(outcome)).startswith("A computer is playing for you now.")


async def test_my_hand_of_a_table_elsewhere(playing: Party) -> None:
    ada = await playing.house.guest("ada")
    outcome = await ada.command("tarocchi hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)


async def test_my_hand_where_the_lobby_of_another_table_stands(playing: Party) -> None:
    other = await party(playing.house, "ada")
    outcome = await other.opener.command("tarocchi hand")
    assert outcome.message is not None
    assert is_hand(outcome.message)


async def test_two_matches_elsewhere_ask_whose_hand(playing: Party) -> None:
    other = await party(playing.house, "ada", "bruno", computers=1)
    await other.start()
    ada = await playing.house.guest("ada")
    asked = (await ada.command("tarocchi hand")).message
    assert asked is not None
    choice = await ada.person.choose(asked, "which:hand", [str(playing.table.id)])
    assert choice.message is not None
    assert is_hand(choice.message)


async def test_leaving_the_lobby_by_command(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    assert told(await playing.guests[1].command("tarocchi leave")) == "You have left the table."
    lobby = await playing.opener.until(lambda m: m["id"] == playing.lobby["id"])
    await playing.opener.until(lambda m: m["id"] == lobby["id"] and "Bruno" not in text_of(m))


async def test_rules_of_an_unknown_game(house: House) -> None:
    ada = await house.guest("ada")
    sentence = told(await ada.command("tarocchi rules", game="poker"))
    assert sentence.startswith("There is no game called poker. The games are: ")
    assert told(await ada.command("tarocchi leaderboard", game="poker")) == sentence


async def test_every_command_is_below_one_of_two_names_or_in_a_menu_and_for_servers(
    house: House,
) -> None:
    ada = await house.guest("ada")
    commands = {command["name"]: command for command in await ada.person.commands()}
    assert set(commands) == {"tarocchi", "tarocchi-admin", "Profile", "Invite to my table"}
    for command in commands.values():
        assert (command["contexts"], command["integration_types"]) == ([0], [0])


async def test_commands_that_another_program_has_replaced_are_registered_anew(
    tmp_path: Path,
) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback):
            [lost] = [c for c in loopback.world.commands.values() if c["name"] == "tarocchi-admin"]
        loopback.world.commands[lost["id"]] = lost | {"name": "something-else"}
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            assert "tarocchi-admin" in {each["name"] for each in await ada.person.commands()}
