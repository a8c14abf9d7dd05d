"""*Call me*: somebody wishes to be called to a game in a channel, sees it and ends it."""

import json
from pathlib import Path

from bot.loopback.person import is_private, selects
from tests.cogs.calling.wishing import (
    CALL_ME,
    DONT,
    called,
    card_of,
    has,
    lobby_with,
    mentioned,
    wish,
)
from tests.cogs.commands.support.filling import set_for_me
from tests.cogs.my_data.test_commands import deleted, file_of
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, Json, text_of
from tests.cogs.support.house import House, playing_house
from tests.cogs.support.playing import party
from tests.tables.ended.test_removals import delete

TABLES_ID, LOUNGE_ID = "1100000000000000201", "1100000000000000202"


async def stored(house: House) -> set[tuple[int, int, str]]:
    """All wishes: whose, in which channel and to which game."""
    query = "SELECT user_id, channel_id, game FROM call_wishes"
    found = await house.database.reading.execute_fetchall(query)
    return {(user, channel, game) for user, channel, game in found}


async def settings_of(guest: Guest) -> Json:
    """What somebody's form of settings is answered with."""
    outcome = await set_for_me(guest)
    assert outcome.message is not None
    return outcome.message


async def test_a_second_press_ends_it(house: House) -> None:
    playing = await party(house, "ada")
    card = await card_of(playing)
    [bruno] = await wish(house, "bruno", card=card)
    assert await stored(house) == {(bruno.user_id, int(TABLES_ID), "scarto")}
    assert told(await bruno.press(card, CALL_ME)) == (
        f"You are no longer called for Scarto in <#{TABLES_ID}>."
    )
    assert await stored(house) == set()


async def test_the_answer_is_private_and_has_a_way_out(house: House) -> None:
    playing = await party(house, "ada")
    bruno, card = await house.guest("bruno"), await card_of(playing)
    outcome = await bruno.press(card, CALL_ME)
    assert outcome.message is not None
    assert is_private(outcome.message)
    ended = await bruno.press(outcome.message, DONT)
    assert ended.message is not None
    assert "You are no longer called for Scarto" in text_of(ended.message)
    assert await stored(house) == set()


async def test_in_a_thread_it_is_the_channel_above(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    bruno = playing.guests[1]
    assert (await bruno.press(playing.lobby, CALL_ME)).message
    assert await stored(house) == {(bruno.user_id, int(TABLES_ID), "scarto")}


async def test_cards_of_played_tables_and_results_offer_it(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    card = await card_of(playing)
    [dino] = await wish(house, "dino", card=card)
    await playing.finish()
    over = await dino.until(lambda m: m["id"] == card["id"] and has(m, "Rematch"))
    assert "no longer called" in told(await dino.press(over, CALL_ME))


async def test_a_table_in_the_channel_itself_offers_it(house: House) -> None:
    playing = await party(house, "ada", place="here")
    bruno = await house.guest("bruno")
    assert (await bruno.press(playing.lobby, CALL_ME)).message
    assert await stored(house) == {(bruno.user_id, int(TABLES_ID), "scarto")}
    assert mentioned(await called(playing)) == ["bruno"]


async def test_who_is_called_ends_it_by_the_call(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    message = await called(playing)
    bruno = await house.guest("bruno", playing.opener.place)
    assert "no longer called for Scarto" in text_of(
        (await bruno.press(message, DONT)).message or {}
    )
    assert await stored(house) == set()


async def test_settings_list_them_and_end_one(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    lounge = await party(house, "dino", channel="lounge", game="piedicavallo")
    bruno = await house.guest("bruno", "lounge")
    assert (await bruno.press(lounge.lobby, CALL_ME)).message
    shown = await settings_of(bruno)
    assert f"Scarto in <#{TABLES_ID}>" in text_of(shown)
    assert f"Piedicavallo in <#{LOUNGE_ID}>" in text_of(shown)
    [select] = selects(shown)
    assert [each["label"] for each in select["options"]] == [
        "Scarto · #tables",
        "Piedicavallo · #lounge",
    ]
    after = await bruno.person.choose(shown, select["custom_id"], [f"{TABLES_ID}:scarto"])
    assert after.message is not None
    assert f"no longer called for Scarto in <#{TABLES_ID}>" in text_of(after.message)
    [left] = selects(after.message)
    assert [each["label"] for each in left["options"]] == ["Piedicavallo · #lounge"]
    last = await bruno.person.choose(
        after.message, left["custom_id"], [f"{LOUNGE_ID}:piedicavallo"]
    )
    assert last.message is not None
    assert not selects(last.message)
    assert await stored(house) == set()
    assert not selects(await settings_of(playing.opener))


async def test_a_channel_that_was_deleted_is_dropped(house: House) -> None:
    await lobby_with(house, "bruno")
    bruno = await house.guest("bruno")
    async with house.database.transaction() as db:
        await db.execute("UPDATE call_wishes SET channel_id = 123")
    assert not selects(await settings_of(bruno))
    assert await stored(house) == set()


async def test_nobody_wishes_for_more_than_can_be_listed(house: House) -> None:
    playing = await party(house, "ada")
    bruno, card = await house.guest("bruno"), await card_of(playing)
    async with house.database.transaction() as db:
        await db.executemany(
            "INSERT INTO call_wishes VALUES (?, ?, ?, 'scarto')",
            [(bruno.user_id, playing.table.row.guild_id, number) for number in range(25)],
        )
    assert told(await bruno.press(card, CALL_ME)).startswith("You can’t be called to more than 25")


async def test_they_survive_a_restart(tmp_path: Path) -> None:
    async with playing_house(tmp_path) as house:
        await lobby_with(house, "bruno")
    async with playing_house(tmp_path) as house:
        playing = await party(house, "ada")
        assert mentioned(await called(playing)) == ["bruno"]


async def test_they_are_handed_out_and_deleted_with_a_person(house: House) -> None:
    playing = await lobby_with(house, "bruno", "carla")
    await called(playing)
    bruno, carla = await house.guest("bruno"), await house.guest("carla")
    found = json.loads(await file_of(bruno))
    assert found["call_wishes"][0]["game"] == "scarto"
    assert found["called_people"][0]["user_id"] == str(bruno.user_id)
    await deleted(bruno)
    assert await stored(house) == {(carla.user_id, int(TABLES_ID), "scarto")}
    [(left,)] = await house.database.reading.execute_fetchall("SELECT user_id FROM called_people")
    assert left == carla.user_id


async def test_they_are_deleted_with_a_server(house: House) -> None:
    playing = await lobby_with(house, "bruno")
    await called(playing)
    await delete(house.database, playing.table.row.guild_id, 20)
    for table in ("call_wishes", "called_people", "player_calls"):
        [(left,)] = await house.database.reading.execute_fetchall(f"SELECT count(*) FROM {table}")
        assert left == 0
