"""Commands as people see, fill in and send them."""

from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import APPLICATION_ID
from tests.loopback.support.bots import NEW, HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

ALL = f"/applications/{APPLICATION_ID}/commands"


async def test_options_reach_the_client(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(
        ada.command(
            "tables", "cards new", game="scarto", deals=4, open=True, friend="bruno", place="lounge"
        )
    )
    data: Any = interaction.data
    assert data["name"] == "cards"
    (sub,) = data["options"]
    given = {option["name"]: option["value"] for option in sub["options"]}
    assert (sub["name"], given["game"], given["deals"], given["open"]) == ("new", "scarto", 4, True)
    assert data["resolved"]["users"][given["friend"]]["username"] == "bruno"
    [member] = data["resolved"]["members"].values()
    assert not member.keys() & {"user", "deaf", "mute"}
    assert data["resolved"]["channels"][given["place"]]["name"] == "lounge"
    await interaction.response.send_message("done")
    answered = (await outcome).message
    assert answered is not None
    assert answered["content"] == "done"


async def test_subcommand_in_a_group(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "cards more old", game="french"))
    data: Any = interaction.data
    group = data["options"][0]
    assert (group["name"], group["type"], group["options"][0]["name"]) == ("more", 2, "old")
    await interaction.response.send_message("done")
    await outcome


@pytest.mark.parametrize(
    ("command", "options", "code"),
    [
        ("cards new", {}, "missing_option"),
        ("cards new", {"game": "poker"}, "not_offered"),
        ("cards new", {"game": "scarto", "deals": "4"}, "wrong_type"),
        ("cards new", {"game": "scarto", "deals": True}, "wrong_type"),
        ("cards new", {"game": "scarto", "deals": 10}, "out_of_bounds"),
        ("cards new", {"game": "scarto", "colour": "red"}, "unknown_option"),
        ("cards new", {"game": "scarto", "friend": "nobody"}, "no_such_user"),
        ("cards", {}, "incomplete"),
        ("cards gone", {}, "no_such_command"),
        ("poker", {}, "no_such_command"),
    ],
)
async def test_wrong_use_is_refused(
    bot: HeldBot, ada: Person, command: str, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(NotPossible) as refused:
        await ada.command("tables", command, **options)
    assert refused.value.code == code


async def test_person_reads_commands_in_their_language(bot: HeldBot, ada: Person) -> None:
    await ada.speak("it")
    cards = next(each for each in await ada.commands() if each["name"] == "cards")
    new = cards["options"][0]
    assert new["description_localized"] == "Apre un tavolo"
    assert new["options"][0]["name_localized"] == "gioco"
    assert new["options"][0]["choices"][1]["name_localized"] == "Francese"
    assert "name_localized" not in cards
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    assert interaction.locale is discord.Locale.italian
    assert interaction.guild_locale is discord.Locale.american_english
    await interaction.response.send_message("ciao")
    await outcome


async def test_command_for_the_powerful_is_not_offered_to_others(
    rest: Call, ada: Person, bruno: Person
) -> None:
    await rest("PUT", ALL, [{"name": "ban", "description": "x", "default_member_permissions": "4"}])
    assert [each["name"] for each in await ada.commands()] == ["ban"]
    assert await bruno.commands() == []
    with pytest.raises(NotPossible):
        await bruno.command("tables", "ban")


async def test_the_owner_gives_a_command_to_others_and_takes_it_back(
    loopback: Loopback, rest: Call, ada: Person, bruno: Person
) -> None:
    everybody = loopback.world.guild["id"]
    await rest("PUT", ALL, [{"name": "ban", "description": "x", "default_member_permissions": "4"}])
    for who, allowed, offered in (
        (everybody, True, ["ban"]),
        ("bruno", False, []),
        ("bruno", True, ["ban"]),
        (everybody, False, ["ban"]),
    ):
        await control(loopback, "command", command="ban", who=who, allowed=allowed)
        assert [each["name"] for each in await bruno.commands()] == offered
        assert [each["name"] for each in await ada.commands()] == ["ban"]


async def test_new_is_the_command_the_page_shows(bot: HeldBot, ada: Person) -> None:
    cards = next(each for each in await ada.commands() if each["name"] == "cards")
    assert cards["options"][0]["description"] == NEW["description"]


async def test_autocomplete(bot: HeldBot, ada: Person) -> None:
    await ada.speak("fr")

    async def answer() -> None:
        interaction = await bot.next()
        data: Any = interaction.data
        assert data["options"][0]["options"] == [
            {"name": "word", "type": 3, "value": "sc", "focused": True}
        ]
        choice = discord.app_commands.Choice(name="Table", value="scarto")
        told = choice.to_dict() | {"name_localizations": {"fr": "Tisch"}}
        await rest_callback(bot, interaction, 8, {"choices": [told]})

    task = bot.loop.create_task(answer())
    assert await ada.autocomplete("tables", "cards find", "word", word="sc") == [
        {"name": "Tisch", "value": "scarto"}
    ]
    await task


async def test_autocomplete_of_another_kind_of_value_is_refused(
    bot: HeldBot, ada: Person, loopback: Loopback
) -> None:
    async def answer() -> None:
        interaction = await bot.next()
        with pytest.raises(discord.HTTPException) as refused:
            await rest_callback(bot, interaction, 8, {"choices": [{"name": "x", "value": 5}]})
        assert refused.value.code == 50035
        with pytest.raises(discord.HTTPException):
            await rest_callback(bot, interaction, 4, {"content": "no"})
        loopback.clock.advance(4)

    task = bot.loop.create_task(answer())
    assert await ada.autocomplete("tables", "cards find", "word", word="sc") == []
    await task


async def rest_callback(
    bot: HeldBot, interaction: discord.Interaction, kind: int, data: dict[str, Any]
) -> None:
    """Answers as the client does, with a body of the test's own."""
    route = discord.http.Route(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback"
    )
    await bot.http.request(route, json={"type": kind, "data": data})
