"""Starts the parts, connects them, and stops them in order."""

import asyncio
import contextlib
import errno
import gc
import logging
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path

from bot.app.client import TarocchiBot
from bot.app.features import face
from bot.app.guild_diet import GuildDiet
from bot.app.heartbeat import Heartbeat
from bot.app.jobs.led import BackgroundWorker, Led
from bot.app.jobs.log_compactor import LogCompactor
from bot.app.jobs.recounting import Recounting
from bot.app.jobs.removals import Removals
from bot.app.jobs.scheduled_jobs import ScheduledJobs
from bot.app.settings import Settings
from bot.app.starting import CannotStart, held, reason
from bot.games.catalogue import GAMES
from bot.loopback import Loopback
from bot.loopback.interrupts import end_on_signals
from bot.loopback.pointing import client_points_at
from bot.players.levels import STRONG
from bot.players.pool import Pool
from bot.tables import downtime
from bot.tables.challenges.challenges import Challenges
from bot.tables.challenges.fields import ChallengeFields
from bot.tables.clock import Clock, SystemClock
from bot.tables.computers import Computers
from bot.tables.daily.days import Days
from bot.tables.daily.plays import DailyPlays
from bot.tables.hub import Hub
from bot.tables.lessons.costs import CardCosts
from bot.tables.lessons.lessons import Lessons
from bot.tables.seating import LEVELS
from bot.tables.shared_deals.field import Field
from bot.tables.solo_computers import SoloComputers
from bot.tables.thinking.exact import ExactPlayers
from bot.tables.thinking.hints import Hints
from bot.tables.thinking.reviews import Reviews
from bot.tables.timers import Pace, Timers
from bot.tables.warmup_positions import openings
from cogs.leaderboard.podiums import Podiums
from cogs.messages.artist import Artist
from cogs.messages.looks import Looks
from cogs.messages.private.follow_ups import FollowUps
from cogs.messages.rate_limiter import RateLimiter
from cogs.past.evening_ends import EveningEnds
from cogs.press import facts
from cogs.press.levels import Levels
from cogs.press.punctuality import Punctuality
from cogs.services import Services
from cogs.solo.challenge_ends import ChallengeEnds
from cogs.solo.posting import DailyPosts
from data import notes
from data.choices.players import Players
from data.choices.servers import Servers
from data.database import Database
from data.engines.place import Place
from data.faults import DatabaseDown
from data.ranges.leader import Leader
from data.ranges.locks import lost
from data.ranges.shard_range import ALL
from rendering.cards.look import looks_of
from rendering.cards.store import require_writable, store

log = logging.getLogger(__name__)

THREADS = 2
"""Threads for pictures and computer players; more would only contend for the same cores."""

FRESH_S = 60.0
"""How long it is known what a player prefers where another process may be told otherwise."""

CANCELS_EVERY_S = 0.1
"""How long the client has to stop before it is told again."""

PLAYGROUND_DATABASE = Path("var/playground.db")
PLAYGROUND_WORLD = Path("var/playground-world.db")


@dataclass(frozen=True, slots=True)
class Running:
    """A bot with all its parts."""

    bot: TarocchiBot
    services: Services
    lost: asyncio.Future[None]
    """Is done once the locks of this process are lost: another one may play for its servers."""


