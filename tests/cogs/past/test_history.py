"""Past matches, page by page."""

import re
from typing import Any

import pytest

from bot.loopback.person import buttons
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House
from tests.cogs.support.past import matches_of as history
from tests.data.support.finished import store

Json = dict[str, Any]


async def finished(house: House, *names: str, times: int = 1, **more: Any) -> None:
    """Has matches of these people ended, each a day after the one before."""
    guests = [await house.guest(name) for name in names]
    known: dict[int | None, str] = {guest.user_id: guest.name for guest in guests}
    seats = [(guest.user_id, -seat) for seat, guest in enumerate(guests)]
    guild = int(house.loopback.world.guild["id"])
    [(before,)] = await house.database.reading.execute_fetchall("SELECT count(*) FROM results")
    for day in range(times):
        ended_at = 1_700_000_000 + 86_400 * (before + day)
        await store(house.database, *seats, guild=guild, ended_at=ended_at, names=known, **more)


async def turned(guest: Guest, page: Json, label: str) -> Json:
    """The page after a press, in place of the one before."""
    outcome = await guest.press(page, label)
    assert outcome.message is not None, outcome
    assert outcome.message["id"] == page["id"]
    return outcome.message


def days(page: Json) -> list[str]:
    """When the matches of a page ended."""
    return re.findall(r"<t:(\d+):d>", text_of(page))


def ways(page: Json) -> list[str]:
    """The buttons that turn the page."""
    return [button["label"] for button in buttons(page) if button["label"][0] in "◀O"]


async def test_all_matches_are_found_page_by_page_and_back(house: House) -> None:
    await finished(house, "ada", "bruno", times=23)
    carla = await house.guest("carla")
    first = await history(carla)
    assert ways(first) == ["Older ▶"]
    second = await turned(carla, first, "Older ▶")
    third = await turned(carla, second, "Older ▶")
    assert ways(third) == ["◀ Newer"]
    assert [len(days(page)) for page in (first, second, third)] == [10, 10, 3]
    seen = days(first) + days(second) + days(third)
    assert seen == sorted(set(seen), reverse=True)
    again = await turned(carla, third, "◀ Newer")
    assert days(again) == days(second)
    assert days(await turned(carla, again, "◀ Newer")) == days(first)


async def test_a_match_that_ends_meanwhile_moves_no_page(house: House) -> None:
    await finished(house, "ada", "bruno", times=12)
    carla = await house.guest("carla")
    first = await history(carla)
    await finished(house, "ada", "bruno")
    second = await turned(carla, first, "Older ▶")
    assert not set(days(second)) & set(days(first))
    newest = await turned(carla, second, "◀ Newer")
    assert len(days(newest)) == 10
    newer = await turned(carla, newest, "◀ Newer")
    assert len(days(newer)) == 10
    assert days(newer)[1:] == days(first)[:9]


async def test_matches_of_a_player_of_a_game_and_with_somebody(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await finished(house, "ada", "carla", times=11)
    await finished(house, "ada", "bruno", game="ottocento")
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    who = str(bruno.user_id)
    for asked, count, title in (
        ({"player": who}, 2, "## Latest matches of Bruno"),
        ({"with": who}, 2, "## Latest matches of Ada and Bruno"),
        ({"game": "ottocento"}, 1, "## Latest matches · Ottocento"),
        ({"with": who, "game": "Scarto"}, 1, "## Latest matches of Ada and Bruno · Scarto"),
        ({"player": who, "with": who}, 2, "## Latest matches of Bruno"),
    ):
        page = await history(ada, **asked)
        assert text_of(page).splitlines()[0] == title
        assert len(days(page)) == count, asked
    long = await history(bruno, player=str(ada.user_id), game="scarto")
    rest = await turned(bruno, long, "Older ▶")
    assert text_of(rest).splitlines()[0] == "## Latest matches of Ada · Scarto"
    assert len(days(rest)) == 2


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({}, "No match has been finished here yet."),
        ({"player": "dino"}, "Dino has not finished a match here yet."),
        ({"player": "dino", "game": "scarto"}, "No match finished here is like that."),
        ({"with": "dino"}, "No match finished here is like that."),
    ],
    ids=["nobody", "player", "game", "partner"],
)
async def test_what_is_not_there_gets_one_sentence(
    house: House, asked: dict[str, str], sentence: str
) -> None:
    dino = await house.guest("dino")
    if asked:
        await finished(house, "ada", "bruno")
    ids = {key: str(dino.user_id) if value == "dino" else value for key, value in asked.items()}
    ada = await house.guest("ada")
    assert text_of(await history(ada, **ids)) == sentence


async def test_matches_of_an_unknown_game(house: House) -> None:
    ada = await house.guest("ada")
    sentence = told(await ada.command("tarocchi history", game="poker"))
    assert sentence.startswith("There is no game called poker.")


async def test_matches_of_another_server_are_not_listed(house: House) -> None:
    ada = await house.guest("ada")
    known: dict[int | None, str] = {ada.user_id: ada.name, 2: "Bruno"}
    await store(house.database, (ada.user_id, 1), (2, -1), guild=12345, names=known)
    assert text_of(await history(ada)) == "No match has been finished here yet."
