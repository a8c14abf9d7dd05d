"""A loopback with the real bot logged in, and the people who visit."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

from discord.state import AutoShardedConnectionState

from bot.app.client import TarocchiBot
from bot.app.jobs.scheduled_jobs import ScheduledJobs
from bot.app.running import Running, running_bot
from bot.app.settings import Settings
from bot.loopback import Loopback, Person
from bot.loopback.api import commands
from bot.loopback.checks.commands import read_commands
from bot.loopback.pointing import client_points_at
from bot.loopback.world.clock import ShiftedClock
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.texts import texts
from cogs.messages import signs
from cogs.messages.boards import Boards
from cogs.messages.hands import Hands
from cogs.press import burst_filter
from data.database import Database
from data.engines.place import Place
from data.faults import DatabaseError, StatementError
from rendering.art.pips.suits import Colours
from tests.cogs.support.guests import Guest
from tests.cogs.support.traffic import Traffic

CHECKOUT = Path(__file__).parents[3]

QUICK = Settings(
    search="off",
    cache=CHECKOUT / "var/cache",
    pace_s=0,
    frame_gap_s=0,
    between_deals_s=0,
    calls_per_s=10_000,
)
"""No pauses: computers answer at once, every frame is painted. Cards are drawn only once."""

UNHURRIED = replace(QUICK, nudge_s=10_000, stand_in_s=20_000, between_deals_s=2_000)
"""Nobody is reminded, and the next deal waits for the clock to be moved."""

TOKEN_S = 900
"""How long Discord lets a token change a message."""

TABLES = "tables"
"""The channel for tables."""

ANSWER_WITHIN_S = 12.0
"""A machine that is busy with other tests may take more than Discord's three seconds."""

GUILDS_KNOWN_AFTER_S = 0.1
"""How long the library waits for a server that it was told to expect."""

QUICK_FINGERS = 1000
"""How many presses of a person are answered within a second."""

Json = dict[str, Any]


class HouseClock:
    """The clock of the loopback as the bot needs it: when one is moved, so is the other."""

    def __init__(self, clock: ShiftedClock) -> None:
        self._clock = clock

    def now(self) -> float:
        """The time."""
        return self._clock.now

    async def sleep_until(self, moment: float) -> None:
        """Returns once the time has come."""
        never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._clock.first(never, moment)


@dataclass
class House:
    """The loopback, the bot that is logged in there, and what it sends.

    `faults` are the errors that were logged; what is left of them in the end fails the test.
    """

    loopback: Loopback
    running: Running
    traffic: Traffic
    faults: list[str]
    _doors: AsyncExitStack

    @property
    def bot(self) -> TarocchiBot:
        """The bot itself."""
        return self.running.bot

    @property
    def hub(self) -> Hub:
        """All tables of the bot."""
        return self.running.services.hub

    @property
    def database(self) -> Database:
        """The bot's database."""
        return self.running.services.database

    @property
    def boards(self) -> Boards:
        """The public messages of the tables."""
        return self.running.services.boards

    @property
    def hands(self) -> Hands:
        """The private hands."""
        return self.running.services.hands

    @property
    def views_kept(self) -> tuple[object, ...]:
        """What the library keeps in memory of what can be pressed: it would die with the bot."""
        kept = self.bot._connection._view_store
        return (*kept._views, *kept._synced_message_views, *kept._modals, *kept._dynamic_items)

    async def guest(self, name: str, place: str = TABLES) -> Guest:
        """A person at a place, until the house closes."""
        person = await self._doors.enter_async_context(Person(self.loopback.url, name))
        channels = {channel["name"]: channel["id"] for channel in await person.channels()}
        known = self.loopback.world.person(name)
        assert known is not None
        return Guest(person, channels.get(place, place), int(known.id))

    def on_leaving(self, deed: Callable[[], None]) -> None:
        """Has something done when the guests leave, just before the bot is stopped."""
        self._doors.callback(deed)

    async def table(self, table_id: int = 1) -> Table:
        """The live table with this id."""
        return await self.hub.find(table_id)

    def newest_table(self, place: str) -> Table:
        """The newest open table in a channel or thread."""
        tables = self.hub.open_tables()
        return [table for table in tables if table.row.channel_id == int(place)][-1]

    @asynccontextmanager
    async def unpainted(self, table: Table) -> AsyncIterator[None]:
        """What happens at the table within is shown afterwards, as far as it still is to be seen:
        painting a deal takes longer than playing it."""
        async with AsyncExitStack() as stack:
            # In the order in which the bot itself takes them.
            await stack.enter_async_context(self.boards.of(table).held)
            for sitter in table.seating.humans():
                await stack.enter_async_context(self.hands._alone_with(table, sitter.seat))
            yield

    async def until(self, is_so: Callable[[], bool], timeout_s: float = 60) -> None:
        """Returns once it is so, after a change at any table if need be."""
        changed = asyncio.Event()
        listeners = self.hub.listeners
        listeners.append(wake := lambda change: changed.set())
        try:
            async with asyncio.timeout(timeout_s):
                while not is_so():
                    changed.clear()
                    await changed.wait()
        finally:
            listeners.remove(wake)

    async def until_signs(self) -> None:
        """Returns once suits have emojis of their own, letting the time pass that this takes."""
        async with asyncio.timeout(60):
            while not self.running.services.signs.of(Colours.FOUR):
                self.loopback.clock.advance(signs.UPLOAD_EVERY_S)
                await asyncio.sleep(0.01)

    async def log_length(self, table_id: int = 1) -> int:
        """How many events of the table are stored."""
        [(length,)] = await self.database.reading.execute_fetchall(
            "SELECT count(*) FROM events WHERE table_id = ?", (table_id,)
        )
        return int(length)


