"""What nobody knows of Discord can be switched, and then happens the other way."""

from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control

FRUIT = [discord.SelectOption(label=each, value=each) for each in ("apple", "pear")]


def asking(custom_id: str) -> discord.ui.View:
    """A select."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Select(custom_id=custom_id, options=FRUIT))
    return view


async def test_only_the_original_is_reached(loopback: Loopback, bot: HeldBot, ada: Person) -> None:
    assert not (await control(loopback, "outcome", by_id=False))["by_id"]
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("Panel", view=asking("fruit"), ephemeral=True)
    message = (await outcome).message
    assert message is not None
    interaction, outcome = await bot.held(ada.choose(message, "fruit", ["apple"]))
    await interaction.response.defer()
    with pytest.raises(discord.NotFound) as refused:
        await interaction.followup.edit_message(int(message["id"]), content="by its id")
    assert refused.value.code == 10008
    follow_up = await interaction.followup.send("More", ephemeral=True, wait=True)
    await follow_up.edit(content="A follow-up has no other name")
    await interaction.edit_original_response(content="as the original")
    await outcome
    assert (await ada.message(message))["content"] == "as the original"


async def test_the_same_choice_is_not_sent_twice(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("Panel", view=asking("fruit:1"))
    message = (await outcome).message
    assert message is not None
    interaction, outcome = await bot.held(ada.choose(message, "fruit:1", ["apple"]))
    await interaction.response.edit_message(view=asking("fruit:1"))
    await outcome
    with pytest.raises(NotPossible, match="same_choice"):
        await ada.choose(message, "fruit:1", ["apple"])
    await interaction.edit_original_response(view=asking("fruit:2"))
    interaction, outcome = await bot.held(ada.choose(message, "fruit:2", ["apple"]))
    await interaction.response.defer()
    await outcome


async def test_the_same_choice_is_sent_by_an_app_started_anew(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("Panel", view=asking("fruit"))
    message = (await outcome).message
    assert message is not None
    await chosen(bot, ada, message)
    async with Person(loopback.url, "ada") as again:
        await chosen(bot, again, message)


async def test_the_same_choice_may_be_sent_twice(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    await control(loopback, "outcome", same_choice=True)
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("Panel", view=asking("fruit"))
    message = (await outcome).message
    assert message is not None
    for _ in range(2):
        await chosen(bot, ada, message)


async def chosen(bot: HeldBot, person: Person, message: dict[str, Any]) -> None:
    """Have the apple chosen; it is answered."""
    interaction, outcome = await bot.held(person.choose(message, "fruit", ["apple"]))
    await interaction.response.defer()
    assert (await outcome).status == "deferred"