@asynccontextmanager
async def running_bot(
    settings: Settings, database_path: Place, clock: Clock | None = None
) -> AsyncIterator[Running]:
    """Yield the bot with all its parts, ready to log in; close them on exit.

    Raises `DatabaseError` if the database cannot be used.
    """
    clock = clock or SystemClock()
    async with AsyncExitStack() as stack:
        stack.enter_context(held(database_path, settings.shards))
        database = await Database.open(database_path)
        stack.push_async_callback(database.close)
        without_locks = asyncio.wrap_future(lost(database_path))
        # Whoever waits for a server that says nothing would keep the process from ending.
        without_locks.add_done_callback(lambda _: database.give_up())
        leader = Leader(database_path)
        stack.push_async_callback(leader.close)
        await leader.start()
        store.use(settings.cache)
        stack.enter_context(store.only_read())
        threads = ThreadPoolExecutor(THREADS, thread_name_prefix="worker")
        stack.callback(threads.shutdown, cancel_futures=True)
        limiter, looks = (
            RateLimiter(settings.calls_per_s * settings.shards.share),
            Looks(settings.cache),
        )
        punctuality = Punctuality(clock)
        limiter.trace.on_request_end.append(punctuality.answered)
        bot = TarocchiBot(database, limiter.trace, leader.leads, settings.shards)
        await stack.enter_async_context(bot)
        _begin(stack, GuildDiet(bot, limiter))
        hub = Hub(database, clock, settings.shards)
        timers, servers = _timers(hub, settings, clock), Servers(database)
        pool = Pool(settings.cache / "kernels", openings) if settings.search == "on" else None
        exact = ExactPlayers(pool, threads)
        worlds = (lambda: exact.worlds) if exact.can_search else None
        seen = facts.parse(await notes.read(database, facts.NOTE))
        services = Services(
            bot=bot,
            database=database,
            clock=clock,
            hub=hub,
            timers=timers,
            solo_computers=SoloComputers(database, exact),
            daily_plays=DailyPlays(hub, database, clock, offered=pool is not None),
            challenges=Challenges(hub, database, clock, worlds),
            lessons=Lessons(hub, database, clock, CardCosts(pool, threads)),
            artist=Artist(threads, looks),
            limiter=limiter,
            players=Players(database, inf if settings.shards == ALL else FRESH_S),
            servers=servers,
            looks=looks,
            hints=Hints(pool, threads),
            reviews=Reviews(pool, threads),
            facts=seen,
            follow_ups=FollowUps(clock, seen.follow_ups_a_minute),
            levels=Levels(servers, _levels(settings)),
            frame_gap_s=settings.frame_gap_s,
            boards_by_token=settings.boards == "token",
            leads=leader.leads,
        )
        await face(bot, services)
        await downtime.leave_out(database, int(clock.now()), settings.shards)
        await hub.load()
        _listen(bot, services)
        await _begin_drawing(settings.cache, looks)
        computers = Computers(hub, threads, settings.pace_s, pool=pool)
        bot.add_listener(punctuality.heard, "on_interaction")
        heartbeat = Heartbeat(bot, services, punctuality)
        if settings.metrics_port:
            figures = _metrics(
                settings.metrics_port + settings.shards.first, bot, services, heartbeat, punctuality
            )
            await stack.enter_async_context(figures)
        if pool is not None:
            # Its processes begin when somebody first needs them.
            stack.push_async_callback(pool.close)
        counting = Recounting(database, database_path)
        keeping = LogCompactor(database, clock), ScheduledJobs(database, clock)
        _begin(stack, heartbeat, Led(leader, counting, *keeping))
        # What is played before the bot has logged in could not be shown.
        field = Field(exact)
        days = Days(database, clock, exact, field, services.daily_plays)
        fields = ChallengeFields(database, field, offered=exact.can_search)
        led = Led(leader, days, fields, ChallengeEnds(services))
        posts = DailyPosts(services), EveningEnds(services), services.night_keeper
        later = Removals(services), Podiums(services), led, *posts
        bot.at_login.append(lambda: _begin(stack, computers, timers, *later))
        # A press that came while others are still being answered would be left half done.
        stack.push_async_callback(bot.hear_no_more)
        yield Running(bot, services, without_locks)


async def run_on_discord(settings: Settings) -> None:
    """Play on Discord until stopped. Raises `discord.LoginFailure` for a wrong token."""
    async with running_bot(settings, settings.database) as running:
        await _until_stopped(running, settings.token)


async def run_playground(settings: Settings, record: Path | None) -> None:
    """Start the playground and play there until stopped. Raises `CannotStart`."""
    loopback = _playground(settings.port, record)
    await loopback.start()
    try:
        sys.stdout.write(f"DISCORD_TOKEN is not set: the playground is open at {loopback.url}\n")
        sys.stdout.flush()
        await run_at_loopback(settings, loopback.url, loopback.token, PLAYGROUND_DATABASE)
    finally:
        await loopback.close()


async def run_at_loopback(settings: Settings, url: str, token: str, database: Place) -> None:
    """Play at a playground that is already running, until stopped."""
    with client_of(url):
        async with running_bot(settings, database) as running:
            await _until_stopped(running, token)


