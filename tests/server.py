"""A server of PostgreSQL for the tests, where it is installed: their own, in a folder of its own.

`TAROCCHI_TEST_POSTGRESQL=off` leaves it out, as where there is none.
"""

import argparse
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from data.database import Database
from data.engines.place import Place, Url

SWITCH = "TAROCCHI_TEST_POSTGRESQL"
USER = "postgres"
TEMPLATE = "tarocchi_template"

GUARDED = "guarded"
"""Who is a member of this role needs a password; the others are trusted."""

QUICK = (
    *("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_senders=0"),
    *("wal_level=minimal", "shared_buffers=32MB", "autovacuum=off"),
    "track_commit_timestamp=on",
)
"""What keeps it quick; nothing of it has to last longer than the server."""


def programs() -> Path | None:
    """The folder of the server's programs, if there is one that the tests may use."""
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    found = sorted((folder for folder in folders if (folder / "initdb").exists()), key=_version)
    return found[-1] if found and os.environ.get(SWITCH, "on") != "off" else None


def add_engine(parser: argparse._ActionsContainer) -> None:
    """Lets a program be told what keeps its data; what is not there is refused."""
    told = "what keeps the data: sqlite, or postgresql with a server of its own; %(default)s"
    parser.add_argument("--engine", type=_engine, default="sqlite", help=told)


def _engine(name: str) -> str:
    if name not in ("sqlite", "postgresql"):
        raise argparse.ArgumentTypeError("it is sqlite or postgresql")
    if name == "postgresql" and programs() is None:
        raise argparse.ArgumentTypeError("PostgreSQL is not installed here")
    return name


@asynccontextmanager
async def place_on(engine: str, file: Path) -> AsyncIterator[Place]:
    """Yields this file, or a new database of a server that ends with the block."""
    if engine == "sqlite":
        yield file
        return
    server = Server()
    try:
        yield await server.fresh()
    finally:
        server.end()


def _version(folder: Path) -> int:
    return int(folder.parent.name)


def _user() -> str | None:
    # It refuses root.
    return USER if os.geteuid() == 0 else None


class Server:
    """A server that begins when somebody first needs it; where its settings are empty, it is one as
    hosts have it."""

    def __init__(self, settings: Sequence[str] = QUICK) -> None:
        self._settings = settings
        self._folder: Path | None = None
        self._port = 0
        self._made = 0
        self._ending: subprocess.Popen[bytes] | None = None

    async def fresh(self) -> Url:
        """A new database of its own, with the newest schema."""
        if self._folder is None:
            self._start()
            await self._administer(f"CREATE DATABASE {TEMPLATE}")
            await (await Database.open(self.url(TEMPLATE))).close()
        self._made += 1
        name = f"tarocchi_{self._made}"
        await self._administer(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")
        return self.url(name)

    async def empty(self, how: str = "") -> Url:
        """A new database without any schema."""
        if self._folder is None:
            await self.fresh()
        self._made += 1
        name = f"tarocchi_{self._made}"
        await self._administer(f"CREATE DATABASE {name} {how}")
        return self.url(name)

    async def drop(self, url: Url) -> None:
        """Drop a database, and end whoever uses it."""
        await self._administer(f"DROP DATABASE {url.address.rpartition('/')[2]} WITH (FORCE)")

    def url(self, name: str, user: str = USER) -> Url:
        """The address of a database for a user, who may be followed by `:` and a password."""
        return Url(f"postgresql://{user}@127.0.0.1:{self._port}/{name}")

    async def administer(self, statement: str, name: str = "postgres") -> None:
        """Run a statement as who may do everything, in this database."""
        if self._folder is None:
            await self.fresh()
        await self._administer(statement, name)

    @property
    def process(self) -> int:
        """The number of the process that all others of the server are children of."""
        assert self._folder is not None
        told = (self._folder / "data" / "postmaster.pid").read_text(encoding="utf-8")
        return int(told.partition("\n")[0])

    def end(self) -> None:
        """End the server; nothing of it is left."""
        if self._ending is not None:
            self._ending.communicate()

    async def _administer(self, statement: str, name: str = "postgres") -> None:
        db = await asyncpg.connect(self.url(name).address)
        try:
            await db.execute(statement)
        finally:
            await db.close()

    def _start(self) -> None:
        place = os.environ.get("PYTEST_DEBUG_TEMPROOT")
        self._folder = Path(tempfile.mkdtemp(prefix="tarocchi-pg-", dir=place))
        if os.geteuid() == 0:
            shutil.chown(self._folder, USER)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._run(
            "initdb", "-D", "data", "-E", "UTF8", "--no-locale", "-A", "trust", "-U", USER, "-N"
        )
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"host all +{GUARDED} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        self.go_on()
        self._ending = self._ended_with_us(self._folder)

    def go_on(self) -> None:
        """Let it serve, for the first time or again."""
        settings = (*self._settings, f"port={self._port}", "listen_addresses=127.0.0.1")
        told = " ".join(f"-c {setting}" for setting in settings)
        told += f" -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-D", "data", "-o", told, "-l", "log", "-w", "start")

    def stop(self) -> None:
        """End all connections, and serve nobody until it is to go on."""
        self._run("pg_ctl", "-D", "data", "-m", "fast", "-w", "stop")

    def _ended_with_us(self, folder: Path) -> subprocess.Popen[bytes]:
        # Waits until its input is closed, which it also is when these tests are killed.
        end = f"cat; {programs()}/pg_ctl -D data -m immediate -w stop; cd /; rm -rf {folder}"
        return subprocess.Popen(
            ["sh", "-c", end],
            user=_user(),
            cwd=folder,
            start_new_session=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        assert self._folder is not None
        subprocess.run(
            [folder / program, *arguments],
            user=_user(),
            cwd=self._folder,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
