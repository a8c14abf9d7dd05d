"""One run: people play, the bot is ended again and again, and in the end all is looked at."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from bot.loopback import Person
from bot.loopback.world.world import World
from data.choices.servers import Servers
from data.database import Database
from tests.bench.row import Row, at_most, told
from tests.chaos.judge import Judgement, Moment, judged, lost
from tests.chaos.lives import Lives, Stop
from tests.chaos.sitting import Company, Plan, plans
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import open_loopback
from tests.cogs.support.presses import Presses

MOST_PRESSES = 4
"""So often each person presses something, at most and on average, before the bot is ended."""
MOMENT_S = 0.06
"""Within this time after a press the bot is ended: before it is stored, after it, or later."""

WHILE_STARTING = 0.2
"""How often the bot is ended while it starts."""
STARTS_IN_S = 4.0

PATIENCE_S = 60.0
"""Within this time for each end, the bot has been ended as it should, on the slowest machine."""

HEARD_S = 5.0
"""Within this time somebody has heard what the bot has answered."""

STANDS_STILL_S = 120.0
"""If nothing that people do at a table is answered for so long, it does not only go slowly."""


@dataclass(frozen=True, slots=True)
class Orders:
    """How often the bot is ended, over how many tables, how long they play, and the seed."""

    kills: int
    stops: int
    tables: int
    seconds: float
    seed: int


@dataclass(slots=True)
class Found:
    """What a run has come to."""

    kills: int
    stops: list[Stop]
    presses: int
    took_s: float
    judgement: Judgement
    faults: list[str]


class Chaos:
    """A run with its files in a folder; *module* is the program of the bot."""

    def __init__(self, orders: Orders, folder: Path, module: str = "tests.chaos.bot") -> None:
        self._orders = orders
        self._module = module
        self._folder = folder
        self._path = folder / "bot.db"
        self._rng = Random(orders.seed)
        self._presses = Presses()
        self._companies: list[Company] = []
        self._enough = asyncio.Event()
        self._until_s = 0.0
        self._faults: list[str] = []

    async def run(self) -> Found:
        """Plays until the bot was ended often enough, and then until time is up or the last matches
        are over."""
        began_s = time.perf_counter()
        self._until_s = began_s + self._orders.seconds
        async with AsyncExitStack() as stack:
            loopback = await stack.enter_async_context(open_loopback())
            lives = Lives(loopback, self._folder, self._module)
            stack.push_async_callback(lives.kill)
            for plan in plans(self._orders.tables):
                people = [Person(loopback.url, name) for name in plan.people]
                for person in people:
                    stack.push_async_callback(person.close)
                self._add_company(plan, people, loopback.world)
            await self._let_many_open(int(loopback.world.guild["id"]))
            await self._play(lives)
            await lives.stop()
            kills = lives.kills
        took_s = time.perf_counter() - began_s
        judgement = await self._judged()
        faults = [*self._faults, *judgement.faults, *_faults_of(lives)]
        faults += shortfalls(self._orders, kills, len(lives.stops), judgement)
        return Found(kills, lives.stops, self._presses.count, took_s, judgement, faults)

    async def _let_many_open(self, guild: int) -> None:
        # Tables that a killed bot leaves behind count for those who opened them.
        async with self._database() as database:
            await Servers(database).change(
                guild, lambda old: replace(old, lobbies=999, matches=999)
            )

    def _add_company(self, plan: Plan, people: list[Person], world: World) -> None:
        ids = {known.username: int(known.id) for known in world.people.values()}
        guests = [Guest(person, "tables", ids[person.name]) for person in people]
        self._companies.append(Company(plan, guests, self._path, self._presses))

    async def _play(self, lives: Lives) -> None:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(c.play(self._enough.is_set)) for c in self._companies]
            await self._disturb(lives)
            self._enough.set()
            await self._until_all_go_on()
            await asyncio.wait(playing, timeout=max(0, self._until_s - time.perf_counter()))
            for task in playing:
                task.cancel()

    async def _disturb(self, lives: Lives) -> None:
        # Ends the bot again and again, and leaves it running.
        orders = self._orders
        ends = [self._kill_at_answer, self._kill] * orders.kills
        ends = ends[: orders.kills] + [self._stop] * orders.stops
        self._rng.shuffle(ends)
        await lives.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S * len(ends)):
                for end in ends:
                    await end(lives)
                    # Now: people who are asked again would do again what was lost.
                    async with self._database() as database:
                        self._faults += await lost(database, self._answered())
                    await lives.start()

    async def _kill(self, lives: Lives) -> None:
        await self._moment(lives)
        await lives.kill()

    async def _kill_at_answer(self, lives: Lives) -> None:
        before = self._answered()
        await lives.kill_at_answer()
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARD_S):
                # The answer is on its way to whoever has pressed.
                while self._answered() == before:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    async def _stop(self, lives: Lives) -> None:
        await self._moment(lives)
        await lives.stop()

    async def _moment(self, lives: Lives) -> None:
        # Returns when the bot is to be ended: while it starts, or in the midst of presses.
        if self._rng.random() < WHILE_STARTING:
            await asyncio.sleep(self._rng.uniform(0, STARTS_IN_S))
            return
        await lives.connected()
        people = sum(len(company.guests) for company in self._companies)
        await self._presses.more(self._rng.randint(1, MOST_PRESSES * people))
        await asyncio.sleep(self._rng.random() * MOMENT_S)

    async def _until_all_go_on(self) -> None:
        # A table that stands still is wrong, however slow the machine is.
        before = [company.moves for company in self._companies]
        try:
            async with asyncio.timeout(STANDS_STILL_S):
                while self._standing_still(before):
                    await self._presses.more(1)
        except TimeoutError:
            still = self._standing_still(before)
            self._faults += [f"nobody can go on at {company.plan}" for company in still]

    def _standing_still(self, before: list[int]) -> list[Company]:
        then = zip(self._companies, before, strict=True)
        return [company for company, moves in then if company.moves == moves and not company.over]

    async def _judged(self) -> Judgement:
        async with self._database() as database:
            return await judged(database, self._answered())

    def _answered(self) -> dict[int, set[Moment]]:
        # What people did that was answered, at each table.
        answered: dict[int, set[Moment]] = {}
        for company in self._companies:
            for player in company.players:
                answered.setdefault(player.table, set()).update(player.answered)
        return answered

    @asynccontextmanager
    async def _database(self) -> AsyncIterator[Database]:
        # That of the bot, which may not run meanwhile.
        database = await Database.open(self._path)
        try:
            yield database
        finally:
            await database.close()


def rows(found: Found) -> list[Row]:
    """What a run has come to, as rows of a table."""
    whole = found.judgement
    stops = [stop.took_s for stop in found.stops]
    return [
        told("killed", found.kills, "times"),
        told("stopped in order", len(stops), "times"),
        told("took", found.took_s / 60, "minutes", 1),
        told("presses", found.presses),
        Row("matches", f"{whole.tables}, {whole.finished} of them to the end"),
        told("moves kept", whole.moves),
        at_most("the longest stop", max(stops), 10, "s", 1),
        at_most("presses unanswered by a stop", sum(stop.owed for stop in found.stops), 0),
        told("presses made during a stop, unanswered", sum(stop.late for stop in found.stops)),
        at_most("faults", len(found.faults), 0),
    ]


def shortfalls(orders: Orders, kills: int, stops: int, judgement: Judgement) -> Iterator[str]:
    """What a run has not done, so that it says little; the last stop is one of its own."""
    if kills < orders.kills:
        yield f"the bot was killed {kills} times of {orders.kills}"
    if stops <= orders.stops:
        yield f"the bot was stopped {stops - 1} times of {orders.stops}"
    if judgement.tables < orders.tables:
        yield f"matches began at {judgement.tables} tables of {orders.tables}"
    if not judgement.answered:
        yield "no move was answered"


def _faults_of(lives: Lives) -> list[str]:
    log = lives.log.read_text(encoding="utf-8")
    faults = [f"the log: {line}" for line in log.splitlines() if _is_fault(line)]
    for number, stop in enumerate(lives.stops, start=1):
        if stop.owed:
            faults.append(f"stop {number} left {stop.owed} presses unanswered")
        if stop.status and stop.was_connected:
            faults.append(f"stop {number} ended with status {stop.status}")
    return faults


def _is_fault(line: str) -> bool:
    return line.startswith("Traceback") or " ERROR " in line
