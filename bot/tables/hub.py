"""All tables: opening one, finding one, and bringing them back after a restart."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakValueDictionary

from bot.games.cards import Seat
from bot.games.fair import SECRET_BYTES, Fairness
from bot.games.numbers import MOST
from bot.players import choosing
from bot.players.levels import STRONG
from bot.tables import store
from bot.tables.clock import Clock
from bot.tables.decisions import presence, solo
from bot.tables.errors import (
    Damaged,
    Elsewhere,
    NotFound,
    TableError,
    TableFault,
    unexpected,
)
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from bot.tables.shared_deals.deals import Candidate
from bot.tables.state import ChangeKind, Steps, TableState
from bot.tables.store import Stored
from bot.tables.table import Change, Table
from data import kept_seats, names, seats, tables
from data.connection import Connection
from data.database import Database
from data.faults import DatabaseError
from data.kept_seats import KeptSeat
from data.personal import forgetting
from data.ranges.shard_range import ALL, ShardRange
from data.seats import Sitter
from data.solo import practice
from data.tables import TableKind, TableRow

log = logging.getLogger(__name__)

KEPT_ENDED = 20
"""How many ended tables stay in memory, for the buttons on their last messages.

An older one is read again from its log when it is asked for.
"""

KEPT_SOLO = 500
"""The same for tables where people play alone, under way or ended; one of these is 20 KB."""

LESSON_LEVEL = "normal"
"""Against whom lessons are played: they answer alike whatever the search makes of a deal."""

AT_ONCE = 50
"""How many tables are read from the database together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """Who opens a table, and where.

    `channel_id` is the place where it is played, `parent_id` the channel where it is opened.
    `language` is that of its public messages.
    """

    user_id: int
    name: str
    locale: str
    guild_id: int
    channel_id: int
    parent_id: int
    language: str


@dataclass(frozen=True, slots=True)
class StartingPoint:
    """Where somebody goes on in a match that is over: after so many steps of a deal, on a seat."""

    deal: int
    step: int
    seat: Seat


