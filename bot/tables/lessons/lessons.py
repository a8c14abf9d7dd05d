"""Lessons at tables: beginning one, what it says, and what people have played of them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.catalogue import GAMES
from bot.games.events import Event
from bot.ratings.units import KINDS
from bot.tables.clock import Clock
from bot.tables.errors import NotFound, TableFault
from bot.tables.hub import Hub, Opening
from bot.tables.lessons import curriculum
from bot.tables.lessons.costs import CardCosts
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.telling import Answers, Told, answers, last_card, told
from bot.tables.table import Table
from data import events
from data.database import Database
from data.solo import lessons
from data.solo.lessons import LessonDone
from data.tables import TableKind

KNOWN_AFTER = 3
"""After so many deals a game is known."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How many of the lessons of a game a person has played, of how many."""

    game: str
    done: int
    lessons: int


class Lessons:
    """Lessons of all games, and who has played which of them."""

    def __init__(self, hub: Hub, database: Database, clock: Clock, costs: CardCosts) -> None:
        self._hub, self._database, self._clock = hub, database, clock
        self._costs = costs

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
        lesson, log = self.of(table), await self._log(table)
        found = told(lesson, log)
        last = None if found.texts or lesson.is_first else last_card(lesson, log)
        if last is None:
            return found
        seen, card = last
        chance = table.chance_of(lesson.seat, seen.number, seen.step)
        return replace(found, cost=await self._costs.of(seen, card, chance))

    async def finish(self, table: Table) -> Answers:
        """Note that a person has come to the end of a lesson; return how they answered its
        questions."""
        lesson = self.of(table)
        given = answers(lesson, await self._log(table))
        done = LessonDone(
            user_id=table.row.opener_id,
            game=lesson.game.key,
            name=lesson.name,
            done_at=int(self._clock.now()),
            wrong=given.wrong,
        )
        async with self._database.transaction() as db:
            await lessons.note_done(db, done)
        return given

    async def done_by(self, user_id: int) -> dict[tuple[str, str], int]:
        """Return how many questions a person answered wrong in each lesson that they have played,
        by its game and name."""
        found = await lessons.done_by(self._database.reading, user_id)
        return {(each.game, each.name): each.wrong for each in found}

    async def progress_of(self, user_id: int) -> tuple[LessonProgress, ...]:
        """Return how far a person has come in the games that they have begun to learn."""
        done = set(await self.done_by(user_id))
        found = ((game, curriculum.names_of(game)) for game in GAMES)
        counted = (
            LessonProgress(game, sum((game, name) in done for name in names), len(names))
            for game, names in found
        )
        return tuple(each for each in counted if each.done)

    async def are_for(self, user_id: int, game: str) -> bool:
        """Return whether a person has hardly played a game, so that its lessons are for them."""
        kinds = [kind for kind, (key, _) in enumerate(KINDS, start=1) if key == game]
        reading = self._database.reading
        return not await lessons.has_played(reading, user_id, kinds, KNOWN_AFTER)

    async def _log(self, table: Table) -> Sequence[Event]:
        number = table.public.number
        return await events.load_deal(self._database.reading, table.id, number, table.game.pack)
