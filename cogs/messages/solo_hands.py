"""The single message of a solo table: after each press it shows what its person is asked next."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import discord
from discord import ui

from bot.games.view import SeatView
from bot.tables.challenges.challenges import Challenges
from bot.tables.daily.plays import DailyPlays
from bot.tables.errors import TableError
from bot.tables.lessons.lessons import Lessons
from bot.tables.solo_computers import SoloComputers
from bot.tables.table import Table
from bot.tables.thinking.reviews import Reviews
from bot.words.wording import Wording
from cogs.layouts.hand.challenge import challenge_intro, challenge_result
from cogs.layouts.hand.daily import daily_intro, daily_result
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.layouts.hand.hand import PICTURE
from cogs.layouts.hand.lesson import lesson_result, told_in_words
from cogs.layouts.hand.solo import practice_result
from cogs.messages.files import file_of
from cogs.messages.hand_pages import HandPages
from cogs.press.edits import answer_in_time, in_time
from cogs.press.outages import NOT_DONE, UNKNOWN_MESSAGE
from cogs.press.press import Interaction, is_private
from data.tables import TableKind

Edit = Callable[..., Awaitable[object]]
"""Changes the message that was sent."""

Page = tuple[ui.LayoutView, Sequence[discord.File]]


class SoloHands:
    """Hands of people who play alone. Nothing changes them but the press that is answered."""

    def __init__(
        self,
        pages: HandPages,
        reviews: Reviews,
        computers: SoloComputers,
        plays: DailyPlays,
        challenges: Challenges,
        lessons: Lessons,
    ) -> None:
        self._pages, self._reviews, self._computers = pages, reviews, computers
        self._plays, self._challenges, self._lessons = plays, challenges, lessons

    async def show(
        self, press: Interaction, table: Table, draft: Draft = NOTHING, why: str = ""
    ) -> None:
        """Have all computers act, and show what the person is asked then, or what the deal brought.

        That takes the place of the message that was pressed; if it is gone, it is a new one. Raises
        `TableError` if a computer cannot think just now.
        """
        layout, files = await in_time(press, self._page(press, table, draft, why))
        if press.message is not None and not is_private(press):
            # What everybody sees never becomes a hand.
            sent = await press.followup.send(view=layout, files=files, ephemeral=True, wait=True)
            await self._add_squares(press, table, sent.edit)
            return
        edit: Edit = press.edit_original_response
        try:
            await answer_in_time(press, layout, files)
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            sent = await press.followup.send(view=layout, files=files, ephemeral=True, wait=True)
            edit = sent.edit
        await self._add_squares(press, table, edit)

    async def _add_squares(self, press: Interaction, table: Table, edit: Edit) -> None:
        # What somebody has made of the deal of a day trick by trick takes a while to find out.
        if not (table.over and table.row.kind is TableKind.DAILY and self._reviews.offered):
            return
        wording, _ = await self._pages.reader(press, table)
        with suppress(TableError, *NOT_DONE):
            review = await self._reviews.of(table, table.public.number, press.user.id)
            result = await self._plays.finish(table)
            layout = daily_result(table, result, review, wording, reviewed=True)
            await edit(view=layout)

    async def _page(self, press: Interaction, table: Table, draft: Draft, why: str) -> Page:
        await self._computers.play_on(table)
        wording, look = await self._pages.reader(press, table)
        view = table.view_of(press.user.id)
        if table.over:
            return await self._over(table, view, wording), ()
        intro, draft = await self._intro(table, view, wording, draft)
        picture = await self._pages.draw(table, view, wording, look, draft.cards)
        layout = self._pages.layout(table, view, wording, picture, press.token, draft, why, intro)
        return layout, [file_of(picture, PICTURE)]

    async def _over(self, table: Table, view: SeatView, wording: Wording) -> ui.LayoutView:
        reviewed = self._reviews.offered
        if table.row.kind is TableKind.DAILY:
            result = await self._plays.finish(table)
            return daily_result(table, result, None, wording, reviewed=reviewed)
        if table.row.kind is TableKind.CHALLENGE:
            own, play = await self._challenges.finish(table)
            return challenge_result(table, own, play, wording, reviewed=reviewed)
        if table.row.kind is TableKind.LESSON:
            lesson, given = self._lessons.of(table), await self._lessons.finish(table)
            return lesson_result(table, lesson, given, view, wording)
        return practice_result(table, view, wording, reviewed=reviewed)

    async def _intro(
        self, table: Table, view: SeatView, wording: Wording, draft: Draft
    ) -> tuple[str, Draft]:
        # What is said above the hand; the answer to the question of a lesson can be asked for.
        if table.row.kind is TableKind.LESSON:
            told = await self._lessons.told(table)
            return told_in_words(told, view, wording), replace(draft, hints=told.asks)
        intros = {TableKind.DAILY: daily_intro, TableKind.CHALLENGE: challenge_intro}
        intro = None if view.step else intros.get(table.row.kind)
        return ("" if intro is None else intro(table, wording)), draft
