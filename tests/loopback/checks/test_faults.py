"""Faults that are switched on: refused, cut, lost and slow requests."""

import asyncio

import aiohttp
import discord
import pytest

from bot.loopback import Loopback
from bot.loopback.world.sample import TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"
POST = "POST /channels/{c}/messages"


def written(loopback: Loopback) -> int:
    """How many messages there are."""
    return len(loopback.world.messages)


async def test_refused_by_discord_itself_and_by_what_stands_before_it(
    loopback: Loopback, bot: HeldBot
) -> None:
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    for status in (401, 403):
        await control(loopback, "fault", do="refuse", route=POST, status=status)
        with pytest.raises(discord.HTTPException) as refused:
            await channel.send("x")
        assert (refused.value.status, refused.value.code) == (status, 0)
    assert written(loopback) == 0
    await channel.send("x")


async def test_five_hundreds_are_tried_again_by_the_client(
    loopback: Loopback, bot: HeldBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    await control(loopback, "fault", do="refuse", route=POST, status=502)
    await channel.send("x")
    statuses = [each["status"] for each in loopback.recorder.entries if each["path"] == HERE]
    assert statuses == [502, 200]


@pytest.mark.parametrize(("do", "kept"), [("cut", 0), ("lose", 1)])
async def test_a_broken_connection(loopback: Loopback, rest: Call, do: str, kept: int) -> None:
    await control(loopback, "fault", do=do, route=POST)
    with pytest.raises(aiohttp.ClientError):
        await rest("POST", HERE, {"content": "x"})
    assert written(loopback) == kept


async def test_a_slow_request_waits_for_the_clock(loopback: Loopback, rest: Call) -> None:
    await control(loopback, "fault", do="slow", route=POST, seconds=100)
    sending = asyncio.create_task(rest("POST", HERE, {"content": "x"}))
    done, _ = await asyncio.wait({sending}, timeout=0.2)
    assert not done
    loopback.clock.advance(100)
    assert (await sending).status == 200


async def test_faults_are_for_one_route_and_can_be_ended(loopback: Loopback, rest: Call) -> None:
    await control(loopback, "fault", do="refuse", route=POST, times=100)
    assert (await rest("GET", "/users/@me")).status == 200
    await control(loopback, "fault", do="nothing")
    assert (await rest("POST", HERE, {"content": "x"})).status == 200
