"""Leaderboards: in which order people stand, who is ranked, and page after page of them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.ratings.rating import WEEK_S, Rating
from data import rows
from data.connection import Connection, Values
from data.database import Database
from data.finished import boards, ratings, seasons
from data.finished.boards import (
    EXPECTED_FROM,
    LINES,
    Board,
    BoardPage,
    Direction,
    Line,
    page_of,
    spot_of,
)
from data.finished.period_totals import ALL_KINDS, DealTally, MatchTally
from data.finished.periods import ALL_TIME, DAY_S, TONIGHT, Span, end_of, period_of
from data.finished.rankings import AWAY_S, By
from data.finished.ratings import RatingRow
from data.finished.scopes import ALL_SERVERS
from data.finished.seasons import SeasonRow

HERE, ELSEWHERE, KIND = 1, 2, 4
NOW = 1_800_000_000
KEY = ("scope", "kind", "period", "user_id")
WINS = Board(HERE, ALL_KINDS, ALL_TIME, By.WINS)
RATING = Board(HERE, KIND, ALL_TIME, By.RATING)
WEEK = period_of(Span.WEEK, NOW)
POINTS = Board(HERE, KIND, WEEK, By.POINTS)

SEASON = period_of(Span.SEASON, NOW)
THIS_SEASON, LAST_SEASON = (Board(HERE, KIND, each, By.RATING) for each in (SEASON, SEASON - 1))


async def put(database: Database, table: str, *found: Any) -> None:
    async with database.transaction() as db:
        key = [name for name in rows.columns(found[0].__class__) if name in KEY]
        await rows.put(db, table, key, *found)


async def won(database: Database, wins: Iterable[int]) -> None:
    """Person 1 has won so many of a hundred matches, person 2 …"""
    tallies = [
        MatchTally(HERE, ALL_KINDS, ALL_TIME, user, 100, each)
        for user, each in enumerate(wins, start=1)
    ]
    await put(database, "match_tallies", *tallies)


async def rated(
    database: Database,
    user: int,
    mean: int,
    settled: bool = True,
    last_at: int = NOW,
    spread: int = 400_000,
) -> None:
    until = last_at + Rating(mean, spread).certain_s
    row = RatingRow(HERE, KIND, user, mean, spread, 9, last_at, (7, 8, 9), b"\x01", settled, until)
    async with database.transaction() as db:
        await ratings.put(db, [row])


async def rated_in(
    database: Database,
    season: int,
    user: int,
    mean: int,
    deals: int = 60,
    settled: bool = True,
    before_end: int = DAY_S,
    certain_until: int | None = None,
) -> None:
    last_at = end_of(season) - before_end
    row = SeasonRow(HERE, KIND, season, user, mean, 400_000, deals, last_at, settled, certain_until)
    async with database.transaction() as db:
        await seasons.add(db, [row])


async def first(database: Database, board: Board) -> BoardPage:
    return await boards.page(database.reading, board, NOW)


def people(page: BoardPage) -> list[tuple[int | None, int]]:
    """The place and the id of everybody on a page."""
    return [(line.place, line.user_id) for line in page.lines]


async def test_more_wins_stand_higher_and_equals_share_a_place(database: Database) -> None:
    await won(database, [5, 9, 5, 1])
    found = await first(database, WINS)
    assert people(found) == [(1, 2), (2, 3), (2, 1), (4, 4)]
    assert [(line.value, line.played, line.won) for line in found.lines][:2] == [
        (9, 100, 9), (5, 100, 5),
    ]  # fmt: skip
    assert found.is_first
    assert found.is_last


async def test_nobody_has_a_place_for_no_win(database: Database) -> None:
    await won(database, [0, 1, 0])
    assert people(await first(database, WINS)) == [(1, 2), (None, 3), (None, 1)]


async def test_there_are_medals_once_four_are_ranked(database: Database) -> None:
    await won(database, [1, 2, 3, 0])
    assert not (await first(database, WINS)).medals
    await won(database, [1, 2, 3, 4])
    assert (await first(database, WINS)).medals


async def test_a_board_of_nobody_is_empty(database: Database) -> None:
    assert await first(database, WINS) == BoardPage()
    assert await page_of(database.reading, WINS, NOW, 1) == (BoardPage(), None)


async def test_boards_of_other_servers_games_and_periods_are_others(database: Database) -> None:
    await put(
        database,
        "match_tallies",
        MatchTally(ELSEWHERE, ALL_KINDS, ALL_TIME, 1, 1, 1),
        MatchTally(HERE, KIND, ALL_TIME, 2, 1, 1),
        MatchTally(HERE, ALL_KINDS, WEEK, 3, 1, 1),
        MatchTally(HERE, ALL_KINDS, ALL_TIME, 4, 1, 1),
    )
    assert people(await first(database, WINS)) == [(1, 4)]


async def test_who_was_deleted_is_not_listed(database: Database) -> None:
    tallies = [MatchTally(HERE, ALL_KINDS, ALL_TIME, user, 3, 2) for user in (-1, 1)]
    await put(database, "match_tallies", *tallies)
    assert people(await first(database, WINS)) == [(1, 1)]


async def test_settled_ratings_stand_above_the_others(database: Database) -> None:
    await rated(database, 1, 100_000)
    await rated(database, 2, 900_000, settled=False)
    await rated(database, 3, 101_000)
    await rated(database, 4, -100_000)
    found = await first(database, RATING)
    assert people(found) == [(1, 3), (1, 1), (3, 4), (None, 2)]
    # 1500 + 200 × 0.1, 200 × −0.1, 200 × 0.9.
    assert [line.value for line in found.lines] == [1520, 1520, 1480, 1680]
    assert {(line.spread, line.met, line.form) for line in found.lines} == {(400_000, 3, b"\x01")}


async def test_who_is_not_certain_yet_is_expected_after_all_who_are(database: Database) -> None:
    await rated(database, 1, 100_000)
    await rated(database, 2, 900_000, settled=False)
    await rated(database, 3, 101_000, settled=False)
    await rated(database, 4, 102_000, settled=False)
    await rated(database, 5, -100_000)
    too_new = RatingRow(HERE, KIND, 6, 500_000, 900_000, EXPECTED_FROM - 1, NOW, (), b"", False, 0)
    enough = replace(too_new, user_id=7, deals=EXPECTED_FROM)
    async with database.transaction() as db:
        await ratings.put(db, [too_new, enough])
    found = await first(database, RATING)
    assert [(line.user_id, line.place, line.expected) for line in found.lines] == [
        (1, 1, None),
        (5, 2, None),
        (2, None, 3),
        (7, None, 4),
        (6, None, None),
        (4, None, 5),
        (3, None, 5),
    ]
    assert not found.medals
    own = await boards.line_of(database.reading, RATING, NOW, 3)
    assert own is not None
    assert (own.place, own.expected) == (None, 5)
    later = await boards.page(database.reading, RATING, NOW + AWAY_S)
    assert later.lines == ()


async def test_a_board_that_is_emptied_meanwhile_expects_whoever_is_shown_first(
    database: Database,
) -> None:
    await rated(database, 1, 100_000, settled=False)
    own = await boards.line_of(database.reading, RATING, NOW, 1)
    assert own is not None
    # A recount puts other rows in the place of all, between one question and the next.
    async with database.transaction() as db:
        await db.execute("DELETE FROM ratings")
    [line] = await boards._expected(database.reading, RATING, NOW, [own])
    assert line.expected == 1


async def test_who_rests_is_not_ahead_of_who_plays(database: Database) -> None:
    # Both have had their place; 0.55² + 0.005 is 0.3075, with one week more 0.3125, and 0.56² is
    # 0.3136.
    await rated(database, 1, 900_000, spread=550_000, last_at=NOW - 2 * WEEK_S)
    await rated(database, 2, 100_000, spread=550_000)
    await ratings.unsettle(database, NOW)
    assert people(await first(database, RATING)) == [(1, 1), (2, 2)]
    later = NOW + WEEK_S
    await rated(database, 2, 100_000, spread=550_000, last_at=later)
    await ratings.unsettle(database, later)
    assert people(await boards.page(database.reading, RATING, later)) == [(1, 2), (None, 1)]
    own = await boards.line_of(database.reading, RATING, later, 1)
    assert own is not None
    assert (own.ranked, own.place) == (False, None)


async def test_a_season_is_judged_as_of_its_end(database: Database) -> None:
    for user, until in ((1, end_of(SEASON - 1) - 1), (2, None)):
        await rated_in(database, SEASON - 1, user, user * 100_000, certain_until=until)
    await ratings.unsettle(database, NOW)
    assert people(await first(database, LAST_SEASON)) == [(1, 2), (None, 1)]


async def test_a_season_has_the_ratings_of_its_end(database: Database) -> None:
    await rated(database, 1, 900_000)
    await rated_in(database, SEASON - 1, 1, 100_000)
    await rated_in(database, SEASON - 1, 2, 200_000)
    await rated_in(database, SEASON, 2, -100_000)
    found = await first(database, LAST_SEASON)
    assert [(line.place, line.user_id, line.value) for line in found.lines] == [
        (1, 2, 1540),
        (2, 1, 1520),
    ]
    assert [line.value for line in (await first(database, THIS_SEASON)).lines] == [1480]


async def test_sixty_deals_and_a_certain_rating_rank_in_a_season(database: Database) -> None:
    await rated_in(database, SEASON - 1, 1, 900_000, deals=59)
    await rated_in(database, SEASON - 1, 2, 800_000, settled=False)
    await rated_in(database, SEASON - 1, 3, 0)
    assert people(await first(database, LAST_SEASON)) == [(1, 3), (None, 1), (None, 2)]
    await rated_in(database, SEASON - 1, 1, 700_000, deals=1)
    assert people(await first(database, LAST_SEASON)) == [(1, 1), (2, 3), (None, 2)]


async def test_who_had_stopped_before_a_season_ended_is_not_listed(database: Database) -> None:
    await rated_in(database, SEASON - 1, 1, 0, before_end=AWAY_S)
    await rated_in(database, SEASON - 1, 2, 0, before_end=AWAY_S - 1)
    assert people(await first(database, LAST_SEASON)) == [(1, 2)]
    page, line = await page_of(database.reading, LAST_SEASON, NOW, 1)
    assert people(page) == [(1, 2)]
    assert line is not None
    assert line.place is None


async def test_who_has_not_played_for_long_is_not_ranked_by_rating(database: Database) -> None:
    await rated(database, 1, 100_000, last_at=NOW - AWAY_S)
    await rated(database, 2, 0, last_at=NOW - AWAY_S + 1)
    assert people(await first(database, RATING)) == [(1, 2)]
    own = await boards.line_of(database.reading, RATING, NOW, 1)
    assert own is not None
    assert not own.ranked
    page, line = await page_of(database.reading, RATING, NOW, 1)
    assert people(page) == [(1, 2)]
    assert line == own


async def test_points_are_ranked_from_enough_deals_on(database: Database) -> None:
    await put(
        database,
        "deal_tallies",
        DealTally(HERE, KIND, WEEK, 1, 3, 9),
        DealTally(HERE, KIND, WEEK, 2, 2, 900),
        DealTally(HERE, KIND, WEEK, 3, 20, -50),
        DealTally(HERE, KIND, WEEK, 4, 1, 900),
    )
    found = await first(database, POINTS)
    assert people(found) == [(1, 1), (2, 3), (None, 2), (None, 4)]
    assert [(line.value, line.played) for line in found.lines] == [
        (30, 3), (-25, 20), (2, 2), (1, 1),
    ]  # fmt: skip


async def test_some_people_are_placed_among_themselves(database: Database) -> None:
    await won(database, [5, 4, 4, 3, 0, 2])
    found = await boards.page_among(database.reading, WINS, NOW, (6, 3, 5, 2, 99))
    assert people(found) == [(1, 3), (1, 2), (3, 6), (None, 5)]
    assert not found.medals
    for user, settled in ((1, True), (2, True), (3, False), (4, False), (5, False)):
        await rated(database, user, user * 50_000, settled=settled)
    found = await boards.page_among(database.reading, RATING, NOW, (2, 3, 5))
    assert people(found) == [(1, 2), (None, 5), (None, 3)]
    assert [line.expected for line in found.lines] == [None, 2, 3]


def board(kind: int, period: int, by: By) -> Board:
    return Board(HERE, kind, period, by)


def test_games_together_have_neither_points_nor_ratings() -> None:
    assert board(ALL_KINDS, WEEK, By.WINS).is_there
    assert board(ALL_KINDS, ALL_TIME, By.MATCHES).is_there
    assert not board(ALL_KINDS, ALL_TIME, By.POINTS).is_there
    assert not board(ALL_KINDS, ALL_TIME, By.RATING).is_there
    assert board(KIND, WEEK, By.POINTS).is_there
    assert board(KIND, ALL_TIME, By.RATING).is_there
    assert board(KIND, SEASON, By.RATING).is_there
    assert not board(KIND, WEEK, By.RATING).is_there


def test_tonight_is_of_one_server_and_has_no_ratings() -> None:
    assert board(KIND, TONIGHT, By.POINTS).is_there
    assert board(ALL_KINDS, TONIGHT, By.WINS).is_there
    assert not board(KIND, TONIGHT, By.RATING).is_there
    assert not Board(ALL_SERVERS, ALL_KINDS, TONIGHT, By.WINS).is_there


async def pages(database: Database, board: Board) -> list[BoardPage]:
    """All pages of a board, from the first on."""
    found = [await first(database, board)]
    while not found[-1].is_last:
        last = spot_of(board.by, found[-1].lines[-1])
        found.append(await boards.page(database.reading, board, NOW, last))
    return found


async def test_pages_follow_each_other_in_both_directions(database: Database) -> None:
    await won(database, [n % 7 for n in range(3 * LINES + 4)])
    found = await pages(database, WINS)
    assert [len(page.lines) for page in found] == [LINES, LINES, LINES, 4]
    assert [page.is_first for page in found] == [True, False, False, False]
    lines: list[Line] = [line for page in found for line in page.lines]
    order = [(-line.value, -line.user_id) for line in lines]
    assert order == sorted(order)
    for line in lines:
        better = sum(other.value > line.value for other in lines)
        assert line.place == (better + 1 if line.value else None)
        assert await boards.line_of(database.reading, WINS, NOW, line.user_id) == line
    for page, before in zip(found[:0:-1], found[-2::-1], strict=True):
        spot = spot_of(WINS.by, page.lines[0])
        back = await boards.page(database.reading, WINS, NOW, spot, Direction.BEFORE)
        assert back.lines == before.lines
        assert not back.is_last
        assert back.is_first == before.is_first


async def test_pages_go_on_below_the_line(database: Database) -> None:
    for user in range(1, LINES + 6):
        await rated(database, user, user * 50_000, settled=user % 3 == 0)
    upper, lower = await pages(database, RATING)
    assert [line.ranked for line in upper.lines] == [True] * 5 + [False] * 5
    assert {line.place for line in lower.lines} == {None}
    spot = spot_of(RATING.by, upper.lines[6])
    page = await boards.page(database.reading, RATING, NOW, spot, Direction.AT)
    assert page.lines == (*upper.lines[6:], *lower.lines)


async def test_the_page_of_a_person_has_some_above_them(database: Database) -> None:
    await won(database, range(100, 60, -1))
    page, own = await page_of(database.reading, WINS, NOW, 20)
    assert [place for place, _ in people(page)] == list(range(16, 26))
    assert own == page.lines[boards.ABOVE]
    page, _ = await page_of(database.reading, WINS, NOW, 2)
    assert page.is_first
    assert people(page)[:2] == [(1, 1), (2, 2)]


async def test_who_is_not_on_the_board_sees_its_first_page(database: Database) -> None:
    await won(database, range(100, 60, -1))
    assert await page_of(database.reading, WINS, NOW, 99) == (await first(database, WINS), None)


async def test_a_spot_that_leads_nowhere_leads_to_the_first_page(database: Database) -> None:
    await won(database, range(100, 60, -1))
    top = await first(database, WINS)
    for spot, way in (
        ((1, 2, 3, 4), Direction.AFTER),
        ((0, 0), Direction.AFTER),
        ((0, 0), Direction.AT),
        ((95, 6), Direction.BEFORE),
        ((500, 0), Direction.BEFORE),
    ):
        assert await boards.page(database.reading, WINS, NOW, spot, way) == top


def noting(db: Connection, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Values]]:
    """What is asked through a connection from now on."""
    asked, fetch = list[tuple[str, Values]](), db.execute_fetchall

    async def noted(sql: str, values: Values = ()) -> list[Any]:
        asked.append((sql, values))
        return await fetch(sql, values)

    monkeypatch.setattr(db, "execute_fetchall", noted)
    return asked


@pytest.mark.sqlite
async def test_every_page_is_found_by_an_index(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await won(database, (7, 6, 5))
    await rated(database, 3, 0)
    await rated_in(database, SEASON - 1, 3, 0)
    await put(database, "deal_tallies", DealTally(HERE, KIND, WEEK, 3, 12, 5))
    await put(database, "match_tallies", MatchTally(HERE, KIND, WEEK, 3, 5, 5))
    async with database.transaction() as db:
        asked = noting(db, monkeypatch)
        for each in (WINS, RATING, LAST_SEASON, POINTS, Board(HERE, KIND, WEEK, By.MATCHES)):
            spot = (1, 5, 3) if each.by in (By.RATING, By.POINTS) else (5, 3)
            for way in Direction:
                await boards.page(db, each, NOW, spot, way)
            await page_of(db, each, NOW, 3)
        monkeypatch.undo()
        assert len(asked) > 20
        for statement, values in asked:
            plan = await db.execute_fetchall(f"EXPLAIN QUERY PLAN {statement}", values)
            steps = "\n".join(str(step) for _, _, _, step in plan)
            assert "TEMP B-TREE" not in steps, statement
            for step in steps.splitlines():
                assert not step.startswith("SCAN") or "subquery" in step.lower(), statement
            if "count(*)" in statement:
                assert "SEARCH own USING COVERING INDEX" in steps, statement


async def test_ones_own_page_is_the_one_from_its_first_line(database: Database) -> None:
    season = period_of(Span.SEASON, NOW) - 1
    board = Board(HERE, ALL_KINDS, season, By.WINS)
    wins = {user: user // 3 for user in range(1, 31)} | {-5: 8, -6: 2}
    tallies = [MatchTally(HERE, ALL_KINDS, season, user, 100, each) for user, each in wins.items()]
    await put(database, "match_tallies", *tallies)
    for user in range(1, 31):
        found, own = await page_of(database.reading, board, NOW, user)
        assert own in found.lines
        spot = spot_of(By.WINS, found.lines[0])
        assert found == await boards.page(database.reading, board, NOW, spot, Direction.AT)
