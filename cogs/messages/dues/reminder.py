"""The reminder of a turn."""

from dataclasses import astuple, dataclass

from bot.games.cards import Seat
from bot.tables.decisions import messages
from bot.tables.state import Turn
from cogs.messages.dues.due import Desk, Due, if_it_can_be


@dataclass(frozen=True, slots=True)
class Wanted:
    """A reminder that is to be posted, the last one of its turn or not."""

    seat: Seat
    is_last: bool


class Remind(Due):
    """Reminds the player whose turn it is, and deletes a reminder that is no longer needed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._wanted: Wanted | None = None

    @property
    def is_due(self) -> bool:
        return self._goes or self._wanted is not None

    def want(self, seat: Seat, *, is_last: bool) -> None:
        """Have the player on this seat reminded, for the last time in their turn or not."""
        self._wanted = Wanted(seat, is_last)

    async def do(self) -> None:
        if self._goes:
            await self._delete()
        else:
            await self._post()

    def drop(self) -> None:
        self._wanted = None

    @property
    def _goes(self) -> bool:
        # It stays until its player has done something, or is reminded for the last time.
        row = self.table.row
        if row.reminder_message_id is None or self._is_old:
            return row.reminder_message_id is not None
        is_last = self._wanted is not None and self._wanted.is_last
        return is_last and not row.reminder_is_last

    @property
    def _is_old(self) -> bool:
        turn = self.table.turn
        return turn is None or self.table.row.reminded_turn != astuple(turn)

    async def _delete(self) -> None:
        with if_it_can_be():
            await self.desk.tools.reminders.delete(self.table, self.place)
        await self.table.change(messages.forget_reminder)

    async def _post(self) -> None:
        turn, wanted = self.table.turn, self._wanted
        assert wanted is not None
        is_needed = self.table.row.reminder_message_id is None
        if turn is not None and turn.seat == wanted.seat and is_needed:
            await self._remind(turn, wanted)
        # Another one may have been asked for in the meantime.
        if self._wanted is wanted:
            self._wanted = None

    async def _remind(self, turn: Turn, wanted: Wanted) -> None:
        table, user_id = self.table, self.table.seating.sitter(turn.seat).user_id
        if user_id is None or await self.desk.has_left(user_id):
            return
        message_id, channel_id = await self.desk.tools.reminders.post(table, self.place, turn.seat)
        await table.change(
            messages.set_reminder, message_id, channel_id, turn, is_last=wanted.is_last
        )
