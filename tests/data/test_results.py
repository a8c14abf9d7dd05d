"""Results of matches and their queries."""

import pytest

from data import results
from data.database import Database
from data.results import NEWEST, Cursor, Search
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store


async def test_newest_matches_of_a_server_come_first_with_all_seats(database: Database) -> None:
    first = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    third = await store(database, (CARLA, 1), (BEPPE, 2), (ADA, -3), ended_at=30)
    second = await store(database, (CARLA, 1), (None, 2), (ADA, -3), ended_at=20)
    await store(database, (ADA, 1), (BEPPE, 1), (CARLA, -2), ended_at=40, guild=ELSEWHERE)
    matches = await results.newest(database.reading, Search(guild_id=HERE), 10)
    assert [match.table_id for match in matches] == [third, second, first]
    assert [seat.name for seat in matches[0].seats] == ["Carla", "Beppe", "Ada"]
    assert [seat.total for seat in matches[2].seats] == [5, -1, -4]
    assert [seat.won for seat in matches[2].seats] == [True, False, False]
    assert matches[0].ended_at == 30
    few = await results.newest(database.reading, Search(guild_id=HERE), 2)
    assert [match.table_id for match in few] == [third, second]


async def test_matches_that_end_in_the_same_second_stay_apart(database: Database) -> None:
    one = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    other = await store(database, (ADA, 6), (BEPPE, -2), (None, -4), ended_at=10)
    matches = await results.newest(database.reading, Search(guild_id=HERE), 10)
    assert [match.table_id for match in matches] == [other, one]
    assert [len(match.seats) for match in matches] == [3, 3]


async def test_matches_of_a_player_are_those_on_one_server(database: Database) -> None:
    mine = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    await store(database, (CARLA, 5), (BEPPE, -1), (None, -4), ended_at=20)
    await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=30, guild=ELSEWHERE)
    matches = await results.newest(database.reading, Search(guild_id=HERE, player=ADA), 10)
    assert [match.table_id for match in matches] == [mine]
    assert len(matches[0].seats) == 3


async def pages(database: Database, search: Search, limit: int) -> list[list[int]]:
    """All pages of matches, each by the ids of its tables."""
    found: list[list[int]] = []
    place = NEWEST
    while True:
        matches = await results.from_place(database.reading, search, place, limit + 1)
        found.append([match.table_id for match in matches[:limit]])
        if len(matches) <= limit:
            return found
        place = matches[limit].place


async def test_pages_follow_each_other_without_gaps(database: Database) -> None:
    stored = [
        await store(database, (ADA, 5), (BEPPE, -5), ended_at=time) for time in (10, 20, 20, 20, 30)
    ]
    stored.reverse()
    here = Search(guild_id=HERE)
    assert await pages(database, here, 2) == [stored[:2], stored[2:4], stored[4:]]
    await store(database, (ADA, 5), (BEPPE, -5), ended_at=40)
    place = Cursor(20, stored[2])
    older = await results.from_place(database.reading, here, place, 9)
    assert [match.table_id for match in older] == stored[2:]


async def test_newer_matches_are_those_next_to_the_place(database: Database) -> None:
    stored = [await store(database, (ADA, 5), (BEPPE, -5), ended_at=time) for time in range(5)]
    here = Search(guild_id=HERE)
    newer = await results.newer_than(database.reading, here, Cursor(1, stored[1]), 2)
    assert [match.table_id for match in newer] == [stored[3], stored[2]]
    assert await results.newer_than(database.reading, here, NEWEST, 2) == ()


async def test_matches_of_a_game_and_with_a_partner(database: Database) -> None:
    both = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    await store(database, (ADA, 5), (CARLA, -1), ended_at=20)
    await store(database, (CARLA, 5), (BEPPE, -1), ended_at=30)
    other = await store(database, (BEPPE, 5), (ADA, -5), ended_at=40, game="other")
    left = await store(database, (ADA, 5), (BEPPE, -5), ended_at=50, left=BEPPE)
    for search, found in (
        (Search(guild_id=HERE, player=ADA, partner=BEPPE), [left, other, both]),
        (Search(guild_id=HERE, player=BEPPE, partner=ADA), [left, other, both]),
        (Search(guild_id=HERE, player=ADA, partner=BEPPE, game="scarto"), [left, both]),
        (Search(guild_id=HERE, game="other"), [other]),
        (Search(guild_id=HERE, player=ADA, game="scarto", players=3), [both]),
        (Search(guild_id=HERE, player=CARLA, game="other"), []),
        (Search(guild_id=ELSEWHERE, player=ADA), []),
    ):
        assert await pages(database, search, 1) == ([[table] for table in found] or [[]])
        matches = await results.newest(database.reading, search, 9)
        assert [match.table_id for match in matches] == found


@pytest.mark.parametrize("side", ["<= DESC", "> ASC"])
@pytest.mark.parametrize(
    "search",
    [
        Search(guild_id=HERE),
        Search(guild_id=HERE, game="scarto"),
        Search(guild_id=HERE, player=ADA),
        Search(guild_id=HERE, player=ADA, game="scarto", partner=BEPPE),
    ],
    ids=["all", "game", "player", "everything"],
)
@pytest.mark.sqlite
async def test_no_page_is_sorted_or_read_from_the_beginning(
    database: Database, search: Search, side: str
) -> None:
    values = dict.fromkeys(("guild", "player", "partner", "game", "ended_at", "table_id"), 1)
    plan = await database.reading.execute_fetchall(
        f"EXPLAIN QUERY PLAN {results.statement(search, side)}", values | {"limit": 10}
    )
    steps = [detail for *_, detail in plan]
    own = [step for step in steps if step.startswith(("SEARCH own", "SCAN"))]
    assert len(own) == (1 if search.player is None else 2)
    for step in own:
        assert "(ended_at,table_id)" in step
    assert not [step for step in steps if "TEMP B-TREE" in step]


@pytest.mark.sqlite
async def test_a_profile_is_found_without_reading_every_row(database: Database) -> None:
    queries = (
        "SELECT total FROM results WHERE guild_id = 1 AND user_id = 2 AND ('' = '' OR game = '')"
        " ORDER BY ended_at DESC, table_id DESC LIMIT 200",
        "SELECT wins FROM standings WHERE guild_id = 1 AND user_id = 2 AND game IN ('a', 'b')",
    )
    for query in queries:
        plan = await database.reading.execute_fetchall(f"EXPLAIN QUERY PLAN {query}")
        [step] = [detail for *_, detail in plan if "SEARCH" in detail or "SCAN" in detail]
        assert "user_id=?" in step
        assert not [detail for *_, detail in plan if "TEMP B-TREE" in detail]
