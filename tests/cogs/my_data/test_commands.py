"""Everybody can see what is stored about them, and have it deleted once they have said so twice."""

import gzip
import json
from typing import Any

import pytest

from bot.games.events import Act
from bot.loopback.person import files, is_private
from cogs.my_data import commands as my_data
from data import events
from data.choices.players import Preferences
from tests.cogs.admin.test_forgetting import GONE, finished, stored
from tests.cogs.commands.support.filling import set_for_me
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, has_button, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party
from tests.cogs.support.rights import without

Json = dict[str, Any]


async def page_of(guest: Guest) -> Json:
    """What the command answers, which nobody else sees."""
    outcome = await guest.command("tarocchi mydata")
    assert outcome.message is not None, outcome
    answer = outcome.message["id"]
    shown = await guest.until(lambda m: m["id"] == answer and bool(text_of(m)))
    assert is_private(shown)
    return shown


async def file_of(guest: Guest) -> bytes:
    """The file with everything that is stored about somebody."""
    [file] = files(await page_of(guest))
    return await guest.person.download(file["url"])


async def turned(guest: Guest, message: Json, label: str) -> Json:
    """What the message has become once the button was pressed."""
    outcome = await guest.press(message, label)
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


async def deleted(guest: Guest) -> Json:
    """Says twice that everything is to be deleted."""
    message = await page_of(guest)
    for label in ("Delete…", "Delete everything", "Delete for good"):
        message = await turned(guest, message, label)
    return message


async def whole(house: House) -> str:
    """Everything in the database, as text."""
    found = await house.database.reading.execute_fetchall("SELECT user_id, pack FROM players")
    return f"{await stored(house.database)}\n{found}"


async def acts_of(playing: Party, guest: Guest) -> int:
    """How many things somebody has done in a match."""
    table, reading = playing.table, playing.house.database.reading
    log = await events.load(reading, table.id, table.game.pack)
    seat = table.seating.seat_of(guest.user_id)
    return sum(isinstance(event, Act) and event.seat == seat for event in log)


async def test_the_file_has_everything_about_one_person(house: House) -> None:
    playing = await finished(house)
    bruno, *others = playing.guests
    await set_for_me(bruno, pack="nouveau")
    text = (await file_of(bruno)).decode()
    found = json.loads(text)
    assert found["user_id"] == str(bruno.user_id)
    assert found["players"][0]["pack"] == "nouveau"
    assert [seat["name"] for seat in found["seats"]] == ["Bruno"]
    assert len(found["events"]) == await acts_of(playing, bruno) > 20
    assert {move["body"]["seat"] for move in found["events"]} == {0}
    assert {"tables", "results", "standings", "deals", "deal_seats", "ratings"} <= found.keys()
    for other in others:
        assert str(other.user_id) not in text
        assert other.name not in text


async def test_while_a_match_goes_on_the_file_has_nothing_of_others(house: House) -> None:
    playing = await party(house, "bruno", "carla", "dino")
    await playing.start_playing()
    bruno = playing.opener
    text = (await file_of(bruno)).decode()
    assert set(json.loads(text)) == {"user_id", "tables", "seats", "hands"} | (
        {"events"} if await acts_of(playing, bruno) else set()
    )
    hidden = playing.table._state.hidden
    assert hidden.secret.hex() not in text
    assert str(list(hidden.secret)) not in text.replace("\n", "")
    assert "token" not in text


async def test_a_great_file_is_compressed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.guest("ada")
    await set_for_me(ada, letters="KQCJ")
    whole_file = await file_of(ada)
    monkeypatch.setattr(my_data, "LONGEST", 10)
    assert gzip.decompress(await file_of(ada)) == whole_file


async def lasting(guest: Guest) -> Json:
    """What is stored of somebody, but for a hand that may be forgotten any moment."""
    found: Json = json.loads(await file_of(guest))
    return {key: value for key, value in found.items() if key != "hands"}


async def test_everything_is_deleted_after_two_questions(house: House) -> None:
    playing = await finished(house)
    bruno, carla, _ = playing.guests
    await set_for_me(bruno, pack="nouveau")
    kept = await lasting(carla)
    page = await page_of(bruno)
    assert "your id and name" in text_of(page)
    first = await turned(bruno, page, "Delete…")
    assert not files(first)
    assert "already posted" in text_of(first)
    second = await turned(bruno, first, "Delete everything")
    assert str(bruno.user_id) in await whole(house)
    assert "Deleted" in text_of(await turned(bruno, second, "Delete for good"))
    left = await whole(house)
    assert str(bruno.user_id) not in left
    assert GONE not in left
    assert "nouveau" not in left
    assert await lasting(carla) == kept
    assert text_of(await page_of(bruno)) == "Nothing is stored about you."
    assert await house.running.services.players.of(bruno.user_id) == Preferences()


async def test_who_plays_again_starts_from_nothing(house: House) -> None:
    playing = await finished(house)
    await deleted(playing.opener)
    again = await party(house, "bruno", "carla", "dino")
    await again.start_playing()
    await again.finish()
    found = json.loads(await file_of(again.opener))
    assert [standing["matches"] for standing in found["standings"]] == [1, 1]
    assert {move["table_id"] for move in found["events"]} == {again.table.id}


async def test_nothing_is_deleted_while_somebody_is_at_a_table(house: House) -> None:
    playing = await party(house, "bruno", "carla", computers=1)
    await playing.start_playing()
    bruno = playing.opener
    question = await turned(bruno, await page_of(bruno), "Delete…")
    question = await turned(bruno, question, "Delete everything")
    before = await whole(house)
    refused = told(await bruno.press(question, "Delete for good"))
    assert refused == (
        "You are at a table, or invited to one. Try again once you have left it or it is over."
    )
    assert await whole(house) == before


async def test_who_opened_a_table_and_left_it_is_deleted_there(house: House) -> None:
    playing = await party(house, "bruno", "carla", "dino")
    bruno, carla, _ = playing.guests
    outcome = await bruno.command("tarocchi leave")
    assert outcome.status == "answered"
    assert playing.table.row.opener_id == bruno.user_id
    await deleted(bruno)
    assert playing.table.row.opener_id < 0
    assert str(bruno.user_id) not in await whole(house)
    lobby = await carla.until(lambda m: has_button(m, "Join"))
    assert (await bruno.press(lobby, "Join")).status == "answered"
    assert playing.table.seating.has(bruno.user_id)


async def test_an_old_question_is_not_taken_for_an_answer(house: House) -> None:
    playing = await finished(house)
    bruno = playing.opener
    question = await turned(bruno, await page_of(bruno), "Delete…")
    house.loopback.clock.advance(301)
    assert "Run the command again" in told(await bruno.press(question, "Delete everything"))
    assert GONE in await whole(house)


async def test_without_the_right_to_send_files_it_can_still_be_deleted(house: House) -> None:
    playing = await finished(house)
    bruno = playing.opener
    await without(house, "attach_files")
    page = await page_of(bruno)
    assert "Attach Files" in text_of(page)
    assert not files(page)
    await deleted(bruno)
    assert GONE not in await whole(house)
