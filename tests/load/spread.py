"""One run over several processes: they share the shards of many servers, and one database."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.loopback import Person
from bot.loopback.checks.starts import PAUSE_S
from data.database import looking_into
from data.engines.place import Place
from tests.bench.row import Row, at_most, told
from tests.chaos.judge import lost
from tests.cogs.support.guests import Guest
from tests.cogs.support.processes import (
    RECORD,
    RangedBot,
    loopback_process,
    own_place,
    own_settings,
    ranged_bots,
)
from tests.load import work
from tests.load.crowd import Answers, Opening, people_at, seated
from tests.load.run import SETTINGS, times
from tests.load.steady import Steady
from tests.load.work import Meter, Work
from tests.loopback.support.controls import control_at
from tests.loopback.support.servers import added_at, tables_at
from tests.server import place_on

START_S = 15
"""How long a start may take beside the pauses between shards that identify."""

STOP_S = 10
"""How long a host waits until it kills what it has terminated."""


@dataclass(frozen=True, slots=True)
class Orders:
    """So many processes with the shards of so many servers; at so many tables somebody presses once
    in `every` seconds, for some seconds. `concurrency` is how many shards may identify at once.

    If they are `rolling`, one process after another is then stopped and started. The `engine` keeps
    the data.
    """

    processes: int = 4
    shards: int = 16
    servers: int = 1000
    concurrency: int = 1
    busy: int = 100
    every: float = 30
    seconds: float = 300
    rolling: bool = False
    engine: str = "sqlite"


@dataclass(frozen=True, slots=True)
class Restart:
    """How many seconds a process took to end and to be ready again, and what it has not kept."""

    stopped_s: float
    ready_s: float
    lost: Sequence[str]


@dataclass(slots=True)
class Figures:
    """What a run has measured; times are in seconds, memory is in megabytes.

    Until all were ready it took `ready_s`, and of the bots' processor `starting_s`.
    """

    ready_s: float = 0
    starting_s: float = 0
    resident_mb: Sequence[float] = ()
    answers: Answers = field(default_factory=Answers)
    done: int = 0
    work: Work = field(default_factory=Work)
    restarts: list[Restart] = field(default_factory=list)
    meanwhile: Answers = field(default_factory=Answers)


async def measured(orders: Orders) -> Figures:
    """What one run has measured."""
    found = Figures()
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with (
            place_on(orders.engine, own_place(folder)) as place,
            loopback_process(folder) as url,
            people_at(url) as people,
        ):
            servers = await _servers(url, orders)
            began_s = time.perf_counter()
            settings = {**own_settings(folder, place), **SETTINGS}
            async with ranged_bots(url, folder, orders.processes, orders.shards, settings) as bots:
                found.ready_s = time.perf_counter() - began_s
                found.starting_s = _processor_s(bots)
                guests = await seated(await _places(url, people, servers, orders), "relaxed")
                await control_at(url, "limit", enforced=True)
                async with _playing(orders, guests) as crowd:
                    await _calm(orders, bots, crowd, (place, folder / RECORD), found)
                    if orders.rolling:
                        await _roll(bots, crowd, place, found)
    return found


async def _servers(url: str, orders: Orders) -> list[str]:
    await control_at(
        url,
        "shards",
        shards=orders.shards,
        max_concurrency=orders.concurrency,
        enforced=True,
    )
    return await added_at(url, orders.servers)


async def _places(
    url: str, people: Sequence[Person], servers: Sequence[str], orders: Orders
) -> list[Opening]:
    # Servers that follow one another belong to shards that follow one another.
    places = []
    for number in range(orders.busy):
        person = people[number % len(people)]
        server = servers[number % len(servers)]
        places.append((person, await tables_at(url, person, server)))
    return places


@asynccontextmanager
async def _playing(orders: Orders, guests: Sequence[Guest]) -> AsyncIterator[Steady]:
    crowd = Steady(orders.every)
    async with asyncio.TaskGroup() as group:
        playing = [
            group.create_task(crowd.play(guest, Random(seed))) for seed, guest in enumerate(guests)
        ]
        await asyncio.sleep(orders.every)
        yield crowd
        for task in playing:
            task.cancel()


async def _calm(
    orders: Orders,
    bots: Sequence[RangedBot],
    crowd: Steady,
    kept: tuple[Place, Path],
    found: Figures,
) -> None:
    # What is kept of the play is in a database, and in a record of requests.
    crowd.answers, before = found.answers, _moments(crowd)
    meter = await Meter.begun(*kept, lambda: _processor_s(bots))
    await asyncio.sleep(orders.seconds)
    found.work, found.done = await meter.work(), _moments(crowd) - before
    found.resident_mb = [bot.resident_mb() for bot in bots]


async def _roll(bots: Sequence[RangedBot], crowd: Steady, place: Place, found: Figures) -> None:
    crowd.answers = found.meanwhile
    for bot in bots:
        stopped_s = await bot.stop()
        # Now: people who are asked again would do again what was lost.
        gone = await _lost(crowd, place)
        began_s = time.perf_counter()
        await bot.start()
        found.restarts.append(Restart(stopped_s, time.perf_counter() - began_s, gone))


async def _lost(crowd: Steady, place: Place) -> list[str]:
    done = {table: {*moments} for table, moments in crowd.done.items()}
    async with looking_into(place) as db:
        return await lost(db, done)


def _processor_s(bots: Sequence[RangedBot]) -> float:
    return sum(bot.processor_s() for bot in bots)


def _moments(crowd: Steady) -> int:
    return sum(map(len, crowd.done.values()))


def of_start(orders: Orders, found: Figures) -> list[Row]:
    """What a run has measured until people played, and its memory, as rows of a table."""
    what = (
        f"{orders.processes} processes, {orders.shards} shards, {orders.concurrency} at once, "
        f"{orders.servers:,} servers"
    )
    return [
        at_most(f"{what}: ready after", found.ready_s, _start_s(orders, orders.shards), "s"),
        told(f"{what}: processor until ready, all together", found.starting_s, "s"),
        at_most(f"{what}: memory of the largest process", max(found.resident_mb), 400, "MB"),
    ]


def rows(orders: Orders, found: Figures) -> list[Row]:
    """What a run has measured, as rows of a table."""
    busy = f"{orders.busy} tables, a press in {orders.every:g} s each"
    return [
        *of_start(orders, found),
        *times(f"{busy}: press to answer", found.answers.seconds, 400),
        told(f"{busy}: presses", len(found.answers.seconds) / orders.seconds, "a second", 1),
        at_most(f"{busy}: presses without an answer", found.answers.missing, 0),
        told(f"{busy}: presses that the app refused", found.answers.refused),
        *work.rows(f"{busy}, all processes together", found.work, orders.seconds),
        *_restarts(orders, found),
    ]


def _restarts(orders: Orders, found: Figures) -> Iterator[Row]:
    if not found.restarts:
        return
    what, presses = "one process after another", found.meanwhile
    most = -(-orders.shards // orders.processes)
    stopped_s = max(each.stopped_s for each in found.restarts)
    ready_s = max(each.ready_s for each in found.restarts)
    yield at_most(f"{what}: the longest stop", stopped_s, STOP_S, "s", 1)
    yield at_most(f"{what}: ready again after", ready_s, _start_s(orders, most), "s")
    yield told(f"{what}: presses answered meanwhile", len(presses.seconds))
    yield told(f"{what}: presses without an answer meanwhile", presses.missing)
    lost_presses = sum(len(each.lost) for each in found.restarts)
    yield at_most(f"{what}: presses answered and lost", lost_presses, 0)


def _start_s(orders: Orders, shards: int) -> float:
    return shards * PAUSE_S / orders.concurrency + START_S


def faults(orders: Orders, found: Figures) -> Iterator[str]:
    """What is wrong, or says little as less was done than was asked for."""
    if found.work.refused:
        yield f"{found.work.refused} calls were refused with 429"
    if found.answers.missing:
        yield f"{found.answers.missing} presses got no answer"
    if found.done < orders.busy:
        yield f"only {found.done} presses did something at {orders.busy} tables"
    if len(found.restarts) < orders.processes * orders.rolling:
        yield f"only {len(found.restarts)} of {orders.processes} processes were restarted"
    for restart in found.restarts:
        yield from restart.lost
        if restart.stopped_s > STOP_S:
            yield f"a process took {restart.stopped_s:.0f} s to end"
