"""People who are waited for: whether they are still on the server, and a call to their cards."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from bot.tables.decisions import messages
from cogs.layouts.board import nudge_layout
from cogs.messages.dues.due import Desk, Due, if_it_can_be


class SeeOff(Due):
    """Has people leave the table who are waited for, but have left the server."""

    def __init__(self, desk: Desk, show_lobby: Callable[[], None]) -> None:
        super().__init__(desk)
        self._users: deque[int] = deque()
        self._show_lobby = show_lobby

    @property
    def is_due(self) -> bool:
        return bool(self._users)

    def want(self, users: Iterable[int]) -> None:
        """Have these people asked after."""
        self._users.extend(user for user in users if user not in self._users)

    async def do(self) -> None:
        user, table = self._users.popleft(), self.table
        if not table.over and await self.desk.has_left(user) and table.in_lobby:
            self._show_lobby()

    def drop(self) -> None:
        self._users.clear()


class CallToHands(Due):
    """Calls those to the cards of a new deal whom these could not be sent."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.missed: Sequence[int] = ()

    @property
    def is_due(self) -> bool:
        """Whether somebody was not reached, and the match goes on."""
        return bool(self.missed) and self.table.playing

    async def do(self) -> None:
        """Mention them. For several it is not worth asking whether they are on the server."""
        if len(self.missed) == 1 and await self.desk.has_left(self.missed[0]):
            self.missed = ()
            return
        layout = nudge_layout(self.table, self.missed, key="table-ping-hand")
        message_id = await self.place.mention(self.missed, layout)
        self.missed = ()
        await self.table.change(messages.set_call, message_id)

    def drop(self) -> None:
        self.missed = ()


class DeleteCall(Due):
    """Deletes that call once everybody has seen their cards, or the deal is over."""

    @property
    def is_due(self) -> bool:
        return self.table.row.call_message_id is not None and self._all_have_come

    async def do(self) -> None:
        message_id = self.table.row.call_message_id
        assert message_id is not None
        with if_it_can_be():
            await self.place.delete(message_id)
        await self.table.change(messages.set_call, None)

    @property
    def _all_have_come(self) -> bool:
        return self.table.turn is None or self.desk.tools.hands.reach_all(self.table)
