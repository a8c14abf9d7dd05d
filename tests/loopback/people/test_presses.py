"""Buttons that are pressed and selects that are used."""

from typing import Any

import discord
import pytest

from bot.loopback import Person
from bot.loopback.person import NotPossible, buttons, selects
from bot.loopback.world.sample import LOUNGE_ID, PEOPLE
from tests.loopback.support.bots import HeldBot


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
