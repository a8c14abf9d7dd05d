"""Choosing the rules in the lobby: anyone seated may, and everyone sees what was chosen."""

from collections.abc import Sequence

from discord.ext import commands

from bot.games.errors import BadCard
from bot.tables.decisions import lobby, messages
from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.tables.thinking.hints import Hints
from bot.texts import languages, texts_for
from cogs.layouts import ids
from cogs.layouts.lobby_panels import menu_panel
from cogs.layouts.options import (
    CLOCK,
    HINTS,
    PACK,
    RATED,
    UNDO,
    chosen_setup,
    mark_of,
    options_form,
)
from cogs.layouts.parts import plain
from cogs.messages.boards import Boards
from cogs.messages.hands import Hands
from cogs.press.controls import Controls, TableControls, only
from cogs.press.press import Press, reader_texts, shown_name

TOLD = {
    PACK: "options-pack-changed",
    CLOCK: "options-clock-changed",
    UNDO: "options-undo-changed",
    HINTS: "options-hints-changed",
    RATED: "options-rated-changed",
}
"""How a change is told that is not one of the rules."""


class Options(commands.Cog):
    """The form for the rules of a table."""

    def __init__(
        self,
        hub: Hub,
        boards: Boards,
        hands: Hands,
        hints: Hints,
        controls: Controls,
        tables: TableControls,
    ) -> None:
        self._hub = hub
        self._boards = boards
        self._hands = hands
        self._hints = hints
        tables.on_press(ids.ChooseOptions, self.open)
        controls.on_press(ids.TurnOptions, self.turn)
        controls.on_choice(ids.AnswerOption, self.answer)
        controls.on_choice(ids.ChooseLanguage, self.speak)

    async def open(self, press: Press, table: Table) -> None:
        """Gives the person the form. Raises `TableError` unless they are seated in the lobby."""
        table.check_in_lobby(press.user.id)
        form = options_form(table, reader_texts(press), hints=self._hints.offered)
        await self._hands.show_panel(press, table, form)

    async def turn(self, press: Press, wish: ids.TurnOptions) -> None:
        """Shows another page of the form, as the rules are now."""
        table = await self._hub.find(wish.table)
        table.check_in_lobby(press.user.id)
        await self._show(press, table, wish.page)

    async def answer(self, press: Press, wish: ids.AnswerOption, values: Sequence[str]) -> None:
        """Has the game played as it was answered, and tells everybody in the lobby.

        A form that shows older rules changes nothing and is brought up to date. Raises
        `TarotError`.
        """
        table = await self._hub.find(wish.table)
        table.check_in_lobby(press.user.id)
        try:
            await _choose(press, table, wish, only(values))
        except StaleAction:
            note = reader_texts(press).say("options-outdated")
            await self._show(press, table, wish.page, note)
            return
        await self._show(press, table, wish.page)
        self._tell(press, table, TOLD.get(wish.key, "options-changed"), only(values))

    async def speak(self, press: Press, wish: ids.ChooseLanguage, values: Sequence[str]) -> None:
        """Has the table speak the chosen language, and tells everybody in the lobby in it.

        Raises `TableError` unless the person is seated in the lobby.
        """
        language = only(values)
        if language not in languages():
            raise BadCard(language)
        table = await self._hub.find(wish.table)
        await table.change(lobby.speak, press.user.id, language)
        await press.response.edit_message(view=menu_panel(table, reader_texts(press)))
        await self._remember(press, table)
        self._tell(press, table, "options-language-changed")

    def _tell(self, press: Press, table: Table, key: str, value: str = "") -> None:
        name = plain(shown_name(press))
        note = texts_for(table.language).say(key, name=name, value=value)
        self._boards.of(table).show_lobby(note)

    async def _show(self, press: Press, table: Table, page: int, note: str = "") -> None:
        offered = self._hints.offered
        form = options_form(table, reader_texts(press), page, note, hints=offered)
        await press.response.edit_message(view=form)
        await self._remember(press, table)

    async def _remember(self, press: Press, table: Table) -> None:
        # The cards can be dealt with the token of this press when the match starts.
        if table.in_lobby and table.seating.has(press.user.id):
            await table.change(messages.keep_hand, press.user.id, self._hands.remember(press))


async def _choose(press: Press, table: Table, wish: ids.AnswerOption, value: str) -> None:
    seen = table.setup
    if mark_of(seen.game) != wish.mark:
        raise StaleAction
    wanted = chosen_setup(seen, wish.key, value)
    await table.change(lobby.set_up, press.user.id, seen, wanted)
