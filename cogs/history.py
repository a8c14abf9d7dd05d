"""Matches of others and past ones: how they go, deals trick by trick, records as files."""

import io
import json
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.games.view import SeatView
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.words.seats import Nameplate
from cogs.layouts import ids
from cogs.layouts.board import TABLE
from cogs.layouts.history import history, replay_rows, watch_page
from cogs.layouts.parts import gallery, layout_of, plain
from cogs.messages.artist import Artist
from cogs.messages.files import file_of, sitters_of
from cogs.my_table import table_number
from cogs.press.controls import Controls, only
from cogs.press.group import said
from cogs.press.guard import Guard
from cogs.press.permissions import PermissionMissing, may_attach
from cogs.press.press import Press, is_private, reader_texts
from data import results
from data.database import Database
from rendering.pictures.pages.animation import animate
from rendering.pictures.pages.replay import draw_replay
from rendering.pictures.play.table import draw_table

MATCHES = 15
SHEET = "replay.png"
MOVING = "replay.gif"


class History(commands.Cog):
    """`/tarocchi history`, replays and records, and matches to watch."""

    def __init__(
        self,
        database: Database,
        hub: Hub,
        artist: Artist,
        controls: Controls,
        group: app_commands.Group,
        guard: Guard,
    ) -> None:
        self._database = database
        self._hub = hub
        self._artist = artist
        controls.on_choice(ids.ChooseRecord, self.export)
        controls.on_choice(ids.ChooseReplay, self.open_replay)
        controls.on_press(ids.ShowReplay, self.show_replay)
        controls.on_press(ids.Watch, self.watch)
        for turn in (ids.FirstDeal, ids.DealBefore, ids.NextDeal, ids.LastDeal):
            controls.on_press(turn, self.turn_to)
        controls.on_press(ids.MoveDeal, self.move)

        @group.command(name="history", description=said("command-history"))
        @app_commands.describe(player=said("option-player"))
        async def history(press: Press, player: discord.User | None = None) -> None:
            await guard(press, self.show(press, player))

    async def show(self, press: Press, player: discord.User | None) -> None:
        """Shows the latest matches on the server, or those of one person."""
        texts, guild = reader_texts(press), press.guild_id
        assert guild is not None
        db = self._database.reading
        if player is None:
            matches = await results.newest_of_guild(db, guild, MATCHES)
            title = texts.say("history-title")
        else:
            matches = await results.newest_of_player(db, guild, player.id, MATCHES)
            name = plain(player.display_name)
            title = texts.say("history-title-player", name=name)
        await press.response.send_message(view=history(matches, title, texts))

    async def export(self, press: Press, _: ids.ChooseRecord, values: Sequence[str]) -> None:
        """Sends the person the record of the chosen match as a private file."""
        table = await self._match_here(press, table_number(only(values)))
        record = json.dumps(await table.record(), ensure_ascii=False, indent=1)
        file = discord.File(io.BytesIO(record.encode()), f"match-{table.id}.json")
        text = reader_texts(press).say("history-exported", id=str(table.id))
        await press.response.send_message(text, file=file, ephemeral=True)

    async def open_replay(self, press: Press, _: ids.ChooseReplay, values: Sequence[str]) -> None:
        """Shows the person the first deal of the chosen match, privately."""
        await self._show_first(press, table_number(only(values)))

    async def show_replay(self, press: Press, wish: ids.ShowReplay) -> None:
        """Shows the person the first deal of the match, privately."""
        await self._show_first(press, wish.table)

    async def watch(self, press: Press, wish: ids.Watch) -> None:
        """Shows a person who does not play there how the match goes, privately.

        Raises `TableError` if they do, or if no match is under way.
        """
        table = await self._match_to_show(press, wish.table)
        if not table.playing:
            raise TableError(TableFault.NOT_PLAYING)
        if table.seating.has(press.user.id):
            raise TableError(TableFault.ALREADY_SEATED)
        texts, view = reader_texts(press), table.public
        picture = await self._artist.draw(
            draw_table, view, sitters_of(table, view.number), texts, table.drawing
        )
        layout, file = watch_page(table, picture, texts), file_of(picture, TABLE)
        if is_private(press):
            await press.response.edit_message(view=layout, attachments=[file])
        else:
            await press.response.send_message(view=layout, file=file, ephemeral=True)

    async def turn_to(self, press: Press, wish: ids.ReplayId) -> None:
        """Shows another deal in place of the current one."""
        layout, file = await self._sheet(press, wish.table, wish.deal)
        await press.response.edit_message(view=layout, attachments=[file])

    async def move(self, press: Press, wish: ids.MoveDeal) -> None:
        """Sends the person an animation of the deal, privately."""
        table = await self._match_to_show(press, wish.table)
        texts, view = reader_texts(press), await table.deal(wish.deal)
        if not view.tricks:
            await self.turn_to(press, wish)
            return
        # So many pictures take longer than Discord waits for an answer.
        await press.response.defer(ephemeral=True, thinking=True)
        moving = await self._artist.draw(animate, view, _players(table, view), texts, table.drawing)
        file = discord.File(io.BytesIO(moving.gif), MOVING, description=moving.alt)
        await press.followup.send(file=file, ephemeral=True)

    async def _show_first(self, press: Press, table_id: int) -> None:
        layout, file = await self._sheet(press, table_id, 1)
        await press.response.send_message(view=layout, file=file, ephemeral=True)

    async def _sheet(
        self, press: Press, table_id: int, deal: int
    ) -> tuple[ui.LayoutView, discord.File]:
        table = await self._match_to_show(press, table_id)
        texts, view = reader_texts(press), await table.deal(deal)
        picture = await self._artist.draw(
            draw_replay, view, _players(table, view), texts, table.drawing
        )
        rows = replay_rows(table, deal, texts)
        return layout_of(gallery(picture.alt, SHEET), *rows), file_of(picture, SHEET)

    async def _match_to_show(self, press: Press, table_id: int) -> Table:
        if not may_attach(press):
            raise PermissionMissing("attach_files")
        return await self._match_here(press, table_id)

    async def _match_here(self, press: Press, table_id: int) -> Table:
        table = await self._hub.find(table_id)
        if table.guild_id != press.guild_id:
            raise TableError(TableFault.NO_SUCH_TABLE)
        return table


def _players(table: Table, view: SeatView) -> tuple[Nameplate, ...]:
    # A player who was away at the end may have been there in this deal.
    return tuple(replace(sitter, away=False) for sitter in sitters_of(table, view.number))
