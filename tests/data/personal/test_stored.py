"""Whatever names a person is handed out to them, and goes when they are deleted."""

import re

import pytest

from data.database import Database
from data.personal import stored

NAMES_SOMEBODY = {"user_id", "left_by", "opener_id", "people"}
"""Columns that hold ids of people."""


@pytest.mark.sqlite
async def test_every_table_that_names_somebody_is_a_part(database: Database) -> None:
    found = await database.reading.execute_fetchall(
        "SELECT DISTINCT tables.name, columns.name"
        " FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table'"
    )
    assert {table for table, column in found if column in NAMES_SOMEBODY} <= stored.PARTS.keys()
    # Ids of people are told from all others by the names of their columns.
    ids = {column for _, column in found if re.search(r"(user|person|opener|left)_", column)}
    assert ids <= NAMES_SOMEBODY


async def test_nothing_is_stored_about_a_stranger(database: Database) -> None:
    assert await stored.of_person(database.reading, 12345) == {}


@pytest.mark.sqlite
async def test_what_is_stored_as_json_is_handed_out_as_values(database: Database) -> None:
    found = await database.reading.execute_fetchall(
        "SELECT tables.name, columns.name"
        " FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
        """ WHERE tables.type = 'table' AND columns.dflt_value IN ("'[]'", "'{}'")"""
    )
    held = {column for table, column in found if table in stored.PARTS}
    assert "called" in held <= stored.JSON | stored.OMITTED
