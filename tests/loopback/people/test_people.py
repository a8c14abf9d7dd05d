"""What people can do, and what they cannot."""

import aiohttp
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import LOUNGE_ID, PEOPLE
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control


async def test_everybody_is_listed(loopback: Loopback) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{loopback.url}/people") as reply:
        listed = await reply.json()
    names = [person["username"] for person in listed["people"]]
    assert names == ["ada", "bruno", "carla", "dino", "elena", "fabio"]
    assert listed["guild"]["name"] == "Playground"
    assert listed["bot"]["connected"] is False


async def test_person_is_found_by_id_too(loopback: Loopback) -> None:
    async with Person(loopback.url, PEOPLE[2].id) as carla:
        said = await carla.say("lounge", "Hello <@" + PEOPLE[0].id + ">")
    assert said["author"]["username"] == "carla"
    assert said["channel_id"] == LOUNGE_ID
    assert [user["username"] for user in said["mentions"]] == ["ada"]


async def test_only_what_the_bot_is_there_for_is_heard(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("done")
    heard = (await outcome).interaction_id
    await control(loopback, "server", who="bot", do="break")
    missed = (await ada.command("tables", "hold")).interaction_id
    presses = loopback.world.interactions
    assert [presses[each].heard for each in (heard, missed)] == [True, False]


async def test_messages_come_in_pages_oldest_first(ada: Person) -> None:
    for n in range(5):
        await ada.say("tables", str(n))
    last = await ada.messages("tables", limit=2)
    assert [message["content"] for message in last] == ["3", "4"]
    before = await ada.messages("tables", limit=2, before=last[0]["id"])
    assert [message["content"] for message in before] == ["1", "2"]
    for query in ("limit=0", "limit=x", "before=x"):
        with pytest.raises(NotPossible, match="bad_"):
            await ada._get(f"/channels/tables/messages?{query}")


async def test_dismissed_message_is_gone_for_its_reader(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("secret", ephemeral=True)
    message = (await outcome).message
    assert message is not None
    await ada.dismiss(message)
    gone = await ada.wait_for(lambda event: event.type == "message_delete")
    assert gone.data["id"] == message["id"]
    assert await ada.messages("tables") == []
    with pytest.raises(NotPossible, match="no_such_message"):
        await ada.press(message, "x")
    said = await ada.say("tables", "public")
    with pytest.raises(NotPossible, match="not_private"):
        await ada.dismiss(said)


async def test_wrong_requests_are_told_so(loopback: Loopback, ada: Person) -> None:
    for content in ("", "  ", "x" * 2001):
        with pytest.raises(NotPossible, match="bad_content"):
            await ada.say("tables", content)
    with pytest.raises(NotPossible, match="no_such_channel"):
        await ada.say("nowhere", "x")
    with pytest.raises(NotPossible, match="no_such_locale"):
        await ada.speak("tlh")
    with pytest.raises(NotPossible, match="no_such_message"):
        await ada.message("1")
    nobody = Person(loopback.url, "nobody")
    with pytest.raises(NotPossible, match="no_such_person"):
        await nobody.channels()
    await nobody.close()
