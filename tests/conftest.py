"""What a run on several processes needs before they start."""

import asyncio

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Draws every pack once, where otherwise each process would draw it for itself."""
    # A run in one process draws what it needs and can do without these imports.
    from bot.app.running import draw_cards
    from tests.cogs.support.house import QUICK

    asyncio.run(draw_cards(QUICK.cache))
