"""What is asked of the tables themselves."""

import pytest

from data.connection import LIVE
from data.database import Database
from data.engines.sqlite_schema import newest_schema, tables_of_schema
from data.faults import Conflict


async def test_columns_are_those_that_are_stored(database: Database) -> None:
    columns = await database.reading.columns("match_tallies")
    assert columns == ["scope", "kind", "period", "user_id", "matches", "wins"]
    assert "value" not in await database.reading.columns("deal_tallies")
    assert await database.reading.columns("nothing") == []


async def test_a_key_is_in_its_own_order(database: Database) -> None:
    key = await database.reading.key("podiums")
    assert key == ["scope", "period", "kind", "ranked_by", "user_id"]


async def test_tables_are_found_by_a_column(database: Database) -> None:
    assert await database.reading.tables_with("deal_id") == ["deal_seats", "records"]


async def test_tables_and_what_they_refer_to(database: Database) -> None:
    assert await database.reading.tables() == sorted(tables_of_schema(newest_schema()))
    assert await database.reading.references("challenge_plays") == ["challenges"]
    assert await database.reading.references("tables") == ["tables"]
    assert await database.reading.references("notes") == []


async def test_ids_go_on_after_the_last_one_that_was_given(database: Database) -> None:
    insert = (
        "INSERT INTO challenges (guild_id, channel_id, opener_id, name, language, held, announced,"
        " created_at, closes_at) VALUES (1, 1, 1, '', '', 0, 0, 1, 1) RETURNING id"
    )
    async with database.transaction() as db:
        assert await db.last_id("challenges") == 0
        await db.number_on("challenges", 7)
        assert await db.last_id("challenges") == 7
        [(number,)] = await db.execute_fetchall(insert)
        assert number == await db.last_id("challenges") == 8
        await db.number_on("challenges", 3)
        [(number,)] = await db.execute_fetchall(insert)
        assert number == 9


async def test_many_rows_are_stored_at_once(database: Database) -> None:
    rows = [("a", "perch\u00e9"), ("b", "")]
    async with database.transaction() as db:
        await db.load("notes", ["name", "text"], rows)
        found = await db.execute_fetchall("SELECT name, text FROM notes ORDER BY name")
        assert [tuple(row) for row in found] == rows
    with pytest.raises(Conflict):
        async with database.transaction() as db:
            await db.load("notes", ["text", "name"], [("", "a")])


async def test_a_copy_is_empty_and_refuses_the_same(database: Database) -> None:
    insert = "INSERT INTO {} (guild_id, user_id, name) VALUES (1, 2, 'Ada')"
    async with database.transaction() as db:
        await db.execute(insert.format("names"))
        await db.copy_empty("names", "names_anew")
        assert await db.execute_fetchall("SELECT name FROM names_anew") == []
        assert await db.columns("names_anew") == await db.columns("names")
        await db.execute(insert.format("names_anew"))
    with pytest.raises(Conflict):
        async with database.transaction() as db:
            await db.execute(insert.format("names_anew"))


async def test_a_copy_can_be_made_beside_the_database(database: Database) -> None:
    async with database.beside() as made:
        await made.copy_empty(f"{LIVE}.deals", "deals")
        assert await made.key("deals") == ["id"]
    assert await database.reading.tables_with("rated") == ["deals"]
