"""A regular night fills the board of its week."""

from dataclasses import replace
from datetime import UTC, datetime

from data.database import Database
from data.finished import boards, deals, period_totals
from data.finished.boards import FEWEST, Board
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import DAY_S, Span, period_of
from data.finished.rankings import By
from tests.data.finished.test_period_totals import SCARTO, outcome
from tests.data.support.finished import ADA, BEPPE, CARLA, HERE, NAMES, store

DINO = 104
CLUB = (ADA, BEPPE, CARLA, DINO)
THURSDAY = int(datetime(2026, 11, 26, 21, tzinfo=UTC).timestamp())
FRIDAY = THURSDAY + DAY_S // 2
HOUR_S = 3600
POINTS = ((20, -8, -12), (-5, 15, -10), (3, -9, 6))


async def match(database: Database, away: int, ended_at: int) -> None:
    """Three of the club play a match of Scarto of three deals, without one of them."""
    people = [user for user in CLUB if user != away]
    totals = [sum(each) for each in zip(*POINTS, strict=True)]
    seats = zip(people, totals, strict=True)
    table = await store(database, *seats, ended_at=ended_at, names=NAMES | {DINO: "Dino"})
    async with database.transaction() as db:
        for number, points in enumerate(POINTS, 1):
            found = outcome(*points, ended_at=ended_at)
            taken = (
                replace(seat, user_id=user) for seat, user in zip(found.seats, people, strict=True)
            )
            deal = replace(found.deal, table_id=table, number=number)
            found = replace(found, deal=deal, seats=tuple(taken))
            await deals.add(db, found)
            await period_totals.add_deal(db, found)


async def test_a_club_of_four_has_a_filled_board_after_one_night(database: Database) -> None:
    for number, away in enumerate((DINO, ADA, BEPPE)):
        await match(database, away, THURSDAY + number * HOUR_S)
    week = period_of(Span.WEEK, FRIDAY)
    for kind, by in ((SCARTO, By.POINTS), (SCARTO, By.MATCHES), (ALL_KINDS, By.MATCHES)):
        page = await boards.page(database.reading, Board(HERE, kind, week, by), FRIDAY)
        assert {line.user_id for line in page.lines} == {*CLUB}
        assert all(line.place is not None for line in page.lines)
        assert page.medals
    assert len(CLUB) >= FEWEST
