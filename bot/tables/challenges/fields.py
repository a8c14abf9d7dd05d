"""Computers that play the deals of challenges in the background, for people to be compared with."""

import asyncio
import logging

from bot.tables.errors import TableError
from bot.tables.shared_deals.deals import deal_from
from bot.tables.shared_deals.field import Field
from data.database import Database, DatabaseError
from data.solo import challenges

log = logging.getLogger(__name__)

EVERY_S = 60.0
"""How often it is looked for deals that computers have not played."""


class ChallengeFields:
    """Has the *field* play all deals of challenges, those first that are compared first."""

    def __init__(self, database: Database, field: Field, *, offered: bool) -> None:
        self._database, self._field, self._offered = database, field, offered
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, where computers search."""
        if self._offered:
            self._task = asyncio.create_task(self._always())

    async def close(self) -> None:
        """Stop; what was begun is begun anew after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def play_next(self) -> bool:
        """Have computers play the next deal that they have not played; return whether there was
        one. Raises `TableError` if nobody can think."""
        deal = await challenges.without_field(self._database.reading)
        if deal is None:
            return False
        scores = await self._field.scores(deal_from(deal), deal.worlds)
        async with self._database.transaction() as db:
            await challenges.put_field(db, deal, scores)
        return True

    async def _always(self) -> None:
        while True:
            try:
                while await self.play_next():
                    pass
            except (DatabaseError, TableError) as fault:
                log.warning("deal of a challenge not played fault=%r", fault)
            except Exception:
                # A bug in a computer player must not end all fields to come.
                log.exception("deal of a challenge not played")
            await asyncio.sleep(EVERY_S)
