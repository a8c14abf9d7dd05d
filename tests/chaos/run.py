"""One run: people play, the bot is disturbed again and again, and in the end all is looked at."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from random import Random
from typing import Self

from bot.loopback import Loopback, Person
from data.choices.servers import Servers
from data.database import Database, looking_into
from data.engines.place import Place
from tests.bench.row import Row, at_most, told
from tests.chaos.disturbing import Disturber, Orders
from tests.chaos.fleet import Fleet
from tests.chaos.judge import Judgement, Moment, damage, judged, lost
from tests.chaos.lives import End, Stop
from tests.chaos.sitting import Company, Plan, plans
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import open_loopback
from tests.cogs.support.presses import Presses
from tests.cogs.support.processes import own_place
from tests.loopback.support.servers import added, shard_of, tables_on
from tests.server import place_on

STANDS_STILL_S = 120.0
"""If nothing that people do at a table is answered for so long, it does not only go slowly."""

MOST_LEAVING_S = 30
"""Within this time a process has left that has no answer of its server: 20 s until it knows, and an
orderly end."""


@dataclass(frozen=True, slots=True)
class Done:
    """How often something was done to the bot, but for stops of all at once."""

    kills: int = 0
    stops: int = 0
    holds: int = 0
    rivals: int = 0
    cuts: int = 0
    severed: int = 0

    @classmethod
    def to(cls, fleet: Fleet) -> Self:
        """What was done to these processes."""
        stops = len(fleet.stops) - (fleet.cuts + 1) * len(fleet.running)
        return cls(fleet.kills, stops, fleet.holds, fleet.rivals, fleet.cuts, fleet.severed)


@dataclass(slots=True)
class Found:
    """What a run has come to: what was done to the bot, what people did, and what is wrong."""

    done: Done
    stops: list[Stop]
    losses: list[End]
    presses: int
    refused: int
    took_s: float
    judgement: Judgement
    faults: list[str]


class Chaos:
    """A run with its files in a folder; *module* is the program of the bot."""

    def __init__(self, orders: Orders, folder: Path, module: str = "tests.chaos.bot") -> None:
        self._orders = orders
        self._module = module
        self._folder = folder
        self._place: Place = own_place(folder)
        self._presses = Presses()
        self._companies: list[Company] = []
        self._enough = asyncio.Event()
        self._until_s = 0.0
        self._faults: list[str] = []

    async def run(self) -> Found:
        """Plays until the bot was disturbed often enough, and then until time is up or the last
        matches are over."""
        began_s = time.perf_counter()
        self._until_s = began_s + self._orders.seconds
        async with AsyncExitStack() as stack:
            self._place = await stack.enter_async_context(
                place_on(self._orders.engine, own_place(self._folder))
            )
            loopback = await stack.enter_async_context(open_loopback())
            fleet = self._fleet(loopback)
            stack.push_async_callback(fleet.kill)
            await self._add_companies(loopback, stack)
            await self._play(fleet)
            await fleet.stop()
            done, took_s = Done.to(fleet), time.perf_counter() - began_s
            judgement = await self._judged()
        faults = [*self._faults, *judgement.faults, *fleet.faults()]
        faults += shortfalls(self._orders, done, judgement)
        return Found(
            done,
            fleet.stops,
            fleet.losses,
            self._presses.count,
            fleet.refused_writes(),
            took_s,
            judgement,
            faults,
        )

    def _fleet(self, loopback: Loopback) -> Fleet:
        orders = self._orders
        return Fleet(
            loopback,
            self._folder,
            self._module,
            self._place,
            orders.processes,
            orders.shards,
        )

    async def _add_companies(self, loopback: Loopback, stack: AsyncExitStack) -> None:
        servers = await self._servers(loopback)
        await self._let_many_open(servers)
        for number, plan in enumerate(plans(self._orders.tables)):
            people = [Person(loopback.url, name) for name in plan.people]
            for person in people:
                stack.push_async_callback(person.close)
            await self._add_company(plan, people, servers[number], loopback)

    async def _servers(self, loopback: Loopback) -> list[str]:
        # One for each table, so that each process has some, also with twice as many shards.
        first, orders = loopback.world.first.id, self._orders
        if orders.shards == 1:
            return [first] * orders.tables
        count = 2 * orders.shards
        servers = [first, *await added(loopback, count - 1)]
        by_shard = {shard_of(server, count): server for server in servers}
        return [by_shard[_shard_of(table, orders)] for table in range(orders.tables)]

    async def _let_many_open(self, servers: list[str]) -> None:
        # Tables that a killed bot leaves behind count for those who opened them.
        async with self._database() as database:
            for server in {*servers}:
                await Servers(database).change(
                    int(server), lambda old: replace(old, lobbies=999, matches=999)
                )

    async def _add_company(
        self, plan: Plan, people: list[Person], server: str, loopback: Loopback
    ) -> None:
        ids = {known.username: int(known.id) for known in loopback.world.people.values()}
        for person in people:
            channel = await tables_on(loopback, person, server)
        guests = [Guest(person, channel, ids[person.name]) for person in people]
        self._companies.append(Company(plan, guests, self._place, self._presses))

    async def _play(self, fleet: Fleet) -> None:
        people = sum(len(company.guests) for company in self._companies)
        rng = Random(self._orders.seed)
        disturber = Disturber(
            self._orders, rng, self._presses, people, self._answered, self._look_for_losses
        )
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(c.play(self._enough.is_set)) for c in self._companies]
            await disturber.disturb(fleet)
            self._enough.set()
            await self._until_all_go_on()
            await asyncio.wait(playing, timeout=max(0, self._until_s - time.perf_counter()))
            for task in playing:
                task.cancel()

    async def _look_for_losses(self) -> None:
        async with looking_into(self._place) as db:
            self._faults += await lost(db, self._answered())

    async def _until_all_go_on(self) -> None:
        # A table that stands still is wrong, however slow the machine is.
        before = [company.moves for company in self._companies]
        try:
            async with asyncio.timeout(STANDS_STILL_S):
                while self._standing_still(before):
                    await self._presses.more(1)
        except TimeoutError:
            still = self._standing_still(before)
            self._faults += [f"nobody can go on at {company}" for company in still]

    def _standing_still(self, before: list[int]) -> list[Company]:
        then = zip(self._companies, before, strict=True)
        return [company for company, moves in then if company.moves == moves and not company.over]

    async def _judged(self) -> Judgement:
        seated = {seat for company in self._companies for seat in company.seated}
        async with self._database() as database:
            if self._orders.engine == "sqlite":
                self._faults += await damage(database.reading)
            return await judged(database, self._answered(), seated)

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
        database = await Database.open(self._place)
        try:
            yield database
        finally:
            await database.close()


def _shard_of(table: int, orders: Orders) -> int:
    # Of twice as many shards; of these, every other process of one half is of the other half too.
    turn, process = divmod(table, orders.processes)
    firsts = [number * orders.shards // orders.processes for number in (process, process + 1)]
    shard = range(*firsts)[turn % (firsts[1] - firsts[0])]
    return shard + orders.shards * ((process + turn) % 2)


def rows(found: Found) -> list[Row]:
    """What a run has come to, as rows of a table."""
    whole, done = found.judgement, found.done
    return [
        told("killed", done.kills, "times"),
        told("stopped in order", done.stops, "times"),
        told("held up", done.holds, "times"),
        told("run twice", done.rivals, "times"),
        told("shards cut anew", done.cuts, "times"),
        *_severed(found),
        told("took", found.took_s / 60, "minutes", 1),
        told("presses", found.presses),
        Row("matches", f"{whole.tables}, {whole.finished} of them to the end"),
        told("moves kept", whole.moves),
        told("seats answered", whole.seated),
        told("deals counted", whole.deals),
        told("refused while the database was out of order", found.refused),
        at_most("the longest stop", max(stop.took_s for stop in found.stops), 10, "s", 1),
        at_most("presses unanswered by a stop", sum(stop.owed for stop in found.stops), 0),
        told("presses made during a stop, unanswered", sum(stop.late for stop in found.stops)),
        at_most("faults", len(found.faults), 0),
    ]


def _severed(found: Found) -> Iterator[Row]:
    if found.done.severed:
        yield told("severed from the server of its database", found.done.severed, "times")
        yield told("of these it ended by itself", len(found.losses), "times")
        longest_s = max((end.took_s for end in found.losses), default=0)
        yield at_most("the longest until it had ended", longest_s, MOST_LEAVING_S, "s", 1)


def shortfalls(orders: Orders, done: Done, judgement: Judgement) -> Iterator[str]:
    """What a run has not done, so that it says little."""
    for field in fields(Done):
        wanted, was = getattr(orders, field.name), getattr(done, field.name)
        if was < wanted:
            yield f"of {wanted} {field.name} there were {was}"
    if judgement.tables < orders.tables:
        yield f"matches began at {judgement.tables} tables of {orders.tables}"
    if not judgement.answered:
        yield "no move was answered"
