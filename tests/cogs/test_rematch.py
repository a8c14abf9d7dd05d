"""Another match at the end of one: a new lobby, in which those who want it find each other."""

import asyncio

import pytest

from bot.tables import ending
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, Json, is_result
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, is_lobby, party
from tests.tables.support.people import play_deal


@pytest.fixture
async def ended(house: House) -> Party:
    """Three people at a match that they ended after its first deal."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await play_deal(playing.table)
    return playing


async def rematch(guest: Guest) -> str | Json:
    outcome = await guest.press(await guest.until(is_result), "Rematch")
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message if is_lobby(outcome.message) else told(outcome)


async def test_who_wants_a_rematch_sits_down_in_it(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    lobby = await rematch(ada)
    assert not isinstance(lobby, str)
    for guest in (bruno, carla, bruno, ada):
        assert lobby["id"] in await rematch(guest)
    [table] = ended.house.hub.open_tables()
    names = [sitter.name for sitter in table.seating.sitters]
    assert names == ["Ada", "Bruno", "Carla"]
    await ada.until(lambda m: m["id"] == lobby["id"] and "**Carla**" in str(m))
    assert (await carla.press(lobby, "Start")).status == "answered"
    for guest in ended.guests:
        await guest.until_hand()


async def test_two_who_want_it_at_once_find_one_lobby(ended: Party) -> None:
    ada, bruno, _ = ended.guests
    await asyncio.gather(rematch(ada), rematch(bruno))
    [table] = ended.house.hub.open_tables()
    assert {sitter.name for sitter in table.seating.sitters} == {"Ada", "Bruno"}


async def test_after_a_rematch_was_closed_there_can_be_another(ended: Party) -> None:
    ada, bruno, _ = ended.guests
    lobby = await rematch(ada)
    await ada.press(lobby, "Close")
    assert not isinstance(await rematch(bruno), str)
    [table] = ended.house.hub.open_tables()
    assert [sitter.name for sitter in table.seating.sitters] == ["Bruno"]
