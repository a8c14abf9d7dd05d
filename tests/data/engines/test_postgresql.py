"""What only a server does: several processes write at once, and connections can be lost."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress

import asyncpg
import pytest
from filelock import Timeout

from data.connection import Connection
from data.database import Database
from data.engines import postgresql_locks
from data.engines.place import Url
from data.engines.server import Lock
from data.faults import DatabaseDown, SchemaTooNew, StatementError
from data.finished.scopes import AGREED
from data.ranges import leader as module
from data.ranges import locks
from data.ranges.leader import Leader
from data.ranges.locks import OtherCount, Taken
from data.ranges.shard_range import ShardRange
from tests.chaos.proxy import Proxy
from tests.conftest import ENGINES
from tests.server import Server

pytestmark = pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")

HOLDER = (
    "SELECT DISTINCT pid FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND application_name = '' AND datname = current_database()"
)
"""The process of the server that answers whoever holds the database."""

ENDED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
)
"""Ends all other connections."""


@pytest.fixture
async def url(server: Server) -> AsyncIterator[Url]:
    url = await server.fresh()
    yield url
    await server.drop(url)


@pytest.fixture
async def both(url: Url) -> AsyncIterator[tuple[Database, Database]]:
    """The database as two processes have it."""
    databases = await Database.open(url), await Database.open(url)
    yield databases
    for database in databases:
        await database.close()


async def text(db: Connection) -> str:
    [(found,)] = await db.execute_fetchall("SELECT text FROM notes WHERE name = 'sum'")
    return str(found)


async def add_one(database: Database, times: int) -> None:
    for _ in range(times):
        async with database.transaction(counting=True) as db:
            number = int(await text(db)) + 1
            await db.execute("UPDATE notes SET text = ? WHERE name = 'sum'", (str(number),))


async def test_whoever_counts_waits_for_the_others(both: tuple[Database, Database]) -> None:
    async with both[0].transaction() as db:
        await db.execute("INSERT INTO notes (name, text) VALUES ('sum', '0')")
    await asyncio.gather(*(add_one(database, 30) for database in both))
    assert await text(both[1].reading) == "60"


async def test_a_connection_that_was_lost_is_made_anew(both: tuple[Database, Database]) -> None:
    async with both[0].transaction() as db:
        await db.execute_fetchall(ENDED)
    async with both[1].transaction() as db:
        await db.execute("INSERT INTO notes (name, text) VALUES ('sum', '7')")
    assert await text(both[1].reading) == "7"


async def test_what_follows_a_fault_is_not_kept(both: tuple[Database, Database]) -> None:
    async def write() -> None:
        async with both[0].transaction() as db:
            await db.execute("INSERT INTO notes (name, text) VALUES ('a', 'b')")
            with suppress(StatementError):
                await db.execute("SELECT nothing")

    with pytest.raises(StatementError, match="nothing was kept"):
        await write()
    assert await both[0].reading.execute_fetchall("SELECT name FROM notes") == []


async def test_sums_and_conditions_are_numbers(both: tuple[Database, Database]) -> None:
    async with both[0].transaction() as db:
        await db.execute_fetchall(
            "INSERT INTO removals (guild_id, removed_at) VALUES (:one, :two), (:two, :one)",
            {"one": 1, "two": 2},
        )
        [row] = await db.execute_fetchall("SELECT sum(guild_id), 2 > 1, ':x?' FROM removals")
    assert tuple(row) == (3, 1, ":x?")
    assert [type(each) for each in row] == [int, int, str]


async def test_each_read_is_planned_for_what_it_asks_for(both: tuple[Database, Database]) -> None:
    db = both[0].reading
    for number in range(10):
        await db.execute_fetchall("SELECT text FROM notes WHERE name = ?", (str(number),))
    [(for_all, for_one)] = await db.execute_fetchall(
        "SELECT generic_plans, custom_plans FROM pg_prepared_statements"
        " WHERE statement LIKE 'SELECT text FROM notes%'"
    )
    assert (for_all, for_one) == (0, 10)


async def test_whether_people_have_agreed_is_asked_of_each_alone(
    both: tuple[Database, Database],
) -> None:
    plan = await both[0].reading.execute_fetchall(
        f"EXPLAIN SELECT user_id FROM match_tallies AS own WHERE {AGREED}"
    )
    assert "SubPlan" in str(plan)
    assert "Join" not in str(plan)


async def test_a_new_database_gets_the_newest_schema(server: Server) -> None:
    url = await server.empty()
    databases = await asyncio.gather(*(Database.open(url) for _ in range(2)))
    for database in databases:
        assert await database.reading.execute_fetchall("SELECT name FROM notes") == []
        await database.close()
    await server.drop(url)


async def test_a_newer_schema_is_refused(url: Url) -> None:
    database = await Database.open(url)
    async with database.transaction() as db:
        await db.execute("UPDATE schema_number SET number = number + 1")
    await database.close()
    with pytest.raises(SchemaTooNew, match="written by a newer version"):
        await Database.open(url)


async def test_locks_are_of_their_process_and_end_with_it(url: Url) -> None:
    # Another address of the same database is another connection, as that of another process.
    other = Url(f"{url.address}?application_name=other")
    with locks.held(url, ShardRange(0, 3, 16)):
        with pytest.raises(Taken) as taken, locks.held(other, ShardRange(2, 5, 16)):
            pass
        assert taken.value.shards == (2, 3)
        with pytest.raises(Taken), locks.held(other):
            pass
        with pytest.raises(OtherCount), locks.held(other, ShardRange(4, 7, 32)):
            pass
        with locks.leader_lock_of(url), pytest.raises(Timeout):
            locks.leader_lock_of(other).acquire()
    with locks.held(other):
        pass


def test_the_watch_disturbs_nobody(url: Url, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql_locks, "WATCH_S", 0.0)
    with locks.held(url):
        for _ in range(200):
            with locks.recount_lock_of(url):
                pass
        assert not locks.lost(url).done()


async def test_a_process_learns_that_its_locks_are_lost(
    url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_locks, "WATCH_S", 0.05)
    database = await Database.open(url)
    with locks.held(url):
        lost = asyncio.wrap_future(locks.lost(url))
        async with database.transaction() as db:
            await db.execute_fetchall(ENDED)
        async with asyncio.timeout(30):
            await lost
    await database.close()


@pytest.fixture
async def proxy(url: Url) -> AsyncIterator[Proxy]:
    """Another way to the same database."""
    proxy = Proxy(url)
    await proxy.open()
    yield proxy
    proxy.reset()


async def test_locks_that_are_lost_are_not_given_back(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_locks, "WATCH_S", 0.05)
    monkeypatch.setattr(postgresql_locks, "PATIENCE_S", 1.0)
    with ExitStack() as stack:
        # Beside the event loop, which the way to the server needs.
        shards = locks.held(proxy.url, ShardRange(0, 3, 16))
        await asyncio.to_thread(stack.enter_context, shards)
        lost = asyncio.wrap_future(locks.lost(proxy.url))
        proxy.swallow()
        await lost
        monkeypatch.setattr(postgresql_locks, "PATIENCE_S", 60.0)
        async with asyncio.timeout(30):
            await asyncio.to_thread(stack.close)


async def test_whoever_waits_learns_that_a_server_is_given_up(proxy: Proxy) -> None:
    database = await Database.open(proxy.url)
    proxy.swallow()

    async def written(db: Connection) -> None:
        await db.execute("INSERT INTO notes (name, text) VALUES ('sum', '1')")

    waiting = asyncio.gather(
        *(text(database.reading) for _ in range(2)),
        database.in_one_go(written),
        return_exceptions=True,
    )
    async with asyncio.timeout(30):
        await asyncio.sleep(0.1)
        database.give_up()
        assert [type(each) for each in await waiting] == [DatabaseDown] * 3
        with pytest.raises(DatabaseDown):
            await database.in_one_go(written)
        await database.close()


class Watched:
    """A lock that notes whether somebody is trying it."""

    def __init__(self, lock: Lock) -> None:
        self._lock = lock
        self.is_tried = False

    def acquire(self) -> None:
        """Takes it."""
        self.is_tried = True
        try:
            self._lock.acquire()
        finally:
            self.is_tried = False

    def release(self) -> None:
        """Gives it back."""
        self._lock.release()


async def test_nobody_waits_for_a_server_that_does_not_say_who_leads(
    url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "EVERY_S", 0.01)
    other = Url(f"{url.address}?application_name=other")
    database = await Database.open(url)
    leader = Leader(url)
    with locks.held(url):
        with locks.leader_lock_of(other):
            await leader.start()
            [(number,)] = await database.reading.execute_fetchall(HOLDER)
            os.kill(number, signal.SIGSTOP)
            try:
                tried = Watched(leader._lock)
                monkeypatch.setattr(leader, "_lock", tried)
                async with asyncio.timeout(60):
                    # Whoever is kept waiting by the try sees only that it is over.
                    while not tried.is_tried:  # noqa: ASYNC110
                        await asyncio.sleep(0.001)
            finally:
                os.kill(number, signal.SIGCONT)
        async with asyncio.timeout(60):
            await leader.leads.wait()
        await leader.close()
    await database.close()


async def test_nobody_waits_for_a_server_that_does_not_say_who_counts(url: Url) -> None:
    database = await Database.open(url)
    with locks.held(url):
        [(number,)] = await database.reading.execute_fetchall(HOLDER)
        os.kill(number, signal.SIGSTOP)
        try:
            async with asyncio.TaskGroup() as group:
                counting = group.create_task(_count(url))
                # Were it kept waiting, this would come only after the server has been given up.
                await asyncio.sleep(0.1)
                assert not counting.done()
                os.kill(number, signal.SIGCONT)
        finally:
            os.kill(number, signal.SIGCONT)
    await database.close()


async def _count(url: Url) -> None:
    async with locks.taken(locks.recount_lock_of(url)):
        with pytest.raises(Timeout), locks.recount_lock_of(url):
            pass


async def test_what_cannot_be_rolled_back_ends_with_its_connection(
    both: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    # What the driver says between the server's last word and the end of the connection.
    async def ended(*_: object, **__: object) -> None:
        raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2)")

    async def write() -> None:
        async with both[0].transaction() as db:
            patch.setattr(asyncpg.Connection, "execute", ended)
            patch.setattr(asyncpg.Connection, "fetch", ended)
            await db.execute("SELECT 1")

    ended_by = "its server has ended the connection"
    with monkeypatch.context() as patch, pytest.raises(DatabaseDown, match=ended_by):
        await write()
    async with both[0].transaction() as db:
        await db.execute("SELECT 1")