class Hub:
    """Every open table, and the ended ones that somebody has asked for.

    Listeners are called with each change of each table; they may not wait.
    """

    def __init__(self, database: Database, clock: Clock, shards: ShardRange = ALL) -> None:
        self.listeners: list[Callable[[Change], None]] = []
        self._database = database
        self._clock = clock
        self.shards = shards
        self._open: dict[int, Table] = {}
        # Ended ones and those of people alone. Somebody may still use one that has left: there is
        # one table for everybody.
        self._loaded: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._last_ended: deque[Table] = deque(maxlen=KEPT_ENDED)
        self._last_solo: deque[Table] = deque(maxlen=KEPT_SOLO)

    async def load(self) -> None:
        """Bring every open table of the own shards back as it was; one that cannot be read is left
        out."""
        await self._readable(await tables.open_ids(self._database.reading, self.shards))

    async def open(self, setup: Setup, opening: Opening) -> Table:
        """Return a new table in its lobby; whoever opens it has its first seat."""
        opener = Sitter(Seat(0), opening.user_id, opening.name, locale=opening.locale)
        return await self._add(self._new_row(setup, opening), [opener])

    async def open_for(
        self,
        setup: Setup,
        opening: Opening,
        kept: Sequence[KeptSeat],
        until: int,
        note: Callable[[Connection, int], Awaitable[None]],
    ) -> Table:
        """Return a new table where nobody sits, whose lobby stays open until then, with these seats
        kept.

        *note* stores with it what it is for.
        """
        row = replace(self._new_row(setup, opening), open_until=until)

        async def keep(db: Connection, table_id: int) -> None:
            await kept_seats.replace_all(db, table_id, kept)
            await note(db, table_id)

        return await self._add(row, (), keep)

    async def open_rematch(self, ended: Table, opening: Opening) -> Table:
        """Return a new table in its lobby with the setup and the people of an ended one.

        Whoever opens it is ready, the others have to be asked. Raises `TableError` if there is an
        open one already, or if the opener did not sit at the ended table.
        """
        ended.seating.seat_of(opening.user_id)
        seating, last = ended.seating.again(opening.user_id), ended.public
        row = replace(
            self._new_row(ended.setup, opening),
            rematch_of=ended.id,
            deals_first=ended.game.after(last.dealer),
        )
        return await self._add(row, seating.sitters)

    async def open_practice(self, setup: Setup, opening: Opening, level: str) -> Table:
        """Return a new table where a person plays a deal alone with computers of this level.

        It has begun, and no listener is told of it.
        """
        row = replace(self._new_row(setup.alone(hints=True), opening), kind=TableKind.PRACTICE)
        return await self._add_solo(row, _alone(setup, opening, Seat(0), level), solo.begin)

    async def play_from(
        self, source: Table, start: StartingPoint, opening: Opening, level: str
    ) -> Table:
        """Return a new table where a person goes on from a point of a match that is over.

        It has the cards of that match, and what was done until then. Raises `TableError` if the
        match is not over or has no such deal.
        """
        log, fairness = await source.past.until(start.deal, start.step)
        row = replace(
            self._new_row(source.setup.alone(hints=True), opening),
            kind=TableKind.PRACTICE,
            deal_of=fairness.match,
        )
        sitters = _alone(source.setup, opening, start.seat, level)
        decide = partial(solo.go_on, user_id=opening.user_id, log=log)
        return await self._add_solo(row, sitters, decide, fairness)

    async def open_shared(
        self,
        deal: Candidate,
        kind: TableKind,
        closes_at: int,
        opening: Opening,
        begin: Callable[[Connection, int], Awaitable[None]],
    ) -> Table:
        """Return a new table where a person plays a deal that others play as well, until it closes.

        *begin* stores with it what the person begins there; what that raises is raised.
        """
        row = replace(
            self._new_row(Setup(deal.game).alone(hints=False), opening),
            kind=kind,
            deal_of=deal.fairness.match,
            secret_until=closes_at,
        )
        return await self._begun(deal, row, opening, begin)

    async def open_again(self, deal: Candidate, opening: Opening) -> Table:
        """Return a new table where a person practises a deal that nobody plays any more."""
        row = replace(
            self._new_row(Setup(deal.game).alone(hints=True), opening),
            kind=TableKind.PRACTICE,
            deal_of=deal.fairness.match,
        )
        return await self._begun(deal, row, opening)

    async def open_lesson(self, deal: Candidate, opening: Opening) -> Table:
        """Return a new table where a person plays the deal of a lesson."""
        row = replace(
            self._new_row(Setup(deal.game).alone(hints=True), opening),
            kind=TableKind.LESSON,
            deal_of=deal.fairness.match,
        )
        return await self._begun(deal, row, opening, level=LESSON_LEVEL)

    async def _begun(
        self,
        deal: Candidate,
        row: TableRow,
        opening: Opening,
        begin: Callable[[Connection, int], Awaitable[None]] | None = None,
        level: str = STRONG,
    ) -> Table:
        sitters = _alone(Setup(deal.game), opening, deal.seat, level)
        decide = partial(solo.go_on, user_id=opening.user_id, log=deal.log)
        return await self._add_solo(row, sitters, decide, deal.fairness, begin)

    async def read_again(self, ids: Iterable[int]) -> None:
        """Take over what was changed in the database of these tables without them."""
        for table in filter(None, map(self._known, ids)):
            await table.read_again()

    async def _add_solo(
        self,
        row: TableRow,
        sitters: Sequence[Sitter],
        decide: Callable[[TableState, int], Steps],
        fairness: Fairness | None = None,
        also: Callable[[Connection, int], Awaitable[None]] | None = None,
    ) -> Table:
        secret = secrets.token_bytes(SECRET_BYTES) if fairness is None else fairness.secret
        async with self._database.transaction() as db:
            row = await tables.add(db, row, secret)
            await seats.replace_all(db, row.id, sitters)
            state = await store.read(db, row.id)
            if fairness is not None:
                hidden = replace(state.hidden, seeds=fairness.seeds)
                await tables.hide(db, state.hidden, hidden)
                state = replace(state, hidden=hidden)
            for step in decide(state, int(self._clock.now())):
                await store.write(db, state, store.fenced(state, step))
            if also is not None:
                await also(db, row.id)
        return await self._load(row.id)

    async def _add(
        self,
        row: TableRow,
        sitters: Sequence[Sitter],
        also: Callable[[Connection, int], Awaitable[None]] | None = None,
    ) -> Table:
        async with self._database.transaction() as db:
            if row.rematch_of is not None and await tables.open_rematch(db, row.rematch_of):
                raise TableError(TableFault.REMATCH_IS_OPEN)
            row = await tables.add(db, row, secrets.token_bytes(SECRET_BYTES))
            await seats.replace_all(db, row.id, sitters)
            if also is not None:
                await also(db, row.id)
        table = await self._load(row.id)
        self._on_change(Change(table, (), ChangeKind.OPENED))
        return table

    async def practised_by(self, user_id: int, guild_id: int, game: str) -> Table | None:
        """Return the newest table where a person of this server practises a game, if one is under
        way."""
        found = await practice.under_way(self._database.reading, user_id, guild_id, game)
        return None if found is None else await self._found(found)

    async def find(self, table_id: int) -> Table:
        """Return the table of a group with this id, ended or not.

        Raises `TableError` if there is none, if it is damaged, or if it is open on a server of
        another process.
        """
        table = await self._found(table_id)
        if table.row.is_solo:
            raise NotFound(TableFault.NO_SUCH_TABLE, table_id)
        return table

    async def find_for(self, table_id: int, user_id: int) -> Table:
        """Return the table with this id: one of a group, or one where this person plays alone.

        Raises what `find` raises.
        """
        table = await self._found(table_id)
        if table.row.is_solo and not table.seating.has(user_id):
            raise NotFound(TableFault.NO_SUCH_TABLE, table_id)
        return table

    async def _found(self, table_id: int) -> Table:
        if not 0 < table_id <= MOST:
            raise NotFound(TableFault.NO_SUCH_TABLE, table_id)
        return self._known(table_id) or await self._load(table_id)

    async def rematch(self, table: Table) -> Table | None:
        """Return the open rematch of a table, if there is one."""
        found = await tables.open_rematch(self._database.reading, table.id)
        return None if found is None else await self.find(found)

    async def newest_at(self, channel_id: int) -> Table | None:
        """Return the newest table at a place, but for those that were closed before their match."""
        found = await tables.newest_at(self._database.reading, channel_id)
        return None if found is None else await self.find(found)

    async def unshown(self) -> tuple[Table, ...]:
        """Return the tables whose end has not been shown yet; one that cannot be read is left
        out."""
        return await self._readable(await tables.unshown_ids(self._database.reading, self.shards))

    async def keep_frames(self) -> None:
        """Store what the boards show that is not stored yet, before the bot ends."""
        fresh = [table for table in self._open.values() if table.frame != table.row.frame]
        try:
            async with self._database.transaction() as db:
                await tables.keep_frames(db, [(table.row, table.frame) for table in fresh])
        except DatabaseError as fault:
            # The next start paints them once more.
            log.error("frames not kept fault=%s", fault)

    def open_tables(self) -> tuple[Table, ...]:
        """Return all tables that have not ended."""
        return tuple(self._open.values())

    def of_user(self, user_id: int) -> tuple[Table, ...]:
        """Return the open tables where this person sits, or will from the next deal on."""
        return tuple(table for table in self._open.values() if _is_at(table.seating, user_id))

    async def know(self, user_id: int, guild_id: int | None, name: str, locale: str) -> None:
        """Note what a person is called on a server by now, and the language they use everywhere.

        Nobody is named anew where no name of them is known.
        """
        for table in tuple(self._open.values()):
            if _is_at(table.seating, user_id) or _is_invited(table, user_id):
                called = name if table.row.guild_id == guild_id else ""
                await table.change(presence.know, user_id, called, locale)
        if guild_id is not None:
            await names.note_known(self._database, guild_id, user_id, name)

    async def forget(self, guild_id: int, user_id: int) -> None:
        """Delete a person from all tables of a server that have ended or that they have left.

        Raises `TableError` while they are at an open one, or invited to it.
        """
        left = self._left_by(user_id, TableFault.STILL_HERE, guild_id)
        async with left, self._database.transaction(counting=True) as db:
            await forgetting.forget(db, guild_id, user_id)
        await self._database.scrub()
        await self._read_again(user_id, guild_id)

    async def forget_everywhere(self, user_id: int) -> None:
        """Delete a person from all tables that have ended or that they have left, and what they
        chose for themselves.

        Raises `TableError` while they are at an open table, or invited to it.
        """
        left = self._left_by(user_id, TableFault.STILL_SOMEWHERE)
        async with left, self._database.transaction(counting=True) as db:
            if await tables.is_elsewhere(db, user_id, self.shards):
                raise TableError(TableFault.STILL_SOMEWHERE)
            await forgetting.forget_everywhere(db, user_id)
        await self._database.scrub()
        await self._read_again(user_id)

    @asynccontextmanager
    async def _left_by(
        self, user_id: int, still: TableFault, guild_id: int | None = None
    ) -> AsyncIterator[None]:
        # Within the block the person cannot come back to the open tables that they have left.
        async with AsyncExitStack() as stack:
            for table in self.of_user(user_id):
                if guild_id in (None, table.row.guild_id):
                    await stack.enter_async_context(table.rewritten())
            here = [
                table for table in self._open.values() if guild_id in (None, table.row.guild_id)
            ]
            if any(_concerns(table, user_id) for table in here):
                raise TableError(still)
            yield

    def drop_ended(self, guild_id: int) -> None:
        """Keep no ended table of a server in memory: they have all been deleted."""
        self._let_go(lambda table: table.row.guild_id == guild_id)

    def _let_go(self, is_deleted: Callable[[Table], bool]) -> None:
        for last in (self._last_ended, self._last_solo):
            kept = [table for table in last if not is_deleted(table)]
            last.clear()
            last.extend(kept)
        for table in filter(is_deleted, tuple(self._loaded.values())):
            del self._loaded[table.id]

    async def _read_again(self, user_id: int, guild_id: int | None = None) -> None:
        self._let_go(
            lambda table: (
                table.row.is_solo
                and table.row.opener_id == user_id
                and guild_id in (None, table.row.guild_id)
            )
        )
        # Who opened a table may have left it since.
        opened = [table for table in self._open.values() if table.row.opener_id == user_id]
        for table in (*opened, *self._loaded.values()):
            if guild_id in (None, table.row.guild_id):
                await table.read_again()

    def _new_row(self, setup: Setup, opening: Opening) -> TableRow:
        now = int(self._clock.now())
        return TableRow(
            id=0,
            # A rematch is played as the game is by now.
            **(setup.columns() | {"edition": type(setup.game).edition}),
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            parent_id=opening.parent_id,
            language=opening.language,
            opener_id=opening.user_id,
            created_at=now,
            touched_at=now,
        )

    async def _readable(self, ids: Sequence[int]) -> tuple[Table, ...]:
        found = []
        for first in range(0, len(ids), AT_ONCE):
            for stored in await self._fetch(ids[first : first + AT_ONCE]):
                try:
                    found.append(self._table(stored.state()))
                except Damaged as damage:
                    _left_out(stored.row.id, damage.fault)
                # Whatever else there is to do need not wait for all tables.
                await asyncio.sleep(0)
        return tuple(found)

    async def _fetch(self, ids: Sequence[int]) -> Iterable[Stored]:
        # A damaged page hides no more tables than those that are stored on it.
        try:
            return (await store.fetch(self._database.reading, ids)).values()
        except DatabaseError as fault:
            if len(ids) == 1:
                _left_out(ids[0], fault)
                return ()
        return [stored for table_id in ids for stored in await self._fetch([table_id])]

    async def _load(self, table_id: int) -> Table:
        state = await store.read(self._database.reading, table_id)
        if not (state.over or self.shards.owns(state.row.guild_id)):
            # Whoever plays for a server is the only one to have its open tables.
            raise Elsewhere(state.row.link)
        return self._table(state)

    def _table(self, state: TableState) -> Table:
        # Somebody else may have loaded it in the meantime: there is one table for everybody.
        known = self._known(state.row.id)
        if known is not None:
            return known
        table = Table(self._database, self._clock, state, choosing.choose)
        if not state.row.is_solo:
            table.listeners.append(self._on_change)
        self._keep(table)
        return table

    def _known(self, table_id: int) -> Table | None:
        return self._open.get(table_id) or self._loaded.get(table_id)

    def _keep(self, table: Table) -> None:
        if table.row.is_solo:
            self._loaded[table.id] = table
            self._last_solo.append(table)
            return
        if not table.over:
            self._open[table.id] = table
            return
        self._open.pop(table.id, None)
        self._loaded[table.id] = table
        if table not in self._last_ended:
            self._last_ended.append(table)

    def _on_change(self, change: Change) -> None:
        if change.table.over:
            self._keep(change.table)
        for listener in tuple(self.listeners):
            listener(change)


def _alone(setup: Setup, opening: Opening, seat: Seat, level: str) -> Sequence[Sitter]:
    # A person on this seat, and computers on all others.
    person = Sitter(seat, opening.user_id, opening.name, locale=opening.locale)
    seating = Seating.of(setup.game.players, [person])
    return seating.with_computers(len(seating.free), level).sitters


def _left_out(table_id: int, fault: Exception) -> None:
    where = unexpected(fault)
    log.error("table damaged: left out table=%s fault=%r", table_id, fault, exc_info=where)


def _concerns(table: Table, user_id: int) -> bool:
    return table.seating.stays(user_id) or _is_invited(table, user_id)


def _is_invited(table: Table, user_id: int) -> bool:
    return any(kept.user_id == user_id for kept in table.kept)


def _is_at(seating: Seating, user_id: int) -> bool:
    return seating.has(user_id) or seating.expects(user_id)
