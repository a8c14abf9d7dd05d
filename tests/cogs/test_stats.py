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
