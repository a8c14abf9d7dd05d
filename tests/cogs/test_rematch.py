"""Another match at the end of one: everybody keeps their seat and says whether they are ready."""

import asyncio
from pathlib import Path

import pytest

from bot.loopback.person import is_private
from bot.loopback.world.threads import mark, remove
from bot.tables.decisions import ending
from bot.words.numbers import signed
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, Json, has_button, is_hand, is_result, says, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import Party, panel_of, party, press_in
from tests.cogs.support.rights import without
from tests.cogs.support.traffic import POST
from tests.tables.support.people import play_deal


@pytest.fixture
async def ended(house: House) -> Party:
    """Three people at a match that they ended after its first deal."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await playing.play_deal()
    return playing


async def rematch(guest: Guest) -> str | Json:
    outcome = await guest.press(await guest.until(is_result), "Rematch")
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message if has_button(outcome.message, "Ready") else told(outcome)


async def new_hand(guest: Guest) -> Json:
    """The hand in the rematch, which is the second table."""
    return await guest.until(lambda m: is_hand(m) and ":2:1:" in str(m))


async def opened(guest: Guest) -> Json:
    lobby = await rematch(guest)
    assert not isinstance(lobby, str)
    return lobby


async def test_everybody_is_asked_once_and_the_last_one_begins_it(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    await ada.until(is_result)
    posted = ended.house.traffic.count()[POST]
    lobby = await opened(ada)
    assert {int(each["id"]) for each in lobby["mentions"]} == {
        bruno.user_id,
        carla.user_id,
    }
    assert "Ada would like a rematch" in text_of(lobby)
    assert "Bruno · *not ready yet*" in text_of(lobby)
    assert (await carla.press(lobby, "Ready")).status == "answered"
    assert "3. **Carla**" in text_of(await ada.until(lambda m: m["id"] == lobby["id"]))
    assert (await bruno.press(lobby, "Ready")).status == "answered"
    for guest in ended.guests:
        await new_hand(guest)
    begun = await ada.until(lambda m: m["id"] == lobby["id"])
    assert "The match has started." in text_of(begun)
    assert not has_button(begun, "Ready")
    # The board of the first deal, and nothing beside it: nobody had to be asked for their hand.
    assert ended.house.traffic.count()[POST] == posted + 1


async def test_another_press_on_rematch_means_ready(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    lobby = await opened(ada)
    for guest in (bruno, carla):
        assert lobby["id"] in await rematch(guest)
    for guest in ended.guests:
        await new_hand(guest)
    begun = await ada.until(lambda m: m["id"] == lobby["id"] and not has_button(m, "Ready"))
    assert "The match has started." in text_of(begun)


async def test_who_asked_begins_with_computers(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    lobby = await opened(ada)
    await bruno.press(lobby, "Ready")
    async with nothing_changes(ended.house):
        sentence = told(await bruno.press(lobby, "Start with computers"))
    assert sentence.startswith("Not everyone is ready yet.")
    assert (await ada.press(lobby, "Start with computers")).status == "answered"
    [table] = ended.house.hub.open_tables()
    assert not table.seating.has(carla.user_id)
    for guest in (ada, bruno):
        await new_hand(guest)


async def test_two_who_want_it_at_once_find_one_lobby(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    await asyncio.gather(rematch(ada), rematch(bruno))
    [table] = ended.house.hub.open_tables()
    assert [sitter.user_id for sitter in table.seating.waiting] == [carla.user_id]


async def test_after_a_rematch_was_closed_there_can_be_another(ended: Party) -> None:
    ada, bruno, _ = ended.guests
    asked = (await press_in(ada, await opened(ada), "Table…", "Close")).message
    assert asked is not None
    await ada.press(asked, "Close the table")
    assert not isinstance(await rematch(bruno), str)
    [table] = ended.house.hub.open_tables()
    assert len(table.seating.waiting) == 2


async def test_who_does_not_want_a_rematch_gives_the_seat_to_another(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    lobby = await opened(ada)
    assert "left" in told(await press_in(carla, lobby, "Table…", "Leave"))
    offered = await ada.until(lambda m: m["id"] == lobby["id"] and has_button(m, "Join / Ready"))
    dino = await ended.house.guest("dino", ada.place)
    assert (await dino.press(offered, "Join / Ready")).status == "answered"
    assert (await bruno.press(lobby, "Ready")).status == "answered"
    for guest in (ada, bruno, dino):
        await new_hand(guest)


async def test_a_second_press_on_ready_offers_to_leave(ended: Party) -> None:
    ada, bruno, _ = ended.guests
    lobby = await opened(ada)
    await bruno.press(lobby, "Ready")
    assert has_button(await panel_of(bruno, lobby, "Ready"), "Leave")


async def test_a_stranger_opens_no_rematch(ended: Party) -> None:
    dino = await ended.house.guest("dino", ended.opener.place)
    result = await dino.until(is_result)
    async with nothing_changes(ended.house):
        sentence = told(await dino.press(result, "Rematch"))
    assert sentence == "You are not sitting at this table."


async def test_who_is_asked_is_still_awaited_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", computers=1)
            await before.start()
            for guest in before.guests:
                await before.table.change(ending.agree, guest.user_id)
            await before.finish()
            lobby = await opened(before.opener)
        async with playing_house(tmp_path, loopback=loopback) as house:
            bruno = await house.guest("bruno", before.opener.place)
            assert (await bruno.press(lobby, "Ready")).status == "answered"
            await new_hand(bruno)


async def test_a_rematch_from_ones_own_result_answers_nothing_private(ended: Party) -> None:
    ada, bruno, carla = ended.guests
    mine = await ada.until(lambda m: is_private(m) and has_button(m, "Rematch"))
    assert ada.place in told(await ada.press(mine, "Rematch"))
    lobby = await bruno.until(lambda m: has_button(m, "Ready"))
    assert "message_reference" not in lobby
    for guest in (bruno, carla):
        assert (await guest.press(lobby, "Ready")).status == "answered"
    # The press has brought the token for the hand.
    await new_hand(ada)


async def test_a_rematch_from_ones_own_result_opens_where_only_answers_are_allowed(
    ended: Party,
) -> None:
    ada, bruno, _ = ended.guests
    mine = await ada.until(lambda m: is_private(m) and has_button(m, "Rematch"))
    await without(ended.house, "send_messages_in_threads")
    assert (await ada.press(mine, "Rematch")).status == "answered"
    await bruno.until(lambda m: has_button(m, "Ready"))


async def test_a_rematch_from_the_channel_is_in_the_thread(ended: Party) -> None:
    house, (ada, bruno, carla) = ended.house, ended.guests
    await ada.until(is_result)
    outside = await house.guest("ada")
    invitation = await outside.until(is_result)
    thread = house.loopback.world.channels[ada.place]
    mark(house.loopback.world, thread, archived=True, locked=False)
    sentence = told(await outside.press(invitation, "Rematch"))
    assert ada.place in sentence
    lobby = await ada.until(lambda m: has_button(m, "Ready"))
    assert {int(each["id"]) for each in lobby["mentions"]} == {bruno.user_id, carla.user_id}
    for guest in (bruno, carla):
        assert (await guest.press(lobby, "Ready")).status == "answered"
    # What was pressed outside has brought no token for a hand in the thread.
    asked = await ada.until(says("the cards have been dealt"))
    assert [int(each["id"]) for each in asked["mentions"]] == [ada.user_id]


async def test_a_rematch_whose_thread_is_gone_opens_where_it_is_asked_for(ended: Party) -> None:
    house, (ada, bruno, carla) = ended.house, ended.guests
    await ada.until(is_result)
    outside = await house.guest("ada")
    invitation = await outside.until(is_result)
    world = house.loopback.world
    remove(world, world.channels[ada.place])
    outcome = await outside.press(invitation, "Rematch")
    lobby = outcome.message
    assert lobby is not None
    assert has_button(lobby, "Ready")
    assert {int(each["id"]) for each in lobby["mentions"]} == {bruno.user_id, carla.user_id}
    for name in ("bruno", "carla"):
        assert (await (await house.guest(name)).press(lobby, "Ready")).status == "answered"
    await new_hand(outside)


async def test_the_second_result_of_an_evening_says_how_people_stand(ended: Party) -> None:
    ada, house = ended.opener, ended.house
    result = await ada.until(is_result)
    assert "Tonight" not in text_of(result)
    lobby = await opened(ada)
    for guest in ended.guests[1:]:
        await guest.press(lobby, "Ready")
    again = house.newest_table(ada.place)
    await house.until(lambda: again.playing)
    for guest in ended.guests:
        await again.change(ending.agree, guest.user_id)
    async with house.unpainted(again):
        await play_deal(again)
    second = await ada.until(lambda m: is_result(m) and m["id"] != result["id"])
    sums = [0, 0, 0]
    for table in (ended.table, again):
        payoffs = table.game.payoffs(table.public.totals)
        seats = [table.seating.seat_of(guest.user_id) for guest in ended.guests]
        sums = [before + payoffs[seat] for before, seat in zip(sums, seats, strict=True)]
    names = dict(zip(("Ada", "Bruno", "Carla"), sums, strict=True))
    [line] = [line for line in text_of(second).splitlines() if line.startswith("After 2 matches: ")]
    assert line.startswith("After 2 matches: 1. ")
    for name, gained in names.items():
        place = 1 + sum(other > gained for other in sums)
        assert f"{place}. {name} {signed(gained)}" in line
    outside = await house.guest("dino")
    await outside.until(lambda m: line in text_of(m))
