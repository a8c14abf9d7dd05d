"""Past deals of a match that is over: a sheet of all tricks, and the tricks one after another."""

import io
import re
from dataclasses import replace
from typing import Any, Self

import discord
from discord import ui

from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.buttons import table_chosen
from cogs.pictures import file_of, gallery, may_attach, sitters_of
from cogs.replies import RightMissing, guarded
from cogs.rows import row
from cogs.services import Press, ServingBot, reader_texts, services
from rendering.animation import animate
from rendering.replay import draw_replay
from rendering.sitter import Sitter

SHEET = "replay.png"
MOVING = "replay.gif"
WISHES = "first|back|on|last|move"


class ReplaySelect(ui.DynamicItem[ui.Select[Any]], template=r"replay"):
    """Shows the first deal of a chosen match."""

    def __init__(self, select: ui.Select[Any]) -> None:
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, press: Press) -> None:
        """Sends the sheet to the person alone."""
        await guarded(press, _open(press, self.item.values[0]))


class ReplayButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"replay:(?P<wish>{WISHES}):(?P<table>[0-9]{{1,18}}):(?P<deal>[0-9]{{1,6}})",
):
    """Turns to another deal, or has this one move."""

    def __init__(
        self, wish: str, table: int, deal: int, button: ui.Button[Any] | None = None
    ) -> None:
        button = button or ui.Button()
        button.custom_id = f"replay:{wish}:{table}:{deal}"
        super().__init__(button)
        self.wish, self.table, self.deal = wish, table, deal

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        return cls(match["wish"], int(match["table"]), int(match["deal"]))

    async def callback(self, press: Press) -> None:
        """Shows the deal of the button in place of the one that is shown, or lets it move."""
        deed = _move if self.wish == "move" else _turn
        await guarded(press, deed(press, self.table, self.deal))


async def match_here(press: Press, table_id: int) -> Table:
    """A table of this server that is over. Raises `TableError`."""
    table = await services(press).hub.find(table_id)
    if table.guild_id != press.guild_id:
        raise TableError(TableFault.NO_SUCH_TABLE)
    return table


async def _open(press: Press, value: str) -> None:
    layout, file = await _sheet(press, table_chosen(value), 1)
    await press.response.send_message(view=layout, file=file, ephemeral=True)


async def _turn(press: Press, table_id: int, deal: int) -> None:
    layout, file = await _sheet(press, table_id, deal)
    await press.response.edit_message(view=layout, attachments=[file])


async def _sheet(press: Press, table_id: int, deal: int) -> tuple[ui.LayoutView, discord.File]:
    if not may_attach(press):
        raise RightMissing("attach_files")
    table, texts = await match_here(press, table_id), reader_texts(press)
    view = await table.deal(deal)
    picture = await services(press).artist.draw(
        draw_replay, view, _players(table), texts, table.drawing
    )
    layout = ui.LayoutView(timeout=None)
    layout.add_item(gallery(picture, SHEET))
    layout.add_item(row(_buttons(press, table, deal)))
    return layout, file_of(picture, SHEET)


async def _move(press: Press, table_id: int, deal: int) -> None:
    if not may_attach(press):
        raise RightMissing("attach_files")
    table, texts = await match_here(press, table_id), reader_texts(press)
    view = await table.deal(deal)
    if not view.tricks:
        await _turn(press, table_id, deal)
        return
    # Many pictures take longer than an answer may.
    await press.response.defer(ephemeral=True, thinking=True)
    moving = await services(press).artist.draw(animate, view, _players(table), texts, table.drawing)
    file = discord.File(io.BytesIO(moving.gif), MOVING, description=moving.alt)
    await press.followup.send(file=file, ephemeral=True)


def _players(table: Table) -> tuple[Sitter, ...]:
    # Who was away in the end need not have been so in this deal.
    return tuple(replace(sitter, away=False) for sitter in sitters_of(table))


def _buttons(press: Press, table: Table, deal: int) -> list[ReplayButton]:
    texts, last = reader_texts(press), table.public.number
    ways = (
        ("first", 1, "⏮", deal > 1),
        ("back", max(deal - 1, 1), "◀", deal > 1),
        ("on", min(deal + 1, last), "▶", deal < last),
        ("last", last, "⏭", deal < last),
    )
    found = [_button(wish, table, to, sign, enabled) for wish, to, sign, enabled in ways]
    return [*found, _button("move", table, deal, texts.say("replay-move"), True)]


def _button(wish: str, table: Table, deal: int, label: str, enabled: bool) -> ReplayButton:
    return ReplayButton(wish, table.id, deal, ui.Button(label=label, disabled=not enabled))


async def setup(bot: ServingBot) -> None:
    """Makes the select and the buttons known."""
    bot.add_dynamic_items(ReplaySelect, ReplayButton)
