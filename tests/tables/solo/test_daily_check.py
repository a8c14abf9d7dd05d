"""Choosing the deal of a day again, from the command line."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.app import command_line
from bot.players.pool import Pool
from bot.tables.daily import calendar, making
from bot.tables.daily.making import DealMaker
from bot.tables.shared_deals import field
from bot.tables.shared_deals.field import Field
from bot.tables.thinking.exact import ExactPlayers
from data.database import Database
from data.solo import daily

DAY = 20_004
SECRET = bytes(32)
WORLDS = 2


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a day, which is made in few worlds and for few computers."""
    monkeypatch.setattr(field, "FIELD", (("strong", 0.0), ("simple", 0.6)))
    monkeypatch.setattr(making, "TRIERS", (("normal", 0.0), ("simple", 0.6)))
    file = tmp_path / "bot.db"
    monkeypatch.setenv("TAROCCHI_DATABASE", str(file))
    monkeypatch.setenv("TAROCCHI_CACHE", str(tmp_path / "cache"))
    asyncio.run(_make(file))
    return file


async def _make(file: Path) -> None:
    pool = Pool(None, list, size=1)
    with ThreadPoolExecutor(1) as threads:
        maker = DealMaker(Field(ExactPlayers(pool, threads)), WORLDS)
        deal = await maker.make(DAY, calendar.game_of(DAY), SECRET, 1, 2)
    await pool.close()
    opened = await Database.open(file)
    async with opened.transaction() as db:
        await daily.add_deal(db, deal)
    await opened.close()


def test_a_day_is_told_and_chosen_again(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    date = calendar.date_of(DAY)
    assert command_line.main(["daily", date]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"daily-{date}-")
    assert "chosen from 2." in told
    assert command_line.main(["daily", date, "--check"]) == 0
    assert "is chosen again" in capsys.readouterr().out
    for wrong in ("2001-01-01", "soon"):
        assert command_line.main(["daily", wrong]) == 2
        assert capsys.readouterr().err == f"No deal was chosen for {wrong}.\n"
    with sqlite3.connect(database) as db:
        db.execute("UPDATE daily_deals SET field = '[1, 2]'")
    db.close()
    assert command_line.main(["daily", date, "--check"]) == 1
    assert capsys.readouterr().err.startswith(f"Another deal is chosen for {date}")
