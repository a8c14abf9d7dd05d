"""The database file: opening it, bringing its schema up to date, and the one way to write."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from data.connection import Connection, Writer
from data.engines.sqlite import Direct, Waited, run
from data.faults import DatabaseDown, DatabaseUnusable, SchemaTooNew, StatementError

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"

# The library would log every statement with its values: hidden cards, secrets and tokens.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

PRIVATE = 0o600
"""Only its owner can read a database: it holds the secrets of matches under way, and tokens."""

PATIENCE_MS = 2000
"""How long another writer is waited for: a press has to be answered within three seconds."""

Write = Callable[[Connection], Awaitable[None]]
"""What is written through a connection."""

WAL = "wal"
"""The journal that is written ahead, beside the database.

Without it a reader and a writer keep each other waiting. SQLite does without it wherever processes
cannot share memory, as on a network share.
"""

LIVE = "live"
"""What statements call the database by, through a connection that is `beside` it."""

_SET_WAL = "PRAGMA journal_mode = WAL"

_PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    _SET_WAL,
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # However SQLite was built, nothing of what is deleted stays in the file.
    "PRAGMA secure_delete = ON",
)

# What is beside the database needs no disk: it is lost with its connection.
_PRAGMAS_BESIDE = (
    f"PRAGMA busy_timeout = {PATIENCE_MS}",
    "PRAGMA main.journal_mode = MEMORY",
    "PRAGMA foreign_keys = OFF",
    f"PRAGMA {LIVE}.synchronous = FULL",
    f"PRAGMA {LIVE}.secure_delete = ON",
)


class Database:
    """One SQLite file with a connection that writes and one that only reads."""

    def __init__(
        self, path: Path, file: sqlite3.Connection, writing: Waited, reading: Waited
    ) -> None:
        self._path = path
        self._direct = Direct(file)
        self._writing = writing
        self._thread = ThreadPoolExecutor(1, "writing")
        self._turn = asyncio.Lock()
        self.reading = reading

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Return the database at *path*, made if there is none, with the newest schema.

        Raises `DatabaseUnusable` or `SchemaTooNew`.
        """
        try:
            await asyncio.to_thread(_make, path)
            return await cls._open(path)
        except OSError as fault:
            raise DatabaseUnusable(path, fault.strerror or str(fault)) from fault
        except DatabaseDown as fault:
            raise DatabaseUnusable(path, fault.reason) from fault
        except (sqlite3.Error, StatementError) as fault:
            raise DatabaseUnusable(path, str(fault)) from fault

    @classmethod
    async def _open(cls, path: Path) -> Self:
        file = await _file(path)
        writing = await _connect(file, _PRAGMAS)
        try:
            await _check_journal(writing, path)
            await _migrate(writing, path)
            # A kill may have come between a deletion and this.
            await _empty_log(writing)
            await writing.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
            pragmas = (*_PRAGMAS, "PRAGMA query_only = ON")
            reading = await _connect(await _file(path), pragmas)
        except BaseException:
            await writing.close()
            raise
        return cls(path, file, writing, reading)

    async def close(self) -> None:
        """Close both connections once the transaction under way is done."""
        async with self._turn:
            self._thread.shutdown()
            await self.reading.close()
            await self._writing.close()

    @asynccontextmanager
    async def transaction(self, beside: Writer | None = None) -> AsyncIterator[Connection]:
        """Yield the connection to write with: everything is kept, or nothing after an exception.

        It is the usual one, or one *beside* this database. One writer at a time. A task that is
        cancelled in here cannot know whether it was kept.
        Raises `DatabaseDown` if nothing can be written for now.
        """
        async with self._turn, _transaction(beside or self._writing) as db:
            yield db

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[Writer]:
        """Yield a connection to an empty database of its own, of which nothing is ever left behind.

        Tables that it does not have are those of this database, which statements can call `LIVE`.
        """
        # Without a name it is a temporary file that no folder shows.
        file = await _file("")
        attach = f"ATTACH {_quoted(str(self._path))} AS {LIVE}"
        db = await _connect(file, (attach, *_PRAGMAS_BESIDE))
        try:
            yield db
        finally:
            await db.close()

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the log beside the file either.

        To be called after a deletion that somebody has asked for. Raises what `transaction` raises.
        """
        async with self._turn:
            await _empty_log(self._writing)

    async def in_one_go(self, write: Write) -> None:
        """Write in one transaction that takes a single trip to another thread and back.

        In a `transaction` each statement takes one, which costs more than most statements do. That
        is why *write* may wait for nothing but its connection.
        Once it has begun, it is written even if who waits for it is cancelled. Raises what
        `transaction` raises.
        """
        await asyncio.shield(await self._begun(write))

    async def _begun(self, write: Write) -> asyncio.Future[None]:
        await self._turn.acquire()
        loop = asyncio.get_running_loop()
        try:
            written = loop.run_in_executor(self._thread, _write, self._direct, write)
        except BaseException:
            self._turn.release()
            raise
        written.add_done_callback(lambda _: self._turn.release())
        return written


@asynccontextmanager
async def looking_into(path: Path) -> AsyncIterator[Connection]:
    """Yield the same as `only_reading`, beside an event loop."""
    db = await _connect(await _file(_only_read(path), uri=True), ())
    try:
        yield db
    finally:
        await db.close()


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(PRIVATE)


@asynccontextmanager
async def _transaction(db: Writer) -> AsyncIterator[Connection]:
    try:
        await db.execute("BEGIN IMMEDIATE")
        yield db
        await db.execute("COMMIT")
    except BaseException:
        # Does nothing if no transaction is open; waits for a statement under way.
        await db.rollback()
        raise


def _write(direct: Direct, write: Write) -> None:
    async def written() -> None:
        async with _transaction(direct) as db:
            await write(db)

    run(written())


async def _file(path: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    # With a file that cannot be opened, the library would leave a thread that may outlive the loop.
    file = await asyncio.to_thread(
        sqlite3.connect, path, isolation_level=None, check_same_thread=False, uri=uri
    )
    # A damaged text is one value, and no fault of all rows that are read with it.
    file.text_factory = partial(str, encoding="utf-8", errors="replace")
    return file


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


async def _connect(file: sqlite3.Connection, pragmas: tuple[str, ...]) -> Waited:
    db = await Waited.to(file)
    try:
        for pragma in pragmas:
            await db.execute(pragma)
    except BaseException:
        await db.close()
        raise
    return db


async def _check_journal(db: Connection, path: Path) -> None:
    # SQLite refuses nothing: it only answers which journal it keeps.
    [(journal,)] = await db.execute_fetchall("PRAGMA journal_mode")
    if journal != WAL:
        log.warning("no write-ahead log, as on a network share database=%s mode=%s", path, journal)


async def _empty_log(db: Connection) -> None:
    [(is_busy, *_)] = await db.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    if is_busy:
        # Whoever reads keeps it; it is emptied the next time.
        log.info("the write-ahead log is in use and was not emptied")


def journal_in(folder: Path) -> str:
    """Return which journal SQLite keeps for a database in this folder, `WAL` if it can.

    Tries it with a file that is deleted. Raises `OSError` or `sqlite3.Error`.
    """
    with (
        TemporaryDirectory(dir=folder, prefix=".tarocchi-") as trial,
        closing(sqlite3.connect(Path(trial) / "trial.db")) as db,
    ):
        [[journal]] = db.execute(_SET_WAL)
    return str(journal)


def newest_schema() -> int:
    """Return the number of the schema that this version writes."""
    return len(_scripts())


def schema_of(path: Path) -> int:
    """Return the number of the schema of a file that somebody may be using. Raises
    `sqlite3.Error`."""
    with closing(only_reading(path)) as db:
        [[number]] = db.execute("PRAGMA user_version")
    return int(number)


def only_reading(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads a file that somebody may be using. Raises
    `sqlite3.Error`."""
    return sqlite3.connect(_only_read(path), uri=True)


