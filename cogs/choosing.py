"""Commands that mean "my table": the one of this place, or the one the person chooses."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, Self

import discord
from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from cogs.buttons import table_chosen
from cogs.play import hand
from cogs.replies import guarded, tell
from cogs.services import Press, ServingBot, reader_texts, services

Deed = Callable[[Press, Table], Awaitable[None]]

MOST = 25


async def at_own_table(press: Press, wish: str, deed: Deed) -> None:
    """Does the deed at the person's table here; asks which where it is not clear."""
    hub = services(press).hub
    mine = hub.of_user(press.user.id)
    here = [table for table in mine if table.channel_id == press.channel_id]
    if len(here) == 1:
        await deed(press, here[0])
    elif here or mine:
        await _ask_which(press, wish, here or mine)
    else:
        await tell(press, reader_texts(press).say("no-table-here"))


async def where(press: Press, table: Table) -> None:
    """Tells where the table is, with a link to its newest message."""
    message = table.board.message_id if table.board else table.lobby_message_id
    link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{message or ''}"
    text = reader_texts(press).say("table-is-here", place=f"<#{table.channel_id}>", link=link)
    await tell(press, text)


async def leave(press: Press, table: Table) -> None:
    """Leaves the table; in a match a computer takes the seat."""
    in_lobby = table.in_lobby
    await table.leave(press.user.id)
    if in_lobby:
        services(press).boards.of(table).show_lobby()
    await tell(press, reader_texts(press).say("leave-lobby" if in_lobby else "leave-done"))


class WhichTable(ui.DynamicItem[ui.Select[Any]], template=r"which:(?P<wish>hand|where|go)"):
    """Asks which of one's tables is meant."""

    deeds: ClassVar[dict[str, Deed]] = {"hand": hand, "where": where, "go": leave}

    def __init__(self, wish: str, select: ui.Select[Any]) -> None:
        select.custom_id = f"which:{wish}"
        super().__init__(select)
        self.wish = wish

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(match["wish"], item)

    async def callback(self, press: Press) -> None:
        """Does the deed at the chosen table."""
        await guarded(press, self._do(press))

    async def _do(self, press: Press) -> None:
        table = await services(press).hub.find(table_chosen(self.item.values[0]))
        await self.deeds[self.wish](press, table)


async def _ask_which(press: Press, wish: str, tables: Sequence[Table]) -> None:
    texts = reader_texts(press)
    options = [_option(table, texts) for table in tables[:MOST]]
    select: ui.Select[Any] = ui.Select(placeholder=texts.say("which-table-choose"), options=options)
    view = ui.View(timeout=None)
    view.add_item(WhichTable(wish, select))
    await press.response.send_message(texts.say("which-table"), view=view, ephemeral=True)


def _option(table: Table, texts: Texts) -> discord.SelectOption:
    names = ", ".join(sitter.name for sitter in table.seating.sitters)
    label = texts.say("which-table-option", game=texts.say(f"game-{table.game.key}"), names=names)
    return discord.SelectOption(label=label[:100], value=str(table.id))


async def setup(bot: ServingBot) -> None:
    """Makes the select known."""
    bot.add_dynamic_items(WhichTable)
