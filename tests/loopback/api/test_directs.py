"""Direct messages: who sees them, what is offered there, what the bot hears."""

import asyncio
from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import APPLICATION_ID, PEOPLE
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

ADA = PEOPLE[0].id
EVERYWHERE = {"name": "everywhere", "description": "x", "contexts": [0, 1]}
IN_DIRECT = {"name": "direct", "description": "x", "contexts": [1]}
ON_SERVERS = {"name": "servers", "description": "x", "contexts": [0], "integration_types": [0]}
UNSAID = {"name": "unsaid", "description": "x"}
OLD_WAY = {"name": "old", "description": "x", "dm_permission": False}
FRIEND = {
    "name": "friend",
    "description": "x",
    "options": [{"type": 6, "name": "who", "description": "x", "required": True}],
}


@pytest.fixture
async def offered(bot: HeldBot, rest: Call) -> HeldBot:
    """A bot with commands for different places."""
    commands = [EVERYWHERE, IN_DIRECT, ON_SERVERS, UNSAID, OLD_WAY, FRIEND]
    await rest("PUT", f"/applications/{APPLICATION_ID}/commands", commands)
    return bot


async def test_a_person_opens_them_once(ada: Person, bruno: Person) -> None:
    channel = await ada.direct()
    assert await ada.direct() == channel
    assert channel in [each["id"] for each in await ada.channels()]
    assert channel not in [each["id"] for each in await bruno.channels()]
    with pytest.raises(NotPossible, match="no_such_channel"):
        await bruno.messages(channel)
    with pytest.raises(NotPossible, match="no_such_channel"):
        await bruno.say(channel, "let me in")


async def test_the_bot_writes_to_a_person(bot: HeldBot, ada: Person, bruno: Person) -> None:
    user = await bot.fetch_user(int(ADA))
    sent = await user.send("only for you")
    await ada.wait_for(lambda event: event.type == "channel_create")
    seen = await ada.wait_for_message(lambda each: each["content"] == "only for you")
    assert seen["channel_id"] == await ada.direct() == str(sent.channel.id)
    assert isinstance(sent.channel, discord.DMChannel)
    await sent.edit(content="changed")
    await ada.wait_for_message(lambda each: each["content"] == "changed")
    assert [event for event in bruno.events() if event.type.startswith(("mess", "chan"))] == []


async def test_who_takes_none_is_sent_none(loopback: Loopback, bot: HeldBot, ada: Person) -> None:
    await control(loopback, "direct", who="ada", open=False)
    user = await bot.fetch_user(int(ADA))
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("only for you")
    assert (refused.value.status, refused.value.code) == (403, 50007)
    await control(loopback, "direct", who="ada", open=True)
    await user.send("only for you")
    await ada.wait_for_message(lambda each: each["content"] == "only for you")


async def test_a_command_is_offered_where_its_contexts_allow_it(
    offered: HeldBot, ada: Person
) -> None:
    there = await ada.commands(await ada.direct())
    assert {each["name"] for each in there} == {"everywhere", "direct", "unsaid", "friend"}
    here = {each["name"] for each in await ada.commands("tables")}
    assert here == {"everywhere", "servers", "unsaid", "old", "friend"}
    assert {each["name"] for each in await ada.commands()} == here


@pytest.mark.parametrize("name", ["servers", "old"])
async def test_any_other_command_is_refused(offered: HeldBot, ada: Person, name: str) -> None:
    with pytest.raises(NotPossible, match="no_such_command"):
        await ada.command(await ada.direct(), name)
    with pytest.raises(NotPossible, match="no_such_command"):
        await ada.autocomplete(await ada.direct(), name, "x")
    with pytest.raises(NotPossible, match="no_such_command"):
        await ada.command("tables", "direct")


