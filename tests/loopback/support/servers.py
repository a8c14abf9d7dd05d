"""More servers than the first, as tests add them."""

import asyncio

from bot.loopback import Loopback, Person
from tests.loopback.support.bots import PATIENCE_S, HeldBot
from tests.loopback.support.controls import control_at


async def added(loopback: Loopback, count: int, **size: int) -> list[str]:
    """The ids of so many new servers, each on the next shard."""
    return await added_at(loopback.url, count, **size)


async def added_at(url: str, count: int, **size: int) -> list[str]:
    """The ids of so many new servers of the loopback at this address, each on the next shard."""
    servers: list[str] = (await control_at(url, "servers", count=count, **size))["servers"]
    return servers


async def tables_on(loopback: Loopback, person: Person, server: str) -> str:
    """The id of the channel for tables on a server that the person has joined by then."""
    return await tables_at(loopback.url, person, server)


async def tables_at(url: str, person: Person, server: str) -> str:
    """The same on a server of the loopback at this address."""
    await control_at(url, "server", who=person.name, do="join", server=server)
    channels = await person.channels(server)
    return next(str(each["id"]) for each in channels if each.get("name") == "tables")


def shard_of(server: str, count: int) -> int:
    """The shard that a server belongs to, as Discord's documentation says."""
    return (int(server) >> 22) % count


async def until_known(bot: HeldBot, servers: set[str]) -> None:
    """Returns once the bot knows exactly these servers."""
    async with asyncio.timeout(PATIENCE_S):
        while {str(guild.id) for guild in bot.guilds if not guild.unavailable} != servers:
            await bot.wait_for("socket_event_type")
