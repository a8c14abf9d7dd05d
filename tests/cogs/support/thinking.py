"""A house whose bot searches, in a real process and in plain Python, but in few worlds."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import running
from bot.loopback import Loopback
from bot.players.pool import Pool
from bot.players.search.position import Position
from bot.tables.thinking import reviews
from tests.cogs.support.house import UNHURRIED, House, playing_house

THINKING = replace(UNHURRIED, search="on")
WORLDS = 20
PATIENCE_S = 60.0


@asynccontextmanager
async def thinking_house(
    folder: Path, monkeypatch: pytest.MonkeyPatch, loopback: Loopback | None = None
) -> AsyncIterator[House]:
    """A house like that, where people may take their time."""
    pools: list[Pool] = []

    def plain(cache: Path, first: Callable[[], Sequence[Position]]) -> Pool:
        pools.append(Pool(None, lambda: [], size=1, limit_s=PATIENCE_S, worlds=WORLDS))
        return pools[-1]

    monkeypatch.setattr(running, "Pool", plain)
    monkeypatch.setattr(reviews, "FIRST_WORLDS", 3)
    monkeypatch.setattr(reviews, "MORE_WORLDS", 20)
    async with playing_house(folder, THINKING, loopback) as house:
        await pools[0].ready()
        yield house
