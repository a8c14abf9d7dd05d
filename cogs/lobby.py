"""The lobby: sitting down, moving, leaving, computers, cutting the pack, starting, closing."""

from discord.ext import commands

from bot.tables import lobby, messages, presence
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from cogs.layouts import ids
from cogs.layouts.lobby import LOBBY, cut_form, ended_lobby_layout, lobby_layout
from cogs.messages.boards import Boards
from cogs.messages.files import files_of
from cogs.messages.hands import Hands
from cogs.messages.lobby import Lobbies
from cogs.my_table import where
from cogs.opening import OpenTable
from cogs.press.controls import Controls, Fields, TableControls
from cogs.press.guard import tell
from cogs.press.press import Press, reader_texts


class Lobby(commands.Cog):
    """What people do at a table before a match, and to play another one after it."""

    def __init__(
        self,
        hub: Hub,
        boards: Boards,
        hands: Hands,
        lobbies: Lobbies,
        opening: OpenTable,
        controls: Controls,
        tables: TableControls,
    ) -> None:
        self._hub = hub
        self._boards = boards
        self._hands = hands
        self._lobbies = lobbies
        self._opening = opening
        tables.on_press(ids.Join, self.join)
        tables.on_press(ids.Move, self.move)
        tables.on_press(ids.Leave, self.leave)
        tables.on_press(ids.AddComputer, self.add_computer)
        tables.on_press(ids.RemoveComputer, self.remove_computer)
        tables.on_press(ids.Cut, self.ask_for_word)
        tables.on_press(ids.Start, self.start)
        tables.on_press(ids.Ready, self.ready)
        tables.on_press(ids.Close, self.close)
        tables.on_press(ids.Rematch, self.rematch)
        controls.on_form(ids.CutForm, self.cut)

    async def join(self, press: Press, table: Table) -> None:
        """Seats the person in the first free seat."""
        await _join(press, table)
        await self._show(press, table)

    async def move(self, press: Press, table: Table) -> None:
        """Moves the person to the next free seat."""
        await table.change(lobby.move, press.user.id)
        await self._show(press, table)

    async def leave(self, press: Press, table: Table) -> None:
        """Removes the person from the lobby; in a match a computer takes over the seat."""
        in_lobby = table.in_lobby
        await table.change(presence.leave, press.user.id)
        if in_lobby and not table.over:
            await self._show(press, table)
        elif in_lobby:
            await _show_ended(press, table, "lobby-closed-empty")
        else:
            await tell(press, reader_texts(press).say("leave-done"))

    async def add_computer(self, press: Press, table: Table) -> None:
        """Seats a computer in the first free seat."""
        await table.change(lobby.add_computer, press.user.id)
        await self._show(press, table)

    async def remove_computer(self, press: Press, table: Table) -> None:
        """Removes the last computer."""
        await table.change(lobby.remove_computer, press.user.id)
        await self._show(press, table)

    async def ask_for_word(self, press: Press, table: Table) -> None:
        """Asks for a word that is mixed into every shuffle of the match."""
        table.check_in_lobby(press.user.id)
        await press.response.send_modal(cut_form(table.id, reader_texts(press)))

    async def cut(self, press: Press, form: ids.CutForm, fields: Fields) -> None:
        """Stores the word from the form and shows the lobby with it."""
        table = await self._hub.find(form.table)
        await table.change(lobby.cut, press.user.id, fields.get("word", ""))
        await self._show(press, table)

    async def start(self, press: Press, table: Table) -> None:
        """Starts the match; the board deals the cards."""
        table.check_in_lobby(press.user.id)
        # The cards are sent with this press's token, which works only once it has been answered.
        async with self._boards.of(table).held:
            await table.change(lobby.start, press.user.id)
            await self._show_begun(press, table)

    async def ready(self, press: Press, table: Table) -> None:
        """Notes that the person is ready for the rematch; the last one begins it."""
        async with self._boards.of(table).held:
            await table.change(lobby.ready, press.user.id)
            if table.in_lobby:
                await self._show(press, table)
            else:
                await self._show_begun(press, table)

    async def close(self, press: Press, table: Table) -> None:
        """Closes the lobby."""
        await table.change(lobby.close, press.user.id, may_manage=press.permissions.manage_messages)
        await _show_ended(press, table, "lobby-closed")

    async def rematch(self, press: Press, table: Table) -> None:
        """Opens the lobby of a rematch, or says in the open one that the person is ready."""
        try:
            await self._opening.open_rematch(press, table)
        except TableError as fault:
            other = await self._hub.rematch(table)
            if fault.code is not TableFault.REMATCH_IS_OPEN or other is None:
                raise
            await self._ready_from_afar(press, other)

    async def _ready_from_afar(self, press: Press, table: Table) -> None:
        # The cards are sent with this press's token, which works only once it has been answered.
        board = self._boards.of(table)
        async with board.held:
            if table.in_lobby:
                await self._join_or_be_ready(press, table)
                board.lobby_ended = "" if table.in_lobby else "lobby-started"
                board.show_lobby()
            await where(press, table)
            if table.seating.has(press.user.id):
                await table.change(messages.keep_hand, press.user.id, self._hands.remember(press))

    async def _join_or_be_ready(self, press: Press, table: Table) -> None:
        if table.seating.has(press.user.id):
            await table.change(lobby.ready, press.user.id)
        else:
            await _join(press, table)

    async def _show_begun(self, press: Press, table: Table) -> None:
        await _show_ended(press, table, "lobby-started")
        await table.change(messages.keep_hand, press.user.id, self._hands.remember(press))

    async def _show(self, press: Press, table: Table) -> None:
        # The token is kept so that the cards can be dealt with it when the match starts.
        picture = await self._lobbies.for_press(press, table)
        await press.response.edit_message(
            view=lobby_layout(table, picture), attachments=files_of(picture, LOBBY)
        )
        if table.seating.has(press.user.id):
            await table.change(messages.keep_hand, press.user.id, self._hands.remember(press))


async def _join(press: Press, table: Table) -> None:
    user = press.user
    await table.change(lobby.join, user.id, user.display_name, str(press.locale))


async def _show_ended(press: Press, table: Table, key: str) -> None:
    await press.response.edit_message(view=ended_lobby_layout(table, key), attachments=[])
