"""The morning after: the card of the last match of an evening tells what was played there.

Nothing is posted. Where the match has no card, its result says so in one line more.
"""

import logging

from bot.games.errors import TarotError
from bot.tables.hub import Hub
from bot.tables.retrying import Rounds
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.layouts.invitation import invitation_layout
from cogs.messages.place import TableChannel
from cogs.messages.rate_limiter import ANYWHERE, Urgency
from cogs.past.evening_layout import summary_of
from cogs.press.edits import edit
from cogs.press.outages import NOT_DONE, code_of, passes_in
from cogs.services import Services
from data import invitations
from data.evenings import ends, matches
from data.evenings.ends import EveningEnd
from data.faults import Damage

log = logging.getLogger(__name__)

EVERY_S = 300.0
"""How often it is looked for evenings that are over."""

TRIED_S = 24 * 3600
"""How long after its end an evening is tried to be shown where Discord is out of order."""


class EveningEnds(Rounds):
    """Shows each evening that is over once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._hub: Hub = services.hub
        self._database, self._clock = services.database, services.clock
        super().__init__("evening not shown", self.show_all, lambda: EVERY_S)

    async def show_all(self) -> float:
        """Show all that are over; return after how many seconds to try again at the soonest."""
        await ends.note_new(self._database, int(self._clock.now()))
        wait_s = 0.0
        for end in await ends.to_show(self._database.reading, self._hub.shards):
            wait_s = max(wait_s, await self._show(end))
        return wait_s

    async def _show(self, end: EveningEnd) -> float:
        try:
            if self._clock.now() < end.over_at + TRIED_S:
                await self._tell(await self._hub.find(end.table_id))
        except NOT_DONE as fault:
            log.info("evening not shown table=%s code=%s", end.table_id, code_of(fault))
            if (again := passes_in(fault)) is not None:
                return again
        except (TarotError, Damage) as fault:
            log.warning("evening not shown table=%s fault=%r", end.table_id, fault)
        await ends.shown(self._database, end.table_id)
        return 0.0

    async def _tell(self, table: Table) -> None:
        db, guild_id = self._database.reading, table.row.guild_id
        evening = await matches.all_up_to(db, guild_id, table.id)
        if len(evening) < 2 or await matches.goes_on(db, guild_id, table.id):
            # Something was voided, or a table was opened there meanwhile.
            return
        deals = await matches.deals_of(db, [match.table_id for match in evening])
        summary = summary_of(evening, deals, texts_for(table.row.language))
        async with self._services.limiter.turn(ANYWHERE, Urgency.SOMETIME):
            await self._put(table, summary)

    async def _put(self, table: Table, summary: list[str]) -> None:
        card = await invitations.find(self._database, table.row.channel_id)
        if card is not None and card.table_id == table.id:
            layout = invitation_layout(table, None, summary=summary)
            bot = self._services.bot
            await edit(bot, card.channel_id, card.message_id, layout, ())
        elif table.row.result_message_id is not None:
            place = TableChannel(self._services, self._services.lobbies, table)
            await place.show_result_again(table.row.result_message_id, summary)
