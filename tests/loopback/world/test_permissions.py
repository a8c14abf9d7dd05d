"""Permissions of the bot and of people, place by place."""

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.wire.wire import Json
from bot.loopback.world import permissions as may
from bot.loopback.world.sample import LOUNGE_ID, TABLES_ID, guild, member, user
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"
SEND = may.SEND_MESSAGES
VIEW = may.VIEW_CHANNEL


def _rights(overwrites: list[Json], roles: list[Json], owner: str = "9") -> int:
    server = guild() | {"id": "1", "owner_id": owner, "roles": roles}
    somebody = member(user("5", "x", "X"), [role["id"] for role in roles[1:]])
    return may.permissions_in(server, somebody, {"permission_overwrites": overwrites})


def _role(id: str, bits: int) -> Json:
    return {"id": id, "permissions": str(bits)}


def _overwrite(id: str, allow: int = 0, deny: int = 0) -> Json:
    return {"id": id, "allow": str(allow), "deny": str(deny)}


def test_roles_add_up() -> None:
    assert _rights([], [_role("1", VIEW), _role("2", SEND)]) == VIEW | SEND


def test_member_wins_over_role_and_role_over_everyone() -> None:
    roles = [_role("1", VIEW | SEND), _role("2", 0), _role("3", 0)]
    everyone = _overwrite("1", deny=SEND)
    denies, allows = _overwrite("2", deny=SEND), _overwrite("3", allow=SEND)
    own = _overwrite("5", deny=SEND)
    assert _rights([everyone], roles) == VIEW
    assert _rights([everyone, denies, allows], roles) == VIEW | SEND
    assert _rights([everyone, denies, allows, own], roles) == VIEW


def test_without_seeing_nothing_else_is_possible() -> None:
    assert _rights([_overwrite("1", deny=VIEW)], [_role("1", VIEW | SEND)]) == 0


def test_without_writing_no_files_either() -> None:
    assert _rights([], [_role("1", VIEW | may.ATTACH_FILES | may.EMBED_LINKS)]) == VIEW


def test_owner_and_administrator_may_everything() -> None:
    hidden = [_overwrite("1", deny=VIEW)]
    assert _rights(hidden, [_role("1", 0)], owner="5") == may.ALL
    assert _rights(hidden, [_role("1", 0), _role("2", may.ADMINISTRATOR)]) == may.ALL


async def test_bot_that_sees_nothing_has_no_access(loopback: Loopback, rest: Call) -> None:
    await control(loopback, "permissions", channel="tables", permissions="0", who="bot")
    for method, path in (("GET", HERE), ("POST", HERE), ("GET", f"/channels/{TABLES_ID}")):
        reply = await rest(method, path, {"content": "x"} if method == "POST" else None)
        assert (reply.status, reply.code) == (403, 50001)


async def test_bot_that_may_not_write_is_told_so(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    await control(loopback, "permissions", channel="tables", permissions=str(VIEW), who="bot")
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50013
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    assert interaction.app_permissions.value == VIEW
    assert interaction.permissions.administrator
    await interaction.response.send_message("an answer needs no right")
    assert (await outcome).status == "answered"


async def test_files_need_their_right(loopback: Loopback, rest: Call) -> None:
    await control(loopback, "permissions", channel="tables", permissions=str(VIEW | SEND))
    assert (await rest("POST", HERE, {"content": "x"})).status == 200
    refused = await rest("POST", HERE, {"content": "x"}, {"a.png": b"x"})
    assert (refused.status, refused.code) == (403, 50013)


async def test_client_learns_of_the_change(loopback: Loopback, bot: HeldBot, ada: Person) -> None:
    await control(loopback, "permissions", channel="tables", permissions=str(VIEW), who="bot")
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    assert isinstance(interaction.channel, discord.TextChannel)
    assert not interaction.channel.permissions_for(interaction.channel.guild.me).send_messages
    await interaction.response.send_message("x")
    await outcome


async def test_a_role_counts_where_it_is_told_to(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    role = await control(loopback, "role", channel="tables", deny=str(SEND))
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    assert isinstance(interaction.channel, discord.TextChannel)
    me = interaction.channel.guild.me
    assert str(me.roles[-1].id) == role["id"]
    assert not interaction.app_permissions.send_messages
    assert interaction.channel.permissions_for(me) == interaction.app_permissions
    await interaction.response.send_message("x")
    await outcome
    lounge = bot.get_channel(int(LOUNGE_ID))
    assert isinstance(lounge, discord.TextChannel)
    assert lounge.permissions_for(me).send_messages


async def test_a_role_is_changed_and_taken_back(loopback: Loopback, ada: Person) -> None:
    def held() -> int:
        world = loopback.world
        return world.permissions(world.bot["id"], world.channel(TABLES_ID))

    role = await control(loopback, "role", permissions=str(may.MANAGE_THREADS))
    assert held() & may.MANAGE_THREADS
    await control(loopback, "role", role=role["id"], channel="tables", deny=str(may.MANAGE_THREADS))
    assert not held() & may.MANAGE_THREADS
    await control(loopback, "role", role=role["id"], channel="tables")
    assert held() & may.MANAGE_THREADS
    await control(loopback, "role", role=role["id"], held=False)
    assert not held() & may.MANAGE_THREADS


async def test_people_have_rights_too(loopback: Loopback, ada: Person, bruno: Person) -> None:
    await control(loopback, "permissions", channel="tables", permissions=str(VIEW), who="bruno")
    with pytest.raises(NotPossible, match="not_allowed"):
        await bruno.say("tables", "x")
    await control(loopback, "permissions", channel="lounge", permissions="0", who="bruno")
    assert [each["name"] for each in await bruno.channels()] == ["tables", "no-threads"]
    with pytest.raises(NotPossible, match="no_such_channel"):
        await bruno.messages("lounge")
    bruno.forget()
    await ada.say("lounge", "without bruno")
    await ada.say("tables", "with bruno")
    seen = await bruno.wait_for(lambda event: event.type == "message_create")
    assert seen.data["content"] == "with bruno"
    assert bruno.events() == ()
