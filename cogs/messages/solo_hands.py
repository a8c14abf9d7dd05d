"""The single message of a solo table: after each press it shows what its person is asked next."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.tables.table import Table
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.layouts.hand.hand import PICTURE
from cogs.layouts.hand.solo import practice_result
from cogs.messages.files import file_of
from cogs.messages.hand_pages import HandPages
from cogs.messages.parts import Parts
from cogs.press.edits import answer_in_time, in_time
from cogs.press.outages import UNKNOWN_MESSAGE
from cogs.press.press import Interaction

Page = tuple[ui.LayoutView, Sequence[discord.File]]


class SoloHands:
    """Hands of people who play alone. Nothing changes them but the press that is answered."""

    def __init__(self, parts: Parts, pages: HandPages) -> None:
        self._computers, self._reviews = parts.solo_computers, parts.reviews
        self._pages = pages

    async def show(
        self, press: Interaction, table: Table, draft: Draft = NOTHING, why: str = ""
    ) -> None:
        """Have all computers act, and show what the person is asked then, or what the deal brought.

        That takes the place of the message that was pressed; if it is gone, it is a new one. Raises
        `TableError` if a computer cannot think just now.
        """
        layout, files = await in_time(press, self._page(press, table, draft, why))
        try:
            await answer_in_time(press, layout, files)
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            await press.followup.send(view=layout, files=files, ephemeral=True)

    async def _page(self, press: Interaction, table: Table, draft: Draft, why: str) -> Page:
        await self._computers.play_on(table)
        wording, look = await self._pages.reader(press, table)
        view = table.view_of(press.user.id)
        if table.over:
            return practice_result(table, view, wording, reviewed=self._reviews.offered), ()
        picture = await self._pages.draw(table, view, wording, look, draft.cards)
        layout = self._pages.layout(table, view, wording, picture, press.token, draft, why)
        return layout, [file_of(picture, PICTURE)]
