"""What people are told of the calls that they wish."""

from collections.abc import Callable, Sequence

import discord
from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from cogs.calling import ids
from cogs.layouts.components import Item, Text
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import FELT, LONGEST_OPTION, MOST_OPTIONS, boxed, row, select, table_button
from data.evenings.calls import CallWish

ChannelName = Callable[[int], str]
"""What a channel is called where no link can stand."""


def called_from_now_on(table: Table, wish: CallWish, texts: Texts) -> ui.LayoutView:
    """Tell somebody when they will be called, with a button to end that."""
    text = texts.say("call-me-on", game=_game(wish, texts), channel=f"<#{wish.channel_id}>")
    return boxed(FELT, Text(text), row([table_button(table.id, TableAction.DONT_CALL_ME, texts)]))


def called_no_longer(wish: CallWish, texts: Texts) -> str:
    """Tell somebody that they are called no longer."""
    return texts.say("call-me-off", game=_game(wish, texts), channel=f"<#{wish.channel_id}>")


def wishes_listed(wishes: Sequence[CallWish], name_of: ChannelName, texts: Texts) -> list[Item]:
    """Return to what somebody wishes to be called, with a select to end one; nothing if to
    nothing."""
    if not wishes:
        return []
    lines = [texts.say("call-wishes"), *(_line(each, texts) for each in wishes)]
    options = [
        discord.SelectOption(label=_label(each, name_of, texts), value=value_of(each))
        for each in wishes[:MOST_OPTIONS]
    ]
    ending = select(ids.EndCallWish(), options, placeholder=texts.say("call-wish-end"))
    return [Text("\n".join(lines)), row([ending])]


def value_of(wish: CallWish) -> str:
    """Return the value by which a wish is chosen."""
    return f"{wish.channel_id}:{wish.game}"


def _line(wish: CallWish, texts: Texts) -> str:
    channel = f"<#{wish.channel_id}>"
    return texts.say("call-wish", game=_game(wish, texts), channel=channel)


def _label(wish: CallWish, name_of: ChannelName, texts: Texts) -> str:
    channel = name_of(wish.channel_id)
    return texts.say("call-wish-option", game=_game(wish, texts), channel=channel)[:LONGEST_OPTION]


def _game(wish: CallWish, texts: Texts) -> str:
    return texts.say(f"game-{wish.game}")
