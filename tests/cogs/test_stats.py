"""The leaderboard, profiles and past matches, as people see them."""

from typing import Any

from bot.loopback.person import Outcome, images
from tests.cogs.guests import text_of
from tests.cogs.house import House
from tests.cogs.rights import without
from tests.data.test_history import store

Json = dict[str, Any]


def answer(outcome: Outcome) -> Json:
    """The message that came of it."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


async def finished(house: House, *names: str, times: int = 1) -> None:
    """Has matches ended that the first of these people won."""
    guests = [await house.guest(name) for name in names]
    guild = int(house.loopback.world.guild["id"])
    known: dict[int | None, str] = {guest.user_id: guest.name for guest in guests}
    database = house.bot.services.database
    for time in range(times):
        seats = [(guest.user_id, 10 - 10 * seat) for seat, guest in enumerate(guests)]
        await store(database, *seats, guild=guild, ended_at=1000 + time, names=known)


async def test_the_leaderboard_is_a_picture_with_words(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=2)
    bruno = await house.guest("bruno")
    board = answer(await bruno.command("leaderboard"))
    [image] = images(board)
    assert "1. Ada: 2 wins of 2, +20 points." in image["description"]
    assert "Your place" not in image["description"]
    assert text_of(board) == ""


async def test_the_leaderboard_in_words_where_files_may_not_be_sent(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await without(house, "attach_files")
    ada = await house.guest("ada")
    board = answer(await ada.command("leaderboard", game="scarto"))
    assert images(board) == []
    assert "Leaderboard · Scarto" in text_of(board)
    assert "1\\. Ada: 1 win of 1" in text_of(board)


async def test_a_leaderboard_without_matches_says_how_to_begin(house: House) -> None:
    ada = await house.guest("ada")
    assert "/tarocchi new" in text_of(answer(await ada.command("leaderboard")))


async def test_a_profile_shows_what_somebody_has_done(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=3)
    bruno = await house.guest("bruno")
    [own] = images(answer(await bruno.command("profile")))
    assert own["description"].startswith("Bruno: 2nd place in this server. 3 matches, 0 won")
    ada = await house.guest("ada")
    other = answer(await bruno.command("profile", player=str(ada.user_id), game="scarto"))
    [picture] = images(other)
    assert picture["description"].startswith("Ada: 1st place in this server · Scarto.")
    assert "from 0, highest +30, lowest 0, now +30." in picture["description"]


async def test_a_profile_in_words_where_files_may_not_be_sent(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await without(house, "attach_files")
    ada = await house.guest("ada")
    told = answer(await ada.command("profile"))
    assert images(told) == []
    assert "1 match, 1 won" in text_of(told)


async def test_a_profile_of_somebody_who_has_not_played(house: House) -> None:
    ada = await house.guest("ada")
    assert text_of(answer(await ada.command("profile"))) == (
        "Ada has not finished a match here yet."
    )


async def test_a_profile_of_an_unknown_game(house: House) -> None:
    ada = await house.guest("ada")
    assert "poker" in text_of(answer(await ada.command("profile", game="poker")))
