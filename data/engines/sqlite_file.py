"""A database in one file of SQLite: opening it, and reading one that somebody may be using."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from data.connection import LIVE, PATIENCE_MS, Connection, Write, Writer, transaction
from data.engines.sqlite import IN_OUR_WORDS, Direct, Waited, run
from data.engines.sqlite_schema import migrate
from data.faults import DatabaseDown, DatabaseUnusable, StatementError

log = logging.getLogger(__name__)

# The library would log every statement with its values: hidden cards, secrets and tokens.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

PRIVATE = 0o600
"""Only its owner can read a database: it holds the secrets of matches under way, and tokens."""

EMPTYING_MS, EMPTYING_TRIES = 100, 10
"""How long it is tried to empty the write-ahead log, and how often. As long as that waits for those
who read, nobody can write."""

WAL = "wal"
"""The journal that is written ahead, beside the database.

Without it a reader and a writer keep each other waiting. SQLite does without it wherever processes
cannot share memory, as on a network share.
"""

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


class SQLiteFile:
    """One file with a connection that writes and one that only reads."""

    def __init__(
        self, path: Path, file: sqlite3.Connection, writing: Waited, reading: Waited
    ) -> None:
        self._path = path
        self._direct = Direct(file)
        self._thread = ThreadPoolExecutor(1, "writing")
        self.writing = writing
        self.reading = reading

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Return the file at *path*, made if there is none, with the newest schema.

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
            await migrate(writing, path)
            # A kill may have come between a deletion and this.
            await _empty_log(writing)
            await writing.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
            pragmas = (*_PRAGMAS, "PRAGMA query_only = ON")
            reading = await _connect(await _file(path), pragmas)
        except BaseException:
            await writing.close()
            raise
        return cls(path, file, writing, reading)

    def give_up(self) -> None:
        """Do nothing: there is no server."""

    async def close(self) -> None:
        """Close both connections."""
        self._thread.shutdown()
        await self.reading.close()
        await self.writing.close()

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[Writer]:
        """Yield a connection to an empty database of its own."""
        # Without a name it is a temporary file that no folder shows.
        file = await _file("")
        attach = f"ATTACH {_quoted(str(self._path))} AS {LIVE}"
        db = await _connect(file, (attach, *_PRAGMAS_BESIDE))
        try:
            yield db
        finally:
            await db.close()

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the log beside the file either."""
        await _empty_log(self.writing)

    def begun(self, write: Write, counting: bool) -> asyncio.Future[None]:
        """Begin to write in one transaction, with a single trip to another thread and back."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, _write, self._direct, write)


@asynccontextmanager
async def looking_into(path: Path) -> AsyncIterator[Connection]:
    """Yield the same as `only_reading`, beside an event loop.

    Raises `StatementError` and `DatabaseDown`.
    """
    with IN_OUR_WORDS:
        file = await _file(_only_read(path), uri=True)
    db = await _connect(file, ())
    try:
        yield db
    finally:
        await db.close()


def only_reading(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads a file that somebody may be using. Raises
    `sqlite3.Error`."""
    return sqlite3.connect(_only_read(path), uri=True)


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


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(PRIVATE)


def _write(direct: Direct, write: Write) -> None:
    async def written() -> None:
        async with transaction(direct) as db:
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
    [(patience_ms,)] = await db.execute_fetchall("PRAGMA busy_timeout")
    await db.execute(f"PRAGMA busy_timeout = {EMPTYING_MS}")
    try:
        for _ in range(EMPTYING_TRIES):
            [(is_busy, *_)] = await db.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            if not is_busy:
                return
            await asyncio.sleep(EMPTYING_MS / 1000)
        # Whoever reads keeps it; it is emptied the next time.
        log.info("the write-ahead log is in use and was not emptied")
    finally:
        await db.execute(f"PRAGMA busy_timeout = {patience_ms}")


def _only_read(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"
