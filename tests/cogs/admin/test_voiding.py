"""A moderator voids a match: it stays in the history and counts in no board."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.app.jobs import recounting
from bot.games.cards import Seat
from bot.loopback.person import images
from bot.loopback.world.messages import delete
from bot.tables.clock import SystemClock
from bot.tables.decisions import ending
from bot.tables.hub import Hub
from bot.tables.recount import is_due
from bot.tables.table import Table
from data.database import Database
from tests.cogs.admin.test_choices import MODERATOR, answer
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, has_button, is_result, says, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.past import matches_of, open_match, played
from tests.cogs.support.playing import Party, party
from tests.data.support.boards import matches_of_all

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def count_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has to be counted again is, without waiting."""
    monkeypatch.setattr(recounting, "EVERY_S", 0.05)


async def refused(guest: Guest, match: int) -> str:
    return told(await guest.command("tarocchi-admin void", match=match))


async def rated(database: Database) -> int:
    [(number,)] = await database.reading.execute_fetchall("SELECT count(*) FROM ratings")
    return int(number)


async def counted(database: Database) -> None:
    """Returns once nothing has to be counted again."""
    async with asyncio.timeout(60):
        while True:
            if not await is_due(database):
                return
            await asyncio.sleep(0.02)


async def test_a_match_is_voided(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    table = await played(house)
    assert await rated(house.database) == 2 * 3
    ada = await house.guest(MODERATOR)
    question = await answer(ada, "void", match=table)
    assert f"Match {table} · Scarto · Ada, Beppe, Carla · ended" in text_of(question)
    assert "Void this match?" in text_of(question)
    assert told(await ada.press(question, "Void the match")).startswith(
        f"Match {table} has been voided."
    )
    assert f"moderator {ada.user_id} voided table={table} server=" in caplog.text
    await counted(house.database)
    assert await rated(house.database) == 0
    voided = await house.hub.find(table)
    assert await matches_of_all(house.database, voided.row.guild_id) == {}
    page = await matches_of(ada)
    assert "· *voided*" in text_of(page)
    assert "Voided by a moderator" in text_of(await open_match(ada, page))


async def test_the_newest_matches_are_offered_until_they_are_voided(house: House) -> None:
    first, second = [await played(house) for _ in range(2)]
    ada = await house.guest(MODERATOR)

    async def offered(typed: str = "") -> list[int]:
        found = await ada.person.autocomplete(
            ada.place, "tarocchi-admin void", "match", match=typed
        )
        return [choice["value"] for choice in found]

    assert await offered() == [second, first]
    assert await offered("beppe") == [second, first]
    assert await offered("zoe") == []
    question = await answer(ada, "void", match=second)
    await ada.press(question, "Void the match")
    assert await offered() == [first]


async def test_what_cannot_be_voided(house: House) -> None:
    table = await played(house)
    playing = await party(house, "bruno", "carla", computers=1)
    ada = await house.guest(MODERATOR)
    question = await answer(ada, "void", match=table)
    again = await answer(ada, "void", match=table)
    await ada.press(question, "Void the match")
    async with nothing_changes(house):
        assert await refused(ada, 999) == "There is no match 999 on this server."
        assert await refused(ada, playing.table.id) == "This match is not finished yet."
        assert await refused(ada, table) == "This match has already been voided."
        assert told(await ada.press(again, "Void the match")) == (
            "This match has already been voided."
        )


async def test_a_question_cannot_be_answered_for_long(house: House) -> None:
    table = await played(house)
    ada = await house.guest(MODERATOR)
    question = await answer(ada, "void", match=table)
    house.loopback.clock.advance(301)
    assert "Run the command again" in told(await ada.press(question, "Void the match"))
    assert not (await house.hub.find(table)).row.voided


async def until_voided(reader: Guest, message: Json) -> Json:
    """The message once it says that the match counts for nobody."""
    return await reader.until(
        lambda m: m["id"] == message["id"] and "Voided by a moderator" in text_of(m)
    )


async def ended(house: House) -> tuple[Party, Json, Json]:
    """Two people whose match is over, the message with its result, and the invitation."""
    playing = await agreed(house)
    await playing.finish()
    result = await playing.opener.until(is_result)
    channel = await house.guest("dino")
    invitation = await channel.until(says("🏁"))
    return playing, result, invitation


async def agreed(house: House) -> Party:
    """Two people in the first deal of a match, which is to be the last."""
    playing = await party(house, "bruno", "carla", computers=1)
    await playing.start()
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    return playing


async def test_its_result_and_its_invitation_say_so(house: House) -> None:
    playing, result, invitation = await ended(house)
    [picture] = images(result)
    await playing.table.change(ending.void)
    voided = await until_voided(playing.opener, result)
    assert images(voided)[0]["description"] == picture["description"]
    assert has_button(voided, "Rematch")
    await until_voided(await house.guest("dino"), invitation)
    await house.boards.of(playing.table).rest()
    # The token of the invitation went with the end of the match, and is not tried again.
    assert not [call for call in house.traffic.calls if not call.went_well]
    # Nothing is left to be shown.
    assert playing.table.row.result_message_id is None
    assert await house.hub.unshown() == ()


async def test_its_result_says_so_though_hands_are_still_being_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = asyncio.Event()

    async def slowly(table: Table, seat: Seat) -> None:
        await shown.wait()

    playing = await agreed(house)
    # Nothing is painted before the hands have been dealt.
    await house.boards.of(playing.table).rest()
    monkeypatch.setattr(house.hands, "on_turn", slowly)
    await playing.finish()
    result = await playing.opener.until(is_result)
    async with asyncio.timeout(10):
        while playing.table.row.board is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    # The end has been shown, and only hands are still waited for.
    await asyncio.sleep(0.1)
    await playing.table.change(ending.void)
    shown.set()
    await house.boards.of(playing.table).rest()
    assert playing.table.row.result_message_id is None
    await until_voided(playing.opener, result)


async def test_its_result_says_so_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing, result, _ = await ended(house)
            await house.boards.of(playing.table).rest()
            number = playing.table.id
        database = await Database.open(tmp_path / "bot.db")
        table = await Hub(database, SystemClock()).find(number)
        await table.change(ending.void)
        await database.close()
        async with playing_house(tmp_path, loopback=loopback) as house:
            carla = await house.guest("carla", result["channel_id"])
            await until_voided(carla, result)


async def test_its_result_may_be_gone(house: House) -> None:
    playing, result, _ = await ended(house)
    world = house.loopback.world
    delete(world, world.messages[result["id"]])
    world.settle()
    await playing.table.change(ending.void)
    await house.boards.of(playing.table).rest()
    assert playing.table.row.result_message_id is None


async def test_its_thread_may_be_gone(house: House) -> None:
    playing, _, _ = await ended(house)
    world = house.loopback.world
    world.drop_channel(world.channels[playing.opener.place])
    await playing.table.change(ending.void)
    await house.boards.of(playing.table).rest()
    assert playing.table.row.result_message_id is None
