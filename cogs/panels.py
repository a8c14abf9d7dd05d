"""The private panels of a lobby, opened by its buttons."""

from discord.ext import commands

from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.layouts import ids
from cogs.layouts.lobby_panels import computers_panel, fairness_panel, help_panel, menu_panel
from cogs.press.controls import TableControls
from cogs.press.press import Press, reader_texts
from data.choices.servers import Servers


class Panels(commands.Cog):
    """Opens the panels; their buttons are answered where those of the lobby are."""

    def __init__(self, servers: Servers, tables: TableControls) -> None:
        self._servers = servers
        tables.on_press(ids.ShowComputers, self.show_computers)
        tables.on_press(ids.ShowMenu, self.show_menu)
        tables.on_press(ids.ShowHelp, self.show_help)
        tables.on_press(ids.ShowFairness, self.show_fairness)

    async def show_computers(self, press: Press, table: Table) -> None:
        """Gives the person the panel for computers. Raises `TableError` without a seat here."""
        table.check_in_lobby(press.user.id)
        await require_computers(self._servers, table)
        panel = computers_panel(table, reader_texts(press))
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


async def require_computers(servers: Servers, table: Table) -> None:
    """Raises `TableError` if the moderators of the server want no computers at tables."""
    if not (await servers.of(table.guild_id)).computers:
        raise TableError(TableFault.NO_COMPUTERS_HERE)