async def test_an_interaction_there_has_a_user_and_no_server(offered: HeldBot, ada: Person) -> None:
    interaction, outcome = await offered.held(ada.command(await ada.direct(), "everywhere"))
    assert (interaction.guild_id, interaction.guild_locale) == (None, None)
    assert isinstance(interaction.user, discord.User)
    assert isinstance(interaction.channel, discord.DMChannel)
    assert interaction.context.dm_channel
    assert not interaction.context.guild
    assert interaction.app_permissions.attach_files
    assert not interaction.app_permissions.create_public_threads
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Again", custom_id="again"))
    await interaction.response.send_message("here", view=view, ephemeral=True)
    message = (await outcome).message
    assert message is not None
    owners = message["interaction_metadata"]["authorizing_integration_owners"]
    assert owners == {"0": "0"}
    pressed, outcome = await offered.held(ada.press(message, "again"))
    assert pressed.guild_id is None
    await pressed.response.edit_message(content="there")
    assert (await outcome).status == "answered"


async def test_a_picked_user_is_no_member_there(offered: HeldBot, ada: Person) -> None:
    doing = ada.command(await ada.direct(), "friend", who="bruno")
    interaction, outcome = await offered.held(doing)
    assert interaction.data is not None
    resolved: Any = interaction.data.get("resolved")
    assert list(resolved) == ["users"]
    await interaction.response.send_message("x")
    await outcome


async def test_what_is_for_servers_is_refused(ada: Person, rest: Call, loopback: Loopback) -> None:
    here = f"/channels/{await ada.direct()}"
    said = await ada.say(await ada.direct(), "hello")
    thread = {"name": "x", "type": 11}
    for method, path, body in (
        ("PATCH", here, {"name": "x"}),
        ("POST", f"{here}/threads", thread),
        ("POST", f"{here}/messages/{said['id']}/threads", thread),
        ("GET", f"{here}/threads/archived/public", None),
        ("GET", f"{here}/thread-members", None),
    ):
        assert (await rest(method, path, body)).code == 50003
    assert (await rest("DELETE", here)).status == 200
    assert [each["content"] for each in await ada.messages(await ada.direct())] == ["hello"]
    with pytest.raises(AssertionError, match="bad_permissions"):
        await control(loopback, "permissions", channel=await ada.direct(), permissions="0")


async def test_only_people_have_direct_messages(rest: Call) -> None:
    for recipient, code in ((APPLICATION_ID, 50007), ("12345", 50033), ("x", 50035), (None, 50035)):
        reply = await rest("POST", "/users/@me/channels", {"recipient_id": recipient})
        assert (reply.status, reply.code) == (400, code)
    opened = await rest("POST", "/users/@me/channels", {"recipient_id": ADA})
    assert (opened.status, opened.body["type"]) == (200, 1)
    assert [each["id"] for each in opened.body["recipients"]] == [ADA]


async def test_the_first_shard_hears_of_them(loopback: Loopback, ada: Person, rest: Call) -> None:
    async with running(HeldBot(shard_count=2), loopback) as bot:
        await rest("PUT", f"/applications/{APPLICATION_ID}/commands", [EVERYWHERE])
        interaction, outcome = await bot.held(ada.command(await ada.direct(), "everywhere"))
        await interaction.response.send_message("heard once")
        assert (await outcome).status == "answered"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(bot.next(), 0.05)


async def test_they_are_there_after_a_restart(tmp_path: Any) -> None:
    first = Loopback(tmp_path / "world")
    await first.start()
    async with Person(first.url, "ada") as ada:
        channel = await ada.direct()
        await ada.say(channel, "remember")
    await first.close()
    second = Loopback(tmp_path / "world")
    await second.start()
    async with Person(second.url, "ada") as ada:
        assert await ada.direct() == channel
        assert [each["content"] for each in await ada.messages(channel)] == ["remember"]
        assert [each["name"] for each in await ada.channels()][:3] == [
            "tables",
            "lounge",
            "no-threads",
        ]
    await second.close()
