"""`/tarocchi daily`: the same deal for everybody, once a day."""

import logging
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands
from discord.utils import time_snowflake

from bot.tables.daily.calendar import day_named
from bot.tables.errors import NotFound, TableError, TableFault
from cogs.layouts.hand.daily import (
    LEAST,
    SPANS,
    daily_board,
    daily_post,
    date,
    day_page,
    share_text,
)
from cogs.layouts.ids import PlayDaily, PractiseDay, ShareDaily, ShowDailyBoard, ShowDay
from cogs.layouts.parts import words
from cogs.press.edits import acknowledge, answer_in_place
from cogs.press.error_boundary import show, tell
from cogs.press.group import said
from cogs.press.limits import opening_by
from cogs.press.permissions import require_pictures
from cogs.press.press import Interaction, reader_texts, shown_name
from cogs.press.public import show_everybody
from cogs.services import Services
from data.finished.scopes import ALL_SERVERS
from data.solo.daily import Whose
from data.tables import TableKind

log = logging.getLogger(__name__)

OLD_ENOUGH = timedelta(days=30)
"""How old an account must be to be listed on all servers together."""

BOARDS = [Choice(name=said(f"daily-span-{span}"), value=span) for span in SPANS]


class DailyDeals(commands.Cog):
    """Plays of the deal of a day, and boards of them."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._hub, self._hands, self._plays = services.hub, services.hands, services.daily_plays
        self._reviews, self._languages = services.reviews, services.languages
        self._players = services.players
        controls.on_press(PlayDaily, self.play_posted)
        controls.on_press(ShowDay, self.show_day)
        controls.on_press(PractiseDay, self.practise)
        controls.on_press(ShareDaily, self.share)
        controls.on_press(ShowDailyBoard, self.board)
        self._add_command(services)
        self._add_voiding(services)

    def _add_voiding(self, services: Services) -> None:
        @services.moderators.command(
            name="void-daily", description=said("command-admin-void-daily")
        )
        @app_commands.describe(player=said("option-admin-void-daily"), day=said("option-day"))
        async def void_daily(press: Interaction, player: discord.User, day: str = "") -> None:
            await services.guard(press, self.void(press, player.id, day))

    def _add_command(self, services: Services) -> None:
        @services.group.command(name="daily", description=said("command-daily"))
        @app_commands.describe(board=said("option-board"))
        @app_commands.choices(board=BOARDS)
        async def daily(press: Interaction, board: str = "") -> None:
            wish = ShowDailyBoard(board)
            work: Any = self.board(press, wish) if board else self.play(press)
            await services.guard(press, work)

    async def play(self, press: Interaction) -> None:
        """Give the person the deal of today where it stands for them.

        Raises `TableError` if there is none, or none yet.
        """
        require_pictures(press)
        assert press.channel_id is not None
        opening = opening_by(press, press.channel_id, reader_texts(press).language)
        table = await self._plays.begin(opening)
        await acknowledge(press)
        await self._hands.show_solo(press, table)

    async def play_posted(self, press: Interaction, request: PlayDaily) -> None:
        """Give the person the deal of the day that was posted, and show the post as it is now.

        Raises `TableError` if that day is over.
        """
        require_pictures(press)
        assert press.guild_id is not None
        if request.day != self._plays.today:
            raise TableError(TableFault.DAY_OVER)
        assert press.channel_id is not None
        opening = opening_by(press, press.channel_id, reader_texts(press).language)
        table = await self._plays.begin(opening)
        there = await self._plays.day_on(press.guild_id)
        await answer_in_place(press, daily_post(there, await self._languages.public(press)))
        await self._hands.show_solo(press, table)

    async def show_day(self, press: Interaction, request: ShowDay) -> None:
        """Show the person what they made of a day. Raises `TableError` until it has closed."""
        own = await self._plays.own(request.day, press.user.id)
        texts, reviewed = reader_texts(press), self._reviews.offered
        await show(press, day_page(own, texts, reviewed=reviewed))

    async def practise(self, press: Interaction, request: PractiseDay) -> None:
        """Give the person the deal of a day to practise. Raises what `show_day` raises."""
        require_pictures(press)
        assert press.channel_id is not None
        opening = opening_by(press, press.channel_id, reader_texts(press).language)
        await self._hands.show_solo(press, await self._plays.practise(request.day, opening))

    async def void(self, press: Interaction, user_id: int, day: str) -> None:
        """Have what a person has made of a day count for nothing, today's unless it is named.

        Raises `NotFound` if there is no such play.
        """
        assert press.guild_id is not None
        which = self._plays.today if not day else day_named(day)
        await self._plays.void(press.guild_id, user_id, which)
        log.info(
            "moderator %s voided a play day=%s server=%s", press.user.id, which, press.guild_id
        )
        await tell(press, reader_texts(press).say("admin-voided-daily", date=date(which)))

    async def board(self, press: Interaction, request: ShowDailyBoard) -> None:
        """Show the person how people of the server, or of all, stand over a span of days."""
        assert press.guild_id is not None
        texts, note, whose = reader_texts(press), "", Whose(press.guild_id)
        if request.scope != "here":
            whose = Whose(ALL_SERVERS, time_snowflake(press.created_at - OLD_ENOUGH))
            if not (await self._players.of(press.user.id)).everywhere:
                note = texts.say("board-note-unlisted")
        standings = await self._plays.board(whose, SPANS[request.span], LEAST[request.span])
        await show(press, daily_board(standings, request, press.user.id, texts, note))

    async def share(self, press: Interaction, request: ShareDaily) -> None:
        """Show everybody here what the person has made of the day, once."""
        table = await self._hub.find_for(request.table, press.user.id)
        if table.row.kind is not TableKind.DAILY:
            raise NotFound(TableFault.NO_SUCH_TABLE, request.table)
        if not await self._plays.share(table):
            await tell(press, reader_texts(press).say("daily-shared-before"))
            return
        result = await self._plays.finish(table)
        # It was made for the result, or it is not waited for.
        review = self._reviews.known(table, table.public.number, press.user.id)
        texts = await self._languages.public(press)
        await show_everybody(
            press, words(share_text(table, shown_name(press), result, review, texts))
        )
