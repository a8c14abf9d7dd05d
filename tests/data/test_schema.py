"""What is asked of the tables themselves."""

import pytest

from data.connection import LIVE
from data.database import Database
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
