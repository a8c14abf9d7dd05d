"""`/tarocchi-admin`: what moderators see and choose. They never see a hand."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.games.errors import BadCard
from bot.tables import ending
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.texts import languages
from cogs.layouts import ids
from cogs.layouts.admin import choices_in_words, end_question, tables_panel
from cogs.press.completions import game_choices, game_meant
from cogs.press.controls import Controls, only
from cogs.press.group import clock_choices, said, tarocchi_admin
from cogs.press.guard import Guard, tell
from cogs.press.press import Press, reader_texts
from data.choices.servers import ServerChoices, Servers

log = logging.getLogger(__name__)

NONE = "none"
"""Stands for taking a choice back."""


class Admin(commands.Cog):
    """The tables of a server, and what is chosen for it."""

    def __init__(
        self,
        hub: Hub,
        servers: Servers,
        controls: Controls,
        tree: app_commands.CommandTree,
        guard: Guard,
    ) -> None:
        self._hub = hub
        self._servers = servers
        self._guard = guard
        controls.on_choice(ids.ChooseTableToEnd, self.ask_before_ending)
        controls.on_press(ids.EndTable, self.end)
        group = tarocchi_admin()
        self._add_commands(group)
        tree.add_command(group)

    def _add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="tables", description=said("command-admin-tables"))
        async def tables(press: Press) -> None:
            await self._guard(press, self.show_tables(press))

        @group.command(name="channel", description=said("command-admin-channel"))
        @app_commands.describe(channel=said("option-admin-channel"), allowed=said("option-allowed"))
        async def channel(press: Press, channel: discord.TextChannel, allowed: bool) -> None:
            await self._guard(press, self.allow(press, channel.id, allowed))

        @group.command(name="settings", description=said("command-admin-settings"))
        @app_commands.describe(
            game=said("option-admin-game"),
            language=said("option-admin-language"),
            computers=said("option-admin-computers"),
            clock=said("option-admin-clock"),
        )
        @app_commands.choices(
            language=[Choice(name=language, value=language) for language in (*languages(), NONE)],
            clock=clock_choices(),
        )
        async def settings(
            press: Press,
            game: str = "",
            language: str = "",
            computers: bool | None = None,
            clock: str = "",
        ) -> None:
            await self._guard(press, self.choose(press, game, language, computers, clock))

        @settings.autocomplete("game")
        async def offer_games(press: Press, typed: str) -> list[Choice[str]]:
            return [*game_choices(typed, reader_texts(press)), Choice(name=NONE, value=NONE)]

    async def show_tables(self, press: Press) -> None:
        """Lists the open tables of the server for the moderator alone."""
        panel = tables_panel(self._tables_here(press), reader_texts(press))
        await press.response.send_message(view=panel, ephemeral=True)

    async def ask_before_ending(
        self, press: Press, wish: ids.ChooseTableToEnd, values: Sequence[str]
    ) -> None:
        """Asks whether the chosen table is really to end."""
        table = self._here(press, only(values))
        await press.response.edit_message(view=end_question(table, reader_texts(press)))

    async def end(self, press: Press, wish: ids.EndTable) -> None:
        """Ends the table without a result. Raises `TableError` if it has ended meanwhile."""
        table = self._here(press, str(wish.table))
        await table.change(ending.abandon)
        log.info("moderator %s ended table=%s", press.user.id, table.id)
        texts = reader_texts(press)
        panel = tables_panel(self._tables_here(press), texts, texts.say("admin-ended"))
        await press.response.edit_message(view=panel)

    async def choose(
        self, press: Press, game: str, language: str, computers: bool | None, clock: str
    ) -> None:
        """Stores what is given and shows all that is chosen. Raises `UnknownGame`."""
        game = game_meant(game, reader_texts(press))
        if game not in ("", NONE):
            catalogue.find(game)

        def changed(old: ServerChoices) -> ServerChoices:
            return replace(
                old,
                game=_taken(game, old.game),
                language=_taken(language, old.language),
                computers=old.computers if computers is None else computers,
                clock=clock or old.clock,
            )

        await self._change(press, changed)

    async def allow(self, press: Press, channel: int, allowed: bool) -> None:
        """Allows tables in a channel, or forbids them again; with none allowed all are."""

        def changed(old: ServerChoices) -> ServerChoices:
            others = tuple(one for one in old.channels if one != channel)
            return replace(old, channels=(*others, channel) if allowed else others)

        await self._change(press, changed)

    async def _change(
        self, press: Press, changed: Callable[[ServerChoices], ServerChoices]
    ) -> None:
        assert press.guild_id is not None
        choices = await self._servers.change(press.guild_id, changed)
        log.info("moderator %s chose for server %s: %s", press.user.id, press.guild_id, choices)
        await tell(press, choices_in_words(choices, reader_texts(press)))

    def _tables_here(self, press: Press) -> list[Table]:
        tables = [t for t in self._hub.open_tables() if t.guild_id == press.guild_id]
        return sorted(tables, key=lambda table: -table.touched_at)

    def _here(self, press: Press, number: str) -> Table:
        # The id of a table is no secret, so the right is looked at again.
        if not press.permissions.manage_guild:
            raise TableError(TableFault.MODERATORS_ONLY)
        if not number.isdecimal():
            raise BadCard(number)
        found = [table for table in self._tables_here(press) if table.id == int(number)]
        if not found:
            raise TableError(TableFault.TABLE_OVER)
        return found[0]


def _taken(given: str, before: str) -> str:
    return before if not given else "" if given == NONE else given
