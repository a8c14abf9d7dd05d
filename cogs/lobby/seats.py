"""The lobby: sitting down, moving, leaving, computers, cutting the pack, starting, closing."""

from collections.abc import Awaitable, Callable

from discord import ui
from discord.ext import commands

from bot.tables.decisions import arriving, inviting, lobby, messages, presence
from bot.tables.errors import Sure, TableError, TableFault
from bot.tables.state import Steps
from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.lobby import LOBBY, ended_lobby_layout, lobby_layout
from cogs.layouts.parts import marked_by, name_of, words
from cogs.lobby import ids
from cogs.lobby.leaving import leave, where
from cogs.lobby.panels_layout import WORD, computers_panel, cut_form, menu_panel, seat_panel
from cogs.messages.files import files_of
from cogs.press.controls import Fields, is_there, only
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import tell
from cogs.press.press import Interaction, is_private, reader_texts
from cogs.services import Services

PanelLayout = Callable[[Table, Texts], ui.LayoutView]

Rematch = Callable[[Interaction, Table], Awaitable[Table]]
"""Opens the table on which those of another one play again."""


class Lobby(commands.Cog):
    """What people do at a table before a match, and to play another one after it."""

    def __init__(self, services: Services, open_rematch: Rematch) -> None:
        controls, tables = services.controls, services.tables
        self._hub = services.hub
        self._boards = services.boards
        self._hands = services.hands
        self._lobbies = services.lobbies
        self._open_rematch = open_rematch
        self._levels = services.levels
        self._limits = services.limits
        tables.on_press(TableAction.JOIN, self.join)
        tables.on_press(TableAction.MOVE, self.move)
        tables.on_press(TableAction.LEAVE, self.leave)
        tables.on_press(TableAction.REMOVE_COMPUTER, self.remove_computer)
        tables.on_press(TableAction.RELEASE, self.release)
        tables.on_press(TableAction.CUT, self.ask_for_word)
        tables.on_press(TableAction.START, self.start)
        tables.on_press(TableAction.READY, self.ready)
        tables.on_press(TableAction.CLOSE, self.close)
        tables.on_press(TableAction.TAKE_SEAT, self.take_seat)
        tables.on_press(TableAction.REMATCH, self.rematch)
        controls.on_press(ids.AddComputer, self.add_computer)
        controls.on_press(ids.FillSeats, self.fill)
        controls.on_form(ids.CutForm, self.cut)

    async def join(self, press: Interaction, table: Table) -> None:
        """Seat the person in the first free seat; one who sits here already may leave it."""
        if table.in_lobby and table.seating.has(press.user.id):
            panel = seat_panel(table, reader_texts(press))
            await self._hands.show_panel(press, table, panel)
        else:
            await self._limits.join(press, table)
            await self._show(press, table, seat_panel)

    async def move(self, press: Interaction, table: Table) -> None:
        """Move the person to the next free seat."""
        await table.change(lobby.move, press.user.id)
        await self._show(press, table, _pressed_panel(press, table))

    async def leave(self, press: Interaction, table: Table) -> None:
        """Remove the person from the lobby; in a match a computer takes over the seat."""
        if not table.in_lobby:
            await leave(press, table, self._hands)
            return
        await table.change(presence.leave, press.user.id)
        if table.over:
            await self._show_ended(press, table, "lobby-closed-empty")
        else:
            await self._show(press, table, _left)

    async def take_seat(self, press: Interaction, table: Table) -> None:
        """Give the person a computer's seat, from the next deal on."""
        user, hand = press.user, self._hands.remember(press)
        name, locale = user.display_name, str(press.locale)
        async with self._limits.room(user.id, table.row.guild_id, table.setup):
            await table.change(arriving.take_seat, user.id, name, locale, hand)
        seat = next(a.seat for a in table.seating.arrivals if a.user_id == user.id)
        texts = reader_texts(press)
        computer = name_of(table.seating.sitter(seat), texts)
        await tell(press, texts.say("seat-taken", computer=computer, spoken=table.row.language))

    async def add_computer(self, press: Interaction, request: ids.AddComputer) -> None:
        """Seat a computer of the level that was chosen in the first free seat."""
        await self._seat_computers(press, request, lobby.add_computer)

    async def fill(self, press: Interaction, request: ids.FillSeats) -> None:
        """Seat computers of the level that was chosen in all free seats that are not kept."""
        await self._seat_computers(press, request, lobby.fill)

    async def _seat_computers(
        self,
        press: Interaction,
        request: ids.AddComputer | ids.FillSeats,
        decide: Callable[..., Steps],
    ) -> None:
        table = await self._hub.find(request.table)
        await self._levels.require_computers(table)
        level = await self._levels.chosen(table.row.guild_id, request.level)
        await table.change(decide, press.user.id, level)
        await self._show(press, table, self._computers_panel)

    async def release(self, press: Interaction, table: Table) -> None:
        """Keep seats for nobody any more."""
        await table.change(inviting.release_all, press.user.id)
        is_menu = is_there(press, str(TableButton(table.id, TableAction.CUT)))
        await self._show(press, table, menu_panel if is_menu else self._computers_panel)

    async def remove_computer(self, press: Interaction, table: Table) -> None:
        """Remove the last computer."""
        await table.change(lobby.remove_computer, press.user.id)
        await self._show(press, table, self._computers_panel)

    async def ask_for_word(self, press: Interaction, table: Table) -> None:
        """Ask for a word that is mixed into every shuffle of the match."""
        table.check_in_lobby(press.user.id)
        await press.response.send_modal(cut_form(table.id, reader_texts(press)))

    async def cut(self, press: Interaction, form: ids.CutForm, fields: Fields) -> None:
        """Store the word from the form and show the lobby with it."""
        table = await self._hub.find(form.table)
        await table.change(lobby.cut, press.user.id, only(fields.get(WORD, ("",))))
        await self._show(press, table, menu_panel)

    async def start(self, press: Interaction, table: Table, sure: Sure = False) -> None:
        """Start the match; the board deals the cards.

        Computers take the seats that are free once the person is *sure*. Raises `TableError` where
        they may not.
        """
        table.check_in_lobby(press.user.id)
        if table.seating.free and not await self._levels.may_play(table):
            raise TableError(TableFault.TOO_FEW_PLAYERS)
        before = table.hand_of(table.seating.seat_of(press.user.id))
        level = await self._levels.chosen(table.row.guild_id)
        # The cards are sent with this press's token, which works only once it has been answered.
        async with self._boards.of(table).held:
            await table.change(lobby.start, press.user.id, level, sure=sure)
            await self._show_begun(press, table)
        await self._hands.close_panel(table, before)

    async def ready(self, press: Interaction, table: Table) -> None:
        """Note that the person is ready for the rematch; the last one begins it.

        For anybody else the button is the one to join or to leave by.
        """
        waiting = [sitter.user_id for sitter in table.seating.waiting]
        if table.in_lobby and press.user.id not in waiting:
            await self.join(press, table)
            return
        async with self._boards.of(table).held:
            await table.change(lobby.ready, press.user.id)
            if table.in_lobby:
                await self._show(press, table, seat_panel)
            else:
                await self._show_begun(press, table)

    async def close(self, press: Interaction, table: Table) -> None:
        """Close the lobby."""
        await table.change(lobby.close, press.user.id, may_manage=press.permissions.manage_messages)
        await self._show_ended(press, table, "lobby-closed")

    async def rematch(self, press: Interaction, table: Table) -> None:
        """Open the lobby of a rematch, or say in the open one that the person is ready."""
        try:
            fresh = await self._open_rematch(press, table)
        except TableError as fault:
            other = await self._hub.rematch(table)
            if fault.code is not TableFault.REMATCH_IS_OPEN or other is None:
                raise
            await self._ready_from_afar(press, other)
        else:
            if not press.response.is_done():
                await where(press, fresh)
                await self._keep_token(press, fresh)

    async def _ready_from_afar(self, press: Interaction, table: Table) -> None:
        # The cards are sent with this press's token, which works only once it has been answered.
        board = self._boards.of(table)
        async with board.held:
            if table.in_lobby:
                await self._join_or_be_ready(press, table)
                if table.in_lobby:
                    board.show_lobby()
                else:
                    board.end_lobby("lobby-started")
            await where(press, table)
            await self._keep_token(press, table)

    async def _keep_token(self, press: Interaction, table: Table) -> None:
        # A token answers only in the place where it was made.
        if press.channel_id == table.row.channel_id and table.seating.has(press.user.id):
            await table.note(messages.keep_hand, press.user.id, self._hands.remember(press))

    async def _join_or_be_ready(self, press: Interaction, table: Table) -> None:
        if table.seating.has(press.user.id):
            await table.change(lobby.ready, press.user.id)
        else:
            await self._limits.join(press, table)

    async def _show_begun(self, press: Interaction, table: Table) -> None:
        await self._show_ended(press, table, "lobby-started")
        await table.note(messages.keep_hand, press.user.id, self._hands.remember(press))

    def _computers_panel(self, table: Table, texts: Texts) -> ui.LayoutView:
        return computers_panel(self._levels.offered, table, texts)

    async def _show(self, press: Interaction, table: Table, panel: PanelLayout) -> None:
        # Shows the lobby as it is now, and in a private panel what that one is about.
        is_lobby = press.message is not None and press.message.id == table.row.lobby_message_id
        if is_private(press):
            shown = marked_by(press.token, panel(table, reader_texts(press)))
            await answer_in_place(press, shown)
        elif not is_lobby:
            await tell(press, reader_texts(press).say("invite-joined"))
        else:
            picture = await self._lobbies.for_press(press, table)
            await answer_in_place(
                press, lobby_layout(table, picture), attachments=files_of(picture, LOBBY)
            )
        # The token is kept so that the cards can be dealt with it when the match starts.
        if table.seating.has(press.user.id):
            await table.note(messages.keep_hand, press.user.id, self._hands.remember(press))
        if not is_lobby:
            self._boards.of(table).show_lobby()

    async def _show_ended(self, press: Interaction, table: Table, key: str) -> None:
        text = reader_texts(press).say(key)
        if is_private(press):
            await answer_in_place(press, words(text))
            self._boards.of(table).end_lobby(key, press.user.id)
        elif table.never_begun:
            # The lobby itself goes.
            self._boards.of(table).end_lobby(key, press.user.id)
            await tell(press, text)
        else:
            layout = ended_lobby_layout(table, key)
            await answer_in_place(press, layout, attachments=[])


def _pressed_panel(press: Interaction, table: Table) -> PanelLayout:
    # Another seat is offered in two panels; each of them stays what it is.
    return (
        menu_panel if is_there(press, str(TableButton(table.id, TableAction.CUT))) else seat_panel
    )


def _left(table: Table, texts: Texts) -> ui.LayoutView:
    return words(texts.say("leave-lobby"))
