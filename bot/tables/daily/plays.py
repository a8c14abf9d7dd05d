"""Playing the deal of a day: once for everybody, and what came of it."""

import asyncio
from dataclasses import dataclass

from bot.games.fair import commitment
from bot.tables.clock import Clock
from bot.tables.daily import calendar, streaks
from bot.tables.errors import NotFound, TableError, TableFault, Until
from bot.tables.hub import Hub, Opening
from bot.tables.shared_deals import scoring
from bot.tables.shared_deals.deals import deal_from
from bot.tables.table import Table
from data import tables
from data.connection import Connection
from data.database import Database
from data.faults import Conflict
from data.solo import daily
from data.solo.daily import DailyDeal, DailyPlay, DailyStanding, Whose
from data.tables import TableKind

MONTH = 30


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What a play has come to, and how many days its person has played.

    `percent` is None if it does not count: it was finished too late, or `voided`. `played` are days
    of the last 30.
    """

    day: int
    points: int
    par: float
    percent: int | None
    voided: bool
    played: int
    streak: int
    best: int


@dataclass(frozen=True, slots=True)
class DayTold:
    """What everybody may know of a day: `secret` is None until it has closed."""

    game: str
    match: str
    commitment: str
    secret: str | None


@dataclass(frozen=True, slots=True)
class OwnDay:
    """A day that has closed, as one person sees it, and what they made of it.

    There is a `table` as long as the play can be looked at.
    """

    day: int
    told: DayTold
    result: DailyResult | None
    table: int | None


@dataclass(frozen=True, slots=True)
class DayOnServer:
    """A day as it is posted on a server, and the day before once that has closed.

    `results` are of those who finished that, the best first; for `together` days in a row at least
    two people have finished, and so many have `finished` today.
    """

    day: int
    told: DayTold | None
    before: DayTold | None
    results: tuple[DailyPlay, ...]
    together: int
    finished: int


class DailyPlays:
    """All plays of days; where no computers search there are none, and they are not *offered*."""

    def __init__(self, hub: Hub, database: Database, clock: Clock, *, offered: bool) -> None:
        self.wanted = asyncio.Event()
        """Set when somebody asks for a deal that has not been made."""
        self._hub, self._database, self._clock = hub, database, clock
        self._offered = offered

    @property
    def today(self) -> int:
        """The day that can be begun now."""
        return calendar.day_at(self._clock.now())

    async def begin(self, opening: Opening) -> Table:
        """Return where a person plays the deal of today: their table, or a new one.

        Raises `TableError` if there are no deals of days here, or that of today is being made.
        """
        if not self._offered:
            raise TableError(TableFault.NOBODY_THINKS)
        day = self.today
        play = await daily.play_of(self._database.reading, day, opening.user_id)
        if play is not None:
            return await self._hub.find_for(play.table_id, opening.user_id)
        deal = await daily.deal_of(self._database.reading, day)
        if deal is None:
            self.wanted.set()
            raise TableError(TableFault.NO_DAY)

        async def begin(db: Connection, table_id: int) -> None:
            await daily.begin(db, self._fresh(day, table_id, opening))

        closes_at, kind = calendar.closes_at(day), TableKind.DAILY
        try:
            return await self._hub.open_shared(deal_from(deal), kind, closes_at, opening, begin)
        except Conflict:
            # Two presses at once: the other one was faster.
            play = await daily.play_of(self._database.reading, day, opening.user_id)
            assert play is not None
            return await self._hub.find_for(play.table_id, opening.user_id)

    def _fresh(self, day: int, table_id: int, opening: Opening) -> DailyPlay:
        return DailyPlay(
            day=day,
            user_id=opening.user_id,
            guild_id=opening.guild_id,
            table_id=table_id,
            name=opening.name,
            began_at=int(self._clock.now()),
        )

    async def play_at(self, table: Table) -> DailyPlay:
        """Return the play at a table. Raises `TableError` if there is none."""
        found = await daily.play_at(self._database.reading, table.id)
        if found is None:
            raise TableError(TableFault.NO_SUCH_TABLE)
        return found

    async def finish(self, table: Table) -> DailyResult:
        """Return what the play at a table that is over has come to; it is stored once."""
        play, deal = await self._of(table)
        seat = table.seating.seat_of(play.user_id)
        score = table.public.score
        assert score is not None
        points = scoring.points_of(table.game, score.scores, seat)
        ended_at = table.row.ended_at or int(self._clock.now())
        if play.ended_at is None and ended_at < calendar.closes_at(play.day):
            async with self._database.transaction() as db:
                percent = scoring.percent_of(points, deal.field)
                await daily.end(db, play, points, percent, ended_at)
            play = await self.play_at(table)
        return await self._result(play, deal, points)

    async def _result(self, play: DailyPlay, deal: DailyDeal, points: int) -> DailyResult:
        days = await daily.days_of(self._database.reading, play.user_id)
        counts = play.ended_at is not None and not play.voided
        return DailyResult(
            play.day,
            points,
            scoring.par_of(deal.field),
            scoring.percent_of(points, deal.field) if counts else None,
            play.voided,
            sum(self.today - MONTH < day <= self.today for day in days),
            streaks.streak_at(days, self.today),
            streaks.best_streak(days),
        )

    async def own(self, day: int, user_id: int) -> OwnDay:
        """Return what a person may see of a day that has closed.

        Raises `Until` before that, and `NotFound` if there was no deal on it.
        """
        told = await self._closed(day)
        play = await daily.play_of(self._database.reading, day, user_id)
        deal = await daily.deal_of(self._database.reading, day)
        assert deal is not None
        if play is None or play.score is None:
            return OwnDay(day, told, None, None)
        result = await self._result(play, deal, play.score)
        kept = await tables.with_ids(self._database.reading, [play.table_id])
        return OwnDay(day, told, result, next(iter(kept), None))

    async def practise(self, day: int, opening: Opening) -> Table:
        """Return a new table where a person practises the deal of a day that has closed. Raises
        what `own` raises."""
        await self._closed(day)
        deal = await daily.deal_of(self._database.reading, day)
        assert deal is not None
        return await self._hub.open_again(deal_from(deal), opening)

    async def _closed(self, day: int) -> DayTold:
        told = await self._told(day)
        if told is None:
            raise NotFound(TableFault.NO_PLAY, calendar.date_of(day))
        if told.secret is None:
            raise Until(TableFault.NOT_CLOSED, calendar.closes_at(day))
        return told

    async def share(self, table: Table) -> bool:
        """Note that a play is shown to others; return whether it had not been.

        Raises `TableError` if it does not count.
        """
        if (await self.finish(table)).percent is None:
            raise TableError(TableFault.DOES_NOT_COUNT)
        play = await self.play_at(table)
        async with self._database.transaction() as db:
            return await daily.note_shared(db, play.day, play.user_id)

    async def day_on(self, guild_id: int) -> DayOnServer:
        """Return what is told of today on a server, with what came of the day before."""
        db, day = self._database.reading, self.today
        told, before = await self._told(day), await self._told(day - 1)
        together = await daily.days_together(db, guild_id)
        return DayOnServer(
            day,
            told,
            None if before is None or before.secret is None else before,
            tuple(await daily.results_of(db, guild_id, day - 1)),
            streaks.streak_at(together, day - 1),
            await daily.finished(db, guild_id, day),
        )

    async def _told(self, day: int) -> DayTold | None:
        deal = await daily.deal_of(self._database.reading, day)
        if deal is None:
            return None
        is_closed = self._clock.now() >= calendar.closes_at(day)
        secret = deal.secret.hex() if is_closed else None
        return DayTold(deal.game, deal.match, commitment(deal.secret), secret)

    async def void(self, guild_id: int, user_id: int, day: int) -> None:
        """Have a play count for nothing. Raises `NotFound` if there is none of a day that
        counts."""
        async with self._database.transaction() as db:
            if not await daily.void(db, day, guild_id, user_id):
                raise NotFound(TableFault.NO_PLAY, calendar.date_of(day))

    async def board(self, whose: Whose, days: int | None, least: int) -> list[DailyStanding]:
        """Return how people stand over the last so many days that have closed, or all."""
        end = calendar.day_at(self._clock.now() - calendar.GRACE_S)
        reading = self._database.reading
        if days is None:
            return list(await daily.standings_of_all(reading, whose, end, least))
        return list(await daily.standings(reading, whose, range(end - days, end), least))

    async def _of(self, table: Table) -> tuple[DailyPlay, DailyDeal]:
        play = await self.play_at(table)
        deal = await daily.deal_of(self._database.reading, play.day)
        assert deal is not None
        return play, deal
