"""Choosing the rules in the lobby: whoever sits there may, and everybody sees what was chosen."""

import discord

from bot.tables.errors import StaleAction
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.option_buttons import OptionsButton, OptionSelect
from cogs.option_form import PACK, chosen_game, mark_of, options_form
from cogs.services import Press, ServingBot, reader_texts, services


async def open_form(press: Press, table: Table) -> None:
    """Gives the person the form. Raises `TableError` unless he sits in the lobby."""
    table.check_in_lobby(press.user.id)
    form = options_form(table, reader_texts(press))
    await press.response.send_message(view=form, ephemeral=True)


async def turned(press: Press, table_id: int, page: int) -> None:
    """Shows another page of the form, as the rules are now."""
    table = await services(press).hub.find(table_id)
    table.check_in_lobby(press.user.id)
    await _show(press, table, page)


async def chosen(press: Press, table_id: int, mark: str, page: int, key: str, value: str) -> None:
    """Has the game played as it was answered, and tells everybody in the lobby.

    A form that shows older rules changes nothing and is brought up to date. Raises `TarotError`.
    """
    table = await services(press).hub.find(table_id)
    table.check_in_lobby(press.user.id)
    seen = table.game
    try:
        if mark_of(seen) != mark:
            raise StaleAction
        if key == PACK:
            await table.show_with(press.user.id, value)
        else:
            await table.choose_rules(press.user.id, seen, chosen_game(seen, key, value))
    except StaleAction:
        await _show(press, table, page, reader_texts(press).say("options-outdated"))
        return
    await _show(press, table, page)
    name = discord.utils.escape_markdown(press.user.display_name)
    told = "options-pack-changed" if key == PACK else "options-changed"
    note = texts_for(table.language).say(told, name=name)
    services(press).boards.of(table).show_lobby(note)


async def _show(press: Press, table: Table, page: int, note: str = "") -> None:
    form = options_form(table, reader_texts(press), page, note)
    await press.response.edit_message(view=form)
    if table.in_lobby and table.seating.has(press.user.id):
        await table.keep_hand(press.user.id, services(press).hands.remember(press))


async def setup(bot: ServingBot) -> None:
    """Makes the form known."""
    OptionSelect.handler = chosen
    OptionsButton.handler = turned
    bot.add_dynamic_items(OptionSelect, OptionsButton)
