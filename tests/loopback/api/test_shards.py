"""Several servers, of which each shard hears its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.api.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import GUILD_ID
from tests.loopback.api.test_gateway import Socket, identity
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call
from tests.loopback.support.servers import added, shard_of, tables_on, until_known


@asynccontextmanager
async def of_four(loopback: Loopback, *shards: int) -> AsyncIterator[HeldBot]:
    """A process with some of four shards."""
    async with running(HeldBot(shard_ids=[*shards], shard_count=4), loopback) as bot:
        yield bot


def on(servers: list[str], *shards: int) -> set[str]:
    """The servers of some of four shards."""
    return {server for server in servers if shard_of(server, 4) in shards}


async def test_each_process_hears_of_the_servers_of_its_shards(loopback: Loopback) -> None:
    servers = [GUILD_ID, *await added(loopback, 9)]
    async with of_four(loopback, 0, 1) as low, of_four(loopback, 2, 3) as high:
        await until_known(low, on(servers, 0, 1))
        await until_known(high, on(servers, 2, 3))
        servers += await added(loopback, 8, channels=3, roles=2)
        await until_known(low, on(servers, 0, 1))
        await until_known(high, on(servers, 2, 3))
        assert {guild.shard_id for guild in high.guilds} == {2, 3}
        newest = high.get_guild(int(max(on(servers, 2, 3), key=int)))
        assert newest is not None
        assert (len(newest.channels), len(newest.roles)) == (3, 2)
        assert newest.self_role is not None


async def test_who_has_heard_of_a_server_keeps_nothing_of_it(loopback: Loopback) -> None:
    servers = [GUILD_ID, *await added(loopback, 50)]
    async with of_four(loopback, 0, 1, 2, 3) as bot:
        await until_known(bot, {*servers})
    assert [each.id for each in loopback.world.servers.values() if each.furnished] == [GUILD_ID]


async def test_a_person_plays_on_servers_of_two_processes(
    loopback: Loopback, bruno: Person
) -> None:
    servers = await added(loopback, 4)
    [one], [other] = on(servers, 1), on(servers, 2)
    async with of_four(loopback, 0, 1) as low, of_four(loopback, 2, 3) as high:
        for bot, server in ((low, one), (high, other)):
            place = await tables_on(loopback, bruno, server)
            interaction, outcome = await bot.held(bruno.command(place, "hold"))
            assert interaction.guild_id == int(server)
            assert isinstance(interaction.user, discord.Member)
            assert isinstance(interaction.channel, discord.TextChannel)
            made = await interaction.response.send_message("here")
            assert made.message_id is not None
            assert (await outcome).status == "answered"
            created = bot.loop.create_task(bot.wait_for("thread_create"))
            thread = await interaction.channel.create_thread(
                name="table", type=discord.ChannelType.public_thread
            )
            assert (await created).guild.id == int(server)
            await thread.send("inside")
            assert [each["content"] for each in await bruno.messages(str(thread.id))] == ["inside"]
        for bot in (low, high):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(bot.next(), 0.05)


async def test_who_is_not_on_a_server_sees_nothing_of_it(
    loopback: Loopback, ada: Person, bruno: Person
) -> None:
    [server] = await added(loopback, 1)
    place = await tables_on(loopback, bruno, server)
    async with Person(loopback.url, "carla") as carla:
        assert await carla.channels(server) == []
        with pytest.raises(NotPossible, match="no_such_channel"):
            await carla.say(place, "x")
    assert place not in [each["id"] for each in await bruno.channels()]
    seen = await bruno.channels(server)
    assert {each["type"] for each in seen} == {0}
    # The owner of a server sees what is hidden from others.
    assert len(await ada.channels(server)) > len(seen) > 10
    with pytest.raises(NotPossible, match="no_such_server"):
        await bruno.channels("1234")


@asynccontextmanager
async def socket_of(loopback: Loopback, shard: int, count: int) -> AsyncIterator[Socket]:
    """A bare connection that has identified as a shard and wants to hear of all messages."""
    intents = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{loopback.gateway_url}?v=10&encoding=json") as raw,
    ):
        socket = Socket(raw)
        await socket.send(2, identity(loopback, intents=intents, shard=[shard, count]))
        yield socket


async def test_messages_reach_the_shard_of_their_server_and_direct_ones_the_first(
    loopback: Loopback, bruno: Person
) -> None:
    servers = await added(loopback, 2)
    of_second = next(server for server in servers if shard_of(server, 2) == 1)
    place = await tables_on(loopback, bruno, of_second)
    async with socket_of(loopback, 0, 2) as first, socket_of(loopback, 1, 2) as second:
        ready = [(await each.next("READY"))["d"] for each in (first, second)]
        assert [each["shard"] for each in ready] == [[0, 2], [1, 2]]
        await bruno.say(place, "on a server")
        await bruno.say(await bruno.direct(), "between us")
        heard = (await first.next("MESSAGE_CREATE"))["d"]
        assert "guild_id" not in heard
        heard = (await second.next("MESSAGE_CREATE"))["d"]
        assert (heard["guild_id"], heard["channel_id"]) == (of_second, place)


async def test_a_shard_of_too_many_servers_is_closed(loopback: Loopback) -> None:
    await added(loopback, 2500)
    async with socket_of(loopback, 0, 1) as socket:
        assert (await socket.next())["op"] == 10
        closed = await socket.socket.receive(timeout=5)
    assert (closed.data, closed.extra) == (4011, "Sharding required.")
    async with socket_of(loopback, 0, 2) as half:
        for server in (await half.next("READY"))["d"]["guilds"]:
            assert shard_of(server["id"], 2) == 0
            assert (await half.next("GUILD_CREATE"))["d"]["id"] == server["id"]


async def test_one_server_is_left_and_another_is_out_of_order(
    loopback: Loopback, bot: HeldBot, ada: Person, rest: Call
) -> None:
    left, broken = await added(loopback, 2)
    await until_known(bot, {GUILD_ID, left, broken})
    await control(loopback, "server", do="leave", server=left)
    await control(loopback, "server", do="break", server=broken)
    await until_known(bot, {GUILD_ID})
    assert (await rest("GET", f"/guilds/{left}")).code == 50001
    assert (await rest("GET", f"/guilds/{broken}")).status == 500
    assert (await rest("GET", f"/guilds/{GUILD_ID}")).status == 200
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("here")
    assert (await outcome).status == "answered"
    await control(loopback, "server", do="join", server=left)
    await control(loopback, "server", do="mend", server=broken)
    await until_known(bot, {GUILD_ID, left, broken})


async def test_routes_answer_for_the_server_in_their_path(
    loopback: Loopback, rest: Call, bruno: Person
) -> None:
    [server] = await added(loopback, 1, channels=4, roles=3)
    await tables_on(loopback, bruno, server)
    bot, person = loopback.world.bot["id"], loopback.world.person("bruno")
    absent = loopback.world.person("carla")
    assert person is not None
    assert absent is not None
    here = f"/guilds/{server}"
    assert (await rest("GET", here)).body["id"] == server
    assert len((await rest("GET", f"{here}/channels")).body) == 4
    roles = (await rest("GET", f"{here}/roles")).body
    assert len(roles) == 3
    assert (await rest("GET", f"{here}/members/{bot}")).body["roles"] == [roles[1]["id"]]
    assert (await rest("GET", f"{here}/members/{person.id}")).body["roles"] == []
    assert (await rest("GET", f"{here}/members/{absent.id}")).code == 10007
    for path in ("", "/channels", "/roles", "/threads/active", f"/members/{bot}"):
        unknown = await rest("GET", f"/guilds/1234{path}")
        assert (unknown.status, unknown.code) == (404, 10004)


async def test_a_category_holds_no_messages_and_no_threads(loopback: Loopback, rest: Call) -> None:
    [server] = await added(loopback, 1)
    category, *_ = (await rest("GET", f"/guilds/{server}/channels")).body
    place = f"/channels/{category['id']}"
    assert (await rest("POST", f"{place}/messages", {"content": "x"})).code == 50008
    assert (await rest("POST", f"{place}/threads", {"name": "x", "type": 11})).code == 50024


async def test_servers_are_listed_in_pages(loopback: Loopback, bot: HeldBot, rest: Call) -> None:
    servers = [GUILD_ID, *await added(loopback, 250, channels=1, roles=2)]
    assert [each["id"] for each in (await rest("GET", "/users/@me/guilds")).body] == servers[:200]
    assert [str(guild.id) async for guild in bot.fetch_guilds(limit=None)] == servers
    before = f"/users/@me/guilds?limit=2&before={servers[10]}"
    assert [each["id"] for each in (await rest("GET", before)).body] == servers[8:10]
    assert (await rest("GET", "/users/@me/guilds?limit=201")).code == 50035
