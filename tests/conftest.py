"""What a run needs before it starts."""

import asyncio
import gc
import inspect
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app.memory import GARBAGE_AFTER
from data.database import Database
from data.engines import sqlite_file
from data.engines.place import Place
from tests.server import Server, programs

FEWEST = 4
"""How many processes share the tests, however few cores there are: half of the time tests wait."""

MEMORY = Path("/dev/shm")
ROOM = 2**30
"""How many bytes must be free there."""


ENGINES = ("sqlite", "postgresql") if programs() else ("sqlite",)
"""What keeps the data of tests."""


def pytest_report_header() -> str:
    """Say what the tests run on."""
    return f"engines: {', '.join(ENGINES)}" if programs() else "engines: sqlite (no PostgreSQL)"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs on each engine what takes a database, but for what looks into its file."""
    looks = "tmp_path" in inspect.signature(metafunc.function).parameters
    if "engine" in metafunc.fixturenames and not looks and not _is_of_sqlite(metafunc):
        metafunc.parametrize("engine", ENGINES, indirect=True)


def _is_of_sqlite(metafunc: pytest.Metafunc) -> bool:
    return metafunc.definition.get_closest_marker("sqlite") is not None


def pytest_configure(config: pytest.Config) -> None:
    """Collects garbage seldom, and keeps files in memory if there is room: disks are waited for."""
    config.addinivalue_line("markers", "sqlite: what only SQLite does")
    gc.set_threshold(GARBAGE_AFTER)
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """How many processes `-n auto` starts: one a core, but never only a few."""
    return max(FEWEST, os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Draws every pack once, where otherwise each process would draw it for itself."""
    # A run in one process draws what it needs and can do without these imports.
    from tests.cogs.support.house import QUICK
    from tests.drawn import draw_cards

    asyncio.run(draw_cards(QUICK.cache))


@pytest.fixture(scope="session", autouse=True)
def _databases_are_copied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Every new database is a copy of one: else each would go through all migrations again.

    A file that is there already, though empty, goes through them.
    """
    empty = tmp_path_factory.mktemp("databases") / "empty.db"
    asyncio.run(_make(empty))
    make = sqlite_file._make

    def copied(path: Path) -> None:
        is_new = not path.exists()
        make(path)
        if is_new:
            shutil.copyfile(empty, path)

    with patch.object(sqlite_file, "_make", copied):
        yield


async def _make(path: Path) -> None:
    await (await Database.open(path)).close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.end()


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    return getattr(request, "param", "sqlite")


@pytest.fixture
async def place(engine: str, tmp_path: Path, server: Server) -> AsyncIterator[Place]:
    """Where a test has its database: a real file, or one of a real server."""
    if engine == "sqlite":
        yield tmp_path / "test.db"
        return
    url = await server.fresh()
    yield url
    await server.drop(url)


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    """A database for each test."""
    database = await Database.open(place)
    yield database
    await database.close()
