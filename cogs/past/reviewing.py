"""*How did I play?*: what a person's own cards cost in a deal that is over, told to them alone."""

import asyncio
from collections.abc import Sequence

import discord
from discord import ui
from discord.ext import commands

from bot.games.errors import TarotError
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from bot.tables.thinking.reviews import Review, Reviews
from bot.words.wording import Wording
from cogs.layouts.parts import words
from cogs.layouts.thinking.asked import ReviewDeal
from cogs.layouts.thinking.review import (
    PLACES,
    REVIEW,
    cost_in_words,
    dearest_in_words,
    review_page,
)
from cogs.messages.artist import Artist
from cogs.messages.files import file_of
from cogs.past.finding import PastMatches, players_in
from cogs.press.controls import Controls
from cogs.press.press import Press, reader_texts
from cogs.press.refusals import sentence
from rendering.canvas.picture import Picture
from rendering.pictures.pages.replay import Marked, draw_replay

PATIENCE_S = 1.0
"""Whoever waits longer is told that it takes a while."""


class Reviewing(commands.Cog):
    """Tells people what their cards cost."""

    def __init__(
        self, matches: PastMatches, reviews: Reviews, artist: Artist, controls: Controls
    ) -> None:
        self._matches, self._reviews, self._artist = matches, reviews, artist
        controls.on_press(ReviewDeal, self.review)

    async def review(self, press: Press, wish: ReviewDeal) -> None:
        """Looks at the person's cards and shows them what it found, privately.

        Raises `TableError` if the deal is not over, they had no seat in it, or nobody thinks here.
        """
        table = await self._matches.to_show(press, wish.table)
        if not self._reviews.offered:
            raise TableError(TableFault.NOBODY_THINKS)
        making = asyncio.ensure_future(self._reviews.of(table, wish.deal, press.user.id))
        try:
            done, _ = await asyncio.wait({making}, timeout=PATIENCE_S)
            if done:
                layout, files = await self._page(table, await making, press)
                await press.response.send_message(view=layout, files=files, ephemeral=True)
            else:
                await self._show_later(press, table, making)
        finally:
            making.cancel()

    async def _show_later(self, press: Press, table: Table, making: asyncio.Future[Review]) -> None:
        looking = words(reader_texts(press).say("review-looking"))
        await press.response.send_message(view=looking, ephemeral=True)
        try:
            layout, files = await self._page(table, await making, press)
        except TarotError as refusal:
            layout, files = words(sentence(refusal, reader_texts(press))), []
        await press.edit_original_response(view=layout, attachments=files)

    async def _page(
        self, table: Table, review: Review, press: Press
    ) -> tuple[ui.LayoutView, Sequence[discord.File]]:
        wording = Wording.usual(reader_texts(press), table.drawing)
        if not review.moments:
            return review_page(review, None, wording), []
        picture = await self._picture(table, review, wording)
        return review_page(review, picture, wording), [file_of(picture, REVIEW)]

    async def _picture(self, table: Table, review: Review, wording: Wording) -> Picture:
        marked = tuple(
            Marked(moment.trick, review.seat, place, cost_in_words(moment.cost, wording.texts))
            for place, moment in enumerate(review.dearest(len(PLACES)), 1)
        )
        return await self._artist.draw(
            draw_replay,
            review.end,
            players_in(table, review.end, wording.texts),
            wording.texts,
            table.drawing,
            marked,
            dearest_in_words(review, wording),
        )
