"""How a table is changed: by one at a time, at the right time, and stored before it is told."""

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import aiosqlite

from bot.games.events import Event
from bot.tables import stored
from bot.tables.change import Change, What
from bot.tables.clock import Clock
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.state import TableState
from bot.tables.stored import Stored
from data.database import Database

log = logging.getLogger(__name__)


class GuardedTable(TableState, ABC):
    """A table with a lock, its database, and those who listen to its changes."""

    def __init__(self, database: Database, clock: Clock, found: Stored) -> None:
        super().__init__(found)
        self._database = database
        self._clock = clock
        self._lock = asyncio.Lock()
        self.listeners: list[Callable[[Change], None]] = []
        self.version = 0

    @abstractmethod
    def _tell(self, what: What, happened: Sequence[Event] = ()) -> None:
        """Tells the listeners what changed."""

    def _now(self) -> int:
        return int(self._clock.now())

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        # One change at a time.
        async with self._lock:
            await self._restore_if_in_doubt()
            try:
                yield
            except StaleAction:
                await self._restore_if_in_doubt()
                raise

    @asynccontextmanager
    async def _in_the_lobby(self) -> AsyncIterator[None]:
        async with self._alone():
            self._require_lobby()
            yield

    @asynccontextmanager
    async def _in_the_match(self) -> AsyncIterator[None]:
        async with self._alone():
            self._require_playing()
            yield

    @asynccontextmanager
    async def _in_a_deal(self) -> AsyncIterator[int]:
        async with self._in_the_match():
            deal = self._begun.deal
            if deal is None or deal.score is not None:
                raise TableError(TableFault.BETWEEN_DEALS)
            yield deal.number

    async def _restore_if_in_doubt(self) -> None:
        # After a failure while storing nobody knows whether it was kept: the table is read anew,
        # by the connection that writes, which first ends what it still does.
        if not self._in_doubt:
            return
        async with self._database.transaction() as db:
            self._take(await stored.read(db, self.id))
        self._tell(What.RESTORED)

    @asynccontextmanager
    async def _storing(self) -> AsyncIterator[aiosqlite.Connection]:
        self._in_doubt = True
        try:
            async with self._database.transaction() as db:
                yield db
        except sqlite3.IntegrityError as fault:
            log.warning("another process wrote to the table table=%s fault=%s", self.id, fault)
            raise StaleAction from fault
        self._in_doubt = False
