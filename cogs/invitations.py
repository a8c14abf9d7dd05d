"""The buttons of the invitation in the channel."""

from discord.ext import commands

from bot.tables import lobby
from bot.tables.table import Table
from cogs.layouts import ids
from cogs.messages.boards import Boards
from cogs.messages.invitations import Invitations
from cogs.press.controls import TableControls
from cogs.press.guard import tell
from cogs.press.press import Press, reader_texts


class AcceptInvitation(commands.Cog):
    """Seats people from outside the thread, and shows them the way."""

    def __init__(self, boards: Boards, shown: Invitations, tables: TableControls) -> None:
        self._boards = boards
        self._invitations = shown
        tables.on_press(ids.Come, self.come)

    async def come(self, press: Press, table: Table) -> None:
        """Seats the person unless they sit there already; tells them where the table is.

        The token of the press works only outside the thread, so no hand can be dealt with it.
        """
        user, texts = press.user, reader_texts(press)
        place = f"<#{table.channel_id}>"
        if table.in_lobby and table.seating.has(user.id):
            await tell(press, texts.say("invitation-already", place=place))
            return
        await table.change(lobby.join, user.id, user.display_name, str(press.locale))
        self._boards.of(table).show_lobby()
        await self._invitations.answer(press, table)
        await tell(press, texts.say("invitation-joined", place=place))
