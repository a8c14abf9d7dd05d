"""Starts the parts, joins them, and stops them in order."""

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.client import TarocchiBot
from bot.config import Settings
from bot.loopback import Loopback
from bot.loopback.pointing import client_points_at
from bot.tables.clock import Clock, SystemClock
from bot.tables.hub import Hub
from cogs.artist import Artist
from cogs.boards import Boards
from cogs.hands import Hands
from cogs.services import Services
from data.database import Database

log = logging.getLogger(__name__)

PLAYGROUND_DATABASE = Path("var/playground.db")
PLAYGROUND_WORLD = Path("var/playground-world.db")


@asynccontextmanager
async def running_bot(
    settings: Settings, database_path: Path, clock: Clock | None = None
) -> AsyncIterator[TarocchiBot]:
    """The bot with all its parts, ready to log in; closes them when left.

    Raises `DatabaseError` if the database cannot be used.
    """
    database = await Database.open(database_path)
    artist = Artist()
    try:
        bot = TarocchiBot()
        async with bot:
            services = _services(bot, settings, database, artist, clock or SystemClock())
            await services.hub.load()
            workers = _workers(services, settings)
            yield bot
            for worker in workers:
                await worker.close()
            await services.boards.close()
    finally:
        artist.close()
        await database.close()


async def run_on_discord(settings: Settings) -> None:
    """Plays on Discord until stopped. Raises `discord.LoginFailure` for a wrong token."""
    async with running_bot(settings, settings.database) as bot:
        await _until_stopped(bot, settings.token)


async def run_playground(settings: Settings, record: Path | None) -> None:
    """Starts the stand-in and plays there until stopped. Raises `OSError` if the port is taken."""
    loopback = Loopback(PLAYGROUND_WORLD, port=settings.port, record=record)
    await loopback.start()
    try:
        log.info("no token set: the playground is open at %s", loopback.url)
        await run_at_loopback(settings, loopback.url, loopback.token, PLAYGROUND_DATABASE)
    finally:
        await loopback.close()


async def run_at_loopback(settings: Settings, url: str, token: str, database: Path) -> None:
    """Plays at a stand-in that runs already, until stopped."""
    with client_points_at(url):
        async with running_bot(settings, database) as bot:
            await _until_stopped(bot, token)


def _services(
    bot: TarocchiBot, settings: Settings, database: Database, artist: Artist, clock: Clock
) -> Services:
    hub = Hub(database, clock)
    boards = Boards(bot, settings.frame_gap_s)
    bot.services = Services(database, clock, hub, artist, boards, Hands(bot))
    hub.listeners.append(boards.on_change)
    return bot.services


async def _until_stopped(bot: TarocchiBot, token: str) -> None:
    loop = asyncio.get_running_loop()
    playing = asyncio.ensure_future(bot.start(token))
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, playing.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await playing
