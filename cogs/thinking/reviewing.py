"""*How did I play?*: what a person's own cards cost in a deal that is over, told to them alone."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.games.errors import TarotError
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from bot.tables.thinking.reviews import Review
from bot.words.wording import Wording
from cogs.layouts.ids import ReviewDeal, TableAction, TableButton
from cogs.layouts.parts import words
from cogs.messages.files import file_of
from cogs.past.finding import PastMatches, players_in
from cogs.press.press import Interaction, reader_texts
from cogs.press.refusals import sentence
from cogs.services import Services
from cogs.thinking.review_layout import (
    PLACES,
    REVIEW,
    cost_in_words,
    dearest_in_words,
    match_review_page,
    review_page,
)
from rendering.canvas.picture import Picture
from rendering.pictures.pages.replay import Marked, draw_replay

PATIENCE_S = 1.0
"""Whoever waits longer is told that it takes a while."""


ReviewPage = tuple[ui.LayoutView, Sequence[discord.File]]


class Reviewing(commands.Cog):
    """Tells people what their cards cost."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._matches = PastMatches(services.hub)
        self._reviews, self._artist = services.reviews, services.artist
        controls.on_press(ReviewDeal, self.review)
        controls.on_press(TableAction.REVIEW_MATCH, self.review_match)

    async def review(self, press: Interaction, request: ReviewDeal) -> None:
        """Look at the person's cards and show them what it found, privately.

        Raises `TableError` if the deal is not over, they had no seat in it, or nobody thinks here.
        """
        table = await self._to_review(press, request.table)
        found = self._page(press, table, request.deal)
        # By then the next deal may stand below.
        looking = "review-looking-between" if table.between_deals else "review-looking"
        await self._show(press, found, looking)

    async def review_match(self, press: Interaction, request: TableButton) -> None:
        """Look at the person's cards of a whole match and show them the dearest, privately.

        Raises `TableError` if the match is not over, they had no seat in it, or nobody thinks here.
        """
        table = await self._to_review(press, request.table)
        await self._show(press, self._match_page(press, table), "review-match-looking")

    async def _to_review(self, press: Interaction, table_id: int) -> Table:
        table = await self._matches.to_show(press, table_id)
        if not self._reviews.offered:
            raise TableError(TableFault.NOBODY_THINKS)
        return table

    async def _show(
        self, press: Interaction, page: Coroutine[Any, Any, ReviewPage], looking: str
    ) -> None:
        making = asyncio.ensure_future(page)
        try:
            done, _ = await asyncio.wait({making}, timeout=PATIENCE_S)
            if done:
                layout, files = await making
                await press.response.send_message(view=layout, files=files, ephemeral=True)
            else:
                await self._show_later(press, making, looking)
        finally:
            making.cancel()

    async def _show_later(
        self, press: Interaction, making: asyncio.Future[ReviewPage], looking: str
    ) -> None:
        shown = words(reader_texts(press).say(looking))
        await press.response.send_message(view=shown, ephemeral=True)
        try:
            layout, files = await making
        except TarotError as refusal:
            layout, files = words(sentence(refusal, reader_texts(press))), []
        await press.edit_original_response(view=layout, attachments=files)

    async def _match_page(self, press: Interaction, table: Table) -> ReviewPage:
        review = await self._reviews.of_match(table, press.user.id)
        wording = Wording.usual(reader_texts(press), table.setup.drawing)
        return match_review_page(table, review, wording), []

    async def _page(self, press: Interaction, table: Table, deal: int) -> ReviewPage:
        review = await self._reviews.of(table, deal, press.user.id)
        wording = Wording.usual(reader_texts(press), table.setup.drawing)
        if not review.moments:
            return review_page(review, None, wording), []
        picture = await self._picture(table, review, wording)
        again = None if table.revealed is None else table.id
        return review_page(review, picture, wording, again), [file_of(picture, REVIEW)]

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
            table.setup.drawing,
            marked,
            dearest_in_words(review, wording),
        )
