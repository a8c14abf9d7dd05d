"""Starts the parts, joins them, and stops them in order."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol

from bot.client import TarocchiBot
from bot.config import Settings
from bot.games.catalogue import GAMES
from bot.loopback import Loopback
from bot.loopback.pointing import client_points_at
from bot.tables.clock import Clock, SystemClock
from bot.tables.computers import Computers
from bot.tables.hub import Hub
from bot.tables.timers import Timers
from cogs.artist import Artist
from cogs.boards import Boards
from cogs.hands import Hands
from cogs.looks import Looks
from cogs.services import Services
from data.database import Database
from data.players import Players
from rendering.look import usual
from rendering.sprites import is_prepared, prepare_in, use_folder

log = logging.getLogger(__name__)

THREADS = 2
"""Threads for pictures and computer players; more would only contend for the same cores."""

GARBAGE_AFTER = 50_000
"""After so many new objects Python looks for garbage: the usual 700 cost a twentieth of all."""

PLAYGROUND_DATABASE = Path("var/playground.db")
PLAYGROUND_WORLD = Path("var/playground-world.db")


@asynccontextmanager
async def running_bot(
    settings: Settings, database_path: Path, clock: Clock | None = None
) -> AsyncIterator[TarocchiBot]:
    """The bot with all its parts, ready to log in; closes them when left.

    Raises `DatabaseError` if the database cannot be used.
    """
    clock = clock or SystemClock()
    async with AsyncExitStack() as stack:
        database = await Database.open(database_path)
        stack.push_async_callback(database.close)
        use_folder(settings.cache)
        threads = stack.enter_context(ThreadPoolExecutor(THREADS, thread_name_prefix="worker"))
        bot = await stack.enter_async_context(TarocchiBot())
        hub = Hub(database, clock)
        boards = Boards(bot, settings.frame_gap_s)
        looks = Looks(settings.cache)
        stack.push_async_callback(looks.close)
        bot.services = Services(
            database, clock, hub, Artist(threads), boards, Hands(bot), Players(database), looks
        )
        await hub.load()
        hub.listeners.append(boards.on_change)
        stack.push_async_callback(boards.close)
        stack.push_async_callback(bot.services.presses_done)
        for worker in _workers(hub, boards, threads, settings, clock):
            worker.start()
            stack.push_async_callback(worker.close)
        yield bot


async def draw_cards(cache: Path) -> None:
    """Has every pack drawn, in its usual look, that the cache does not hold yet.

    That takes seconds and happens once; a process of its own does it, so that nothing waits.
    """
    arts = dict.fromkeys(game.pack.art for game in GAMES.values())
    looks = [usual(art) for art in arts if not is_prepared(cache, usual(art))]
    if not looks:
        return
    packs = ", ".join(look.pack for look in looks)
    log.info("drawing the cards of %s: only this first start takes so long", packs)
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(len(looks), mp_context=get_context("spawn")) as processes:
        drawing = [loop.run_in_executor(processes, prepare_in, cache, look) for look in looks]
        await asyncio.gather(*drawing)


async def run_on_discord(settings: Settings) -> None:
    """Plays on Discord until stopped. Raises `discord.LoginFailure` for a wrong token."""
    await draw_cards(settings.cache)
    async with running_bot(settings, settings.database) as bot:
        await _until_stopped(bot, settings.token)


async def run_playground(settings: Settings, record: Path | None) -> None:
    """Starts the stand-in and plays there until stopped. Raises `OSError` if the port is taken."""
    loopback = Loopback(PLAYGROUND_WORLD, port=settings.port, record=record)
    await loopback.start()
    try:
        sys.stdout.write(f"DISCORD_TOKEN is not set: the playground is open at {loopback.url}\n")
        sys.stdout.flush()
        await run_at_loopback(settings, loopback.url, loopback.token, PLAYGROUND_DATABASE)
    finally:
        await loopback.close()


async def run_at_loopback(settings: Settings, url: str, token: str, database: Path) -> None:
    """Plays at a stand-in that runs already, until stopped."""
    await draw_cards(settings.cache)
    with client_points_at(
        f"{url}/api/v10", f"{url.replace('http', 'ws', 1)}/gateway", f"{url}/cdn"
    ):
        async with running_bot(settings, database) as bot:
            await _until_stopped(bot, token)


class Worker(Protocol):
    """Something that works by itself between start and close."""

    def start(self) -> None:
        """Begins to work."""

    async def close(self) -> None:
        """Stops."""


def _workers(
    hub: Hub, boards: Boards, threads: ThreadPoolExecutor, settings: Settings, clock: Clock
) -> list[Worker]:
    timers = Timers(
        hub,
        clock,
        nudge_s=settings.nudge_s,
        stand_in_s=settings.stand_in_s,
        lobby_s=settings.lobby_s,
        between_deals_s=settings.between_deals_s,
    )
    timers.listeners.append(boards.on_nudge)
    return [Computers(hub, threads, settings.pace_s), timers]


async def _until_stopped(bot: TarocchiBot, token: str) -> None:
    # What was loaded by now stays: it need not be looked through for garbage.
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER)
    loop = asyncio.get_running_loop()
    playing = asyncio.ensure_future(bot.start(token))
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, playing.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await playing
