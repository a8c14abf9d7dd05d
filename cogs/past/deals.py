"""Deals that are over, each on one sheet, and matches to watch."""

import discord
from discord import ui
from discord.ext import commands

from bot.tables.errors import TableError, TableFault
from cogs.layouts.board import TABLE
from cogs.layouts.ids import ReplayId, ShowDeal, TableAction, TableButton
from cogs.layouts.parts import gallery, layout_of
from cogs.messages.files import file_of, sitters_of
from cogs.past import ids
from cogs.past.finding import PastMatches, players_in
from cogs.past.replay_layout import replay_rows, watch_page
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import show
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from rendering.pictures.pages.replay import draw_replay
from rendering.pictures.play.table import draw_table

SHEET = "replay.png"


class PastDeals(commands.Cog):
    """Shows all tricks of deals that are over, and how a match under way goes."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._matches = PastMatches(services.hub)
        self._reviews = services.reviews
        self._artist = services.artist
        controls.on_press(TableAction.SHOW_REPLAY, self.show_replay)
        controls.on_press(ShowDeal, self.show_deal)
        controls.on_press(TableAction.WATCH, self.watch)
        for turn in (
            ids.ShowSheet,
            ids.FirstDeal,
            ids.DealBefore,
            ids.NextDeal,
            ids.LastDeal,
        ):
            controls.on_press(turn, self.turn_to)

    async def show_replay(self, press: Interaction, request: TableButton) -> None:
        """Show the person the first deal of the match, privately."""
        layout, file = await self._sheet(press, request.table, 1)
        await press.response.send_message(view=layout, file=file, ephemeral=True)

    async def show_deal(self, press: Interaction, request: ShowDeal) -> None:
        """Show the person one deal of a match, privately."""
        layout, file = await self._sheet(press, request.table, request.deal)
        await press.response.send_message(view=layout, file=file, ephemeral=True)

    async def watch(self, press: Interaction, request: TableButton) -> None:
        """Show a person who does not play there how the match goes, privately.

        Raises `TableError` if they do, or if no match is under way.
        """
        table = await self._matches.to_show(press, request.table)
        if not table.playing:
            raise TableError(TableFault.NOT_PLAYING)
        if table.seating.has(press.user.id):
            raise TableError(TableFault.ALREADY_SEATED)
        texts, view = reader_texts(press), table.public
        picture = await self._artist.draw(
            draw_table, view, sitters_of(table, texts, view.number), texts, table.setup.drawing
        )
        await show(press, watch_page(table, picture, texts), [file_of(picture, TABLE)])

    async def turn_to(self, press: Interaction, request: ReplayId) -> None:
        """Show another deal in place of the current one."""
        layout, file = await self._sheet(press, request.table, request.deal)
        await answer_in_place(press, layout, attachments=[file])

    async def _sheet(
        self, press: Interaction, table_id: int, deal: int
    ) -> tuple[ui.LayoutView, discord.File]:
        table = await self._matches.to_show(press, table_id)
        texts, view = reader_texts(press), await table.past.deal(deal)
        picture = await self._artist.draw(
            draw_replay, view, players_in(table, view, texts), texts, table.setup.drawing
        )
        played = press.user.id in (each.user_id for each in table.seating.at_deal(deal))
        reviewed = self._reviews.offered and played and bool(view.tricks)
        rows = replay_rows(table, deal, texts, reviewed=reviewed)
        return layout_of(gallery(picture.alt, SHEET), *rows), file_of(picture, SHEET)
