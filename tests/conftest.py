"""What a run on several processes needs before they start."""

import asyncio
import os

import pytest

FEWEST = 4
"""How many processes share the tests, however few cores there are: half of the time tests wait."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """How many processes `-n auto` starts: one a core, but never only a few."""
    return max(FEWEST, os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Draws every pack once, where otherwise each process would draw it for itself."""
    # A run in one process draws what it needs and can do without these imports.
    from bot.app.running import draw_cards
    from tests.cogs.support.house import QUICK

    asyncio.run(draw_cards(QUICK.cache))
