"""The private panels of a lobby, opened by its buttons."""

from discord.ext import commands

from bot.tables.table import Table
from cogs.layouts import ids
from cogs.layouts.lobby_panels import computers_panel, fairness_panel, help_panel, menu_panel
from cogs.press.controls import TableControls
from cogs.press.levels import Levels
from cogs.press.press import Press, reader_texts


class Panels(commands.Cog):
    """Opens the panels; their buttons are answered where those of the lobby are."""

    def __init__(self, levels: Levels, tables: TableControls) -> None:
        self._levels = levels
        tables.on_press(ids.ShowComputers, self.show_computers)
        tables.on_press(ids.ShowMenu, self.show_menu)
        tables.on_press(ids.ShowHelp, self.show_help)
        tables.on_press(ids.ShowFairness, self.show_fairness)

    async def show_computers(self, press: Press, table: Table) -> None:
        """Gives the person the panel for computers. Raises `TableError` without a seat here."""
        table.check_in_lobby(press.user.id)
        await self._levels.require_computers(table)
        panel = computers_panel(self._levels.offered, table, reader_texts(press))
        await press.response.send_message(view=panel, ephemeral=True)

    async def show_menu(self, press: Press, table: Table) -> None:
        """Gives the person the menu of the table."""
        table.check_open_lobby()
        panel = menu_panel(table, reader_texts(press))
        await press.response.send_message(view=panel, ephemeral=True)

    async def show_help(self, press: Press, table: Table) -> None:
        """Explains the lobby to the person."""
        panel = help_panel(table, reader_texts(press))
        await press.response.send_message(view=panel, ephemeral=True)

    async def show_fairness(self, press: Press, table: Table) -> None:
        """Explains to the person, in place of the panel, why the deals are fair."""
        panel = fairness_panel(table, reader_texts(press))
        await press.response.edit_message(view=panel)
