"""Choosing the rules in the lobby: anyone seated may, and everyone sees what was chosen."""

from collections.abc import Sequence
from functools import partial

from discord.ext import commands

from bot.games.errors import BadCard
from bot.tables.decisions import lobby, messages
from bot.tables.setup import Setup
from bot.tables.table import Table
from bot.texts import Texts, languages, texts_for
from bot.words.options import rules_in_words
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import marked_by, plain
from cogs.layouts.settings.form import Filled, form, sent_panel
from cogs.layouts.settings.setting import Setting, lines_of
from cogs.layouts.settings.table import table_settings
from cogs.lobby import ids
from cogs.lobby.panels_layout import menu_panel
from cogs.press.controls import Fields, only
from cogs.press.edits import answer_in_place
from cogs.press.press import Interaction, reader_texts, shown_name
from cogs.services import Services


class OptionsForm(commands.Cog):
    """The form for the rules of a table."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._hub = services.hub
        self._boards = services.boards
        self._hands = services.hands
        self._hints = services.hints
        services.tables.on_press(TableAction.CHOOSE_OPTIONS, self.open)
        controls.on_press(ids.OpenOptions, self.turn)
        controls.on_form(ids.FillOptions, self.fill)
        controls.on_choice(ids.ChooseLanguage, self.speak)

    async def open(self, press: Interaction, table: Table, page: int = 0) -> None:
        """Give the person the form. Raises `TableError` unless they are seated in the lobby."""
        table.check_in_lobby(press.user.id)
        texts, request = reader_texts(press), ids.FillOptions(table.id, page)
        asked = form(request, _title(table, texts), self._settings(table), table.setup, texts, page)
        await press.response.send_modal(asked)

    async def turn(self, press: Interaction, request: ids.OpenOptions) -> None:
        """Give the person another page of the form, with the rules as they are now."""
        await self.open(press, await self._hub.find(request.table), request.page)

    async def fill(self, press: Interaction, request: ids.FillOptions, fields: Fields) -> None:
        """Have the game played as it was answered, tell everybody, and offer the other pages.

        Raises `TarotError` if that is not possible.
        """
        table = await self._hub.find(request.table)
        table.check_in_lobby(press.user.id)
        settings, texts = self._settings(table), reader_texts(press)
        filled = Filled(settings, fields)
        await table.change(lobby.set_up, press.user.id, filled)
        setup, title = table.setup, texts.say("options-title", game=_title(table, texts))
        rules = texts.say("lobby-options", options=rules_in_words(table.game, texts))
        lines = [title, rules, filled.told(texts)]
        to = partial(ids.OpenOptions, table.id)
        panel = sent_panel(lines, settings, setup, request.page, to, texts)
        await answer_in_place(press, panel)
        await self._remember(press, table)
        if filled.made:
            self._tell(press, table, filled.made)

    async def speak(
        self, press: Interaction, request: ids.ChooseLanguage, values: Sequence[str]
    ) -> None:
        """Have the table speak the chosen language, and tell everybody in the lobby in it.

        Raises `TableError` unless the person is seated in the lobby.
        """
        language = only(values)
        if language not in languages():
            raise BadCard(language)
        table = await self._hub.find(request.table)
        await table.change(lobby.speak, press.user.id, language)
        panel = menu_panel(table, reader_texts(press))
        await answer_in_place(press, marked_by(press.token, panel))
        await self._remember(press, table)
        texts = texts_for(table.row.language)
        note = texts.say("options-language-changed", name=plain(shown_name(press)))
        self._boards.of(table).show_lobby(note)

    def _settings(self, table: Table) -> list[Setting[Setup]]:
        people = len(table.seating.humans())
        return table_settings(table.setup, people, hints=self._hints.offered)

    def _tell(self, press: Interaction, table: Table, made: Sequence[Setting[Setup]]) -> None:
        texts = texts_for(table.row.language)
        chosen = " · ".join(lines_of(made, table.setup, texts))
        note = texts.say("options-changed", name=plain(shown_name(press)), chosen=chosen)
        self._boards.of(table).show_lobby(note)

    async def _remember(self, press: Interaction, table: Table) -> None:
        # The cards can be dealt with the token of this press when the match starts.
        if table.in_lobby and table.seating.has(press.user.id):
            await table.note(messages.keep_hand, press.user.id, self._hands.remember(press))


def _title(table: Table, texts: Texts) -> str:
    return texts.say(f"game-{table.game.key}")
