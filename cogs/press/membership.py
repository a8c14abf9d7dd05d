"""Whether people who are waited for are still on the server."""

import logging
from contextlib import suppress

import discord

from bot.tables.clock import Clock
from bot.tables.decisions import presence
from bot.tables.errors import TableError
from bot.tables.table import Table
from cogs.press.outages import NOT_DONE, code_of

log = logging.getLogger(__name__)

ASKED_FOR_S = 60.0
"""How long an answer of Discord is believed."""

UNKNOWN_MEMBER = 10007
"""The code for somebody who is not on the server."""


class Membership:
    """Asks Discord for single people, as it tells nobody without the intent who leaves a server.

    Nobody is asked for twice within a minute.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._asked: dict[tuple[int, int], float] = {}
        self._gone: set[tuple[int, int]] = set()

    async def see_off(self, table: Table, user_id: int) -> bool:
        """Have a person leave the table if they are not on its server any more.

        Returns whether that is so. Whatever else Discord answers changes nothing.
        """
        if not await self.has_left(table.row.guild_id, user_id):
            return False
        log.info("left the server table=%s", table.id)
        with suppress(TableError):
            await table.change(presence.leave, user_id, sure=True)
        return True

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Return whether somebody is not on a server any more, as far as Discord tells."""
        key, now = (guild_id, user_id), self._clock.now()
        self._forget(now - ASKED_FOR_S)
        if key not in self._asked:
            self._asked[key] = now
            if await self._is_unknown(guild_id, user_id):
                self._gone.add(key)
        return key in self._gone

    async def _is_unknown(self, guild_id: int, user_id: int) -> bool:
        try:
            await self._client.http.get_member(guild_id, user_id)
        except discord.NotFound as fault:
            return fault.code == UNKNOWN_MEMBER
        except NOT_DONE as fault:
            log.info("not known who is on the server code=%s", code_of(fault))
        return False

    def _forget(self, moment: float) -> None:
        self._asked = {key: at for key, at in self._asked.items() if at > moment}
        self._gone &= self._asked.keys()
