"""How many shards a bot is told to start, and how many of them at once."""

import asyncio
from typing import Any

from bot.loopback import Loopback
from tests.loopback.api.test_shards import socket_of
from tests.loopback.support.bots import PATIENCE_S, HeldBot, running
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call
from tests.loopback.support.servers import added, until_known


async def test_a_control_says_how_many_shards(loopback: Loopback, rest: Call) -> None:
    usual = (await rest("GET", "/gateway/bot")).body
    assert (usual["shards"], usual["session_start_limit"]["max_concurrency"]) == (1, 1)
    await control(loopback, "shards", shards=3)
    await control(loopback, "shards", max_concurrency=2)
    told = (await rest("GET", "/gateway/bot")).body
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (3, 2)
    servers = await added(loopback, 3)
    async with running(HeldBot(), loopback) as bot:
        await until_known(bot, {loopback.world.first.id, *servers})
        assert bot.shard_count == 3


async def answer(loopback: Loopback, shard: int) -> Any:
    """What a shard of 16 is answered when it identifies: the name of an event, or an opcode."""
    async with socket_of(loopback, shard, 16) as socket:
        assert (await socket.next())["op"] == 10
        frame = await socket.next()
        if frame["op"] == 9:
            assert frame["d"] is False
        return frame["t"] or frame["op"]


async def test_a_key_that_identifies_twice_in_five_seconds_is_refused(loopback: Loopback) -> None:
    assert [await answer(loopback, shard) for shard in (0, 0, 1)] == ["READY"] * 3
    loopback.clock.advance(5)
    await control(loopback, "shards", enforced=True)
    assert [await answer(loopback, shard) for shard in (0, 0, 1)] == ["READY", 9, 9]
    loopback.clock.advance(5)
    assert [await answer(loopback, shard) for shard in (1, 0)] == ["READY", 9]


async def test_every_key_has_a_pause_of_its_own(loopback: Loopback) -> None:
    await control(loopback, "shards", max_concurrency=4, enforced=True)
    assert [await answer(loopback, shard) for shard in (0, 1, 2, 3)] == ["READY"] * 4
    assert [await answer(loopback, shard) for shard in (4, 3, 15)] == [9] * 3
    loopback.clock.advance(5)
    assert [await answer(loopback, shard) for shard in (4, 3, 14)] == ["READY"] * 3


class Paced(HeldBot):
    """Waits for the pause between shards, in time of the loopback."""

    def __init__(self, loopback: Loopback, **options: Any) -> None:
        super().__init__(**options)
        self._clock = loopback.clock
        self.pauses = 0

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Moves the clock by the pause."""
        self.pauses += 1
        self._clock.advance(5)


async def test_a_client_that_keeps_the_pause_is_let_in(loopback: Loopback) -> None:
    await control(loopback, "shards", shards=4, enforced=True)
    servers = await added(loopback, 3)
    bot = Paced(loopback)
    async with running(bot, loopback):
        await until_known(bot, {loopback.world.first.id, *servers})
        assert bot.pauses == 4


async def resuming(bot: HeldBot, shard: int) -> None:
    """Returns once this shard has resumed its session."""
    await bot.wait_for("shard_resumed", check=lambda id: id == shard, timeout=PATIENCE_S)


async def test_sixteen_shards_resume_after_a_break(loopback: Loopback) -> None:
    servers = await added(loopback, 16)
    async with running(HeldBot(shard_count=16), loopback) as bot:
        await until_known(bot, {loopback.world.first.id, *servers})
        resumed = asyncio.gather(*(resuming(bot, shard) for shard in range(16)))
        await asyncio.sleep(0)
        await control(loopback, "gateway", do="disconnect")
        await resumed
        assert bot.heard.count("READY") == 16


async def test_sessions_of_other_shards_do_not_end_those_of_one(loopback: Loopback) -> None:
    async with socket_of(loopback, 0, 16) as first:
        ready = (await first.next("READY"))["d"]
        session, heard = ready["session_id"], 2 if ready["guilds"] else 1
        while heard > 1:
            await first.next("GUILD_CREATE")
            heard -= 1
        # Cut by the client in a way that lets it resume.
        await first.socket.close(code=4000)
    for shard in range(1, 16):
        async with socket_of(loopback, shard, 16) as other:
            await other.next("READY")
            await other.socket.close(code=4000)
    assert loopback.gateway.session(session) is not None
    for _ in range(8):
        async with socket_of(loopback, 0, 16) as again:
            await again.next("READY")
            await again.socket.close(code=4000)
    assert loopback.gateway.session(session) is None
