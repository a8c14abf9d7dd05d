"""The loopback and the bot as two processes of their own, as programs see them."""

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import IO, Any

from bot.loopback import Person
from bot.loopback.world.sample import PEOPLE
from data.engines.place import Place, Url
from data.ranges.shard_range import ShardRange
from tests.loopback.support.controls import control_at

CHECKOUT = Path(__file__).parents[3]

READY = b" ready user="
"""What the bot logs once it can be used."""

ENDED_AFTER_S = 60
"""After this time a process that does not end is not only slow."""

RECORD = "record.jsonl"


@dataclass(frozen=True, slots=True)
class Processes:
    """Where the loopback is, the number of the bot's process, and the record of its requests."""

    url: str
    bot: int
    record: Path

    def processor_s(self) -> float:
        """The processor time that the bot has used so far, in all its threads. Linux only."""
        # The number of the clock that counts for another process, as clock_getcpuclockid(3) gives.
        return time.clock_gettime(~self.bot << 3 | 2)

    def resident_mb(self) -> float:
        """The memory that the bot holds now, in megabytes of 2**20 bytes. Linux only."""
        status = Path(f"/proc/{self.bot}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    def requests(self) -> list[dict[str, Any]]:
        """All requests of the bot so far, oldest first."""
        lines = self.record.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]


@asynccontextmanager
async def separate_processes(folder: Path, settings: Mapping[str, str]) -> AsyncIterator[Processes]:
    """Both processes until the block is left, with their files in *folder*.

    The loopback sets no rate limits; *settings* are variables for the bot.
    """
    async with loopback_process(folder) as url, bot_process(url, folder, settings) as processes:
        yield processes


@asynccontextmanager
async def bot_process(
    url: str, folder: Path, settings: Mapping[str, str], module: str = "bot"
) -> AsyncIterator[Processes]:
    """The bot at the loopback of *folder* until the block is left.

    It is ready, logs no error, and ends in order. *settings* are variables for it, *module* is its
    program.
    """
    own = own_settings(folder) | dict(settings)
    bot = await started(module, "--loopback", url, settings=own, stderr=PIPE)
    try:
        rest = await _ready(bot)
        yield Processes(url, bot.pid, folder / RECORD)
    finally:
        await _end(bot)
    said = (await rest).decode()
    assert " ERROR " not in said, said
    assert bot.returncode == 0, said


class RangedBot:
    """The bot with a part of the shards as a process, one life after another."""

    def __init__(
        self, url: str, folder: Path, shards: ShardRange, settings: Mapping[str, str]
    ) -> None:
        self.shards = shards
        self._of_the_dead_s = 0.0
        self._start = partial(
            bot_process, url, folder, {"TAROCCHI_SHARDS": str(shards), **settings}
        )
        self._life = AsyncExitStack()
        self._now: Processes | None = None

    async def start(self) -> None:
        """Starts it; returns once it is ready."""
        self._now = await self._life.enter_async_context(self._start())

    async def stop(self) -> float:
        """Terminates it if it runs; returns how many seconds that took."""
        self._of_the_dead_s, self._now = self.processor_s(), None
        began_s = time.perf_counter()
        await self._life.aclose()
        return time.perf_counter() - began_s

    def processor_s(self) -> float:
        """The processor time of all lives so far, their last moments apart. Linux only."""
        return self._of_the_dead_s + (self._now.processor_s() if self._now else 0)

    def resident_mb(self) -> float:
        """The memory that it holds now, in megabytes of 2**20 bytes. Linux only."""
        return self._now.resident_mb() if self._now else 0


@asynccontextmanager
async def ranged_bots(
    url: str, folder: Path, processes: int, shards: int, settings: Mapping[str, str]
) -> AsyncIterator[list[RangedBot]]:
    """So many processes that share these shards and one database, until the block is left.

    All are started at once, and ready.
    """
    bots = [RangedBot(url, folder, part, settings) for part in parts(processes, shards)]
    try:
        async with asyncio.TaskGroup() as starting:
            for bot in bots:
                starting.create_task(bot.start())
        yield bots
    finally:
        await asyncio.gather(*(bot.stop() for bot in bots))


def parts(processes: int, shards: int) -> list[ShardRange]:
    """The shards in so many parts of nearly the same size."""
    bounds = [number * shards // processes for number in range(processes + 1)]
    return [ShardRange(first, behind - 1, shards) for first, behind in pairwise(bounds)]


@asynccontextmanager
async def loopback_process(folder: Path) -> AsyncIterator[str]:
    """The loopback until the block is left, where all read English; gives its address.

    Its record is in *folder*.
    """
    record = str(folder / RECORD)
    loopback = await started("bot.loopback", "--port", "0", "--record", record, stdout=PIPE)
    try:
        assert loopback.stdout is not None
        url = (await loopback.stdout.readline()).decode().strip()
        await control_at(url, "limit", enforced=False)
        for known in PEOPLE:
            async with Person(url, known.username) as person:
                await person.speak("en-US")
        yield url
    finally:
        await _end(loopback)


def own_place(folder: Path) -> Path:
    """The file in *folder* that keeps what the bot keeps, unless it is told otherwise."""
    return folder / "bot.db"


def own_settings(folder: Path, place: Place | None = None) -> dict[str, str]:
    """The settings of a bot whose match is kept in *folder*, or in another *place*; cards are drawn
    only once for all."""
    place = place or own_place(folder)
    return {
        "TAROCCHI_DATABASE": place.address if isinstance(place, Url) else str(place),
        "TAROCCHI_CACHE": str(CHECKOUT / "var" / "cache"),
        "TAROCCHI_LOG_LEVEL": "INFO",
        "DISCORD_TOKEN": "",
    }


async def started(
    module: str,
    *arguments: str,
    settings: Mapping[str, str] | None = None,
    stdout: int | IO[bytes] = DEVNULL,
    stderr: int | IO[bytes] | None = None,
) -> Process:
    """A module of the checkout, run as a program; its settings are variables."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        cwd=CHECKOUT,
        env=os.environ | {"TAROCCHI_SEARCH": "off"} | dict(settings or {}),
        stdout=stdout,
        stderr=stderr,
    )


async def _ready(bot: Process) -> asyncio.Task[bytes]:
    # What comes after is read too: a full pipe would stop the bot.
    assert bot.stderr is not None
    said = b""
    async for line in bot.stderr:
        said += line
        if READY in line:
            return asyncio.create_task(bot.stderr.read())
    raise AssertionError(said.decode())


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), ENDED_AFTER_S)
    except TimeoutError:
        process.kill()
        raise
