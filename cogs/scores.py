"""How the match stands, and ending it after the current deal."""

from collections.abc import Callable

from discord.ext import commands

from bot.tables.decisions import ending
from bot.tables.decisions.wishes import Wish
from bot.tables.state import Steps
from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts.ids import TableAction
from cogs.layouts.scores import abandoned_in_words, ending_line, scores_page
from cogs.press.error_boundary import show, tell
from cogs.press.press import Interaction, is_private, reader_texts
from cogs.services import Services


class Scores(commands.Cog):
    """The page behind *Scores*, and ending a match by agreement."""

    def __init__(self, services: Services) -> None:
        tables = services.tables
        self._boards = services.boards
        self._hands = services.hands
        tables.on_press(TableAction.SHOW_SCORES, self.show)
        tables.on_press(TableAction.AGREE_TO_END, self.agree_to_end)
        tables.on_press(TableAction.ABANDON, self.abandon)
        tables.on_press(TableAction.PLAY_ON, self.play_on)

    async def show(self, press: Interaction, table: Table) -> None:
        """Tell the person how the match stands, privately."""
        page = scores_page(table, press.user.id, reader_texts(press))
        await self._hands.note_panel(press, table, await show(press, page))

    async def agree_to_end(self, press: Interaction, table: Table) -> None:
        """Note that the person would like the match to end after this deal."""
        await self._wish(press, table, ending.agree)

    async def abandon(self, press: Interaction, table: Table) -> None:
        """Note that the person would like the match to be abandoned."""
        await self._wish(press, table, ending.agree, Wish.ABANDON)

    async def play_on(self, press: Interaction, table: Table) -> None:
        """Note that the person would like to keep playing after all."""
        await self._wish(press, table, ending.withdraw)

    async def _wish(
        self, press: Interaction, table: Table, decide: Callable[..., Steps], *wish: Wish
    ) -> None:
        had_left = not table.seating.engages(press.user.id)
        await table.change(decide, press.user.id, *wish)
        await self._answer(press, table)
        # Who had left is back, and has no hand.
        if had_left and table.playing:
            await self._hands.show(press, table, self._boards.of(table).shown)

    async def _answer(self, press: Interaction, table: Table) -> None:
        # A private page shows it itself; a press on the public message needs an answer.
        if is_private(press):
            await self.show(press, table)
        else:
            await tell(press, "\n".join(_lines(table, reader_texts(press))))


def _lines(table: Table, texts: Texts) -> list[str]:
    if table.ended_abandoned:
        return [abandoned_in_words(table, texts)]
    asked = [ending_line(ending, table.public, texts) for ending in table.endings]
    return asked or [texts.say("ending-withdrawn")]
