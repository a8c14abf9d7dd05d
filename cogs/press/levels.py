"""Which computers may sit at a table, and how well they play if nobody says so."""

from bot.tables.errors import TableError, TableFault
from bot.tables.seating import USUAL_LEVEL
from bot.tables.table import Table
from data.choices.servers import Servers


class Levels:
    """Asked before a computer is seated. *offered* are the levels that the host has."""

    def __init__(self, servers: Servers, offered: tuple[str, ...]) -> None:
        self._servers = servers
        self.offered = offered

    async def require_computers(self, table: Table) -> None:
        """Raise `TableError` if the moderators of the server want no computers at tables."""
        if not await self.may_play(table):
            raise TableError(TableFault.NO_COMPUTERS_HERE)

    async def may_play(self, table: Table) -> bool:
        """Return whether the moderators of the server let computers play at tables."""
        return (await self._servers.of(table.row.guild_id)).computers

    async def chosen(self, guild_id: int, level: str = "") -> str:
        """Return the level that was chosen, or else that of the server.

        Raises `TableError` if the level that was chosen is not on offer.
        """
        if not level:
            return await self._usual(guild_id)
        if level not in self.offered:
            raise TableError(TableFault.LEVEL_NOT_OFFERED)
        return level

    async def _usual(self, guild_id: int) -> str:
        level = (await self._servers.of(guild_id)).level
        return level if level in self.offered else USUAL_LEVEL
