"""Where the bot is given a role, what was left out of it is read, and permissions are exact."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.app.guild_diet import GuildDiet
from bot.loopback.world import permissions as may
from bot.loopback.world.sample import BOT_ROLE_ID, GUILD_ID, LOUNGE_ID, TABLES_ID
from cogs.messages.rate_limiter import RateLimiter
from cogs.press import outages
from tests.cogs.support.house import House, playing_house
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.controls import control

CHANNELS = f"/guilds/{GUILD_ID}/channels"
ROUTE = "GET /guilds/{}/channels"
PLACES = ("tables", "lounge", "no-threads")
SEND, THREADS = may.SEND_MESSAGES, may.CREATE_PUBLIC_THREADS

STEPS = 30


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A loopback with the bot logged in."""
    async with playing_house(tmp_path) as house:
        yield house


async def until(is_so: Callable[[], bool]) -> None:
    """Returns once it is so."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


def rights(client: discord.Client, place: str = TABLES_ID) -> discord.Permissions:
    """What a client thinks it may do in a channel."""
    channel = client.get_channel(int(place))
    assert isinstance(channel, discord.TextChannel)
    return channel.permissions_for(channel.guild.me)


def readings(house: House) -> int:
    """How often the channels have been read."""
    return sum(call.entry["path"].endswith(CHANNELS) for call in house.traffic.calls)


async def test_a_new_role_counts_where_it_has_an_overwrite(house: House) -> None:
    assert rights(house.bot).send_messages
    await control(house.loopback, "role", channel="tables", deny=str(SEND))
    await until(lambda: not rights(house.bot).send_messages)
    assert rights(house.bot, LOUNGE_ID).send_messages
    assert readings(house) == 1


async def test_a_role_that_the_bot_already_has_costs_no_reading(house: House) -> None:
    await control(house.loopback, "role", role=BOT_ROLE_ID, held=True)
    await control(house.loopback, "role", role=BOT_ROLE_ID, channel="tables", deny=str(SEND))
    await until(lambda: not rights(house.bot).send_messages)
    assert readings(house) == 0


async def test_a_role_that_comes_back_is_read_again(house: House) -> None:
    role = (await control(house.loopback, "role"))["id"]
    await until(lambda: readings(house) == 1)
    await control(house.loopback, "role", role=role, held=False)
    # The bot does not keep this, as it does not have the role.
    await control(house.loopback, "role", role=role, channel="tables", deny=str(SEND))
    await control(house.loopback, "role", role=role, held=True)
    await until(lambda: not rights(house.bot).send_messages)


async def test_servers_of_all_shards_are_trimmed(house: House) -> None:
    role = await control(house.loopback, "role", who="ada")
    for count in (1, 2, 3):
        sharded = HeldBot(shard_count=count)
        GuildDiet(sharded, RateLimiter(50)).start()
        async with running(sharded, house.loopback):
            assert [guild.get_role(int(role["id"])) for guild in sharded.guilds] == [None]


class Gate:
    """Lets a request through, and keeps its answer until the gate is opened."""

    def __init__(self, request: Callable[[int], Awaitable[Any]]) -> None:
        self._request = request
        self.reached, self.opened = asyncio.Event(), asyncio.Event()

    async def pass_through(self, guild_id: int) -> Any:
        """Makes the request."""
        answer = await self._request(guild_id)
        self.reached.set()
        await self.opened.wait()
        return answer


@pytest.fixture
def gate(house: House, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A gate before the channels that are read."""
    gate = Gate(house.bot.http.get_all_guild_channels)
    monkeypatch.setattr(house.bot.http, "get_all_guild_channels", gate.pass_through)
    return gate


