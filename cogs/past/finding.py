"""Matches that somebody may look at, and who played in a deal of theirs."""

from collections.abc import Awaitable
from dataclasses import replace

from bot.games.view import SeatView
from bot.tables.errors import NotFound, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.seats import Nameplate
from cogs.messages.files import sitters_of
from cogs.press.controls import table_number
from cogs.press.permissions import require_pictures
from cogs.press.press import Interaction
from data.tables import SHARED


class PastMatches:
    """Finds the matches of the server, and those of other servers for who played in them.

    What somebody plays alone is shown to them, but no match to tell of.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def to_show(self, press: Interaction, table_id: int) -> Table:
        """Return the match, or what the person has played alone, where pictures can be sent.

        Raises `CannotShow` or `TableError`.
        """
        require_pictures(press)
        return await self._of(press, table_id, self._hub.find_for(table_id, press.user.id))

    async def to_share(self, press: Interaction, table_id: int) -> Table:
        """Return the match, where pictures can be sent to everybody. Raises what `to_show`
        raises."""
        require_pictures(press)
        return await self.find(press, table_id)

    async def find(self, press: Interaction, table_id: int) -> Table:
        """Return the match. Raises `TableError` if there is none that the person may see."""
        return await self._of(press, table_id, self._hub.find(table_id))

    async def to_prove(self, press: Interaction, table_id: int) -> Table:
        """Return the match, or what the person has played alone and others as well. Raises what
        `find` raises."""
        table = await self._of(press, table_id, self._hub.find_for(table_id, press.user.id))
        if table.row.is_solo and table.row.kind not in SHARED:
            raise NotFound(TableFault.NO_SUCH_MATCH, table_id)
        return table

    async def _of(self, press: Interaction, table_id: int, finding: Awaitable[Table]) -> Table:
        try:
            table = await finding
        except NotFound as fault:
            raise NotFound(TableFault.NO_SUCH_MATCH, table_id) from fault
        if table.row.guild_id != press.guild_id and not table.seating.has(press.user.id):
            raise NotFound(TableFault.NO_SUCH_MATCH, table_id)
        return table


def match_number(value: str) -> int:
    """Return the id of a match chosen in a select. Raises `TableError` for any other value."""
    try:
        return table_number(value)
    except TableError as fault:
        raise NotFound(TableFault.NO_SUCH_MATCH, value) from fault


def players_in(table: Table, view: SeatView, texts: Texts) -> tuple[Nameplate, ...]:
    """Return the nameplates of those who played in this deal."""
    # A player who was away at the end may have been there in this deal.
    return tuple(replace(sitter, away=False) for sitter in sitters_of(table, texts, view.number))