@asynccontextmanager
async def playing_house(
    folder: Place, settings: Settings = QUICK, loopback: Loopback | None = None
) -> AsyncIterator[House]:
    """A loopback of its own (or the given one) with the bot logged in; the bot's file is in
    *folder*, unless that is a database of a server."""
    database = folder / "bot.db" if isinstance(folder, Path) else folder
    async with AsyncExitStack() as stack:
        faults = stack.enter_context(no_faults())
        # People of a script press faster than anybody can.
        stack.enter_context(patch.object(burst_filter, "MOST", QUICK_FINGERS))
        stack.enter_context(patch.object(TarocchiBot, "commands_payload", _commands_payload))
        stack.enter_context(patch.object(commands, "read_commands", _read_commands))
        stack.enter_context(
            patch.object(AutoShardedConnectionState, "guild_ready_timeout", _patience, create=True)
        )
        if loopback is None:
            loopback = await stack.enter_async_context(open_loopback())
        stack.enter_context(
            client_points_at(loopback.api_url, loopback.gateway_url, loopback.cdn_url)
        )
        # Left once the bot is stopped and the last press has been answered.
        afterwards = stack.enter_context(ExitStack())
        clock = HouseClock(loopback.clock)
        running = await stack.enter_async_context(running_bot(settings, database, clock))
        bot = running.bot
        # What is due would else be written at some moment of the test, from what it stored.
        with suppress(DatabaseError, StatementError):
            await ScheduledJobs(running.services.database, clock).write()
        serving = asyncio.create_task(bot.start(loopback.token))
        try:
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({serving, ready}, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                await serving
            doors = await stack.enter_async_context(AsyncExitStack())
            traffic = Traffic(loopback)
            afterwards.callback(traffic.check)
            yield House(loopback, running, traffic, faults, doors)
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


def _wait_for_servers(state: AutoShardedConnectionState[Any]) -> float:
    # The library would wait after the last server as well, once in each of thousands of houses.
    queues = getattr(state, "_ready_states", {}).values()
    if queues and all(queue.empty() for queue in queues):
        return GUILDS_KNOWN_AFTER_S if any(guild.unavailable for guild in state.guilds) else 0
    return GUILDS_KNOWN_AFTER_S


_patience = property(_wait_for_servers, lambda state, seconds: None)


@contextmanager
def no_faults() -> Iterator[list[str]]:
    """Fails in the end if an error was logged that was not taken from the list."""
    faults: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: faults.append(handler.format(record))  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        yield faults
    finally:
        logging.getLogger().removeHandler(handler)
    assert not faults, "\n".join(faults)


@asynccontextmanager
async def open_loopback() -> AsyncIterator[Loopback]:
    """A loopback that keeps its world in memory and sets no rate limits, where all read English."""
    loopback = Loopback()
    loopback.limits.enforced = False
    loopback.world.answer_within_s = ANSWER_WITHIN_S
    for person in [*loopback.world.people.values()]:
        loopback.world.keep_person(replace(person, locale="en-US"))
    await loopback.start()
    try:
        yield loopback
    finally:
        await loopback.close()


_payloads: dict[tuple[Path, str], list[Json]] = {}
_translated = TarocchiBot.commands_payload


async def _commands_payload(bot: TarocchiBot) -> list[Json]:
    # The same commands are translated once for all houses of a process with the same languages.
    plain = json.dumps([command.to_dict(bot.tree) for command in bot.tree.get_commands()])
    key = texts.FOLDER, plain
    if key not in _payloads:
        _payloads[key] = await _translated(bot)
    return _payloads[key]


_registered: dict[str, list[Json]] = {}


def _read_commands(bodies: Any) -> list[Json]:
    # What Discord would refuse is looked for once in the same commands.
    text = json.dumps(bodies)
    if text not in _registered:
        _registered[text] = read_commands(bodies)
    return _registered[text]


class Door(asyncio.Lock):
    """A lock that tells when somebody wants it."""

    def __init__(self) -> None:
        super().__init__()
        self.knocked = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        self.knocked.set()
        return await super().acquire()
