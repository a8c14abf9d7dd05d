"""What is kept of a server is deleted a while after it has removed the bot."""

import asyncio
import logging

import discord

from bot.tables.recount import is_due
from bot.tables.retrying import Rounds
from cogs.services import Services
from data.faults import DatabaseError
from data.personal import removals

log = logging.getLogger(__name__)

DAY_S = 24 * 3600
KEPT_S = 90 * DAY_S
"""For how long everything is kept, should the bot be added again."""

AT_ONCE = 20
"""How many tables are deleted in one transaction: others want to write too."""

PAUSE_S = 0.05


class Removals(Rounds):
    """Notes which servers remove the bot, and looks once a day whether that is long ago."""

    def __init__(self, services: Services) -> None:
        self._bot = services.bot
        self._hub = services.hub
        self._boards = services.boards
        self._servers = services.servers
        self._database = services.database
        self._clock = services.clock
        self._shards = services.hub.shards
        super().__init__("servers not deleted", self._note_and_delete, lambda: DAY_S, self._clock)
        self._bot.add_listener(self._hear, "on_guild_join")
        self._bot.add_listener(self._hear, "on_guild_remove")

    async def _hear(self, server: discord.Guild) -> None:
        # Until the bot is ready, it does not know all of its servers.
        if self._bot.is_ready():
            try:
                await self._note()
            except DatabaseError as fault:
                log.error("servers not noted fault=%s", fault)

    async def _note(self) -> None:
        async with self._database.transaction() as db:
            here = {guild.id for guild in self._bot.guilds}
            await removals.note(db, here, int(self._clock.now()), self._shards)

    async def _note_and_delete(self) -> None:
        await self._bot.wait_until_ready()
        await self._note()
        await self._delete_old()

    async def _delete_old(self) -> None:
        # Whoever counts old deals again needs them until the end.
        if await is_due(self._database):
            return
        moment = int(self._clock.now()) - KEPT_S
        for guild_id in await removals.before(self._database.reading, moment, self._shards):
            if not await self._boards.give_up_server(guild_id):
                await self._delete(guild_id)

    async def _delete(self, guild_id: int) -> None:
        left = True
        while left:
            if self._bot.get_guild(guild_id) is not None:
                return
            async with self._database.transaction(counting=True) as db:
                left = await removals.delete_tables(db, guild_id, AT_ONCE)
            await asyncio.sleep(PAUSE_S)
        async with self._database.transaction(counting=True) as db:
            await removals.delete_rest(db, guild_id)
        await self._database.scrub()
        self._hub.drop_ended(guild_id)
        self._servers.forget(guild_id)
        log.info("everything of server %s is deleted: it removed the bot", guild_id)
