"""A match that is voided counts for nobody, as if it had never been rated."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from bot.tables.decisions import ending, lobby
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.recount import is_due, recount, recount_due
from bot.tables.table import Table
from data import results, standings
from data.database import Database
from data.results import Search
from tests.data.support.boards import matches_of_all
from tests.tables.ended.test_recount import (
    DAY_S,
    Killed,
    Rows,
    content,
    disturbed,
    kill,
    quiet,
    second_tables,
)
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, GUILD, match, open_lobby, play_out

PEOPLE = (ADA, BEPPE, CARLA)
ALL = Search(guild_id=GUILD)


async def played(hub: Hub, clock: FakeClock, rng: Random, rated: bool = True) -> Table:
    """A finished match of Ada, Beppe and Carla, a week after the one before."""
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.set_up, ADA, lambda old: replace(old, rated=rated))
    await table.change(lobby.start, ADA)
    await play_out(table, rng)
    clock.move(8 * DAY_S)
    return table


async def three_matches(path: Path, second_is_rated: bool = True) -> None:
    """Three matches in a new database, always the same; the second one may be unrated."""
    database, clock, rng = await Database.open(path), FakeClock(), Random(3)
    hub, numbers = Hub(database, clock), iter(range(1, 256))
    with patch("secrets.token_bytes", lambda n: bytes([next(numbers)] * n)):
        for rated in (True, second_is_rated, True):
            await played(hub, clock, rng, rated)
    await database.close()


async def void(database: Database, table_id: int = 2) -> None:
    """Voids the match at this table."""
    table = await Hub(database, FakeClock(1_900_000_000)).find(table_id)
    await table.change(ending.void)


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / "voided.db"
    await three_matches(path)
    return path


def seats_of(found: Rows, deals: set[object]) -> list[tuple[object, ...]]:
    """The rows of seats in these deals."""
    return [values for values in found["deal_seats"] if values[0] in deals]


async def test_all_others_count_as_if_it_had_not_been_rated(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "unrated.db"
    await three_matches(other, second_is_rated=False)
    before, without = content(path), content(other)
    assert before["ratings"] != without["ratings"]
    database = await Database.open(path)
    await void(database)
    await recount_due(database, quiet)
    assert not await is_due(database)
    found = content(path)
    for table in ("ratings", "companies", "deal_seats"):
        assert found[table] == without[table]
    counting = [(values[1], values[8], values[9]) for values in found["deals"]]
    assert {table for table, counts, rated in counting if counts and rated} == {1, 3}
    assert {table for table, counts, rated in counting if counts or rated} == {1, 3}
    # From the logs alone it is the same.
    await recount(database, quiet)
    assert content(path) == found
    await database.close()


async def test_no_board_has_it_any_more(path: Path) -> None:
    database = await Database.open(path)
    reading = database.reading
    await void(database)
    await recount_due(database, quiet)
    matches = {match.table_id: match for match in await results.newest(reading, ALL, 9)}
    assert {number: match.voided for number, match in matches.items()} == {
        1: False, 2: True, 3: False,
    }  # fmt: skip
    left = [seat for number in (1, 3) for seat in matches[number].seats]
    for user in PEOPLE:
        own = [seat for seat in left if seat.user_id == user]
        points, wins = sum(seat.total for seat in own), sum(seat.won for seat in own)
        for game in ("scarto", standings.ALL_GAMES):
            standing = await standings.of_player(reading, GUILD, user, game)
            assert standing is not None
            assert (standing.matches, standing.wins, standing.points) == (2, wins, points)
    [(most,)] = await reading.execute_fetchall("SELECT max(matches) FROM match_tallies")
    assert most == 2
    for number in (1, 3):
        await void(database, number)
    await recount_due(database, quiet)
    assert await matches_of_all(database, GUILD) == {}
    assert await standings.of_player(reading, GUILD, ADA) is None
    assert not any(content(path)[table] for table in ("ratings", "match_tallies", "deal_tallies"))
    await database.close()


async def test_only_a_match_that_is_over_is_voided_and_only_once(hub: Hub) -> None:
    waiting, playing = await open_lobby(hub), await match(hub)
    for table in (waiting, playing):
        with pytest.raises(TableError) as refused:
            await table.change(ending.void)
        assert refused.value.code is TableFault.NOT_FINISHED
        assert not table.row.voided
    await play_out(playing)
    await playing.change(ending.void)
    assert playing.row.voided
    with pytest.raises(TableError) as refused:
        await playing.change(ending.void)
    assert refused.value.code is TableFault.VOIDED


async def test_killed_in_any_stage_it_goes_on_being_due(path: Path) -> None:
    database = await Database.open(path)
    await void(database)
    await database.close()
    before, stages, ends = content(path), 0, list[Rows]()
    while True:
        database = await disturbed(path, stages, kill)
        try:
            await recount_due(database, quiet)
            break
        except Killed:
            stages += 1
            if await is_due(database):
                assert content(path) == before
                assert not ends
            else:
                ends.append(content(path))
        finally:
            await database.close()
    assert stages > len(ends) + 2
    assert content(path)["ratings"] != before["ratings"]
    assert ends
    assert all(each == content(path) for each in ends)
    assert second_tables(path) == []


Count = Callable[[Database, Callable[[int], None]], Awaitable[None]]


@pytest.mark.parametrize(
    ("count", "at"),
    [*((recount, at) for at in range(1, 6)), *((recount_due, at) for at in (1, 2, 3))],
)
async def test_a_match_that_is_voided_while_others_are_counted(
    path: Path, count: Count, at: int
) -> None:
    other = await Database.open(path)
    await void(other, 1)
    database = await disturbed(path, at, lambda _: void(other, 3))
    await count(database, quiet)
    found = content(path)
    await recount_due(other, quiet)
    await recount(other, quiet)
    for each in (database, other):
        await each.close()
    assert content(path) == found
    with closing(sqlite3.connect(path)) as db:
        [(rated,)] = db.execute("SELECT group_concat(DISTINCT table_id) FROM deals WHERE rated")
    assert rated == "2"
