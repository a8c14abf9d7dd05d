"""Lessons at tables: beginning one, what it says, and what people have played of them."""

from collections.abc import Sequence

from bot.games.events import Event
from bot.tables.clock import Clock
from bot.tables.errors import NotFound, TableFault
from bot.tables.hub import Hub, Opening
from bot.tables.lessons import curriculum
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.telling import Told, answered_wrong, told
from bot.tables.table import Table
from data import events
from data.database import Database
from data.solo import lessons
from data.solo.lessons import LessonDone
from data.tables import TableKind


class Lessons:
    """Lessons of all games, and who has played which of them."""

    def __init__(self, hub: Hub, database: Database, clock: Clock) -> None:
        self._hub, self._database, self._clock = hub, database, clock

    async def begin(self, lesson: Lesson, opening: Opening) -> Table:
        """Return a new table where a person plays a lesson from its beginning."""
        return await self._hub.open_lesson(lesson.opening, opening)

    async def under_way(self, lesson: Lesson, user_id: int, guild_id: int) -> Table | None:
        """Return the table where a person of this server is in the middle of a lesson, if they
        are."""
        found = await lessons.under_way(
            self._database.reading, user_id, guild_id, lesson.fairness.match
        )
        return None if found is None else await self._hub.find_for(found, user_id)

    def of(self, table: Table) -> Lesson:
        """Return the lesson that is played at a table. Raises `NotFound` if none is."""
        if table.row.kind is not TableKind.LESSON or table.row.deal_of is None:
            raise NotFound(TableFault.NO_SUCH_TABLE, table.id)
        return curriculum.played_as(table.game.key, table.row.deal_of)

    async def told(self, table: Table) -> Told:
        """Return what the lesson at a table says to its person, whose turn it is."""
        return told(self.of(table), await self._log(table))

    async def finish(self, table: Table) -> int:
        """Note that a person has come to the end of a lesson; return how many of its questions they
        answered wrong."""
        lesson = self.of(table)
        wrong = answered_wrong(lesson, await self._log(table))
        done = LessonDone(
            user_id=table.row.opener_id,
            game=lesson.game.key,
            name=lesson.name,
            done_at=int(self._clock.now()),
            wrong=wrong,
        )
        async with self._database.transaction() as db:
            await lessons.note_done(db, done)
        return wrong

    async def done_by(self, user_id: int) -> dict[tuple[str, str], int]:
        """Return how many questions a person answered wrong in each lesson that they have played,
        by its game and name."""
        found = await lessons.done_by(self._database.reading, user_id)
        return {(each.game, each.name): each.wrong for each in found}

    async def _log(self, table: Table) -> Sequence[Event]:
        number = table.public.number
        return await events.load_deal(self._database.reading, table.id, number, table.game.pack)
