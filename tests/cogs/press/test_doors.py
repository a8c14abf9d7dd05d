"""Layouts of our own go through every door by which the library sends or changes a message."""

import asyncio

import discord
import pytest

from cogs.layouts.codec import Id
from cogs.layouts.components import FinishedLayout, Text
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.parts import button, layout_of, plain_buttons, row, words
from cogs.press.edits import answer_in_place, edit, edit_by_token
from cogs.press.press import Interaction
from tests.cogs.support.guests import Guest, Json, has_button, text_of
from tests.cogs.support.house import House

REQUEST: Id = TableButton(1, TableAction.JOIN)
NOTHING: list[discord.File] = []


async def test_in_a_channel(house: House) -> None:
    guest = await house.guest("ada")
    await guest.person.watch()
    channel = house.bot.get_partial_messageable(int(guest.place))

    message = await channel.send(view=words("posted"))
    await seen(guest, "posted")
    await message.edit(view=words("edited by the library"))
    await seen(guest, "edited by the library")
    await edit(house.bot, int(guest.place), message.id, pressable("edited"), NOTHING)
    await seen(guest, "edited")
    await channel.send("plain", view=plain_buttons(button(REQUEST, "Go")))
    assert has_button(await seen(guest, "plain"), "Go")

    assert house.views_kept == ()


async def test_in_answer_to_presses(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, came = await house.guest("ada"), asyncio.Queue[Interaction]()
    await guest.person.watch()
    monkeypatch.setattr(house.running.services.controls, "_answer", came.put)
    await house.bot.get_partial_messageable(int(guest.place)).send(view=pressable("public"))

    async with asyncio.TaskGroup() as presses:

        async def press(text: str) -> Interaction:
            presses.create_task(guest.press(await seen(guest, text), "Go"))
            return await came.get()

        first = await press("public")
        await first.response.send_message(view=pressable("private"), ephemeral=True)
        await first.followup.send(view=pressable("more"), ephemeral=True, wait=True)
        second = await press("private")
        await answer_in_place(second, pressable("in place"))
        third = await press("in place")
        await answer_in_place(third, words("once more"))
        await seen(guest, "once more")
        await third.edit_original_response(view=words("original"))
        await seen(guest, "original")
        assert third.message is not None
        await edit_by_token(third.followup, third.message.id, words("by token"))
        await seen(guest, "by token")

    assert house.views_kept == ()


def pressable(text: str) -> FinishedLayout:
    """A message with a text and a button."""
    return layout_of(Text(text), row([button(REQUEST, "Go")]))


async def seen(guest: Guest, text: str) -> Json:
    """The message with this text, once the guest sees it."""
    return await guest.until(lambda message: text_of(message) == text)
