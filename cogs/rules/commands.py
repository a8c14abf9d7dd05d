"""The rules of a game as short pages, one at a time."""

from collections.abc import Sequence
from dataclasses import replace

from discord import File, app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.games.game import Game
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.lists import listed
from cogs.layouts.codec import Id
from cogs.layouts.ids import TableAction
from cogs.messages.files import file_of
from cogs.messages.looks import look_for
from cogs.press.completions import game_choices, game_meant, matching
from cogs.press.controls import only
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import tell
from cogs.press.group import said, typed_game
from cogs.press.permissions import may_attach
from cogs.press.press import Interaction, reader_texts
from cogs.press.refusals import shown
from cogs.rules import ids
from cogs.rules.layout import PICTURE, TOPICS, rules_page, topic_of, topics_of
from cogs.services import Services
from data.choices.players import AUTO
from rendering.pictures.pages.order import draw_order

PICTURED = "deck"
"""The page with a picture of all the cards."""


class RulesPages(commands.Cog):
    """`/tarocchi rules`, and the buttons that lead to its pages."""

    def __init__(self, services: Services) -> None:
        controls, tables = services.controls, services.tables
        self._hub = services.hub
        self._artist = services.artist
        self._players, self._lessons = services.players, services.lessons
        self._looks = services.looks
        self._guard = services.guard
        tables.on_press(TableAction.SHOW_RULES, self.show_of_table)
        tables.on_press(TableAction.EXPLAIN, self.explain, alone=True)
        controls.on_choice(ids.ChooseTopic, self.turn)
        controls.on_choice(ids.TurnRules, self.turn_of_table)
        self._add_command(services.group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="rules", description=said("command-rules"))
        @app_commands.describe(game=said("option-game"), topic=said("option-topic"))
        async def rules(press: Interaction, game: str, topic: str = TOPICS[0]) -> None:
            await self._guard(press, self.show_typed(press, game, topic))

        @rules.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

        @rules.autocomplete("topic")
        async def offer_topics(press: Interaction, typed: str) -> list[Choice[str]]:
            return _topic_choices(typed_game(press), typed, reader_texts(press))

    async def show_typed(self, press: Interaction, key: str, topic: str) -> None:
        """Show the page that was asked for. Raises `UnknownGame`."""
        texts = reader_texts(press)
        game = catalogue.find(key := game_meant(key))
        topics = topics_of(game, texts)
        topic = _topic_meant(topic, texts)
        if topic not in topics:
            known = listed((texts.say(f"topic-{each}") for each in topics), texts)
            await tell(press, texts.say("unknown-topic", topic=shown(topic), known=known))
            return
        await self._show(press, game, topic, ids.ChooseTopic(key))

    async def show_of_table(self, press: Interaction, table: Table) -> None:
        """Show the person the rules by which the table plays, privately."""
        await self._show(press, table.game, TOPICS[0], ids.TurnRules(table.id))

    async def explain(self, press: Interaction, table: Table) -> None:
        """Show the person the page that explains the current phase, privately."""
        topic = topic_of(table.view_of(press.user.id))
        await self._show(press, table.game, topic, ids.TurnRules(table.id))

    async def turn(
        self, press: Interaction, request: ids.ChooseTopic, values: Sequence[str]
    ) -> None:
        """Show another page in place of the current one. Raises `UnknownGame`."""
        await self._turn(press, catalogue.find(request.game), request, values)

    async def turn_of_table(
        self, press: Interaction, request: ids.TurnRules, values: Sequence[str]
    ) -> None:
        """Show another page of a table's rules in place of this one. Raises `TableError`."""
        table = await self._hub.find_for(request.table, press.user.id)
        await self._turn(press, table.game, request, values)

    async def _turn(
        self, press: Interaction, game: type[Game] | Game, request: Id, values: Sequence[str]
    ) -> None:
        wanted = only(values)
        topic = wanted if wanted in topics_of(game, reader_texts(press)) else TOPICS[0]
        layout, files = await self._page(press, game, topic, request)
        await answer_in_place(press, layout, attachments=files)

    async def _show(
        self, press: Interaction, game: type[Game] | Game, topic: str, turn: Id
    ) -> None:
        layout, files = await self._page(press, game, topic, turn)
        await press.response.send_message(view=layout, files=files, ephemeral=True)

    async def _page(
        self, press: Interaction, game: type[Game] | Game, topic: str, turn: Id
    ) -> tuple[ui.LayoutView, list[File]]:
        texts, art = reader_texts(press), game.pack.art
        preferences = await self._players.of(press.user.id)
        wished = look_for(replace(preferences, pack=AUTO), art, texts)
        look = self._looks.at_hand(wished, art)
        learn = await self._lessons.are_for(press.user.id, game.key)
        if topic != PICTURED or not may_attach(press):
            return rules_page(game, texts, look.letters, topic, None, turn, learn=learn), []
        rules = game() if isinstance(game, type) else game
        picture = await self._artist.draw(draw_order, rules, texts, look)
        page = rules_page(game, texts, look.letters, topic, picture, turn, learn=learn)
        return page, [file_of(picture, PICTURE)]


def _topic_meant(typed: str, texts: Texts) -> str:
    # By its key or its name; anything else is meant as it is.
    request = typed.strip().casefold()
    names = {topic: texts.say(f"topic-{topic}").casefold() for topic in TOPICS}
    return next((topic for topic, name in names.items() if request in (topic, name)), typed)


def _topic_choices(key: str, typed: str, texts: Texts) -> list[Choice[str]]:
    game = catalogue.GAMES.get(key)
    topics = topics_of(game, texts) if game is not None else TOPICS
    return matching(typed, ((texts.say(f"topic-{topic}"), topic) for topic in topics))
