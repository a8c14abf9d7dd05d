"""The bot stops when it is told to, whatever becomes of its connection just then."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app import running
from bot.loopback import Loopback
from tests.cogs.support.house import QUICK, open_loopback
from tests.cogs.support.processes import ranged_bots
from tests.loopback.support.controls import control

PATIENCE_S = 10
"""How long a host waits until it kills what it has terminated."""
ALL_S = 30
"""The same for several at once, on a machine that is busy with other tests."""


@dataclass
class Program:
    """The bot as the command line runs it, and what a signal does to it."""

    loopback: Loopback
    run: asyncio.Task[None]
    signalled: list[asyncio.Future[None]]

    async def until_connected(self) -> None:
        """Returns once the bot hears what happens."""
        await sooner_or_later(lambda: self.loopback.gateway.connected)

    async def until_ungreeted(self) -> None:
        """Returns once the bot waits for a greeting."""
        await sooner_or_later(lambda: self.loopback.gateway.ungreeted > 0)

    async def stop(self) -> None:
        """Terminates the program once, and returns when it has ended."""
        self.signalled[-1].cancel()
        ended, _ = await asyncio.wait({self.run}, timeout=PATIENCE_S)
        assert ended
        await self.run


async def sooner_or_later(is_so: Callable[[], bool]) -> None:
    """Returns once it is so."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """The bot on its way to a loopback."""
    signalled: list[asyncio.Future[None]] = []
    async with open_loopback() as loopback:
        with patch.object(running, "end_on_signals", signalled.append):
            at, token = loopback.url, loopback.token
            run = running.run_at_loopback(QUICK, at, token, tmp_path / "bot.db")
            started = Program(loopback, asyncio.create_task(run), signalled)
            yield started
            started.run.cancel()
            await asyncio.gather(started.run, return_exceptions=True)


async def test_while_all_is_well(program: Program) -> None:
    await program.until_connected()
    await program.stop()


async def test_before_it_is_greeted_for_the_first_time(program: Program) -> None:
    await control(program.loopback, "gateway", do="fall silent")
    await program.until_ungreeted()
    await program.stop()


@pytest.mark.parametrize("do", ["disconnect", "invalidate"])
async def test_while_it_connects_again(program: Program, do: str) -> None:
    await program.until_connected()
    await control(program.loopback, "gateway", do="fall silent")
    await control(program.loopback, "gateway", do=do)
    await program.until_ungreeted()
    await program.stop()


async def test_each_of_four_processes_while_they_connect_again(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        await control(loopback, "shards", max_concurrency=4)
        async with ranged_bots(loopback.url, tmp_path, 4, 4, {}) as bots:
            await control(loopback, "gateway", do="fall silent")
            await control(loopback, "gateway", do="invalidate")
            await sooner_or_later(lambda: loopback.gateway.ungreeted >= len(bots))
            assert max(await asyncio.gather(*(bot.stop() for bot in bots))) <= ALL_S
