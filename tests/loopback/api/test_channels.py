"""Threads: from a message and alone, their archive, who may make them."""

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import GUILD_ID, NO_THREADS_ID, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call


async def start(bot: HeldBot, name: str = "Table 1") -> discord.Thread:
    """A thread on a new message in #tables."""
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Here is a table")
    return await message.create_thread(name=name, auto_archive_duration=60)


async def test_thread_on_a_message(bot: HeldBot, ada: Person) -> None:
    thread = await start(bot)
    seen = await ada.wait_for(lambda event: event.type == "channel_create")
    assert (seen.data["name"], seen.data["parent_id"]) == ("Table 1", TABLES_ID)
    (message,) = await ada.messages("tables")
    assert message["id"] == str(thread.id)
    assert message["thread"]["name"] == "Table 1"
    (starter,) = await ada.messages(str(thread.id))
    assert starter["type"] == 21
    assert starter["referenced_message"]["content"] == "Here is a table"
    await thread.send("Welcome")
    said = await ada.say(str(thread.id), "Thanks")
    assert said["channel_id"] == str(thread.id)
    there = next(each for each in await ada.channels() if each["id"] == str(thread.id))
    assert (there["message_count"], there["archived"]) == (2, False)
    assert bot.heard.count("THREAD_CREATE") == 1


async def test_second_thread_on_a_message_is_refused(bot: HeldBot, rest: Call) -> None:
    thread = await start(bot)
    path = f"/channels/{TABLES_ID}/messages/{thread.id}/threads"
    assert (await rest("POST", path, {"name": "again"})).code == 160004
    inside = f"/channels/{thread.id}/messages/{thread.id}/threads"
    assert (await rest("POST", inside, {"name": "deeper"})).code == 50024
    assert (await rest("POST", path, {"name": "x" * 101})).code == 50035
    unknown = f"/channels/{TABLES_ID}/messages/1/threads"
    assert (await rest("POST", unknown, {"name": "x"})).code == 10008


async def test_thread_alone_leaves_a_note_in_the_channel(bot: HeldBot, ada: Person) -> None:
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Alone", type=discord.ChannelType.public_thread)
    (note,) = await ada.messages("tables")
    assert (note["type"], note["content"]) == (18, "Alone")
    assert note["message_reference"]["channel_id"] == str(thread.id)


async def test_private_message_takes_no_thread(bot: HeldBot, ada: Person, rest: Call) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("secret", ephemeral=True)
    message = (await outcome).message
    assert message is not None
    path = f"/channels/{TABLES_ID}/messages/{message['id']}/threads"
    assert (await rest("POST", path, {"name": "x"})).code == 10008


async def test_where_threads_are_forbidden(bot: HeldBot, ada: Person) -> None:
    channel = bot.get_channel(int(NO_THREADS_ID))
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).create_public_threads
    message = await channel.send("Here")
    with pytest.raises(discord.Forbidden) as refused:
        await message.create_thread(name="x")
    assert refused.value.code == 50013
    interaction, outcome = await bot.held(ada.command("no-threads", "hold"))
    assert not interaction.app_permissions.create_public_threads
    assert interaction.app_permissions.send_messages
    await interaction.response.send_message("x")
    await outcome


async def test_nothing_changes_in_an_archived_thread(bot: HeldBot, ada: Person, rest: Call) -> None:
    thread = await start(bot)
    message = await thread.send("before")
    await thread.edit(archived=True)
    place = f"/channels/{thread.id}/messages"
    for method, path, body in (
        ("PATCH", f"{place}/{message.id}", {"content": "x"}),
        ("DELETE", f"{place}/{message.id}", None),
        ("PATCH", f"/channels/{thread.id}", {"name": "x"}),
    ):
        reply = await rest(method, path, body)
        assert (reply.status, reply.code) == (400, 50083)
    listed = await rest("GET", f"/channels/{TABLES_ID}/threads/archived/public")
    assert [each["id"] for each in listed.body["threads"]] == [str(thread.id)]
    assert (await rest("GET", f"/guilds/{GUILD_ID}/threads/active")).body["threads"] == []
    await thread.edit(archived=False)
    assert (await rest("PATCH", f"{place}/{message.id}", {"content": "after"})).status == 200


async def test_the_bot_wakes_a_thread_by_writing_unless_it_is_locked(
    loopback: Loopback, bot: HeldBot, rest: Call
) -> None:
    thread = await start(bot)
    place = f"/channels/{thread.id}/messages"
    metadata = loopback.world.channels[str(thread.id)]["thread_metadata"]
    await control(loopback, "archive", thread=str(thread.id), archived=True, locked=True)
    assert (await rest("POST", place, {"content": "x"})).code == 50083
    await control(loopback, "archive", thread=str(thread.id), archived=True, locked=False)
    assert (await rest("POST", place, {})).code == 50006
    assert metadata["archived"]
    assert (await rest("POST", place, {"content": "x"})).status == 200
    assert not metadata["archived"]