async def test_what_is_heard_meanwhile_is_newer_than_what_was_read(
    house: House, gate: Gate
) -> None:
    role = (await control(house.loopback, "role", channel="tables", deny=str(SEND)))["id"]
    await gate.reached.wait()
    await control(house.loopback, "role", role=role, channel="tables", deny=str(THREADS))
    await until(lambda: not rights(house.bot).create_public_threads)
    gate.opened.set()
    guild = house.bot.guilds[0]
    await until(lambda: guild.get_role(int(role)) is not None)
    assert rights(house.bot).send_messages
    assert not rights(house.bot).create_public_threads


async def test_several_roles_at_once_are_read_once_more(house: House, gate: Gate) -> None:
    await control(house.loopback, "role")
    await gate.reached.wait()
    roles = [await control(house.loopback, "role") for _ in range(4)]
    last = await control(house.loopback, "role", channel="tables", deny=str(SEND))
    me = house.bot.guilds[0].me
    await until(lambda: len(me._roles) == len(roles) + 3)
    gate.opened.set()
    await until(lambda: house.bot.guilds[0].get_role(int(last["id"])) is not None)
    assert not rights(house.bot).send_messages
    assert readings(house) == 2


async def test_a_reading_that_failed_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "RETRY_S", 0.01)
    await control(house.loopback, "fault", do="refuse", route=ROUTE, times=2)
    await control(house.loopback, "role", channel="tables", deny=str(SEND))
    await until(lambda: not rights(house.bot).send_messages)
    assert readings(house) == 3


async def test_a_reading_that_is_forbidden_waits_for_the_next_role(house: House) -> None:
    await control(house.loopback, "fault", do="refuse", route=ROUTE, status=403)
    await control(house.loopback, "role", channel="tables", deny=str(SEND))
    await until(lambda: readings(house) == 1)
    await control(house.loopback, "role")
    await until(lambda: not rights(house.bot).send_messages)
    assert readings(house) == 2


async def test_a_server_that_comes_anew_ends_a_reading(house: House, gate: Gate) -> None:
    await control(house.loopback, "role", channel="tables", deny=str(SEND))
    await gate.reached.wait()
    await control(house.loopback, "gateway", do="invalidate")
    # The server is told with all roles of the bot.
    await until(lambda: bool(house.bot.guilds) and not rights(house.bot).send_messages)
    assert readings(house) == 1


async def test_it_knows_what_a_client_knows_that_keeps_everything(house: House) -> None:
    rng, loopback = Random(5), house.loopback
    world = loopback.world
    made: list[str] = []
    async with running(HeldBot(), loopback) as whole:

        def is_told(client: discord.Client) -> bool:
            me = client.guilds[0].me
            return {*me._roles} == {*map(int, world.members[world.bot["id"]]["roles"])}

        def is_same() -> bool:
            said = {
                int(channel["id"]): {
                    (int(each["id"]), int(each["allow"]), int(each["deny"]))
                    for each in channel["permission_overwrites"]
                }
                for channel in world.channels.values()
            }
            known = {
                channel.id: {(each.id, each.allow, each.deny) for each in channel._overwrites}
                for channel in whole.guilds[0].text_channels
            }
            return (
                said == known
                and is_told(whole)
                and is_told(house.bot)
                and all(rights(whole, id) == rights(house.bot, id) for id in world.channels)
            )

        for _ in range(STEPS):
            bits = [str(rng.getrandbits(39) & ~may.ADMINISTRATOR) for _ in range(3)]
            body: dict[str, Any] = dict(zip(("permissions", "allow", "deny"), bits, strict=True))
            if rng.random() < 0.7:
                body["channel"] = rng.choice(PLACES)
            if made and rng.random() < 0.7:
                body["role"] = rng.choice(made)
                if rng.random() < 0.6:
                    body["held"] = rng.random() < 0.5
            else:
                body["who"] = rng.choice(("bot", "bot", "ada"))
            role = await control(loopback, "role", **body)
            made += [role["id"]] * ("role" not in body)
            if rng.random() < 0.7:
                await until(is_same)
        await until(is_same)
