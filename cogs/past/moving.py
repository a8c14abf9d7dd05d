"""A deal that is over as a moving picture, which can be stopped and goes on from there."""

import time

import discord
from discord import ui
from discord.ext import commands

from bot.games.view import SeatView
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts.ids import ReplayId
from cogs.messages.files import attached, file_of
from cogs.past import ids
from cogs.past.finding import PastMatches, players_in
from cogs.past.replay_layout import moving_page, stopped_page
from cogs.press.edits import acknowledge, answer_in_place
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from rendering.pictures.pages.animation import after_trick, animate, trick_after
from rendering.pictures.play.table import draw_table

MOVING = "replay.gif"
STILL = "trick.png"

MovingPage = tuple[ui.LayoutView, discord.File]


class MovingDeals(commands.Cog):
    """Animates deals. Nothing can stop a GIF, so a still picture takes its place."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._matches = PastMatches(services.hub)
        self._artist = services.artist
        controls.on_press(ids.MoveDeal, self.move)
        controls.on_press(ids.StopDeal, self.stop)
        controls.on_press(ids.ShowTrick, self.turn_to)
        controls.on_press(ids.MoveOn, self.move_on)

    async def move(self, press: Interaction, request: ids.MoveDeal) -> None:
        """Send the person an animation of the deal, privately.

        Raises `TableError` if no trick was played in it, as the other answers here do.
        """
        table, view = await self._deal(press, request)
        # So many pictures take longer than Discord waits for an answer.
        await press.response.defer(ephemeral=True, thinking=True)
        layout, file = await self._moving(table, view, 1, reader_texts(press))
        await press.followup.send(view=layout, file=file, ephemeral=True)

    async def move_on(self, press: Interaction, request: ids.MoveOn) -> None:
        """Animate the deal again, in place of the trick at which it was stopped."""
        table, view = await self._deal(press, request)
        await acknowledge(press)
        first = min(max(request.trick, 1), len(view.tricks))
        layout, file = await self._moving(table, view, first, reader_texts(press))
        await press.edit_original_response(view=layout, attachments=[file])

    async def stop(self, press: Interaction, request: ids.StopDeal) -> None:
        """Show the trick that the animation has come to in its place."""
        table, view = await self._deal(press, request)
        seen = trick_after(_now_ms() - request.began, request.trick, len(view.tricks))
        await self._show_still(press, table, view, seen)

    async def turn_to(self, press: Interaction, request: ids.ShowTrick) -> None:
        """Show another trick of the deal that was stopped."""
        table, view = await self._deal(press, request)
        await self._show_still(press, table, view, min(max(request.trick, 1), len(view.tricks)))

    async def _deal(self, press: Interaction, request: ReplayId) -> tuple[Table, SeatView]:
        table = await self._matches.to_show(press, request.table)
        view = await table.past.deal(request.deal)
        if not view.tricks:
            raise TableError(TableFault.NO_TRICKS)
        return table, view

    async def _moving(self, table: Table, view: SeatView, first: int, texts: Texts) -> MovingPage:
        moving = await self._artist.draw(
            animate, view, players_in(table, view, texts), texts, table.setup.drawing, first
        )
        file = attached(moving.gif, MOVING, moving.alt)
        request = ids.StopDeal(table.id, view.number, first, _now_ms())
        return moving_page(request, moving.alt, MOVING, texts), file

    async def _show_still(
        self, press: Interaction, table: Table, view: SeatView, trick: int
    ) -> None:
        texts, seen = reader_texts(press), after_trick(view, trick)
        picture = await self._artist.draw(
            draw_table, seen, players_in(table, view, texts), texts, table.setup.drawing
        )
        request, last = ids.MoveOn(table.id, view.number, trick), len(view.tricks)
        layout = stopped_page(request, last, picture.alt, STILL, texts)
        await answer_in_place(press, layout, attachments=[file_of(picture, STILL)])


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
