"""Making deals of days in the background, for as long as people play them."""

import asyncio
import logging
import secrets
from contextlib import suppress

from bot.tables.clock import Clock
from bot.tables.daily import calendar
from bot.tables.daily.making import DealMaker
from bot.tables.daily.plays import DailyPlays
from bot.tables.retrying import Rounds
from bot.tables.shared_deals.field import Field
from bot.tables.thinking.exact import ExactPlayers
from data import notes
from data.database import Database
from data.solo import daily

log = logging.getLogger(__name__)

KEY = "daily-key"
"""The note that all secrets of days come from."""

CANDIDATES = 12
"""The number of deals from which that of a day is chosen, if there is time."""

FEW = 4
"""The same for today, whose deal somebody waits for."""

AHEAD = 2
"""The number of days that are made before they begin, as long as people play."""

LATELY = 14
"""The number of days within which somebody must have played for that."""

EVERY_S = 600.0
"""How often it is looked for days to make."""


class Days(Rounds):
    """Makes the deal of a day once somebody asks for it, and ahead of its time while people
    play."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        players: ExactPlayers,
        field: Field,
        plays: DailyPlays,
    ) -> None:
        self._database, self._clock, self._plays = database, clock, plays
        self._players, self._field = players, field
        super().__init__("no deal of a day made", self._make_what_is_wanted, lambda: EVERY_S)

    def start(self) -> None:
        """Begin, where computers search."""
        if self._players.can_search:
            super().start()

    async def rest(self, seconds: float) -> None:
        """Return after some seconds, or once somebody asks for a day."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._plays.wanted.wait()

    async def make(self, day: int, candidates: int) -> None:
        """Make the deal of a day unless there is one, chosen from so many."""
        if await daily.deal_of(self._database.reading, day) is None:
            secret = calendar.secret_of(await self._key(), day)
            maker = DealMaker(self._field, self._players.worlds)
            deal = await maker.make(
                day, calendar.game_of(day), secret, int(self._clock.now()), candidates
            )
            async with self._database.transaction() as db:
                await daily.add_deal(db, deal)
            log.info("deal of a day made day=%s", calendar.date_of(day))

    async def _key(self) -> bytes:
        # Made once; whoever has it knows all days to come.
        async with self._database.transaction() as db:
            known = await notes.find(db, KEY)
            if known is None:
                known = secrets.token_hex(32)
                await notes.put(db, KEY, known)
        return bytes.fromhex(known)

    async def _make_what_is_wanted(self) -> None:
        today, is_asked = self._plays.today, self._plays.wanted.is_set()
        self._plays.wanted.clear()
        if is_asked:
            await self.make(today, FEW)
        if is_asked or await daily.anybody_since(self._database.reading, today - LATELY):
            for day in range(today, today + AHEAD + 1):
                await self.make(day, CANDIDATES)
