"""`/tarocchi-admin tables`: the open tables of a server, and ending one."""

import logging
from collections.abc import Sequence

from discord.ext import commands

from bot.games.errors import BadCard
from bot.games.numbers import number
from bot.tables.decisions import ending
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.admin import ids
from cogs.admin.layout import end_question, tables_panel
from cogs.press.controls import only
from cogs.press.edits import answer_in_place
from cogs.press.group import said
from cogs.press.permissions import require_fresh
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services

log = logging.getLogger(__name__)


class AdminTables(commands.Cog):
    """Lists the tables of a server for moderators, who may end them."""

    def __init__(self, services: Services) -> None:
        controls, guard = services.controls, services.guard
        self._hub = services.hub
        controls.on_choice(ids.ChooseTableToEnd, self.ask_before_ending)
        controls.on_press(ids.EndTable, self.end)

        @services.moderators.command(name="tables", description=said("command-admin-tables"))
        async def tables(press: Interaction) -> None:
            await guard(press, self.show_tables(press))

    async def show_tables(self, press: Interaction) -> None:
        """List the open tables of the server for the moderator alone."""
        panel = tables_panel(self._tables_here(press), reader_texts(press))
        await press.response.send_message(view=panel, ephemeral=True)

    async def ask_before_ending(
        self, press: Interaction, request: ids.ChooseTableToEnd, values: Sequence[str]
    ) -> None:
        """Ask whether the chosen table is really to end."""
        table = self._here(press, only(values))
        await answer_in_place(press, end_question(table, reader_texts(press)))

    async def end(self, press: Interaction, request: ids.EndTable) -> None:
        """End the table. Raises `TableError` if it has ended meanwhile."""
        table = self._here(press, str(request.table))
        await table.change(ending.abandon)
        log.info(
            "moderator %s ended table=%s server=%s", press.user.id, table.id, table.row.guild_id
        )
        texts = reader_texts(press)
        panel = tables_panel(self._tables_here(press), texts, texts.say("admin-ended"))
        await answer_in_place(press, panel)

    def _tables_here(self, press: Interaction) -> list[Table]:
        tables = [t for t in self._hub.open_tables() if t.row.guild_id == press.guild_id]
        return sorted(tables, key=lambda table: -table.touched_at)

    def _here(self, press: Interaction, value: str) -> Table:
        require_fresh(press)
        wanted = number(value)
        if wanted is None:
            raise BadCard(value)
        found = [table for table in self._tables_here(press) if table.id == wanted]
        if not found:
            raise TableError(TableFault.TABLE_OVER)
        return found[0]
