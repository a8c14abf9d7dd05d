"""Locks of a database of PostgreSQL: the server gives them back when their connection ends.

All those of a process go by one connection, on a thread of its own: so they can be taken as those
of files are, and are watched however busy the process is.
"""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic
from typing import Any, ClassVar, Self, TypeVar

import asyncpg
from filelock import Timeout

from data.engines.place import Url
from data.engines.postgresql_connections import connect
from data.faults import DatabaseDown, DatabaseUnusable

NAMESPACE = 0x7A72
"""What the numbers of all these locks begin with."""

AGAIN_S = 0.25
"""How often a lock is tried that somebody else holds."""

WATCH_S = 5.0
"""How often it is asked whether the connection is still there."""

PATIENCE_S = 15.0
"""How long an answer is waited for: the server takes a connection for gone some seconds later."""

LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What is raised where the connection is lost, or has no answer."""

Kind = TypeVar("Kind")


class ServerLock:
    """One lock; it is taken like a lock of a file. Raises `filelock.Timeout`."""

    def __init__(self, url: Url, number: int, timeout_s: float) -> None:
        self._url, self._number, self._timeout_s = url, number, timeout_s
        self._session: _Session | None = None

    def acquire(self) -> None:
        """Take the lock, or raise `Timeout` if somebody else holds it for so long."""
        if self._session is None:
            self._session = _Session.of(self._url)
            try:
                self._session.take(self._number, self._timeout_s)
            except LOST:
                self._leave()
                raise Timeout(str(self._url)) from None
            except BaseException:
                self._leave()
                raise

    def release(self) -> None:
        """Give the lock back, if it is held."""
        if self._session is not None:
            self._session.give_back(self._number)
            self._leave()

    def _leave(self) -> None:
        assert self._session is not None
        self._session.left()
        self._session = None

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


class ServerLocks:
    """All locks of a database."""

    def __init__(self, url: Url) -> None:
        self._url = url

    def lock(self, number: int, timeout_s: float) -> ServerLock:
        """Return a lock that is waited for so long."""
        return ServerLock(self._url, number, timeout_s)

    def lost(self) -> Future[None]:
        """Return what is done once locks that this process holds are lost with their connection."""
        return _Session.known[self._url].lost

    def held(self) -> list[int]:
        """Return the numbers of all locks that anybody holds."""
        session = _Session.of(self._url)
        try:
            return session.held_numbers()
        finally:
            session.left()


class _Session:
    """The connection, as long as this process has any use for it."""

    known: ClassVar[dict[Url, "_Session"]] = {}
    _using: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, url: Url) -> None:
        self._url, self._users = url, 0
        self._own = set[int]()
        self._turn = asyncio.Lock()
        self.lost = Future[None]()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="locks", daemon=True)
        self._thread.start()
        try:
            self._db = self._wait(connect(url))
        except DatabaseDown as fault:
            self._end()
            raise DatabaseUnusable(url, fault.reason) from None
        self._watch = asyncio.run_coroutine_threadsafe(self._watched(), self._loop)

    @classmethod
    def of(cls, url: Url) -> "_Session":
        with cls._using:
            session = cls.known.get(url)
            if session is None:
                session = cls.known[url] = cls(url)
            session._users += 1
            return session

    def left(self) -> None:
        with self._using:
            self._users -= 1
            if self._users:
                return
            del self.known[self._url]
        self._watch.cancel()
        self._wait(self._closed())
        self._end()

    def take(self, number: int, timeout_s: float) -> None:
        until = monotonic() + timeout_s
        while number in self._own or not self._wait(self._taken(number)):
            if monotonic() >= until:
                raise Timeout(str(self._url))
            threading.Event().wait(AGAIN_S)
        self._own.add(number)

    def give_back(self, number: int) -> None:
        self._own.discard(number)
        self._wait(self._given_back(number))

    def held_numbers(self) -> list[int]:
        return self._wait(self._held())

    def _wait(self, work: Coroutine[Any, Any, Kind]) -> Kind:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    async def _asked(self, sql: str, *values: int) -> Any:
        # A connection answers one question at a time, and the watch asks too.
        async with self._turn:
            return await self._db.fetchval(sql, *values, timeout=PATIENCE_S)

    async def _taken(self, number: int) -> bool:
        return bool(await self._asked("SELECT pg_try_advisory_lock($1)", _key(number)))

    async def _given_back(self, number: int) -> None:
        # Where the connection is lost, so is the lock.
        with suppress(*LOST):
            await self._asked("SELECT pg_advisory_unlock($1)", _key(number))

    async def _held(self) -> list[int]:
        found = await self._asked(
            "SELECT array_agg((classid::bigint << 32 | objid::bigint) - $1) FROM pg_locks"
            " WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
            " AND classid::bigint >> 8 = $2"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            _key(0),
            NAMESPACE,
        )
        return sorted(found or ())

    async def _watched(self) -> None:
        try:
            while True:
                await asyncio.sleep(WATCH_S)
                await self._asked("SELECT 1")
        except LOST:
            # Nobody waits any more for a server that says nothing.
            self._db.terminate()
            if not self.lost.done():
                self.lost.set_result(None)

    async def _closed(self) -> None:
        with suppress(*LOST):
            await self._db.close(timeout=PATIENCE_S)

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def _key(number: int) -> int:
    return (NAMESPACE << 40) + number
