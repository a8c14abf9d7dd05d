"""The buttons of the invitation in the channel."""

from discord.ext import commands

from bot.tables.table import Table
from cogs.layouts import ids
from cogs.messages.boards import Boards
from cogs.messages.invitations import Invitations
from cogs.press.controls import TableControls
from cogs.press.guard import tell
from cogs.press.limits import Limits
from cogs.press.press import Press, reader_texts


class AcceptInvitation(commands.Cog):
    """Seats people from outside the thread, and shows them the way."""

    def __init__(
        self, boards: Boards, shown: Invitations, limits: Limits, tables: TableControls
    ) -> None:
        self._boards = boards
        self._limits = limits
        self._invitations = shown
        tables.on_press(ids.Come, self.come)

    async def come(self, press: Press, table: Table) -> None:
        """Seats the person unless they sit there already; tells them where the table is.

        The token of the press works only outside the thread, so no hand can be dealt with it.
        """
        texts = reader_texts(press)
        place = f"<#{table.channel_id}>"
        if table.in_lobby and table.seating.has(press.user.id):
            await tell(press, texts.say("invitation-already", place=place))
            return
        await self._limits.join(press, table)
        self._boards.of(table).show_lobby()
        await self._invitations.answer(press, table)
        await tell(press, texts.say("invitation-joined", place=place))
