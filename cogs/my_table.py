"""Finding a person's table: the one in this channel, their only one, or the one they choose."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from discord import app_commands
from discord.ext import commands

from bot.tables.table import Table
from cogs.layouts import ids
from cogs.layouts.tables import which_table
from cogs.lobby.leaving import leave, where
from cogs.press.controls import only, table_number
from cogs.press.error_boundary import tell
from cogs.press.group import said
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services

Handler = Callable[[Interaction, Table], Awaitable[None]]


class MyTable(commands.Cog):
    """`/tarocchi hand`, `table` and `leave`."""

    def __init__(self, services: Services, show_hand: Handler) -> None:
        self._hub = services.hub
        self._boards = services.boards
        self._hands = services.hands
        self._guard = services.guard
        self._handlers: Mapping[str, Handler] = {
            "hand": show_hand,
            "where": where,
            "go": self.leave,
        }
        services.controls.on_choice(ids.ChooseTable, self.chosen)
        self._add_commands(services.group)

    async def at_own_table(self, press: Interaction, command: str) -> None:
        """Do this at the person's table; ask which one if that is unclear."""
        meant = self._meant(press, command)
        if len(meant) == 1:
            await self._handlers[command](press, meant[0])
        elif meant:
            await _ask_which(press, command, meant)
        else:
            await tell(press, reader_texts(press).say("no-table-here"))

    def _meant(self, press: Interaction, command: str) -> Sequence[Table]:
        # A table here comes before one elsewhere; but a lobby has no hand that could be meant.
        mine = self._hub.of_user(press.user.id)
        if command == "hand":
            mine = tuple(table for table in mine if table.playing) or mine
        return [table for table in mine if table.row.channel_id == press.channel_id] or mine

    async def chosen(
        self, press: Interaction, request: ids.ChooseTable, values: Sequence[str]
    ) -> None:
        """Do this at the chosen table."""
        table = await self._hub.find(table_number(only(values)))
        await self._handlers[request.command](press, table)

    async def leave(self, press: Interaction, table: Table) -> None:
        """Leave the table; in a match a computer takes over the seat, or the match pauses."""
        in_lobby = table.in_lobby
        await leave(press, table, self._hands)
        if in_lobby:
            self._boards.of(table).show_lobby()

    def _add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="hand", description=said("command-hand"))
        async def hand(press: Interaction) -> None:
            await self._guard(press, self.at_own_table(press, "hand"))

        @group.command(name="table", description=said("command-table"))
        async def table(press: Interaction) -> None:
            await self._guard(press, self.at_own_table(press, "where"))

        @group.command(name="leave", description=said("command-leave"))
        async def leave(press: Interaction) -> None:
            await self._guard(press, self.at_own_table(press, "go"))


async def _ask_which(press: Interaction, command: str, tables: Sequence[Table]) -> None:
    view = which_table(command, tables, reader_texts(press))
    await press.response.send_message(view=view, ephemeral=True)
