"""What would end something for others, or for good: done once somebody is sure."""

from collections.abc import Awaitable, Callable, Mapping

from discord.ext import commands

from bot.games.errors import BadCard
from bot.tables.decisions import ending, lobby, messages, presence
from bot.tables.decisions.wishes import Wish
from bot.tables.errors import AskFirst, Loss, Sure
from bot.tables.table import Table
from cogs.layouts import ids
from cogs.layouts.parts import words
from cogs.layouts.scores import abandoned_in_words
from cogs.lobby.leaving import say_left
from cogs.press.edits import answer_in_place
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services

Handler = Callable[[Interaction, Table, Sure], Awaitable[None]]


class Asking(commands.Cog):
    """The button below each question that the guard asks."""

    def __init__(self, services: Services, start: Handler) -> None:
        self._hub = services.hub
        self._boards = services.boards
        self._hands = services.hands
        services.guard.asking.append(self.note)
        self._handlers: Mapping[str, Handler] = {
            Loss.FILL: start,
            Loss.KEPT: start,
            Loss.CLOSE: self.close,
            Loss.EMPTY: self.leave,
            Loss.ABANDON: self.abandon,
            Loss.LEAVE: self.leave,
        }
        services.controls.on_press(ids.ConfirmLoss, self.do)

    async def do(self, press: Interaction, request: ids.ConfirmLoss) -> None:
        """Do what was asked about, and show in place of the question what has come of it.

        Raises `AskFirst` anew if by now something else would be lost.
        """
        if request.loss not in self._handlers:
            raise BadCard(request.loss)
        table = await self._hub.find(request.table)
        if press.message is not None:
            await table.note(messages.forget_panels, [press.message.id])
        await self._handlers[request.loss](press, table, request.mark)

    async def note(self, press: Interaction, asked: AskFirst, message_id: int | None) -> None:
        """Remember the question, so that it can be closed once what it asks is over."""
        await self._hands.note_panel(press, await self._hub.find(asked.table), message_id)

    async def close(self, press: Interaction, table: Table, sure: Sure) -> None:
        """Close the lobby."""
        may_manage = press.permissions.manage_messages
        await table.change(lobby.close, press.user.id, may_manage=may_manage, sure=sure)
        self._boards.of(table).end_lobby("lobby-closed", press.user.id)
        await _say(press, reader_texts(press).say("lobby-closed"))

    async def leave(self, press: Interaction, table: Table, sure: Sure) -> None:
        """Take the person from the table, which may be closed by that."""
        in_lobby, arrives = table.in_lobby, table.seating.expects(press.user.id)
        await table.change(presence.leave, press.user.id, sure=sure)
        if in_lobby and table.over:
            self._boards.of(table).end_lobby("lobby-closed-empty", press.user.id)
        elif in_lobby:
            self._boards.of(table).show_lobby()
        await say_left(press, table, self._hands, arrives=arrives)

    async def abandon(self, press: Interaction, table: Table, sure: Sure) -> None:
        """Note that the person would like the match to be abandoned, which settles it."""
        await table.change(ending.agree, press.user.id, Wish.ABANDON, sure=sure)
        await _say(press, abandoned_in_words(table, reader_texts(press)))


async def _say(press: Interaction, text: str) -> None:
    await answer_in_place(press, words(text))
