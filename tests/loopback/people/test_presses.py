"""Buttons that are pressed and selects that are used."""

from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible, buttons, selects
from bot.loopback.world import permissions as may
from bot.loopback.world.sample import LOUNGE_ID, PEOPLE, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control

NO_THREADS = may.VIEW_CHANNEL | may.SEND_MESSAGES | may.USE_APPLICATION_COMMANDS


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


async def panel_in_thread(bot: HeldBot) -> tuple[discord.Thread, dict[str, Any]]:
    """A thread with a message that has controls."""
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    message = await thread.send("Panel", view=controls())
    return thread, {"id": str(message.id)}


async def reached(bot: HeldBot, doing: Any) -> None:
    """What a person does arrives at the client."""
    interaction, outcome = await bot.held(doing)
    await interaction.response.defer()
    assert (await outcome).status == "deferred"


async def test_a_press_in_an_archived_thread_opens_it_by_the_right_of_the_person(
    loopback: Loopback, bot: HeldBot, bruno: Person
) -> None:
    thread, message = await panel_in_thread(bot)
    metadata = loopback.world.channels[str(thread.id)]["thread_metadata"]
    await control(loopback, "archive", thread=str(thread.id))
    await control(
        loopback, "permissions", channel="tables", who="bruno", permissions=str(NO_THREADS)
    )
    for doing in (
        bruno.press(message, "go"),
        bruno.choose(message, "cards", ["a"]),
        bruno.command(str(thread.id), "hold"),
        bruno.say(str(thread.id), "x"),
    ):
        with pytest.raises(NotPossible) as refused:
            await doing
        assert (refused.value.status, refused.value.code) == (403, "not_allowed")
    assert metadata["archived"]
    # Some apps send a press as it is. It reaches the bot, and its answer may open the thread.
    await reached(bot, bruno.forge_press(message, "go"))
    assert metadata["archived"]
    bits = str(NO_THREADS | may.SEND_MESSAGES_IN_THREADS)
    await control(loopback, "permissions", channel="tables", who="bruno", permissions=bits)
    await reached(bot, bruno.press(message, "go"))
    assert not metadata["archived"]


@pytest.mark.parametrize("archived", [False, True])
async def test_nobody_presses_anything_in_a_locked_thread(
    loopback: Loopback, bot: HeldBot, ada: Person, archived: bool
) -> None:
    thread, message = await panel_in_thread(bot)
    await control(loopback, "archive", thread=str(thread.id), archived=archived, locked=True)
    for doing in (ada.press(message, "go"), ada.choose(message, "cards", ["a"])):
        with pytest.raises(NotPossible) as refused:
            await doing
        assert (refused.value.status, refused.value.code) == (409, "locked")
