"""Computers that play alone with people, without any search."""

from concurrent.futures import Executor

import pytest

from bot.tables.shared_deals import field
from bot.tables.shared_deals.field import FIELD
from bot.tables.solo_computers import SoloComputers
from data.database import Database
from tests.tables.solo.playing import ByThumb


@pytest.fixture
def small_field(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each play of a whole deal takes a while.
    monkeypatch.setattr(field, "FIELD", FIELD[::6])


@pytest.fixture
def players(executor: Executor) -> ByThumb:
    return ByThumb(None, executor)


@pytest.fixture
def computers(database: Database, players: ByThumb) -> SoloComputers:
    return SoloComputers(database, players)
