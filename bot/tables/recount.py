"""Counting all deals again from the logs, beside a bot that plays on.

Every deal is counted in the order in which it ended, into second tables, with all ratings and sums,
and then every match. What ends in the meantime follows, and then the second tables take the place
of the first at once.
Wherever it is interrupted, it is simply begun again, and gives the same.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from bot.games.cards import Seat
from bot.games.match import Match
from bot.tables import rating_updates, store
from bot.tables.decisions.ending import results_of
from bot.tables.errors import DAMAGE
from bot.tables.outcomes import outcome_of
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from data import events, results, seats, standings, tables
from data.connection import Connection
from data.database import Database
from data.finished import (
    deals,
    imagined,
    period_totals,
    podiums,
    progress,
    ratings,
    rebuild_tables,
    records,
    seasons,
)
from data.finished.deals import DealOutcome
from data.finished.logs import BadLog
from data.finished.progress import Progress
from data.finished.ratings import Company, RatingRow
from data.finished.rebuild_tables import FIRST, Logged
from data.finished.scopes import EVERYWHERE
from data.finished.seasons import SeasonRow
from data.results import BEFORE_ALL, Cursor, PastMatch, match_of
from data.tables import TableRow

log = logging.getLogger(__name__)

TABLES_AT_ONCE = 100
DEALS_AT_ONCE = 50
MATCHES_AT_ONCE = 10

Say = Callable[[int], None]
"""Is told how many percent are counted."""


class OldDealsChanged(Exception):
    """Somebody has changed old deals while they were counted."""


@dataclass(slots=True)
class Damaged:
    """The tables whose logs cannot be read. Each is named once in the log of the program."""

    tables: set[int] = field(default_factory=set)

    def note(self, table_id: int, fault: Exception) -> None:
        """Take note of such a table."""
        if table_id not in self.tables:
            log.error("log damaged: left out table=%s fault=%r", table_id, fault)
            self.tables.add(table_id)


@dataclass(slots=True)
class RatingBook:
    """The ratings as they are after the deals so far, and how often people have met by day.

    `fresh` is what the newest deals add to their seasons.
    """

    ratings: dict[tuple[int, int, int], RatingRow] = field(default_factory=dict)
    counts: dict[Company, int] = field(default_factory=dict)
    fresh: list[SeasonRow] = field(default_factory=list)
    oldest: int = 0

    def entered(self, outcome: DealOutcome) -> DealOutcome:
        """Return the deal with the ratings after it, which are kept for the next ones."""
        if not outcome.deal.rated:
            return outcome
        self._entered_in(outcome, EVERYWHERE)
        return self._entered_in(outcome, outcome.deal.guild_id)

    def _entered_in(self, outcome: DealOutcome, scope: int) -> DealOutcome:
        known = {
            user: row
            for user in (seat.user_id for seat in outcome.seats)
            if user is not None
            and (row := self.ratings.get((scope, outcome.deal.kind, user))) is not None
        }
        after = rating_updates.rated(
            outcome, known, self._count(rating_updates.company_of(outcome, scope))
        )
        changed = rating_updates.changed(after, known, scope)
        for row in changed:
            self.ratings[row.scope, row.kind, row.user_id] = row
        self.fresh += rating_updates.of_season(changed, known, outcome.deal.ended_at)
        return after

    def taken(self) -> list[SeasonRow]:
        """Return what is fresh, which is not any more."""
        found, self.fresh = self.fresh, []
        return found

    def _count(self, company: Company) -> int:
        oldest = ratings.oldest_kept(company)
        if oldest > self.oldest:
            self.oldest = oldest
            self.counts = {each: n for each, n in self.counts.items() if each.day >= oldest}
        self.counts[company] = self.counts.get(company, 0) + 1
        return self.counts[company]


async def recount(database: Database, say: Say, pause_s: float = 0.0) -> int:
    """Count everything again from the logs, with a pause after each deal.

    Returns how many logs were left out because they are damaged; deals of them that were counted
    before stay as they are. Raises `DatabaseError` if the database cannot be used.
    """
    async with database.transaction() as db:
        await progress.note(db, Progress())
    return await recount_due(database, say, pause_s)


async def recount_due(database: Database, say: Say, pause_s: float = 0.0) -> int:
    """Count what has to be counted again, from the logs only where that is needed.

    Returns how many logs were left out because they are damaged; deals of them that were counted
    before stay as they are. Raises `DatabaseError` if the database cannot be used.
    """
    damaged = Damaged()
    while await is_due(database):
        try:
            await _recounted(database, damaged, say, pause_s)
        except OldDealsChanged:
            log.info("old deals have changed: counting again")
    return len(damaged.tables)


async def is_due(database: Database) -> bool:
    """Return whether there are deals that have to be counted again."""
    return await progress.find(database.reading) is not None


async def _recounted(database: Database, damaged: Damaged, say: Say, pause_s: float) -> None:
    books = RatingBook()
    async with database.transaction() as db:
        how_far = replace(await progress.find(db) or Progress(), percent=0, changed=False)
        await progress.note(db, how_far)
        await rebuild_tables.prepare(db)
        last_deal, last_table = await rebuild_tables.newest(db)
        still_open = await tables.open_ids(db)
    if how_far.from_logs:
        await _find(database, damaged, last_deal, last_table, pause_s)
        await _count_logged(database, books, damaged, say, pause_s)
        await _count_matches(database, damaged, last_table, still_open, pause_s)
    else:
        await _count_rows(database, books, last_deal, say, pause_s)
        await _copy_matches(database, last_table, still_open, pause_s)
    await _count_streaks(database, pause_s)
    while len(ended := await deals.after(database.reading, last_deal, DEALS_AT_ONCE)):
        async with database.transaction() as db:
            last_deal = await _copy(db, books, ended)
    async with database.transaction() as db:
        await _copy(db, books, await deals.after(db, last_deal, -1))
        newer = await results.newer(db, last_table, still_open)
        await _add_matches(db, newer)
        await _add_streaks(db, sorted(newer, key=_place))
        await period_totals.drop_old(db, rebuild_tables.ENDING)
        await ratings.put(db, books.ratings.values(), rebuild_tables.ENDING)
        await ratings.put_counts(db, books.counts.items(), rebuild_tables.ENDING)
        await rebuild_tables.take_place(db)
        await podiums.demand(db)
        await progress.end(db)


async def _find(
    database: Database, damaged: Damaged, last_deal: int, last_table: int, pause_s: float
) -> None:
    for first in range(1, last_table + 1, TABLES_AT_ONCE):
        async with database.transaction() as db:
            faults = await rebuild_tables.find(db, range(first, first + TABLES_AT_ONCE), last_deal)
        for fault in faults:
            damaged.note(fault.table_id, fault)
        await asyncio.sleep(pause_s)


async def _count_rows(
    database: Database, books: RatingBook, last_deal: int, say: Say, pause_s: float
) -> None:
    # What is stored of each deal is right, but for the ratings.
    done, counted, of_all = 0, 0, await deals.count(database.reading, last_deal)
    while counted < of_all:
        limit = min(DEALS_AT_ONCE, of_all - counted)
        batch = await deals.after(database.reading, done, limit)
        async with database.transaction() as db:
            done = await _copy(db, books, batch)
            counted += limit
            percent = 100 * counted // of_all
            await progress.note(db, Progress(percent, from_logs=False))
        say(percent)
        await asyncio.sleep(pause_s)


async def _count_logged(
    database: Database, books: RatingBook, damaged: Damaged, say: Say, pause_s: float
) -> None:
    async with database.transaction() as db:
        of_all, batch = (
            await rebuild_tables.found(db),
            await rebuild_tables.after(db, FIRST, DEALS_AT_ONCE),
        )
    done, next_id = 0, 1
    while batch:
        counted = []
        for logged in batch:
            outcome = await _outcome(database.reading, damaged, logged)
            if outcome is not None:
                # One whose row is damaged was never counted, and may take the place of the first.
                deal_id = max(logged.id, next_id)
                next_id = deal_id + 1
                deal = replace(outcome.deal, id=deal_id)
                counted.append(books.entered(replace(outcome, deal=deal)))
            await asyncio.sleep(pause_s)
        done += len(batch)
        async with database.transaction() as db:
            await _add(db, books, counted)
            await progress.note(db, Progress(100 * done // of_all))
            batch = await rebuild_tables.after(db, batch[-1], DEALS_AT_ONCE)
        say(100 * done // of_all)


async def _count_matches(
    database: Database,
    damaged: Damaged,
    last_table: int,
    still_open: Sequence[int],
    pause_s: float,
) -> None:
    # Those that were over from the first, from their logs; the others follow in the end.
    for first in range(1, last_table + 1, MATCHES_AT_ONCE):
        ids = range(first, min(first + MATCHES_AT_ONCE, last_table + 1))
        known = await results.between(database.reading, ids, still_open)
        matches = {match.table_id: match for match in known}
        for table_id in await tables.past_ids(database.reading, ids, still_open):
            found = await _match(database.reading, damaged, table_id)
            matches |= {} if found is None else {table_id: found}
        async with database.transaction() as db:
            await _refuse_if_changed(db)
            await _add_matches(db, matches.values())
        await asyncio.sleep(pause_s)


async def _copy_matches(
    database: Database, last_table: int, still_open: Sequence[int], pause_s: float
) -> None:
    # What is stored of each match is right.
    for first in range(1, last_table + 1, TABLES_AT_ONCE):
        ids = range(first, min(first + TABLES_AT_ONCE, last_table + 1))
        async with database.transaction() as db:
            await _refuse_if_changed(db)
            await _add_matches(db, await results.between(db, ids, still_open))
        await asyncio.sleep(pause_s)


async def _count_streaks(database: Database, pause_s: float) -> None:
    # In the order in which the matches ended.
    place = BEFORE_ALL
    while True:
        async with database.transaction() as db:
            await _refuse_if_changed(db)
            ended = await results.ended_after(db, place, TABLES_AT_ONCE, rebuild_tables.ENDING)
            await _add_streaks(db, ended)
        if not ended:
            return
        place = _place(ended[-1])
        await asyncio.sleep(pause_s)


async def _match(db: Connection, damaged: Damaged, table_id: int) -> PastMatch | None:
    # None if it cannot be read, or has been deleted.
    try:
        stored = (await store.fetch(db, [table_id])).get(table_id)
        if stored is None or table_id in damaged.tables:
            return None
        return match_of(tuple(results_of(stored.state(), await events.chosen(db, table_id))))
    except DAMAGE as fault:
        damaged.note(table_id, fault)
        return None


async def _outcome(db: Connection, damaged: Damaged, logged: Logged) -> DealOutcome | None:
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


async def _copy(db: Connection, books: RatingBook, ended: Iterable[DealOutcome]) -> int:
    # Deals that were counted when they ended; returns the id of the last one.
    entered = [books.entered(outcome) for outcome in ended]
    await _add(db, books, entered)
    return entered[-1].deal.id or 0 if entered else 0


async def _add(db: Connection, books: RatingBook, entered: Iterable[DealOutcome]) -> None:
    await _refuse_if_changed(db)
    await seasons.add(db, books.taken(), rebuild_tables.ENDING)
    for outcome in entered:
        played = await period_totals.add_deal(db, outcome, rebuild_tables.ENDING)
        await deals.add(db, outcome, rebuild_tables.ENDING)
        await records.add_deal(db, outcome, played, rebuild_tables.ENDING)


async def _add_matches(db: Connection, ended: Iterable[PastMatch]) -> None:
    for match in ended:
        await results.add(db, match.seats, rebuild_tables.ENDING)
        if match.counts:
            await standings.add(db, match.seats, rebuild_tables.ENDING)
            await period_totals.add_match(db, match.seats, rebuild_tables.ENDING)


async def _add_streaks(db: Connection, ended: Iterable[PastMatch]) -> None:
    for match in ended:
        if match.counts:
            await records.add_match(db, match.seats, rebuild_tables.ENDING)


def _place(match: PastMatch) -> Cursor:
    return match.place


async def _refuse_if_changed(db: Connection) -> None:
    known = await progress.find(db)
    if known is not None and known.changed:
        raise OldDealsChanged
