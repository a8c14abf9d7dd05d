"""Computers that play the deals of challenges in the background, for people to be compared with."""

from bot.tables.retrying import Rounds
from bot.tables.shared_deals.deals import deal_from
from bot.tables.shared_deals.field import Field
from data.database import Database
from data.solo import challenges

EVERY_S = 60.0
"""How often it is looked for deals that computers have not played."""


class ChallengeFields(Rounds):
    """Has the *field* play all deals of challenges, those first that are compared first."""

    def __init__(self, database: Database, field: Field, *, offered: bool) -> None:
        self._database, self._field, self._offered = database, field, offered
        super().__init__("deal of a challenge not played", self._play_all, lambda: EVERY_S)

    def start(self) -> None:
        """Begin, where computers search."""
        if self._offered:
            super().start()

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

    async def _play_all(self) -> None:
        while await self.play_next():
            pass