def client_of(url: str) -> AbstractContextManager[None]:
    """Have every client in this process talk to the playground at this address within the block."""
    socket = f"{url.replace('http', 'ws', 1)}/gateway"
    return client_points_at(f"{url}/api/v10", socket, f"{url}/cdn")


def _begin(stack: AsyncExitStack, *workers: BackgroundWorker) -> None:
    for worker in workers:
        worker.start()
        stack.push_async_callback(worker.close)


def _listen(bot: TarocchiBot, services: Services) -> None:
    hub, timers, boards = services.hub, services.timers, services.boards
    hub.listeners += [boards.on_change, services.invitations.on_change]
    timers.listeners.append(boards.on_nudge)
    timers.delays.append(boards.check_time)
    for close in (
        hub.keep_frames,
        services.invitations.close,
        services.hands.close,
        boards.close,
        services.signs.close,
        services.guard.rest,
        services.looks.close,
    ):
        bot.before_close.push_async_callback(close)


async def _begin_drawing(cache: Path, looks: Looks) -> None:
    # A table waits for its own cards alone. The pack that most games are played with comes first.
    packs = Counter(game.pack.art for game in GAMES.values()).most_common()
    missing = [look for pack, _ in packs for look in looks_of(pack) if not looks.is_ready(look)]
    if missing:
        await asyncio.to_thread(_check_folder, cache)
        log.info("drawing cards in the background looks=%d", len(missing))
        looks.begin(missing)


def _check_folder(cache: Path) -> None:
    try:
        require_writable(cache)
    except OSError as fault:
        raise CannotStart(f"No cards can be kept in {cache}: {fault.strerror}.") from fault


def _playground(port: int, record: Path | None) -> Loopback:
    try:
        return Loopback(PLAYGROUND_WORLD, port=port, record=record)
    except OSError as fault:
        raise CannotStart(
            f"The playground cannot start: {_why_not(port, fault, 'TAROCCHI_PORT')}."
        ) from fault
    except sqlite3.Error as fault:
        raise CannotStart(f"{PLAYGROUND_WORLD} cannot be used: {fault}.") from fault


def _why_not(port: int, fault: OSError, setting: str) -> str:
    if fault.errno == errno.EADDRINUSE:
        return f"port {port} is in use; set {setting} to another one"
    return reason(fault)


@asynccontextmanager
async def _metrics(
    port: int,
    bot: TarocchiBot,
    services: Services,
    heartbeat: Heartbeat,
    punctuality: Punctuality,
) -> AsyncIterator[None]:
    try:
        from bot.app import metrics
    except ImportError:
        raise CannotStart(
            "TAROCCHI_METRICS_PORT needs a package that is missing: pip install '.[metrics]'."
        ) from None
    figures = metrics.Metrics(bot, services, punctuality, lambda: heartbeat.late_ms)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(metrics.served(figures, port))
        except OSError as fault:
            why = _why_not(port, fault, "TAROCCHI_METRICS_PORT")
            raise CannotStart(f"The metrics cannot be shown: {why}.") from fault
        yield


def _levels(settings: Settings) -> tuple[str, ...]:
    # Strong players need a process to think in.
    return tuple(level for level in LEVELS if settings.search == "on" or level != STRONG)


def _timers(hub: Hub, settings: Settings, clock: Clock) -> Timers:
    return Timers(
        hub,
        clock,
        relaxed=Pace(settings.nudge_s, settings.stand_in_s),
        lobby_s=settings.lobby_s,
        between_deals_s=settings.between_deals_s,
    )


async def _until_stopped(running: Running, token: str) -> None:
    # What has been loaded by now stays, so the collector need not look through it.
    gc.freeze()
    bot = running.bot
    stopped = asyncio.get_running_loop().create_future()
    end_on_signals(stopped)
    playing = asyncio.ensure_future(bot.start(token))
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.wait({playing, stopped, running.lost}, return_when=asyncio.FIRST_COMPLETED)
    while not playing.done():
        # The library takes a cancellation for nothing while it connects again.
        if not bot.is_closed():
            playing.cancel()
        await asyncio.wait({playing}, timeout=CANCELS_EVERY_S)
    if running.lost.done():
        raise DatabaseDown("its server has not answered for too long")
    if not playing.cancelled():
        playing.result()
