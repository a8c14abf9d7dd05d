"""What needs the driver of PostgreSQL, which is not installed everywhere."""

from concurrent.futures import Future
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Any, Protocol

from data.connection import Connection, Engine
from data.engines.place import Url
from data.faults import DatabaseUnusable


class Lock(AbstractContextManager[Any], Protocol):
    """A lock of a database. Raises `filelock.Timeout` if somebody else holds it."""

    def acquire(self) -> Any:
        """Take it."""

    def release(self) -> None:
        """Give it back, if it is held."""


class Locks(Protocol):
    """The locks of a database, each with a number."""

    def lock(self, number: int, timeout_s: float) -> Lock:
        """Return a lock that is waited for so long."""

    def lost(self) -> Future[None]:
        """Return what is done once locks that this process holds are lost."""

    def held(self) -> list[int]:
        """Return the numbers of all locks that anybody holds."""


async def opened(url: Url) -> Engine:
    """Return the database, with the newest schema. Raises `DatabaseUnusable` or `SchemaTooNew`."""
    try:
        from data.engines.postgresql import PostgreSQL
    except ImportError:
        raise _missing(url) from None
    return await PostgreSQL.open(url)


def looking_into(url: Url) -> AbstractAsyncContextManager[Connection]:
    """Yield a connection that only reads, whatever the number of the schema.

    Raises `DatabaseUnusable`.
    """
    try:
        from data.engines.postgresql import looking_into
    except ImportError:
        raise _missing(url) from None
    return looking_into(url)


async def check(url: Url) -> None:
    """Raise `DatabaseUnusable` where no bot can play with the database."""
    try:
        from data.engines.postgresql import check
    except ImportError:
        raise _missing(url) from None
    await check(url)


def locks_of(url: Url) -> Locks:
    """Return the locks of the database. Raises `DatabaseUnusable`."""
    try:
        from data.engines.postgresql_locks import ServerLocks
    except ImportError:
        raise _missing(url) from None
    return ServerLocks(url)


def _missing(url: Url) -> DatabaseUnusable:
    return DatabaseUnusable(url, "it needs a package that is missing: pip install '.[postgresql]'")
