"""Boards say how far everything is counted again, as long as it is."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.finished import progress
from data.finished.progress import Progress
from data.ranges.locks import recount_lock_of
from tests.cogs.support.answers import shown_to_all
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import House
from tests.cogs.support.past import played
from tests.cogs.test_stats import answer

Json = dict[str, Any]

SAID = "Recounting, 43%"
COMMANDS = ("leaderboard", "records")


@pytest.fixture(autouse=True)
async def somebody_else_counts(house: House) -> AsyncIterator[None]:
    """As long as another process counts, the bot does not."""
    [(path,)] = await house.database.reading.execute_fetchall(
        "SELECT file FROM pragma_database_list WHERE name = 'main'"
    )
    with recount_lock_of(Path(path)):
        yield


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_board_says_how_far_it_is(house: House, command: str) -> None:
    await played(house)
    ada = await house.guest("ada")
    assert "Recounting" not in text_of(answer(await ada.command(f"tarocchi {command}")))
    async with house.database.transaction() as db:
        await progress.note(db, Progress(43))
    found = answer(await ada.command(f"tarocchi {command}"))
    assert SAID in text_of(found)
    assert SAID in text_of(await shown_to_all(ada, found))
    async with house.database.transaction() as db:
        await progress.end(db)
    assert "Recounting" not in text_of(answer(await ada.command(f"tarocchi {command}")))


async def test_a_profile_says_it_too(house: House) -> None:
    ada = await house.guest("ada")
    await played(house, opener=ada.user_id)
    assert "Recounting" not in text_of(answer(await ada.command("tarocchi profile")))
    async with house.database.transaction() as db:
        await progress.note(db, Progress(43))
    assert SAID in text_of(answer(await ada.command("tarocchi profile")))


def test_what_is_noted_is_read_again() -> None:
    for how_far in (Progress(), Progress(43), Progress(100, from_logs=False)):
        assert Progress.read(str(how_far)) == how_far
    for from_logs in (True, False):
        changed = Progress(50, from_logs, changed=True)
        assert Progress.read(str(changed)) == Progress(0, from_logs, changed=True)
