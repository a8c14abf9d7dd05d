"""What is stored about a person, for themselves: as a file, and deleting it."""

import asyncio
import gzip
import json
import logging

import discord
from discord.ext import commands

from cogs.layouts.parts import words
from cogs.messages.files import attached
from cogs.my_data import ids
from cogs.my_data.layout import data_page, last_question, page_without_file, question
from cogs.press.edits import answer_in_place
from cogs.press.group import said
from cogs.press.permissions import may_attach, require_fresh
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data.personal import stored

log = logging.getLogger(__name__)

FILE = "tarocchi.json"
LONGEST = 8_000_000
"""The most bytes of a file that is sent as it is; Discord takes none above ten megabytes."""


class MyData(commands.Cog):
    """`/tarocchi mydata`."""

    def __init__(self, services: Services) -> None:
        controls, guard = services.controls, services.guard
        self._database = services.database
        self._hub = services.hub
        self._players = services.players
        controls.on_press(ids.DeleteMyData, self.ask)
        controls.on_press(ids.ReallyDelete, self.ask_again)
        controls.on_press(ids.DeleteForGood, self.delete)

        @services.group.command(name="mydata", description=said("command-mydata"))
        async def mydata(press: Interaction) -> None:
            await guard(press, self.show(press))

    async def show(self, press: Interaction) -> None:
        """Give the person everything that is stored about them, privately."""
        # What somebody did in a thousand matches takes longer than Discord waits for an answer.
        await press.response.defer(ephemeral=True, thinking=True)
        texts = reader_texts(press)
        found = await stored.of_person(self._database.reading, press.user.id)
        if not found:
            await press.followup.send(view=words(texts.say("mydata-none")), ephemeral=True)
        elif not may_attach(press):
            page = page_without_file(texts.say("right-attach_files"), texts)
            await press.followup.send(view=page, ephemeral=True)
        else:
            file = await asyncio.to_thread(_file, {"user_id": str(press.user.id), **found})
            page = data_page(file.filename, texts)
            await press.followup.send(view=page, file=file, ephemeral=True)

    async def ask(self, press: Interaction, _: ids.DeleteMyData) -> None:
        """Ask whether everything is to be deleted."""
        await self._turn_to(press, question(reader_texts(press)))

    async def ask_again(self, press: Interaction, _: ids.ReallyDelete) -> None:
        """Ask a second time."""
        await self._turn_to(press, last_question(reader_texts(press)))

    async def delete(self, press: Interaction, _: ids.DeleteForGood) -> None:
        """Delete it. Raises `TableError` while the person is at a table, or invited to one."""
        require_fresh(press)
        await self._hub.forget_everywhere(press.user.id)
        self._players.forget(press.user.id)
        # Who it was is not written down: the log would keep what has just been deleted.
        log.info("a person deleted what was stored about them")
        done = reader_texts(press).say("mydata-deleted")
        await answer_in_place(press, words(done), attachments=[])

    async def _turn_to(self, press: Interaction, layout: discord.ui.LayoutView) -> None:
        require_fresh(press)
        await answer_in_place(press, layout, attachments=[])


def _file(found: stored.Json) -> discord.File:
    text = json.dumps(found, ensure_ascii=False, indent=1).encode()
    if len(text) <= LONGEST:
        return attached(text, FILE)
    return attached(gzip.compress(text), f"{FILE}.gz")
