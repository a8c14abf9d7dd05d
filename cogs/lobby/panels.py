"""The private panels of a table, opened by its buttons."""

from discord.ext import commands

from bot.tables.table import Table
from bot.words.wording import Wording
from cogs.layouts.board import panel_title
from cogs.layouts.ids import TableAction
from cogs.layouts.match.more import more_of_result, more_panel
from cogs.lobby.panels_layout import computers_panel, fairness_panel, help_panel, menu_panel
from cogs.press.edits import answer_in_place
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services


class Panels(commands.Cog):
    """Opens the panels; their buttons are answered where those of the table are."""

    def __init__(self, services: Services) -> None:
        tables = services.tables
        self._hands = services.hands
        self._levels = services.levels
        self._reviews, self._lessons = services.reviews, services.lessons
        tables.on_press(TableAction.SHOW_COMPUTERS, self.show_computers)
        tables.on_press(TableAction.SHOW_MENU, self.show_menu)
        tables.on_press(TableAction.SHOW_HELP, self.show_help)
        tables.on_press(TableAction.SHOW_FAIRNESS, self.show_fairness)
        tables.on_press(TableAction.SHOW_MORE, self.show_more)

    async def show_computers(self, press: Interaction, table: Table) -> None:
        """Give the person the panel for computers. Raises `TableError` without a seat here."""
        table.check_in_lobby(press.user.id)
        await self._levels.require_computers(table)
        panel = computers_panel(self._levels.offered, table, reader_texts(press))
        await self._hands.show_panel(press, table, panel)

    async def show_menu(self, press: Interaction, table: Table) -> None:
        """Give the person the menu of the table."""
        table.check_open_lobby()
        panel = menu_panel(table, reader_texts(press))
        await self._hands.show_panel(press, table, panel)

    async def show_help(self, press: Interaction, table: Table) -> None:
        """Explain the lobby to the person."""
        learn = await self._lessons.are_for(press.user.id, table.game.key)
        panel = help_panel(table, reader_texts(press), learn=learn)
        await press.response.send_message(view=panel, ephemeral=True)

    async def show_fairness(self, press: Interaction, table: Table) -> None:
        """Explain to the person, in place of the panel, why the deals are fair."""
        panel = fairness_panel(table, reader_texts(press))
        await answer_in_place(press, panel)

    async def show_more(self, press: Interaction, table: Table) -> None:
        """Give the person everything else that can be seen or done at the table.

        Raises `TableError` before its match has begun.
        """
        texts = reader_texts(press)
        title = panel_title(table, table.public, Wording.usual(texts, table.setup.drawing))
        if table.over:
            reviewed = self._reviews.offered and table.seating.has(press.user.id)
            panel = more_of_result(table, [title], texts, reviewed=reviewed)
        else:
            panel = more_panel(table, press.user.id, [title], texts)
        await self._hands.show_panel(press, table, panel)
