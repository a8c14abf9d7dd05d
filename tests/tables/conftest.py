"""A hub on a real file, and a clock that stands still, for each test."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from bot.tables.hub import Hub
from data.database import Database
from tests.tables.support.clock import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def hub(database: Database, clock: FakeClock) -> Hub:
    return Hub(database, clock)


@pytest.fixture
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor
