"""To what somebody wishes to be called, as part of a message."""

import discord

from bot.games.catalogue import GAMES
from bot.texts import Texts
from cogs.calling.layout import wishes_listed
from cogs.layouts.components import Item
from cogs.press.press import Interaction
from data.database import Database
from data.evenings import calls
from data.evenings.calls import CallWish


async def wishes_of(press: Interaction, database: Database, texts: Texts) -> list[Item]:
    """Return the parts of a message that list to what the person wishes to be called.

    What cannot be any more is dropped: a channel was deleted, or a game is not known.
    """
    client: discord.Client = press.client
    wished = await calls.of_person(database, press.user.id)
    gone = [each for each in wished if _is_gone(client, each)]
    if gone:
        await calls.end(database, *gone)
    left = [each for each in wished if each not in gone]
    return wishes_listed(left, lambda channel: _name(client, channel), texts)


def _is_gone(client: discord.Client, wish: CallWish) -> bool:
    server = client.get_guild(wish.guild_id)
    is_known = server is not None and not server.unavailable
    return wish.game not in GAMES or (is_known and client.get_channel(wish.channel_id) is None)


def _name(client: discord.Client, channel_id: int) -> str:
    channel = client.get_channel(channel_id)
    return f"#{getattr(channel, 'name', channel_id)}"
