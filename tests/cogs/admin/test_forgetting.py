"""A moderator deletes a person: their name goes, and everybody else keeps what they have."""

import asyncio
from typing import Any

import pytest

from bot.tables.decisions import ending
from bot.tables.recount import is_due
from data import results, standings
from data.database import Database
from data.finished import rebuild_tables
from data.results import Search
from data.standings import Standing
from tests.cogs.admin.test_choices import answer
from tests.cogs.support.guests import is_result, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.data.support.boards import matches_of_all

Json = dict[str, Any]
MODERATOR, GONE = "ada", "Bruno"


async def finished(house: House) -> Party:
    """A match of three people that is over."""
    playing = await party(house, "bruno", "carla", "dino")
    await playing.start_playing()
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await playing.finish()
    await playing.opener.until(is_result)
    return playing


async def stored(database: Database) -> str:
    """Everything in the database, as text, once nothing is being counted again."""
    async with asyncio.timeout(60):
        while await is_due(database) or await rebuild_tables.are_left(database.reading):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    names = await database.reading.execute_fetchall(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'players'"
    )
    rows = [await database.reading.execute_fetchall(f"SELECT * FROM {name}") for (name,) in names]
    return "\n".join(map(repr, rows))


async def test_a_person_is_deleted_and_the_others_keep_their_results(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    playing = await finished(house)
    bruno, guild = playing.opener, playing.table.row.guild_id
    reading = house.database.reading
    before = await matches_of_all(house.database, guild)
    own = {user: await standings.of_player(reading, guild, user) for user in before}
    [match] = await results.newest(reading, Search(guild_id=guild), 5)

    ada = await house.guest(MODERATOR)
    question = await answer(ada, "forget", player=str(bruno.user_id))
    assert "Delete **Bruno**" in text_of(question)
    assert str(bruno.user_id) in await stored(house.database)
    done = await ada.press(question, "Delete")
    assert done.message is not None
    assert "Deleted." in text_of(done.message)

    kept = await stored(house.database)
    assert str(bruno.user_id) not in kept
    assert GONE not in kept
    del before[bruno.user_id]
    assert await matches_of_all(house.database, guild) == before
    for user in before:
        assert _sums(await standings.of_player(reading, guild, user)) == _sums(own[user])
    [same] = await results.newest(reading, Search(guild_id=guild), 5)
    assert [seat.total for seat in same.seats] == [seat.total for seat in match.seats]
    assert await standings.of_player(reading, guild, bruno.user_id) is None
    assert "—" in text_of((await ada.command("tarocchi history")).message)  # type: ignore[arg-type]
    line = next(m for m in caplog.messages if "deleted a person" in m)
    assert str(ada.user_id) in line
    assert str(bruno.user_id) not in line


def _sums(standing: Standing | None) -> tuple[int, int, int]:
    assert standing is not None
    return standing.matches, standing.wins, standing.points


async def test_a_rematch_without_the_person(house: House) -> None:
    playing = await finished(house)
    bruno, carla, _ = playing.guests
    ada = await house.guest(MODERATOR)
    question = await answer(ada, "forget", player=str(bruno.user_id))
    await ada.press(question, "Delete")
    result = await carla.until(is_result)
    refused = await bruno.press(result, "Rematch")
    assert refused.message is not None
    assert "not sitting" in text_of(refused.message)
    outcome = await carla.press(result, "Rematch")
    assert outcome.message is not None
    assert GONE not in text_of(outcome.message)
    table = house.newest_table(carla.place)
    assert sum(sitter.computer is not None for sitter in table.seating.sitters) == 1


async def test_nobody_is_deleted_while_they_are_at_a_table(house: House) -> None:
    playing = await party(house, "bruno", "carla", computers=1)
    await playing.start_playing()
    ada = await house.guest(MODERATOR)
    question = await answer(ada, "forget", player=str(playing.opener.user_id))
    refused = await ada.press(question, "Delete")
    assert refused.message is not None
    assert "is at a table of this server" in text_of(refused.message)
    assert GONE in await stored(house.database)


async def test_a_question_cannot_be_answered_for_long(house: House) -> None:
    playing = await finished(house)
    ada = await house.guest(MODERATOR)
    question = await answer(ada, "forget", player=str(playing.opener.user_id))
    house.loopback.clock.advance(301)
    refused = await ada.press(question, "Delete")
    assert refused.message is not None
    assert "Run the command again" in text_of(refused.message)
    assert GONE in await stored(house.database)
