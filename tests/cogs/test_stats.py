"""Profiles, as people see them."""

from typing import Any

from bot.loopback.person import Outcome
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import House
from tests.data.support.finished import store

Json = dict[str, Any]


def answer(outcome: Outcome) -> Json:
    """The message that came of it."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


async def finished(house: House, *names: str, times: int = 1, ended_at: int = 1000) -> None:
    """Has matches ended that the first of these people won."""
    guests = [await house.guest(name) for name in names]
    guild = int(house.loopback.world.guild["id"])
    known: dict[int | None, str] = {guest.user_id: guest.name for guest in guests}
    database = house.database
    for time in range(times):
        seats = [(guest.user_id, 10 - 10 * seat) for seat, guest in enumerate(guests)]
        await store(database, *seats, guild=guild, ended_at=ended_at + time, names=known)


async def test_a_match_that_was_left_stays_in_the_history_of_who_left_it(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    guild = int(house.loopback.world.guild["id"])
    known: dict[int | None, str] = {ada.user_id: ada.name, bruno.user_id: bruno.name}
    seats = ((ada.user_id, 10), (bruno.user_id, -10))
    await store(house.database, *seats, guild=guild, names=known, left=bruno.user_id)
    history = answer(await ada.command("tarocchi history", player=str(bruno.user_id)))
    assert "Ada +10 · Bruno −10 (not played to the end)" in text_of(history)
    profile = answer(await ada.command("tarocchi profile", player=str(bruno.user_id)))
    assert text_of(profile) == "Bruno has not finished a match here yet."
