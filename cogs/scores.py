"""How the match stands, and ending it after the current deal."""

from discord.ext import commands

from bot.tables import ending
from bot.tables.table import Table
from cogs.layouts import ids
from cogs.layouts.scores import ending_line, scores_page
from cogs.press.controls import TableControls
from cogs.press.guard import tell
from cogs.press.press import Press, reader_texts


class Scores(commands.Cog):
    """The page behind *Scores*, and ending a match by agreement."""

    def __init__(self, tables: TableControls) -> None:
        tables.on_press(ids.ShowScores, self.show)
        tables.on_press(ids.AgreeToEnd, self.agree_to_end)
        tables.on_press(ids.PlayOn, self.play_on)

    async def show(self, press: Press, table: Table) -> None:
        """Tells the person how the match stands, privately."""
        page = scores_page(table, press.user.id, reader_texts(press))
        await press.response.send_message(view=page, ephemeral=True)

    async def agree_to_end(self, press: Press, table: Table) -> None:
        """Notes that the person would like the match to end after this deal."""
        await table.change(ending.agree, press.user.id)
        await _answer(press, table)

    async def play_on(self, press: Press, table: Table) -> None:
        """Notes that the person would like to keep playing after all."""
        await table.change(ending.withdraw, press.user.id)
        await _answer(press, table)


async def _answer(press: Press, table: Table) -> None:
    # A private page shows it itself; a press on the public message needs an answer.
    texts, asked = reader_texts(press), table.ending
    if press.message is not None and press.message.flags.ephemeral:
        page = scores_page(table, press.user.id, texts)
        await press.response.edit_message(view=page)
        return
    await tell(press, ending_line(asked, texts) if asked else texts.say("ending-withdrawn"))
