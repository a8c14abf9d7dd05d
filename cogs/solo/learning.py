"""`/tarocchi learn`: lessons in a game, played alone."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.tables.decisions import solo
from bot.tables.lessons import curriculum
from bot.tables.lessons.lesson import Lesson
from cogs.layouts.hand.lesson import lesson_open, lessons_page
from cogs.layouts.ids import BeginAgain, BeginLesson, ShowLessons
from cogs.press.completions import game_choices, game_meant
from cogs.press.edits import acknowledge
from cogs.press.error_boundary import show
from cogs.press.group import said
from cogs.press.limits import opening_by
from cogs.press.permissions import require_pictures
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services


class Learning(commands.Cog):
    """Lessons, and the pages that list them."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._hub, self._hands, self._lessons = services.hub, services.hands, services.lessons
        self._guard = services.guard
        controls.on_press(ShowLessons, self.show_lessons)
        controls.on_press(BeginLesson, self.begin)
        controls.on_press(BeginAgain, self.again)
        self._add_command(services.group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="learn", description=said("command-learn"))
        @app_commands.describe(game=said("option-game"))
        async def learn(press: Interaction, game: str) -> None:
            await self._guard(press, self.show_lessons(press, ShowLessons(game_meant(game))))

        @learn.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

    async def show_lessons(self, press: Interaction, request: ShowLessons) -> None:
        """Show the person the lessons of a game. Raises `UnknownGame`."""
        key = catalogue.find(request.game).key
        done = await self._lessons.done_by(press.user.id)
        await show(press, lessons_page(key, done, reader_texts(press)))

    async def begin(self, press: Interaction, request: BeginLesson) -> None:
        """Give the person a lesson, or ask whether they go on with it if they are in its middle.

        Raises `TarotError` if there is no such lesson.
        """
        require_pictures(press)
        lesson = curriculum.lesson(catalogue.find(request.game).key, request.name)
        assert press.guild_id is not None
        under_way = await self._lessons.under_way(lesson, press.user.id, press.guild_id)
        if under_way is not None:
            await show(press, lesson_open(under_way, lesson, reader_texts(press)))
            return
        await self._give(press, lesson)

    async def again(self, press: Interaction, request: BeginAgain) -> None:
        """Give the person the lesson of a table of theirs from its beginning."""
        table = await self._hub.find_for(request.table, press.user.id)
        lesson = self._lessons.of(table)
        await table.change(solo.give_up, press.user.id)
        await self._give(press, lesson)

    async def _give(self, press: Interaction, lesson: Lesson) -> None:
        assert press.channel_id is not None
        opening = opening_by(press, press.channel_id, reader_texts(press).language)
        table = await self._lessons.begin(lesson, opening)
        await acknowledge(press)
        await self._hands.show_solo(press, table)
