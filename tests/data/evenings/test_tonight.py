"""The board of the last hours: nothing of it is stored, so whatever is taken out has left it."""

from dataclasses import replace

import pytest

from data.database import Database
from data.finished import boards, deals
from data.finished.boards import Board
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import TONIGHT, TONIGHT_S
from data.finished.rankings import By
from data.personal import forgetting
from data.results import void
from tests.data.finished.test_period_totals import NOW, SCARTO, outcome
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store

OTHER = 4


async def dealt(
    database: Database, table: int, *deals_of_it: tuple[int, int, int], ago_s: int = 0
) -> None:
    """These deals of a match of Ada, Beppe and Carla, who made these points."""
    async with database.transaction() as db:
        for number, points in enumerate(deals_of_it, 1):
            found = outcome(*points, ended_at=NOW - ago_s)
            deal = replace(found.deal, table_id=table, number=number)
            await deals.add(db, replace(found, deal=deal))


async def standing(
    database: Database, by: By, kind: int = SCARTO, guild: int = HERE
) -> list[tuple[int | None, int, int]]:
    """Everybody on the board with place and value."""
    page = await boards.page(database.reading, Board(guild, kind, TONIGHT, by), NOW)
    return [(line.place, line.user_id, line.value) for line in page.lines]


async def test_deals_of_the_last_twelve_hours_make_a_mean_from_three_on(
    database: Database,
) -> None:
    old = await store(database, (ADA, 9), (BEPPE, 0), (CARLA, -9), ended_at=NOW - TONIGHT_S - 1)
    await dealt(database, old, (30, 0, -30), ago_s=TONIGHT_S + 1)
    table = await store(database, (ADA, 1), (BEPPE, 2), (CARLA, -3), ended_at=NOW)
    await dealt(database, table, (5, -2, -3), (0, 4, -4), ago_s=TONIGHT_S)
    assert await standing(database, By.POINTS) == [
        (None, CARLA, 2),
        (None, BEPPE, 2),
        (None, ADA, 2),
    ]
    more = await store(database, (ADA, 1), (BEPPE, 2), (CARLA, -3), ended_at=NOW)
    await dealt(database, more, (1, -2, 1))
    assert await standing(database, By.POINTS) == [(1, ADA, 20), (2, BEPPE, 0), (3, CARLA, -20)]
    assert await standing(database, By.POINTS, OTHER) == []
    assert await standing(database, By.POINTS, guild=ELSEWHERE) == []


@pytest.mark.parametrize("kind", [ALL_KINDS, SCARTO])
async def test_matches_and_wins_are_those_of_the_last_twelve_hours(
    database: Database, kind: int
) -> None:
    await store(database, (ADA, 9), (BEPPE, 0), (CARLA, -9), ended_at=NOW - TONIGHT_S - 1)
    await store(database, (ADA, 9), (BEPPE, 0), (None, -9), ended_at=NOW - TONIGHT_S)
    await store(database, (ADA, 9), (BEPPE, 9), (CARLA, -9), ended_at=NOW)
    assert await standing(database, By.WINS, kind) == [(1, ADA, 2), (2, BEPPE, 1), (None, CARLA, 0)]
    assert await standing(database, By.MATCHES, kind) == [(1, BEPPE, 2), (1, ADA, 2), (3, CARLA, 1)]
    assert await standing(database, By.WINS, OTHER) == []


async def test_what_is_voided_and_who_is_deleted_leave_it(database: Database) -> None:
    table = await store(database, (ADA, 1), (BEPPE, 2), (CARLA, -3), ended_at=NOW)
    await dealt(database, table, (5, -2, -3), (0, 4, -4), (1, -2, 1))
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET state = 'finished'")
        await forgetting.forget(db, HERE, BEPPE)
    assert await standing(database, By.POINTS) == [(1, ADA, 20), (2, CARLA, -20)]
    assert await standing(database, By.MATCHES) == [(1, CARLA, 1), (1, ADA, 1)]
    async with database.transaction() as db:
        await deals.void(db, table)
        await void(db, table)
    assert await standing(database, By.POINTS) == []
    assert await standing(database, By.MATCHES) == []


@pytest.mark.sqlite
async def test_it_is_found_by_an_index(database: Database) -> None:
    for by, index in ((By.POINTS, "deals"), (By.MATCHES, "results")):
        order = Board(HERE, SCARTO, TONIGHT, by).order
        values = {"scope": HERE, "kind": SCARTO, "period": TONIGHT, "moment": NOW}
        plan = await database.reading.execute_fetchall(
            f"EXPLAIN QUERY PLAN SELECT user_id FROM {order.table} AS own", values
        )
        told = [detail for *_, detail in plan]
        assert any(f"SEARCH {index} USING" in line and "ended_at" in line for line in told), told
        assert not any(line.startswith(("SCAN deal", "SCAN results")) for line in told), told
