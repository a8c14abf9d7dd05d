"""Servers that were added: what they consist of, and what of them is kept."""

from pathlib import Path

import pytest

from bot.loopback import Loopback, Person
from bot.loopback.world.permissions import VIEW_CHANNEL
from bot.loopback.world.sample import GUILD_ID
from bot.loopback.world.servers import CATEGORY
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call
from tests.loopback.support.servers import added, shard_of, tables_on


async def test_they_are_spread_over_the_shards(loopback: Loopback) -> None:
    servers = await added(loopback, 24)
    servers += await added(loopback, 8)
    assert len({*servers, GUILD_ID}) == 33
    for count in (2, 16):
        at = [shard_of(server, count) for server in servers]
        assert {at.count(shard) for shard in range(count)} == {32 // count}


@pytest.mark.parametrize(("channels", "roles"), [(1, 2), (2, 3), (36, 27), (500, 250)])
async def test_they_have_the_size_that_was_asked_for(
    loopback: Loopback, channels: int, roles: int
) -> None:
    [id] = await added(loopback, 1, channels=channels, roles=roles)
    server = loopback.world.servers[id]
    listed = loopback.world.channels_of(server)
    assert (len(listed), len(server.guild["roles"])) == (channels, roles)
    ids = [each["id"] for each in (*listed, *server.guild["roles"])]
    assert len({*ids}) == len(ids)
    assert {int(each) >> 22 << 22 for each in ids} == {int(id)}
    assert [each["name"] for each in listed].count("tables") == 1
    assert {each["guild_id"] for each in listed} == {id}
    assert {each["parent_id"] for each in listed} <= {None, *ids}


async def test_they_have_36_channels_and_27_roles_and_the_bot_sees_most(loopback: Loopback) -> None:
    [id] = await added(loopback, 1)
    world, server = loopback.world, loopback.world.servers[id]
    channels = world.channels_of(server)
    assert (len(channels), len(server.guild["roles"])) == (36, 27)
    assert {each["type"] for each in channels} == {0, CATEGORY}
    world.furnish(server)
    seen = [each for each in channels if world.permissions(world.bot["id"], each) & VIEW_CHANNEL]
    assert len(channels) / 2 < len(seen) < len(channels)


async def test_nothing_is_kept_of_them_until_somebody_does_something_there(
    loopback: Loopback, rest: Call
) -> None:
    quiet, lively = await added(loopback, 2)
    at_first = len(loopback.world.channels)
    for path in ("", "/channels", "/roles", "/threads/active"):
        assert (await rest("GET", f"/guilds/{quiet}{path}")).status == 200
    assert len(loopback.world.channels) == at_first
    listed = (await rest("GET", f"/guilds/{lively}/channels")).body
    tables = next(each["id"] for each in listed if each["name"] == "tables")
    assert (await rest("POST", f"/channels/{tables}/messages", {"content": "x"})).status == 200
    assert len(loopback.world.channels) == at_first + 36
    assert [each["id"] for each in (await rest("GET", f"/guilds/{lively}/channels")).body] == [
        each["id"] for each in listed
    ]


async def test_they_are_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    loopback = Loopback(path)
    await loopback.start()
    quiet, lively = await added(loopback, 2, channels=5, roles=4)
    async with Person(loopback.url, "bruno") as bruno:
        tables = await tables_on(loopback, bruno, lively)
        await bruno.say(tables, "still here")
    await control(loopback, "server", do="leave", server=quiet)
    await loopback.close()
    loopback = Loopback(path)
    await loopback.start()
    world = loopback.world
    assert [*world.servers] == [GUILD_ID, quiet, lively]
    assert not world.has_bot(world.servers[quiet])
    assert len(world.channels_of(world.servers[quiet])) == 5
    async with Person(loopback.url, "bruno") as bruno:
        assert [each["content"] for each in await bruno.messages(tables)] == ["still here"]
        assert (await bruno.say(tables, "again"))["content"] == "again"
    assert await added(loopback, 1) > [lively]
    await loopback.close()
