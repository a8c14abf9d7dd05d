"""What people can do, and what they cannot."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible, buttons, selects
from bot.loopback.sample import LOUNGE_ID, PEOPLE
from tests.loopback.bots import HeldBot


def controls(disabled: bool = False) -> discord.ui.View:
    """A button and selects of each kind."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go", disabled=disabled))
    options = [discord.SelectOption(label=each, value=each) for each in ("a", "b", "c")]
    select: Any = discord.ui.Select(custom_id="cards", options=options, min_values=1, max_values=2)
    view.add_item(select)
    view.add_item(discord.ui.UserSelect(custom_id="who"))
    view.add_item(discord.ui.ChannelSelect(custom_id="where"))
    return view


async def panel(bot: HeldBot, person: Person, view: discord.ui.View) -> dict[str, Any]:
    """A public message with controls."""
    interaction, outcome = await bot.held(person.command("tables", "hold"))
    await interaction.response.send_message("Panel", view=view)
    message = (await outcome).message
    assert message is not None
    return message


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


async def test_disabled_and_absent_buttons_cannot_be_pressed(bot: HeldBot, ada: Person) -> None:
    message = await panel(bot, ada, controls(disabled=True))
    for custom_id in ("go", "gone", "cards"):
        with pytest.raises(NotPossible) as refused:
            await ada.press(message, custom_id)
        assert (refused.value.status, refused.value.code) == (409, "not_there")
    with pytest.raises(LookupError, match="Stop"):
        await ada.press(message, label="Stop")


async def test_forged_press_reaches_the_client(bot: HeldBot, ada: Person) -> None:
    message = await panel(bot, ada, controls(disabled=True))
    interaction, outcome = await bot.held(ada.forge_press(message, "play:somebody-else"))
    data: Any = interaction.data
    assert (data["custom_id"], data["component_type"]) == ("play:somebody-else", 2)
    await interaction.response.defer()
    assert (await outcome).status == "deferred"
    interaction, outcome = await bot.held(ada.forge_choice(message, "cards", ["z", "z"]))
    data = interaction.data
    assert (data["component_type"], data["values"]) == (3, ["z", "z"])
    await interaction.response.defer()
    await outcome


async def test_choices_reach_the_client(bot: HeldBot, ada: Person) -> None:
    message = await panel(bot, ada, controls())
    assert [select["custom_id"] for select in selects(message)] == ["cards", "who", "where"]
    assert [button["label"] for button in buttons(message)] == ["Go"]
    for custom_id, values, expected in (
        ("cards", ["b", "a"], ["b", "a"]),
        ("who", ["bruno"], [PEOPLE[1].id]),
        ("where", ["lounge"], [LOUNGE_ID]),
    ):
        interaction, outcome = await bot.held(ada.choose(message, custom_id, values))
        data: Any = interaction.data
        assert data["values"] == expected
        await interaction.response.defer()
        await outcome


@pytest.mark.parametrize(
    ("values", "code"),
    [([], "bad_count"), (["a", "b", "c"], "bad_count"), (["z"], "not_offered")],
)
async def test_wrong_choices_are_refused(
    bot: HeldBot, ada: Person, values: list[str], code: str
) -> None:
    message = await panel(bot, ada, controls())
    with pytest.raises(NotPossible) as refused:
        await ada.choose(message, "cards", values)
    assert refused.value.code == code


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


async def test_page_is_served(loopback: Loopback) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(loopback.url + "/") as page:
            assert page.status == 200
            assert page.content_type == "text/html"
        async with session.get(loopback.url + "/web/../server.py") as outside:
            assert outside.status in (403, 404)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/people", {}, 200),
        ("/people", {"Host": "evil.example"}, 403),
        ("/people", {"Host": "127.0.0.1.evil.example"}, 403),
        ("/people", {"Host": "127.0.0.1"}, 403),
        ("/people", {"Origin": "http://evil.example"}, 403),
        ("/people", {"Origin": "null"}, 403),
        ("/people", {"Origin": "http://localhost:{port}"}, 200),
        ("/control/clock", {"Origin": "https://127.0.0.1:{port}"}, 403),
        ("/api/v10/gateway", {}, 200),
        ("/api/v10/gateway", {"Origin": "http://127.0.0.1:{port}"}, 403),
        ("/gateway", {"Origin": "http://127.0.0.1:{port}"}, 403),
        ("/people/ada/events", {"Origin": "http://evil.example"}, 403),
    ],
)
async def test_other_sites_are_turned_away(
    loopback: Loopback, path: str, headers: dict[str, str], status: int
) -> None:
    sent = {key: value.format(port=loopback.port) for key, value in headers.items()}
    async with (
        aiohttp.ClientSession() as session,
        session.get(loopback.url + path, headers=sent) as reply,
    ):
        assert reply.status == status
