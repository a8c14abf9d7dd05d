"""Counting all deals again from the logs, beside a bot that plays on.

Every deal is counted in the order in which it ended, as if it ended now, but into tables beside the
database, and then every match. These take the place of the old ones at once, and what ended in the
meantime is counted once more.
Wherever it is interrupted, it is simply begun again, and gives the same.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from bot.games.cards import Seat
from bot.games.match import Match
from bot.tables import rating_updates, store
from bot.tables.errors import DAMAGE, unexpected
from bot.tables.outcomes import outcome_of, results_of
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from data import events, results, seats, tables
from data.connection import Connection
from data.database import Database
from data.finished import deals, imagined, podiums, progress, rebuild_tables
from data.finished.deals import DealOutcome
from data.finished.logs import BadLog
from data.finished.progress import OldDealsChanged, Progress
from data.finished.rebuild_tables import FIRST, Logged
from data.results import BEFORE_ALL, PastMatch, match_of
from data.tables import TableRow

log = logging.getLogger(__name__)

TABLES_AT_ONCE = 100
DEALS_AT_ONCE = 50
MATCHES_AT_ONCE = 10

ReportProgress = Callable[[int], None]
"""Is told how many percent are counted."""


@dataclass(slots=True)
class DamagedTables:
    """The tables whose logs cannot be read. Each is named once in the log of the program."""

    tables: set[int] = field(default_factory=set)

    def note(self, table_id: int, fault: Exception) -> None:
        """Take note of such a table."""
        if table_id not in self.tables:
            where = unexpected(fault)
            log.error("log damaged: left out table=%s fault=%r", table_id, fault, exc_info=where)
            self.tables.add(table_id)


@dataclass(slots=True)
class Counted:
    """How far deals and matches are counted.

    At first that is to the last deal and table, but for matches that were `still_open`; since then
    these `matches` have followed.
    """

    last_deal: int
    last_table: int
    still_open: Sequence[int]
    matches: set[int] = field(default_factory=set)


async def recount(database: Database, say: ReportProgress, pause_s: float = 0.0) -> int:
    """Count everything again from the logs, with a pause after each deal.

    Returns how many logs were left out because they are damaged; deals of them that were counted
    before stay as they are. Raises `DatabaseError` if the database cannot be used.
    """
    async with database.transaction(counting=True) as db:
        await progress.note(db, Progress())
    return await recount_due(database, say, pause_s)


async def recount_due(database: Database, say: ReportProgress, pause_s: float = 0.0) -> int:
    """Count what has to be counted again, from the logs only where that is needed.

    Returns how many logs were left out because they are damaged; deals of them that were counted
    before stay as they are. Raises `DatabaseError` if the database cannot be used.
    """
    damaged = DamagedTables()
    while await is_due(database):
        try:
            await _recounted(database, damaged, say, pause_s)
        except OldDealsChanged:
            log.info("old deals have changed: counting again")
    await rebuild_tables.clear(database, pause_s)
    return len(damaged.tables)


async def is_due(database: Database) -> bool:
    """Return whether there are deals that have to be counted again."""
    return await progress.find(database.reading) is not None


async def _recounted(
    database: Database, damaged: DamagedTables, say: ReportProgress, pause_s: float
) -> None:
    await rebuild_tables.clear(database, pause_s)
    async with database.transaction(counting=True) as db:
        how_far = replace(await progress.find(db) or Progress(), percent=0, changed=False)
        await progress.note(db, how_far)
        counted = Counted(*await rebuild_tables.newest(db), await tables.open_ids(db))
    async with database.beside() as made:
        await rebuild_tables.prepare(made)
        if how_far.from_logs:
            await _find(made, damaged, counted, pause_s)
            await _count_logged(database, made, damaged, say, pause_s)
            await _add_matches(database, made, damaged, counted, pause_s)
        else:
            await _count_rows(database, made, counted.last_deal, say, pause_s)
            await _copy_matches(database, made, counted, pause_s)
        await _count_matches(made, pause_s)
        while any(ended := await _ended_since(database.reading, counted)):
            await _count_on(made, counted, *ended)
        await rebuild_tables.move(database, made, pause_s)
    async with database.transaction(counting=True) as db:
        await progress.refuse_if_changed(db)
        ended = await _ended_since(db, counted)
        await rebuild_tables.take_place(db)
        await _count_on(db, counted, *ended)
        await db.number_on("deals")
        await podiums.demand(db)
        await progress.end(db)


async def _ended_since(
    db: Connection, counted: Counted
) -> tuple[Sequence[PastMatch], Sequence[DealOutcome]]:
    # Matches first: no deal of theirs ends after that.
    newer = await results.newer(db, counted.last_table, counted.still_open)
    matches = [match for match in newer if match.table_id not in counted.matches]
    ended = await deals.after(db, counted.last_deal)
    return sorted(matches, key=lambda match: match.place), ended


async def _count_on(
    db: Connection, counted: Counted, matches: Sequence[PastMatch], ended: Sequence[DealOutcome]
) -> None:
    for outcome in ended:
        await rating_updates.keep(db, outcome)
        counted.last_deal = outcome.deal.id or 0
    for match in matches:
        await _add_match(db, match)
        counted.matches.add(match.table_id)


async def _add_match(db: Connection, match: PastMatch) -> None:
    await results.add(db, match.seats)
    if match.counts:
        await store.count_match(db, match.seats)


async def _find(made: Connection, damaged: DamagedTables, counted: Counted, pause_s: float) -> None:
    for first in range(1, counted.last_table + 1, TABLES_AT_ONCE):
        ids = range(first, first + TABLES_AT_ONCE)
        for fault in await rebuild_tables.find(made, ids, counted.last_deal):
            damaged.note(fault.table_id, fault)
        await asyncio.sleep(pause_s)


async def _count_rows(
    database: Database, made: Connection, last_deal: int, say: ReportProgress, pause_s: float
) -> None:
    # What is stored of each deal is right, but for the ratings.
    done, counted, of_all = 0, 0, await deals.count(database.reading, last_deal)
    while counted < of_all:
        limit = min(DEALS_AT_ONCE, of_all - counted)
        for outcome in await deals.after(database.reading, done, limit):
            await rating_updates.keep(made, outcome)
            done = outcome.deal.id or 0
        counted += limit
        percent = 100 * counted // of_all
        await _note(database, Progress(percent, from_logs=False))
        say(percent)
        await asyncio.sleep(pause_s)


async def _count_logged(
    database: Database,
    made: Connection,
    damaged: DamagedTables,
    say: ReportProgress,
    pause_s: float,
) -> None:
    done, next_id, of_all = 0, 1, await rebuild_tables.found(made)
    batch = await rebuild_tables.after(made, FIRST, DEALS_AT_ONCE)
    while batch:
        for logged in batch:
            outcome = await _outcome(database.reading, damaged, logged)
            if outcome is not None:
                # One whose row is damaged was never counted, and may take the place of the first.
                deal_id = max(logged.id, next_id)
                next_id = deal_id + 1
                deal = replace(outcome.deal, id=deal_id)
                await rating_updates.keep(made, replace(outcome, deal=deal))
            await asyncio.sleep(pause_s)
        done += len(batch)
        await _note(database, Progress(100 * done // of_all))
        say(100 * done // of_all)
        batch = await rebuild_tables.after(made, batch[-1], DEALS_AT_ONCE)


async def _note(database: Database, how_far: Progress) -> None:
    async with database.transaction(counting=True) as db:
        await progress.refuse_if_changed(db)
        await progress.note(db, how_far)


async def _add_matches(
    database: Database, made: Connection, damaged: DamagedTables, counted: Counted, pause_s: float
) -> None:
    # Those that were over from the first, from their logs; the others follow in the end.
    last, still_open = counted.last_table, counted.still_open
    for first in range(1, last + 1, MATCHES_AT_ONCE):
        ids = range(first, min(first + MATCHES_AT_ONCE, last + 1))
        known = await results.between(database.reading, ids, still_open)
        matches = {match.table_id: match for match in known}
        for table_id in await tables.past_ids(database.reading, ids, still_open):
            found = await _match(database.reading, damaged, table_id)
            matches |= {} if found is None else {table_id: found}
        for match in matches.values():
            await results.add(made, match.seats)
        await asyncio.sleep(pause_s)


async def _copy_matches(
    database: Database, made: Connection, counted: Counted, pause_s: float
) -> None:
    # What is stored of each match is right.
    last = counted.last_table
    for first in range(1, last + 1, TABLES_AT_ONCE):
        ids = range(first, min(first + TABLES_AT_ONCE, last + 1))
        for match in await results.between(database.reading, ids, counted.still_open):
            await results.add(made, match.seats)
        await asyncio.sleep(pause_s)


async def _count_matches(made: Connection, pause_s: float) -> None:
    # In the order in which they ended.
    ended = await results.ended_after(made, BEFORE_ALL, TABLES_AT_ONCE)
    while ended:
        for match in ended:
            if match.counts:
                await store.count_match(made, match.seats)
        ended = await results.ended_after(made, ended[-1].place, TABLES_AT_ONCE)
        await asyncio.sleep(pause_s)


async def _match(db: Connection, damaged: DamagedTables, table_id: int) -> PastMatch | None:
    # None if it cannot be read, or has been deleted.
    try:
        stored = (await store.fetch(db, [table_id])).get(table_id)
        if stored is None or table_id in damaged.tables:
            return None
        return match_of(tuple(results_of(stored.state(), await events.chosen(db, table_id))))
    except DAMAGE as fault:
        damaged.note(table_id, fault)
        return None


async def _outcome(db: Connection, damaged: DamagedTables, logged: Logged) -> DealOutcome | None:
    # None for a deal that cannot be read and was never counted, or that has been deleted.
    known = await deals.with_id(db, logged.id)
    try:
        row = (await tables.with_ids(db, [logged.table_id])).get(logged.table_id)
        if row is None:
            return None
        outcome = await _read(db, row, logged)
        return outcome if known is None else _as_strong(outcome, known)
    except DAMAGE as fault:
        damaged.note(logged.table_id, fault)
        return known


def _as_strong(outcome: DealOutcome, known: DealOutcome) -> DealOutcome:
    # No log says which version of a level has played: it is the one of that day.
    levels = (seat.computer for seat in known.seats)
    seats_then = (
        replace(seat, computer=level) if seat.computer and level else seat
        for seat, level in zip(outcome.seats, levels, strict=True)
    )
    return replace(outcome, seats=tuple(seats_then))


async def _read(db: Connection, row: TableRow, logged: Logged) -> DealOutcome:
    setup = Setup.of(row)
    found = await events.load_deal(db, row.id, logged.number, setup.game.pack)
    # Who deals first is not asked: each deal says who deals it.
    match, rest = Match(setup.game, Seat(0)).after(found), None
    if match.deal is not None and match.deal.score is None:
        rest = await imagined.find(db, row.id, setup.game.pack)
    deal = match.after(rest.events if rest else ()).deal
    if deal is None or deal.score is None:
        raise BadLog(row.id, f"the end of deal {logged.number} is missing")
    chosen = await events.chosen(db, row.id, logged.number)
    seating = Seating.of(row.players, (await seats.of_tables(db, [row.id]))[row.id])
    sitters = seating.at_deal(logged.number)
    if len(sitters) < row.players:
        raise BadLog(row.id, "its seats are missing")
    return outcome_of(row, setup, sitters, deal, chosen, logged.ended_at, rest)