def _only_read(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"


@cache
def tables_of_schema(number: int) -> frozenset[str]:
    """Return the names of the tables that a database with the schema of this number has."""
    with closing(sqlite3.connect(":memory:")) as db:
        for script in _scripts()[:number]:
            db.executescript(script.read_text("utf-8"))
        return tables_in(db)


def tables_in(db: sqlite3.Connection) -> frozenset[str]:
    """Return the names of the tables in a database, but for those of SQLite itself."""
    found = db.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    return frozenset(name for (name,) in found)


def _scripts() -> list[Path]:
    return sorted(MIGRATIONS.glob("[0-9]*.sql"))


async def _migrate(db: Waited, path: Path) -> None:
    scripts = _scripts()
    found = await _version(db)
    if found > len(scripts):
        raise SchemaTooNew(path, found, len(scripts))
    for number, script in enumerate(scripts[found:], start=found + 1):
        async with _transaction(db):
            # Another process may have applied it while this one waited for its turn.
            if await _version(db) < number:
                await _apply(db, number, await asyncio.to_thread(script.read_text, "utf-8"))


async def _apply(db: Connection, number: int, script: str) -> None:
    for statement in _statements(script):
        await db.execute(statement)
    await db.execute(f"PRAGMA user_version = {number:d}")


async def _version(db: Connection) -> int:
    [(version,)] = await db.execute_fetchall("PRAGMA user_version")
    return int(version)


def _statements(script: str) -> Iterator[str]:
    # One at a time: running a whole script would end the transaction around it.
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
