"""A moderator deletes a person: their name goes, and everybody else keeps what they have."""

from typing import Any

import pytest

from bot.tables.decisions import ending
from data import results, standings
from data.database import Database
from data.results import Search
from tests.cogs.commands.test_admin import answer
from tests.cogs.support.guests import is_result, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party

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
    """Everything in the database, as text."""
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
    bruno, guild = playing.opener, playing.table.guild_id
    reading = house.database.reading
    before = await standings.top(reading, guild)
    own = {row.user_id: row for row in before}
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
    after = {row.user_id: row for row in await standings.top(reading, guild)}
    assert after.keys() == own.keys() - {bruno.user_id}
    for user, row in after.items():
        assert (row.matches, row.wins, row.points) == (
            own[user].matches, own[user].wins, own[user].points,
        )  # fmt: skip
        assert await standings.of_player(reading, guild, user) == row
    [same] = await results.newest(reading, Search(guild_id=guild), 5)
    assert [seat.total for seat in same.seats] == [seat.total for seat in match.seats]
    assert await standings.of_player(reading, guild, bruno.user_id) is None
    assert "—" in text_of((await ada.command("tarocchi history")).message)  # type: ignore[arg-type]
    line = next(m for m in caplog.messages if "deleted a person" in m)
    assert str(ada.user_id) in line
    assert str(bruno.user_id) not in line


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
