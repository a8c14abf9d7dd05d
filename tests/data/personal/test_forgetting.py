"""Deleting a person from the lists of people that others' rows hold."""

import json

import pytest

from data import rows
from data.database import Database
from data.finished.ratings import Company, RatingRow, count_in
from data.personal import forgetting

GUILD, KIND, ADA = 7, 1, 1


async def met(database: Database, text: str) -> None:
    """Somebody has a rating with this list of people they have met."""
    async with database.transaction() as db:
        await rows.insert(db, "ratings", [RatingRow(GUILD, KIND, 99, 0, 1, 5, 0)])
        await db.execute("UPDATE ratings SET met = ?", (text,))


async def forget(database: Database) -> None:
    async with database.transaction() as db:
        await forgetting.forget(db, GUILD, ADA)


async def stored(database: Database, query: str) -> str:
    [(text,)] = await database.reading.execute_fetchall(query)
    return str(text)


@pytest.mark.parametrize("text", ["[11, 1, 21]", "[11,1,21]"])
async def test_a_list_has_nobody_in_place_of_who_was_deleted(database: Database, text: str) -> None:
    await met(database, text)
    await forget(database)
    first, nobody, last = json.loads(await stored(database, "SELECT met FROM ratings"))
    assert (first, last) == (11, 21)
    assert nobody < 0


@pytest.mark.parametrize("text", ["[11, 21, -1, 112]", "[]", "[2,1,", "\ufffd"])
async def test_a_list_without_them_or_damaged_stays_as_it_is(database: Database, text: str) -> None:
    await met(database, text)
    await forget(database)
    assert await stored(database, "SELECT met FROM ratings") == text


async def test_a_company_is_in_order_again(database: Database) -> None:
    async with database.transaction() as db:
        await count_in(db, Company(1, GUILD, KIND, (ADA, 2, 3)))
        await count_in(db, Company(1, GUILD, KIND, (-5, 2, 3)))
        await count_in(db, Company(1, GUILD, KIND, (-5, ADA, 2)))
    await forget(database)
    found = await database.reading.execute_fetchall("SELECT people FROM companies")
    lists = [json.loads(people) for (people,) in found]
    assert all(people == sorted(people) for people in lists)
    assert not any(ADA in people for people in lists)


async def test_the_tables_of_a_night_keep_their_order(database: Database) -> None:
    async with database.transaction() as db:
        await db.execute(
            "INSERT INTO nights (id, guild_id, channel_id, opener_id, name, language, game,"
            " edition, options, players, setup, weekly, zone, day, minute, starts_at, next_at,"
            " stage)"
            " VALUES (1, ?, 0, 9, '', '', '', 1, '{}', 3, '{}', 0, '', '', 0, 0, 0, 'open')",
            (GUILD,),
        )
        await db.execute(
            "INSERT INTO night_tables (night_id, number, people) VALUES (1, 1, '[30, 1, 20]')"
        )
    await forget(database)
    first, nobody, last = json.loads(await stored(database, "SELECT people FROM night_tables"))
    assert (first, last) == (30, 20)
    assert nobody < 0
