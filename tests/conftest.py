"""What a run needs before it starts."""

import asyncio
import gc
import os
import shutil
from pathlib import Path

import pytest

FEWEST = 4
"""How many processes share the tests, however few cores there are: half of the time tests wait."""

MEMORY = Path("/dev/shm")
ROOM = 2**30
"""How many bytes must be free there."""

GARBAGE_AFTER = 50_000
"""New objects until garbage is collected, as when the program runs."""


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
