"""The message that says that a match is paused."""

from bot.tables.decisions import messages
from cogs.messages.dues.due import Due, if_it_can_be


class TellOfPause(Due):
    """Posts that the match is paused."""

    @property
    def is_due(self) -> bool:
        return self.table.paused_until is not None and self.table.row.pause_message_id is None

    async def do(self) -> None:
        until = self.table.paused_until
        assert until is not None
        await self.place.post_pause(until)


class DeletePause(Due):
    """Deletes that message once somebody has resumed the match."""

    @property
    def is_due(self) -> bool:
        return self.table.row.pause_message_id is not None and self.table.paused_until is None

    async def do(self) -> None:
        message_id = self.table.row.pause_message_id
        assert message_id is not None
        with if_it_can_be():
            await self.place.delete(message_id)
        await self.table.change(messages.set_pause, None)
