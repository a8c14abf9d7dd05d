"""What is wrong with a database after all that was done to the bot."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.games.cards import Seat
from bot.games.errors import TarotError
from bot.games.events import Act, DealBegan, Event
from bot.games.numbers import MOST
from bot.games.record import check, read, write
from bot.tables import store
from bot.tables.recount import recount
from bot.tables.state import TableState
from data import events
from data.connection import Connection
from data.database import Database
from data.finished import deals, rebuild_tables
from data.tables import Stage
from tests.chaos.choices import Undisturbed, undisturbed

Moment = tuple[Seat, int, int]
"""Seat, deal and step of a thing that was done."""

Seated = tuple[int, int]
"""The place of a table, and who has sat down there."""


@dataclass(slots=True)
class Judgement:
    """What was found: a sentence for each fault, and how much was looked at."""

    faults: list[str] = field(default_factory=list)
    tables: int = 0
    finished: int = 0
    moves: int = 0
    answered: int = 0
    seated: int = 0
    deals: int = 0


async def judged(
    database: Database, answered: dict[int, set[Moment]], seated: set[Seated]
) -> Judgement:
    """Looks at every table of a bot that has ended, and counts all deals again.

    *answered* are the presses at each table, *seated* those who were told that they have a seat.
    """
    found, db = Judgement(answered=sum(map(len, answered.values()))), database.reading
    begun = await db.execute_fetchall("SELECT id FROM tables WHERE seeds IS NOT NULL")
    for (table_id,) in begun:
        table = await store.read(db, table_id)
        log = await events.load(db, table_id, table.game.pack)
        stored = await db.execute_fetchall(
            "SELECT total FROM results WHERE table_id = ? ORDER BY seat", (table_id,)
        )
        totals = tuple(total for (total,) in stored)
        wrong = faults_of(table, log, totals, answered.get(table_id, set()))
        found.faults += [f"table {table_id}, {table.game.key}: {fault}" for fault in wrong]
        found.tables += 1
        found.finished += table.row.state is Stage.FINISHED
        found.moves += _moments(log).total()
    found.seated, found.deals = len(seated), await deals.count(db, MOST)
    found.faults += await seats_lost(db, seated)
    found.faults += await miscounted(database)
    return found


async def damage(db: Connection) -> list[str]:
    """What SQLite finds wrong with its file."""
    found = await db.execute_fetchall("PRAGMA integrity_check")
    return [f"the database: {row}" for (row,) in found if row != "ok"]


async def seats_lost(db: Connection, seated: set[Seated]) -> list[str]:
    """Who was told that they have a seat and has none."""
    found = await db.execute_fetchall(
        "SELECT channel_id, user_id FROM tables JOIN seats ON seats.table_id = tables.id"
    )
    missing = seated - {(place, person) for place, person in found}
    return [f"{person} has lost their seat at {place}" for place, person in sorted(missing)]


async def miscounted(database: Database) -> list[str]:
    """The tables of what is counted that are others once all deals have been counted again."""
    before = await _counted(database.reading)
    await recount(database, lambda _: None)
    after = await _counted(database.reading)
    return [
        f"{name} is not as it is counted again" for name in before if before[name] != after[name]
    ]


async def _counted(db: Connection) -> dict[str, Counter[tuple[object, ...]]]:
    return {
        table: Counter(map(tuple, await db.execute_fetchall(f"SELECT * FROM {table}")))
        for table in rebuild_tables.TABLES
    }


async def lost(db: Connection, answered: dict[int, set[Moment]]) -> list[str]:
    """What a bot that has just ended has answered and not kept."""
    faults: list[str] = []
    for table_id, moments in answered.items():
        table = await store.read(db, table_id)
        log = await events.load(db, table_id, table.game.pack)
        missing = sorted(moments - _kept(table, log).keys())
        faults += [f"table {table_id} has lost what was answered: {each}" for each in missing]
    return faults


def faults_of(
    table: TableState, log: Sequence[Event], totals: tuple[int, ...], answered: set[Moment]
) -> Iterator[str]:
    """What is wrong with a match, its log, its stored totals, and what was answered of it."""
    wanted = undisturbed(table)
    yield from _other_course(log, wanted)
    if table.row.state is Stage.FINISHED and (len(log), totals) != (
        len(wanted.events),
        wanted.totals,
    ):
        yield f"it ended with {totals} after {len(log)} events, not with {wanted.totals}"
    if table.row.state is Stage.CLOSED:
        yield "it was closed"
    kept = _kept(table, log)
    for moment in sorted(answered):
        if kept[moment] != 1:
            yield f"what was answered is kept {kept[moment]} times: {moment}"
    yield from _unsound(table, log)


def _other_course(log: Sequence[Event], wanted: Undisturbed) -> Iterator[str]:
    for number, (event, other) in enumerate(zip(log, wanted.events, strict=False)):
        if event != other:
            yield f"event {number} is {event}, undisturbed it is {other}"
            return
    if len(log) > len(wanted.events):
        yield f"it went on for {len(log) - len(wanted.events)} events after its end"


def _kept(table: TableState, log: Sequence[Event]) -> Counter[Moment]:
    # What was done, and what was chosen ahead and is still to be done.
    plans = table.plans.items()
    return _moments(log) + Counter((seat, plan.deal, plan.step) for seat, plan in plans)


def _moments(log: Sequence[Event]) -> Counter[Moment]:
    done, number, steps = Counter[Moment](), 0, Counter[Seat]()
    for event in log:
        if isinstance(event, DealBegan):
            number, steps = event.number, Counter()
        if isinstance(event, Act):
            done[event.seat, number, steps[event.seat]] += 1
            steps[event.seat] += 1
    return done


def _unsound(table: TableState, log: Sequence[Event]) -> Iterator[str]:
    # What `python -m bot verify` would say of its record.
    names = [sitter.name for sitter in table.seating.sitters]
    record = write(table.game, names, table.fairness, log)
    try:
        for _ in check(read(json.dumps(record))):
            pass
    except TarotError as fault:
        yield f"the record does not hold: {fault}"
