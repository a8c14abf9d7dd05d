"""Results of matches and their queries."""

from data import results
from data.database import Database
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store


async def test_newest_matches_of_a_server_come_first_with_all_seats(database: Database) -> None:
    first = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    third = await store(database, (CARLA, 1), (BEPPE, 2), (ADA, -3), ended_at=30)
    second = await store(database, (CARLA, 1), (None, 2), (ADA, -3), ended_at=20)
    await store(database, (ADA, 1), (BEPPE, 1), (CARLA, -2), ended_at=40, guild=ELSEWHERE)
    matches = await results.newest_of_guild(database.reading, HERE, 10)
    assert [match.table_id for match in matches] == [third, second, first]
    assert [seat.name for seat in matches[0].seats] == ["Carla", "Beppe", "Ada"]
    assert [seat.total for seat in matches[2].seats] == [5, -1, -4]
    assert [seat.won for seat in matches[2].seats] == [True, False, False]
    assert matches[0].ended_at == 30
    few = await results.newest_of_guild(database.reading, HERE, 2)
    assert [match.table_id for match in few] == [third, second]


async def test_matches_that_end_in_the_same_second_stay_apart(database: Database) -> None:
    one = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    other = await store(database, (ADA, 6), (BEPPE, -2), (None, -4), ended_at=10)
    matches = await results.newest_of_guild(database.reading, HERE, 10)
    assert [match.table_id for match in matches] == [other, one]
    assert [len(match.seats) for match in matches] == [3, 3]


async def test_matches_of_a_player_are_those_on_one_server(database: Database) -> None:
    mine = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    await store(database, (CARLA, 5), (BEPPE, -1), (None, -4), ended_at=20)
    await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=30, guild=ELSEWHERE)
    matches = await results.newest_of_player(database.reading, HERE, ADA, 10)
    assert [match.table_id for match in matches] == [mine]
    assert len(matches[0].seats) == 3


async def test_totals_of_a_player_come_oldest_first(database: Database) -> None:
    for time, total in enumerate((5, -3, 8, 1)):
        await store(database, (ADA, total), (BEPPE, -total), ended_at=time)
    await store(database, (ADA, 100), (BEPPE, -100), ended_at=9, game="other")
    await store(database, (ADA, 1000), (BEPPE, -1000), ended_at=9, guild=ELSEWHERE)
    reading = database.reading
    assert await results.totals_of_player(reading, HERE, ADA, "", 10) == (5, -3, 8, 1, 100)
    assert await results.totals_of_player(reading, HERE, ADA, "", 2) == (1, 100)
    assert await results.totals_of_player(reading, HERE, ADA, "scarto", 2) == (8, 1)
    assert await results.totals_of_player(reading, HERE, CARLA, "", 2) == ()


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
