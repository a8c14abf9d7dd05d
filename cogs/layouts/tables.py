"""Questions about tables: which one is meant, and whether something is really to end there."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.tables.errors import AskFirst
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.lists import listed
from cogs.layouts import ids
from cogs.layouts.components import Text
from cogs.layouts.parts import (
    ACCENT,
    DANGER,
    MOST_OPTIONS,
    boxed,
    button,
    labels_of,
    layout_of,
    plain_name,
    row,
    select,
)


def which_table(command: str, tables: Sequence[Table], texts: Texts) -> ui.LayoutView:
    """Ask which of these tables is meant."""
    options = [_option(table, texts) for table in tables[:MOST_OPTIONS]]
    which = select(ids.ChooseTable(command), options, placeholder=texts.say("which-table-choose"))
    return layout_of(Text(texts.say("which-table")), row([which]))


def sure_question(asked: AskFirst, texts: Texts) -> ui.LayoutView:
    """Ask before something ends for others or for good, and say what that takes from whom."""
    names = listed((plain_name(each, texts) for each in asked.names), texts)
    text = Text(texts.say(f"ask-{asked.loss}", names=names))
    request = ids.ConfirmLoss(asked.table, asked.loss, asked.mark)
    return boxed(
        ACCENT, text, row([button(request, texts.say(f"button-sure-{asked.loss}"), DANGER)])
    )


def _option(table: Table, texts: Texts) -> discord.SelectOption:
    names = labels_of(table.seating.sitters, texts)
    label = texts.say("which-table-option", game=texts.say(f"game-{table.game.key}"), names=names)
    return discord.SelectOption(label=label[:100], value=str(table.id))
