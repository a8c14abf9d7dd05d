"""What everybody sees of a press on a private message."""

from collections.abc import Sequence

import discord
from discord import ui

from cogs.press.edits import NOBODY, acknowledge
from cogs.press.permissions import may_write
from cogs.press.press import Interaction, is_private


async def show_everybody(
    press: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()
) -> None:
    """Show something to everybody in the channel."""
    if must_answer(press):
        await press.response.send_message(view=view, files=files)
        return
    await acknowledge(press)
    assert press.channel_id is not None
    place = press.client.get_partial_messageable(press.channel_id, guild_id=press.guild_id)
    await place.send(view=view, files=files, allowed_mentions=NOBODY)


def must_answer(press: Interaction) -> bool:
    """Return whether what everybody sees has to be the answer to the press.

    It refers to what was pressed. If that is private, everybody else reads that the original
    message was deleted, so it is answered only where the bot may send no message.
    """
    return not is_private(press) or not may_write(press)
