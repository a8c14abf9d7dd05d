"""Reminders of a turn: a message at the table, or a direct one for who asked for that.

Direct ones are for tables with a slow clock, where nobody looks all the time.
"""

import logging

import discord

from bot.games.cards import Seat
from bot.tables.setup import SLOW
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.layouts.board import direct_reminder_layout, nudge_layout
from cogs.messages.parts import Parts
from cogs.messages.place import NOBODY, TableChannel
from cogs.press.press import language_of

log = logging.getLogger(__name__)


class Reminders:
    """Posts and deletes the reminders of all tables."""

    def __init__(self, parts: Parts) -> None:
        self._client = parts.bot
        self._players = parts.players

    async def post(self, table: Table, place: TableChannel, seat: Seat) -> tuple[int, int | None]:
        """Remind the person on this seat; return the message, and its channel if it is direct."""
        user_id = table.seating.sitter(seat).user_id
        assert user_id is not None
        preferences = await self._players.of(user_id)
        if table.setup.clock == SLOW and preferences.reminders == "direct":
            locale = table.seating.sitter(seat).locale or table.row.language
            try:
                return await self._send(table, user_id, language_of(preferences, locale))
            except discord.Forbidden as fault:
                # 50007 if they take none, others if they have left all servers of the bot.
                log.info("not reminded directly table=%s code=%s", table.id, fault.code)
        return await place.mention([user_id], nudge_layout(table, [user_id])), None

    async def delete(self, table: Table, place: TableChannel) -> None:
        """Delete the reminder that there is."""
        assert table.row.reminder_message_id is not None
        if table.row.reminder_channel_id is None:
            await place.delete(table.row.reminder_message_id)
        else:
            channel = self._client.get_partial_messageable(table.row.reminder_channel_id)
            await channel.get_partial_message(table.row.reminder_message_id).delete()

    async def _send(self, table: Table, user_id: int, language: str) -> tuple[int, int]:
        channel = await self._client.create_dm(discord.Object(user_id))
        layout = direct_reminder_layout(table, texts_for(language))
        message = await channel.send(view=layout, allowed_mentions=NOBODY)
        return message.id, channel.id
