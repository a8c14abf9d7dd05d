"""`/tarocchi-admin forget`: what the matches of a server keep of a person is deleted."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admin import ids
from cogs.admin.layout import forget_question
from cogs.layouts.parts import words
from cogs.press.edits import answer_in_place
from cogs.press.group import said
from cogs.press.permissions import require_fresh
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services

log = logging.getLogger(__name__)


class Forgetting(commands.Cog):
    """Asks once more, then deletes."""

    def __init__(self, services: Services) -> None:
        guard = services.guard
        self._hub = services.hub
        services.controls.on_press(ids.ForgetPerson, self.forget)

        @services.moderators.command(name="forget", description=said("command-admin-forget"))
        @app_commands.describe(player=said("option-admin-player"))
        async def forget(press: Interaction, player: discord.User) -> None:
            await guard(press, self.ask(press, player))

    async def ask(self, press: Interaction, player: discord.User | discord.Member) -> None:
        """Say what goes and what stays."""
        question = forget_question(player.id, player.display_name, reader_texts(press))
        await press.response.send_message(view=question, ephemeral=True)

    async def forget(self, press: Interaction, request: ids.ForgetPerson) -> None:
        """Delete what is kept of the person. Raises `TableError` while they are at a table."""
        assert press.guild_id is not None
        require_fresh(press)
        await self._hub.forget(press.guild_id, request.user)
        # Who was deleted is not written down: the log would keep what has just been deleted.
        log.info("moderator %s deleted a person for server %s", press.user.id, press.guild_id)
        done = reader_texts(press).say("admin-forgotten")
        await answer_in_place(press, words(done))
