"""What is due when a match is over."""

from bot.tables.decisions import messages
from cogs.messages.dues.due import Due, unless_gone


class ClosePanels(Due):
    """Says in private panels that what they ask is over."""

    @property
    def is_due(self) -> bool:
        return bool(self.table.over_panels)

    async def do(self) -> None:
        panels = self.table.over_panels
        await self.desk.tools.hands.close_panels(self.table, panels)
        await self.table.change(messages.forget_panels, [each.message_id for each in panels])


class ShowEnd(Due):
    """Shows how a match has ended, on the table and in the hands."""

    @property
    def is_due(self) -> bool:
        """Whether it has ended; its board is forgotten once that has been shown."""
        is_shown = self.table.row.board is None and self.desk.lost is None
        return self.table.over and not is_shown

    async def do(self) -> None:
        await self.place.show_end()
        await self.desk.tools.hands.show_end(self.table)
        self.desk.lost = None
        await self.table.change(messages.forget_board)


class ShowVoided(Due):
    """Shows in the result of a match that it was voided."""

    @property
    def is_due(self) -> bool:
        return self.table.row.voided and self.table.row.result_message_id is not None

    async def do(self) -> None:
        message_id = self.table.row.result_message_id
        assert message_id is not None
        await unless_gone(self.place.show_result_again(message_id))
        await self.table.change(messages.set_result, None)
