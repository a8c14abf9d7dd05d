"""Wishing to be called to a game in a channel, and no longer."""

import asyncio
from collections.abc import Sequence

from discord.ext import commands

from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.calling import ids
from cogs.calling.layout import called_from_now_on, called_no_longer, value_of
from cogs.calling.listing import wishes_of
from cogs.layouts.components import Text
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import MOST_OPTIONS, layout_of, marked_by, words
from cogs.press.controls import only
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import show, tell
from cogs.press.press import Interaction, channel_of, reader_texts
from cogs.services import Services
from data.evenings import calls
from data.evenings.calls import CallWish


class CallWishes(commands.Cog):
    """*Call me* and *Don't call me*."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._turn = asyncio.Lock()
        services.tables.on_press(TableAction.CALL_ME, self.switch)
        services.tables.on_press(TableAction.DONT_CALL_ME, self.end)
        services.controls.on_choice(ids.EndCallWish, self.choose)

    async def switch(self, press: Interaction, table: Table) -> None:
        """Have the person called to such tables from now on; one who was is called no longer.

        Raises `TableError` if they wish to be called to too much already.
        """
        wish, texts = _wish(press, table), reader_texts(press)
        # Of two presses, the second one sees what the first one did.
        async with self._turn:
            wished = await calls.of_person(self._database, press.user.id)
            if wish in wished:
                await calls.end(self._database, wish)
            elif len(wished) >= MOST_OPTIONS:
                raise TableError(TableFault.TOO_MANY_WISHES)
            else:
                await calls.keep(self._database, wish)
        if wish in wished:
            await tell(press, called_no_longer(wish, texts))
        else:
            shown = called_from_now_on(table, wish, texts)
            await press.response.send_message(view=shown, ephemeral=True)

    async def end(self, press: Interaction, table: Table) -> None:
        """Call the person to such tables no longer."""
        wish = _wish(press, table)
        await calls.end(self._database, wish)
        await show(press, words(called_no_longer(wish, reader_texts(press))))

    async def choose(self, press: Interaction, _: ids.EndCallWish, values: Sequence[str]) -> None:
        """Call the person no longer to what they chose, and show what is left. Raises `BadCard`."""
        wished, value = await calls.of_person(self._database, press.user.id), only(values)
        ended = [each for each in wished if value_of(each) == value]
        await calls.end(self._database, *ended)
        texts = reader_texts(press)
        lines = [called_no_longer(each, texts) for each in ended] or [texts.say("stale")]
        left = await wishes_of(press, self._database, texts)
        shown = layout_of(Text("\n".join(lines)), *left)
        await answer_in_place(press, marked_by(press.token, shown))


def _wish(press: Interaction, table: Table) -> CallWish:
    return CallWish(press.user.id, table.row.guild_id, channel_of(press), table.game.key)
