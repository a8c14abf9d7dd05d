"""A database for each test, as a real file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path / "test.db")
    yield database
    await database.close()