async def test_person_wakes_a_thread_by_writing(bot: HeldBot, ada: Person) -> None:
    thread = await start(bot)
    await thread.edit(archived=True)
    await ada.say(str(thread.id), "still here")
    woken = await ada.wait_for(
        lambda event: event.type == "channel_update" and not event.data["archived"]
    )
    assert woken.data["id"] == str(thread.id)


async def test_locked_thread_wakes_for_nobody_ordinary(
    bot: HeldBot, ada: Person, bruno: Person, loopback: Loopback, rest: Call
) -> None:
    thread = await start(bot)
    interaction, outcome = await bot.held(bruno.command(str(thread.id), "hold"))
    await control(loopback, "archive", thread=str(thread.id), archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.response.send_message("x")
    assert refused.value.code == 50083
    for doing in (bruno.say(str(thread.id), "x"), bruno.command(str(thread.id), "hold")):
        with pytest.raises(NotPossible, match="locked"):
            await doing
    reply = await rest("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert reply.code == 50013
    loopback.clock.advance(4)
    assert (await outcome).status == "failed"
    await ada.say(str(thread.id), "It stays locked.")
    metadata = loopback.world.channels[str(thread.id)]["thread_metadata"]
    assert (metadata["archived"], metadata["locked"]) == (False, True)


async def test_idle_thread_goes_to_the_archive(
    bot: HeldBot, ada: Person, loopback: Loopback
) -> None:
    thread = await start(bot)
    await control(loopback, "clock", advance_s=59 * 60)
    assert [each["archived"] for each in await ada.channels() if each["parent_id"]] == [False]
    await thread.send("busy")
    await control(loopback, "clock", advance_s=59 * 60)
    assert [each["archived"] for each in await ada.channels() if each["parent_id"]] == [False]
    await control(loopback, "clock", advance_s=120)
    assert [each["archived"] for each in await ada.channels() if each["parent_id"]] == [True]


async def test_bot_cannot_delete_or_lock_its_thread_without_the_right(
    bot: HeldBot, rest: Call
) -> None:
    thread = await start(bot)
    assert (await rest("DELETE", f"/channels/{thread.id}")).code == 50013
    assert (await rest("PATCH", f"/channels/{thread.id}", {"locked": True})).code == 50013
    assert (await rest("PATCH", f"/channels/{thread.id}", {"name": "Better"})).status == 200


async def test_deleted_thread_is_gone_for_all(
    bot: HeldBot, ada: Person, loopback: Loopback, rest: Call
) -> None:
    thread = await start(bot)
    everything = str((1 << 53) - 1)
    await control(loopback, "permissions", channel="tables", permissions=everything, who="bot")
    await thread.delete()
    gone = await ada.wait_for(lambda event: event.type == "channel_delete")
    assert gone.data["id"] == str(thread.id)
    assert (await rest("GET", f"/channels/{thread.id}")).code == 10003
    with pytest.raises(NotPossible, match="no_such_channel"):
        await ada.messages(str(thread.id))


async def test_deleted_channel_takes_its_threads_along(
    bot: HeldBot, loopback: Loopback, ada: Person, rest: Call
) -> None:
    thread = await start(bot)
    everything = str((1 << 53) - 1)
    await control(loopback, "permissions", channel="tables", permissions=everything, who="bot")
    assert (await rest("DELETE", f"/channels/{TABLES_ID}")).status == 200
    assert [each["name"] for each in await ada.channels()] == ["lounge", "no-threads"]
    assert (await rest("GET", f"/channels/{thread.id}")).code == 10003


async def test_nothing_is_written_in_a_locked_thread(
    loopback: Loopback, bot: HeldBot, rest: Call
) -> None:
    thread = await start(bot)
    message = await thread.send("x")
    place = f"/channels/{thread.id}/messages"
    await control(loopback, "archive", thread=str(thread.id), archived=False, locked=True)
    assert (await rest("POST", place, {"content": "y"})).code == 160005
    assert (await rest("PATCH", f"{place}/{message.id}", {"content": "y"})).code == 160005
    await control(loopback, "archive", thread=str(thread.id), archived=False)
    assert (await rest("POST", place, {"content": "y"})).status == 200


async def test_a_channel_is_deleted_with_its_threads(
    loopback: Loopback, bot: HeldBot, rest: Call
) -> None:
    thread = await start(bot)
    await control(loopback, "delete", channel="tables")
    for gone in (TABLES_ID, thread.id):
        assert (await rest("POST", f"/channels/{gone}/messages", {"content": "x"})).code == 10003
