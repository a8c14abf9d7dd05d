"""*Hint*: which card is best on one's own turn, at tables that allow it."""

import asyncio
from dataclasses import replace

from discord.ext import commands

from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.tables.thinking.hints import Hint, Hints
from bot.words.wording import Wording
from cogs.layouts.hand.draft import NOTHING, draft_in, is_current
from cogs.layouts.thinking.asked import AskHint
from cogs.layouts.thinking.hint import hint_line
from cogs.messages.hands import Hands
from cogs.press.controls import Controls, ids_on
from cogs.press.press import Press, reader_texts
from cogs.press.refusals import sentence

PATIENCE_S = 1.0
"""How long a press waits for a hint before it is acknowledged without one."""


class Hinting(commands.Cog):
    """Tells people the best card in their own hand."""

    def __init__(self, hub: Hub, hands: Hands, hints: Hints, controls: Controls) -> None:
        self._hub, self._hands, self._hints = hub, hands, hints
        controls.on_press(AskHint, self.hint)

    async def hint(self, press: Press, wish: AskHint) -> None:
        """Shows the person their hand with a hint for the card they have to play now.

        Raises `TableError` if the table allows none, or nobody has time to think.
        """
        table, texts = await self._hub.find(wish.table), reader_texts(press)
        try:
            hint = await self._found(press, table, wish)
        except StaleAction as refusal:
            await self._hands.choose(press, table, NOTHING, sentence(refusal, texts))
            return
        line = hint_line(hint, Wording.usual(texts, table.drawing))
        await self._hands.choose(press, table, replace(draft_in(ids_on(press)), hint=line))

    async def _found(self, press: Press, table: Table, wish: AskHint) -> Hint:
        # The hand may change while it is thought about.
        _require_current(press, table, wish)
        finding = asyncio.ensure_future(self._hints.of(table, press.user.id))
        done, _ = await asyncio.wait({finding}, timeout=PATIENCE_S)
        if not done:
            await press.response.defer()
        hint = await finding
        _require_current(press, table, wish)
        return hint


def _require_current(press: Press, table: Table, wish: AskHint) -> None:
    if not is_current(table.view_of(press.user.id), wish.moment):
        raise StaleAction
