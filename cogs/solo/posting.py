"""The deal of each day is posted once, in the channel that a server has chosen for that."""

import logging
from dataclasses import replace

import discord

from bot.tables.retrying import Rounds
from bot.texts import texts_for
from cogs.layouts.hand.daily import daily_post
from cogs.messages.place import NOBODY
from cogs.messages.rate_limiter import ANYWHERE, Urgency
from cogs.press.languages import public_language
from cogs.press.outages import NOT_DONE, code_of, passes_in
from cogs.services import Services
from data.finished.periods import DAY_S
from data.solo import daily_posts
from data.solo.daily_posts import DailyPost

log = logging.getLogger(__name__)

EVERY_S = 60.0
"""How often it is looked for a day to post."""

AFTER_S = 35 * 60
"""So long after its day began: the day before has closed."""

GIVEN_UP = 7
"""The number of days in a row that could not be posted, after which the channel is forgotten."""


class DailyPosts(Rounds):
    """Posts days, and tries again for a while where Discord is out of order."""

    def __init__(self, services: Services) -> None:
        self._client, self._limiter = services.bot, services.limiter
        self._servers, self._database = services.servers, services.database
        self._clock, self._plays = services.clock, services.daily_plays
        self._owns = services.hub.shards.owns
        super().__init__("day not posted", self._post_all, lambda: EVERY_S)

    async def _post_all(self) -> float:
        # Returns after how many seconds to try again at the soonest.
        wait_s = 0.0
        if self._clock.now() % DAY_S < AFTER_S:
            return wait_s
        for guild_id, channel_id in await daily_posts.wanted(
            self._database.reading, self._plays.today
        ):
            if self._owns(guild_id):
                wait_s = max(wait_s, await self._post(guild_id, channel_id))
        return wait_s

    async def _post(self, guild_id: int, channel_id: int) -> float:
        there = await self._plays.day_on(guild_id)
        if there.told is None:
            self._plays.wanted.set()
            return 0.0
        layout = daily_post(there, texts_for(await self._language(guild_id)))
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        message_id = None
        try:
            async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
                # Should it have been sent before all the same, Discord knows it by the nonce.
                nonce = f"daily {there.day}"
                sent = await channel.send(view=layout, allowed_mentions=NOBODY, nonce=nonce)
            message_id = sent.id
        except NOT_DONE as fault:
            log.warning("day not posted server=%s code=%s", guild_id, code_of(fault))
            if (again := passes_in(fault)) is not None:
                return again
        await self._note(DailyPost(guild_id, there.day, channel_id, message_id))
        return 0.0

    async def _note(self, post: DailyPost) -> None:
        async with self._database.transaction() as db:
            await daily_posts.note(db, post, 2 * GIVEN_UP)
            failed = await daily_posts.failed(db, post.guild_id, post.day - GIVEN_UP + 1)
        if failed >= GIVEN_UP:
            log.warning("channel of days forgotten server=%s", post.guild_id)
            await self._servers.change(post.guild_id, lambda old: replace(old, daily=None))

    async def _language(self, guild_id: int) -> str:
        guild: discord.Guild | None = self._client.get_guild(guild_id)
        choices = await self._servers.of(guild_id)
        return public_language(choices, guild and guild.preferred_locale)
