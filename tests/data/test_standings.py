"""Standings: sums of results, and places among them."""

from dataclasses import replace

from data import results, standings
from data.database import Database
from data.results import Search
from data.standings import Standing
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store


async def all_of(database: Database, game: str = standings.ALL_GAMES) -> list[Standing | None]:
    """What Ada, Beppe and Carla have, if they have anything."""
    people = (ADA, BEPPE, CARLA)
    return [await standings.of_player(database.reading, HERE, user, game) for user in people]


async def test_standings_sum_up_people_but_no_computers(database: Database) -> None:
    await store(database, (ADA, 5), (BEPPE, -1), (None, -4))
    await store(database, (ADA, -3), (BEPPE, 1), (None, 2))
    # Ada won once with 5 − 3 = 2 points; Beppe never, with −1 + 1 = 0.
    assert await all_of(database, "scarto") == [
        Standing(1, ADA, "Ada", 2, 1, 2),
        Standing(2, BEPPE, "Beppe", 2, 0, 0),
        None,
    ]


async def test_equal_wins_and_points_share_a_place(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, 3), (CARLA, -6))
    places = [(row.place, row.name) for row in await all_of(database) if row is not None]
    assert places == [(1, "Ada"), (1, "Beppe"), (3, "Carla")]


async def test_games_are_counted_apart_and_together(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, -3))
    await store(database, (ADA, 4), (BEPPE, -4), game="other")
    alone = await standings.of_player(database.reading, HERE, ADA, "other")
    assert alone == Standing(1, ADA, "Ada", 1, 1, 4)
    together = await standings.of_player(database.reading, HERE, ADA)
    assert together == Standing(1, ADA, "Ada", 2, 2, 7)
    assert await standings.of_player(database.reading, ELSEWHERE, ADA) is None


async def test_the_newest_name_stands_there(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, -3))
    async with database.transaction() as db:
        [match] = await results.newest(db, Search(guild_id=HERE), 1)
        await standings.add(db, [replace(match.seats[0], name="Ada Rossi")])
    ada, *_ = await all_of(database)
    assert ada is not None
    assert ada.name == "Ada Rossi"
