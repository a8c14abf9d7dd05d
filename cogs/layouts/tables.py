"""Asking which of a person's tables a command is for."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts import ids
from cogs.layouts.parts import MOST_OPTIONS, select


def which_table(deed: str, tables: Sequence[Table], texts: Texts) -> ui.View:
    """A select of these tables, to stand below a text."""
    options = [_option(table, texts) for table in tables[:MOST_OPTIONS]]
    view = ui.View(timeout=None)
    view.add_item(
        select(ids.ChooseTable(deed), options, placeholder=texts.say("which-table-choose"))
    )
    view.stop()
    return view


def _option(table: Table, texts: Texts) -> discord.SelectOption:
    names = ", ".join(sitter.name for sitter in table.seating.sitters)
    label = texts.say("which-table-option", game=texts.say(f"game-{table.game.key}"), names=names)
    return discord.SelectOption(label=label[:100], value=str(table.id))
