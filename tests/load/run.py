"""One run: tables are opened, the limits set, people play, and others press what is wrong."""

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from bot.loopback import Person
from bot.loopback.world.sample import GUILD_ID
from data.choices.servers import Servers
from data.database import Database
from tests.bench.row import Row, at_most, told
from tests.bench.storage import COPIES, copy_table
from tests.cogs.support.guests import Guest
from tests.cogs.support.processes import Processes, bot_process, loopback_process
from tests.load import work
from tests.load.crowd import WATCHED, Answers, Busy, on_first_server, people_at, seated
from tests.load.work import Meter, Work, number_of
from tests.load.wrong import Wrong, targets
from tests.loopback.support.controls import control_at

SETTINGS: Mapping[str, str] = {"TAROCCHI_NUDGE": "100000", "TAROCCHI_STAND_IN": "200000"}
"""The usual pauses; nobody is reminded or stood in for at a quiet table."""

SETTLED_S = 10.0

ORIGINALS = 10
"""Quiet tables that are really opened; all others are copies of them in the database."""


@dataclass(frozen=True, slots=True)
class Orders:
    """How many tables are busy and how many quiet, how many presses are wrong, for how long."""

    busy: int = 100
    quiet: int = 0
    wrong: int = 0
    seconds: float = 30


@dataclass(slots=True)
class Figures:
    """What a run has measured; times are in seconds, memory is in megabytes."""

    right: Answers
    wrong: Answers = field(default_factory=Answers)
    repaints_s: Sequence[float] = ()
    work: Work = field(default_factory=Work)
    resident_mb: float = 0
    moved: int = 0
    """Events at quiet tables, where nobody may do anything."""


async def measured(orders: Orders) -> Figures:
    """What one run has measured."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_process(folder) as url, people_at(url) as people:
            async with bot_process(url, folder, SETTINGS):
                quiet = await seated(on_first_server(people, min(orders.quiet, ORIGINALS)), "none")
                await asyncio.sleep(SETTLED_S)
            await _arrange(folder / "bot.db", quiet, orders.quiet)
            async with bot_process(url, folder, SETTINGS, "tests.load.trusting") as processes:
                busy = await seated(on_first_server(people, orders.busy), "relaxed")
                await control_at(url, "limit", enforced=True)
                await asyncio.sleep(SETTLED_S)
                return await _measured(orders, processes, people, busy, quiet)


async def _arrange(path: Path, quiet: Sequence[Guest], tables: int) -> None:
    # A few people have many tables, and the quiet ones are copied until they are so many.
    for number, guest in enumerate(quiet):
        copies = (tables - number - 1) // len(quiet)
        table = await number_of(path, f"SELECT id FROM tables WHERE channel_id = {guest.place}")
        await asyncio.to_thread(copy_table, path, table, copies, COPIES * (number + 1))
    database = await Database.open(path)
    try:
        await Servers(database).change(
            int(GUILD_ID), lambda old: replace(old, lobbies=99, matches=999)
        )
    finally:
        await database.close()


async def _measured(
    orders: Orders,
    processes: Processes,
    people: Sequence[Person],
    busy: Sequence[Guest],
    quiet: Sequence[Guest],
) -> Figures:
    database = processes.record.parent / "bot.db"
    wrong = Wrong(people, await targets(quiet), Random(1))
    moved = await _events(database, quiet)
    meter = await Meter.begun(database, processes.record, processes.processor_s)
    crowd = Busy(time.perf_counter() + orders.seconds)
    found = Figures(crowd.answers, repaints_s=crowd.repaints_s)
    playing = (
        crowd.play(guest, Random(seed), seed % WATCHED == 0) for seed, guest in enumerate(busy)
    )
    await asyncio.gather(*playing, wrong.press(orders.wrong, orders.seconds, found.wrong))
    found.work, found.moved = await meter.work(), await _events(database, quiet) - moved
    found.resident_mb = processes.resident_mb()
    return found


async def _events(database: Path, guests: Sequence[Guest]) -> int:
    places = ", ".join(guest.place for guest in guests) or "NULL"
    here = f"SELECT id FROM tables WHERE channel_id IN ({places})"
    return await number_of(database, f"SELECT count(*) FROM events WHERE table_id IN ({here})")


def times(what: str, seconds: Sequence[float], most_ms: float | None = None) -> list[Row]:
    """The median of these times, and what 95 % and 99 % of them keep to."""
    percent = [each * 1000 for each in quantiles(seconds, n=100)]
    name = f"{what}, p99 of {len(seconds):,}"
    return [
        told(f"{what}, median", percent[49], "ms"),
        told(f"{what}, p95", percent[94], "ms"),
        told(name, percent[98], "ms")
        if most_ms is None
        else at_most(name, percent[98], most_ms, "ms"),
    ]


def rows(orders: Orders, found: Figures) -> list[Row]:
    """What a run has measured, as rows of a table."""
    what = f"{orders.busy} busy tables" + (f", {orders.quiet:,} quiet" if orders.quiet else "")
    return [
        *times(f"{what}: press to answer", found.right.seconds, 400),
        *times(f"{what}: press to the table that shows it", found.repaints_s),
        at_most(f"{what}: presses without an answer", found.right.missing, 0),
        told(f"{what}: presses that the app refused", found.right.refused),
        *work.rows(what, found.work, orders.seconds),
        at_most(f"{what}: memory of the bot", found.resident_mb, 250, "MB"),
        *_wrong(orders, found),
    ]


def faults(orders: Orders, found: Figures) -> Iterator[str]:
    """What is wrong, or says little as less was done than was asked for."""
    if found.moved:
        yield f"wrong presses changed {found.moved} events"
    if found.work.refused:
        yield f"{found.work.refused} calls were refused with 429"
    for what, answers in (("presses", found.right), ("wrong presses", found.wrong)):
        if answers.missing:
            yield f"{answers.missing} {what} got no answer"
    if found.work.cards < orders.busy:
        yield f"only {found.work.cards} cards were played at {orders.busy} tables"
    if len(found.wrong.seconds) + found.wrong.missing < orders.wrong:
        yield f"only {len(found.wrong.seconds)} of {orders.wrong} wrong presses were made"


def _wrong(orders: Orders, found: Figures) -> list[Row]:
    if not orders.wrong:
        return []
    what = f"{orders.wrong:,} wrong presses meanwhile"
    return [
        *times(f"{what}: press to answer", found.wrong.seconds, 400),
        at_most(f"{what}: without an answer", found.wrong.missing, 0),
        at_most(f"{what}: events that they changed", found.moved, 0),
    ]
