"""Who stands above a place of a board, told from people whose number is known."""

import asyncio
from random import Random
from typing import Any

import pytest

from data.database import Database
from data.finished import boards
from data.finished.boards import Board, Direction, page_of, spot_of
from data.finished.milestones import FRESH_S, Milestones
from data.finished.periods import DAY_S
from data.finished.rankings import AWAY_S
from tests.data.finished.test_boards import NOW, RATING, WINS, pages, rated, won
from tests.data.finished.test_everywhere import BOARD, agree, won_everywhere

FEW = 4
"""How many people lie between two that are noted here."""


async def wins(database: Database) -> Board:
    """Many have won as often as others, and some never."""
    await won(database, [Random(1).randrange(5) for _ in range(33)])
    return WINS


async def ratings(database: Database) -> Board:
    """Some are not settled, some are away."""
    for user in range(1, 34):
        away = user % 5 == 0
        last_at = NOW - (AWAY_S if away else DAY_S)
        await rated(database, user, user // 2 * 50_000, settled=user % 3 > 0, last_at=last_at)
    return RATING


async def everywhere(database: Database) -> Board:
    """Not everybody has agreed to be listed."""
    await won_everywhere(database, 60)
    await agree(database, *range(2, 61, 3))
    return BOARD


@pytest.mark.parametrize("filled", [wins, ratings, everywhere])
async def test_every_page_and_place_is_as_if_counted(database: Database, filled: Any) -> None:
    board = await filled(database)
    db, counting = database.reading, Milestones(FEW).ahead_of
    counted = await pages(database, board)
    assert len(counted) > 1
    for page in counted:
        for line in page.lines:
            spot = spot_of(board.by, line)
            for way in Direction:
                expected = await boards.page(db, board, NOW, spot, way)
                assert await boards.page(db, board, NOW, spot, way, counting) == expected
            own = await page_of(db, board, NOW, line.user_id)
            assert await page_of(db, board, NOW, line.user_id, counting) == own


async def test_numbers_may_be_a_minute_old(database: Database) -> None:
    await won(database, range(10, 0, -1))
    db, milestones, last = database.reading, Milestones(FEW), (1, 10)
    assert await milestones.ahead_of(db, WINS, NOW, last) == 9
    await won(database, [1, *range(9, 0, -1), 20, 20])
    assert await milestones.ahead_of(db, WINS, NOW + FRESH_S - 1, last) == 9
    assert await milestones.ahead_of(db, WINS, NOW + FRESH_S, last) == 10


async def test_people_are_noted_once_for_all_who_look(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await won(database, range(10, 0, -1))
    milestones, noted, asked = Milestones(FEW), Milestones._noted, list[Board]()

    async def counted(self: Milestones, db: Any, board: Board, now: int) -> Any:
        asked.append(board)
        return await noted(self, db, board, now)

    monkeypatch.setattr(Milestones, "_noted", counted)
    looks = (milestones.ahead_of(database.reading, WINS, NOW, (1, 10)) for _ in range(5))
    assert await asyncio.gather(*looks) == [9] * 5
    assert asked == [WINS]
