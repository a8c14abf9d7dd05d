"""How many tables a person may be at: refused in one sentence that says where they are."""

import asyncio
from dataclasses import replace

from bot.loopback.person import is_private
from bot.tables.decisions import ending, lobby, presence
from tests.cogs.support.answers import told
from tests.cogs.support.guests import has_button, is_board, is_result, says
from tests.cogs.support.house import House
from tests.cogs.support.playing import party

LOBBIES = "You are already waiting at as many tables as this server allows:"
MATCHES = "You are already playing at as many tables as this server allows:"


async def test_a_fourth_lobby_is_neither_opened_nor_joined(house: House) -> None:
    mine = [await party(house, "bruno") for _ in range(3)]
    bruno = await house.guest("bruno")
    places = " ".join(f"<#{playing.table.row.channel_id}>" for playing in mine)
    said = told(await bruno.command("tarocchi new", game="scarto"))
    assert said == f"{LOBBIES} {places}. Leave one of them first."
    other = await party(house, "carla")
    bruno.place = other.opener.place
    assert told(await bruno.press(other.lobby, "Join")).startswith(LOBBIES)
    assert len(house.hub.open_tables()) == 4

    await mine[0].table.change(lobby.leave, bruno.user_id)
    assert (await bruno.press(other.lobby, "Join")).status == "answered"
    assert other.table.seating.has(bruno.user_id)


async def test_many_tables_cannot_be_opened_at_once(house: House) -> None:
    bruno = await house.guest("bruno")
    wishes = [bruno.command("tarocchi new", game="scarto", place="here") for _ in range(5)]
    outcomes = await asyncio.gather(*wishes)
    refused = [o for o in outcomes if o.message is not None and is_private(o.message)]
    assert len(refused) == 2
    assert len(house.hub.open_tables()) == 3


async def test_an_invitation_and_a_rematch_are_refused_too(house: House) -> None:
    played = await party(house, "bruno", computers=2)
    await played.start_playing()
    await played.table.change(ending.agree, played.opener.user_id)
    await played.finish()
    result = await played.opener.until(is_result)
    for _ in range(3):
        await party(house, "bruno")
    assert told(await played.opener.press(result, "Rematch")).startswith(LOBBIES)
    await party(house, "carla")
    bruno = await house.guest("bruno")
    invitation = await bruno.until(lambda m: has_button(m, "Join") and says("Carla")(m))
    assert told(await bruno.press(invitation, "Join")).startswith(LOBBIES)


async def test_slow_tables_are_counted_apart(house: House) -> None:
    for _ in range(3):
        await party(house, "bruno", clock="slow")
    await party(house, "bruno")
    bruno = await house.guest("bruno")
    assert told(await bruno.command("tarocchi new", game="scarto", clock="slow")).startswith(
        LOBBIES
    )


async def test_a_server_may_have_other_limits(unhurried: House) -> None:
    house = unhurried
    servers, guild = house.running.services.servers, int(house.loopback.world.guild["id"])
    await servers.change(guild, lambda old: replace(old, matches=1))
    playing = await party(house, "bruno", computers=2)
    await playing.start_playing()
    bruno = await house.guest("bruno")
    said = told(await bruno.command("tarocchi new", game="scarto"))
    place = f"<#{playing.table.row.channel_id}>"
    assert said == f"{MATCHES} {place}. Finish or leave one of them first."
    other = await party(house, "carla", computers=2)
    await other.start_playing()
    assert other.table.has_place
    board = await other.opener.until(is_board)
    bruno.place = other.opener.place
    assert told(await bruno.press(board, "Join")).startswith(MATCHES)
    await playing.table.change(presence.leave, bruno.user_id)
    assert "has the seat" not in told(await bruno.press(board, "Join"))
    assert other.table.seating.expects(bruno.user_id)
