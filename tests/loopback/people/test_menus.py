"""Commands in the menu of a person."""

from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import APPLICATION_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

COMMANDS = f"/applications/{APPLICATION_ID}/commands"
WAVE: dict[str, Any] = {
    "type": 2,
    "name": "Wave at them",
    "name_localizations": {"it": "Saluta questa persona"},
}


async def test_the_person_comes_with_the_command(bot: HeldBot, ada: Person, rest: Call) -> None:
    assert (await rest("POST", COMMANDS, WAVE)).status == 201
    [offered] = [each for each in await ada.commands() if each["type"] == 2]
    assert "name_localized" not in offered
    await ada.speak("it")
    [offered] = [each for each in await ada.commands() if each["type"] == 2]
    assert offered["name_localized"] == "Saluta questa persona"
    interaction, outcome = await bot.held(ada.use_on("tables", "Wave at them", "bruno"))
    data: Any = interaction.data
    assert data["type"] == 2
    assert data["resolved"]["users"][data["target_id"]]["username"] == "bruno"
    assert data["target_id"] in data["resolved"]["members"]
    await interaction.response.send_message("hello", ephemeral=True)
    message = (await outcome).message
    assert message is not None
    told = message["interaction_metadata"]
    assert (told["name"], told["command_type"]) == ("Wave at them", 2)
    assert told["target_user"]["username"] == "bruno"


async def test_who_may_not_write_may_not_use_it(
    loopback: Loopback, bot: HeldBot, ada: Person, rest: Call
) -> None:
    await rest("POST", COMMANDS, WAVE)
    with pytest.raises(NotPossible, match="no_such_user"):
        await ada.use_on("tables", "Wave at them", "zeno")
    with pytest.raises(NotPossible, match="no_such_command"):
        await ada.use_on("tables", "hold", "bruno")
    seen = discord.Permissions(view_channel=True, use_application_commands=True)
    await control(
        loopback, "permissions", channel="tables", who="bruno", permissions=str(seen.value)
    )
    async with Person(loopback.url, "bruno") as bruno:
        with pytest.raises(NotPossible, match="not_allowed"):
            await bruno.use_on("tables", "Wave at them", "ada")


@pytest.mark.parametrize(
    "body",
    [
        WAVE | {"description": "Waves"},
        WAVE | {"name": "x" * 33},
        WAVE | {"name_localizations": {"it": "x" * 33}},
        WAVE | {"name_localizations": {"xx": "x"}},
    ],
)
async def test_names_are_checked(rest: Call, body: dict[str, Any]) -> None:
    assert (await rest("POST", COMMANDS, body)).code == 50035


async def test_a_menu_holds_fifteen(rest: Call) -> None:
    many = [WAVE | {"name": f"Wave {number}"} for number in range(16)]
    assert (await rest("PUT", COMMANDS, many)).code == 30032
    assert (await rest("PUT", COMMANDS, many[1:])).status == 200
