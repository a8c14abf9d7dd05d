"""`/tarocchi-admin void`: a match that is over counts for nobody any more."""

import logging

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.tables.decisions import ending
from bot.tables.errors import NotFound, TableError, TableFault
from bot.tables.table import Table
from cogs.admin import ids
from cogs.admin.layout import match_name, void_question
from cogs.layouts.parts import words
from cogs.press.completions import MOST
from cogs.press.edits import answer_in_place
from cogs.press.group import said
from cogs.press.permissions import require_fresh
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data import results
from data.results import Search

log = logging.getLogger(__name__)


class Voiding(commands.Cog):
    """Asks once more, then voids a match; ratings and boards are counted again."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._hub = services.hub
        self._guard = services.guard
        services.controls.on_press(ids.VoidMatch, self.void)
        self._add_command(services.moderators)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="void", description=said("command-admin-void"))
        @app_commands.describe(match=said("option-admin-match"))
        async def void(press: Interaction, match: int) -> None:
            await self._guard(press, self.ask(press, match))

        @void.autocomplete("match")
        async def offer_matches(press: Interaction, typed: str) -> list[Choice[int]]:
            return await self.offer(press, typed)

    async def offer(self, press: Interaction, typed: str) -> list[Choice[int]]:
        """Return the newest matches of the server whose number, game or people fit what was
        typed."""
        assert press.guild_id is not None
        search, texts = Search(guild_id=press.guild_id), reader_texts(press)
        newest = await results.newest(self._database.reading, search, MOST)
        named = [(match_name(match, texts), match) for match in newest if not match.voided]
        return [
            Choice(name=name, value=match.table_id)
            for name, match in named
            if typed.casefold() in name.casefold()
        ]

    async def ask(self, press: Interaction, match: int) -> None:
        """Say what voiding the match means. Raises `TableError` if that cannot be done."""
        table = await self._here(press, match)
        question = void_question(table, reader_texts(press))
        await press.response.send_message(view=question, ephemeral=True)

    async def void(self, press: Interaction, request: ids.VoidMatch) -> None:
        """Void the match. Raises `TableError` if that cannot be done."""
        require_fresh(press)
        table = await self._here(press, request.table)
        await table.change(ending.void)
        log.info(
            "moderator %s voided table=%s server=%s", press.user.id, table.id, table.row.guild_id
        )
        done = reader_texts(press).say("admin-voided", id=str(table.id))
        await answer_in_place(press, words(done))

    async def _here(self, press: Interaction, match: int) -> Table:
        try:
            table = await self._hub.find(match)
        except TableError:
            raise NotFound(TableFault.NO_SUCH_MATCH, match) from None
        if table.row.guild_id != press.guild_id:
            raise NotFound(TableFault.NO_SUCH_MATCH, match)
        table.check_counts()
        return table
