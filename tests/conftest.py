"""What a run needs before it starts."""

import asyncio
import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app.memory import GARBAGE_AFTER
from data.database import Database
from data.engines import sqlite_file

FEWEST = 4
"""How many processes share the tests, however few cores there are: half of the time tests wait."""

MEMORY = Path("/dev/shm")
ROOM = 2**30
"""How many bytes must be free there."""


def pytest_configure() -> None:
    """Collects garbage seldom, and keeps files in memory if there is room: disks are waited for."""
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
