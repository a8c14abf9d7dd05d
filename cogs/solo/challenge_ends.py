"""The post of a challenge tells its results once it has ended; those who took part are called."""

import logging
from contextlib import suppress

import discord
from discord.ui import LayoutView

from bot.tables.challenges.challenges import ChallengeTold
from bot.tables.retrying import Rounds
from bot.texts import texts_for
from cogs.layouts.hand.challenge import announcement, challenge_post
from cogs.messages.obstacles import ARCHIVED
from cogs.messages.place import only
from cogs.messages.rate_limiter import ANYWHERE, Urgency
from cogs.press.edits import edit
from cogs.press.outages import NOT_DONE, UNKNOWN_MESSAGE, UNKNOWN_PLACE, code_of, passes_in
from cogs.services import Services
from data.solo.challenges import Challenge

log = logging.getLogger(__name__)

EVERY_S = 60.0
"""How often it is looked for challenges that have ended."""

TRIED_S = 24 * 3600
"""How long after its end a challenge is tried to be shown where Discord refuses that."""

GONE = (str(UNKNOWN_PLACE), str(UNKNOWN_MESSAGE))
"""The codes of refusals for good."""


class ChallengeEnds(Rounds):
    """Shows results, and tries again for a while where Discord is out of order."""

    def __init__(self, services: Services) -> None:
        self._client, self._limiter = services.bot, services.limiter
        self._challenges, self._clock = services.challenges, services.clock
        super().__init__("challenge not shown", self._show_all, lambda: EVERY_S)

    async def _show_all(self) -> float:
        # Returns after how many seconds to try again at the soonest.
        wait_s = 0.0
        for challenge in await self._challenges.to_show():
            await self._challenges.settle(challenge)
            wait_s = max(wait_s, await self._show(await self._challenges.told(challenge)))
        return wait_s

    async def _show(self, told: ChallengeTold) -> float:
        challenge, texts = told.challenge, texts_for(told.challenge.language)
        try:
            async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
                await self._edit(challenge, challenge_post(told, texts))
        except NOT_DONE as fault:
            log.warning("challenge not shown id=%s code=%s", challenge.id, code_of(fault))
            if (again := passes_in(fault)) is not None:
                return again
            if code_of(fault) not in GONE and not self._is_old(told):
                # Whoever has taken a right may give it back.
                return 0.0
        if challenge.announced and told.standings:
            with suppress(*NOT_DONE):
                await self._announce(told)
        if (await self._challenges.told(challenge)).standings == told.standings:
            # Somebody may have been taken out of them meanwhile.
            await self._challenges.shown(challenge)
        return 0.0

    def _is_old(self, told: ChallengeTold) -> bool:
        return self._clock.now() > told.ends_at + TRIED_S

    async def _edit(self, challenge: Challenge, post: LayoutView) -> None:
        assert challenge.message_id is not None
        place = challenge.channel_id, challenge.message_id
        try:
            await edit(self._client, *place, post, ())
        except discord.HTTPException as fault:
            if fault.code != ARCHIVED:
                raise
            # After some quiet days a thread sleeps, and nothing in it can be changed.
            await self._client.http.edit_channel(challenge.channel_id, archived=False)
            await edit(self._client, *place, post, ())

    async def _announce(self, told: ChallengeTold) -> None:
        challenge = told.challenge
        users = [each.user_id for each in told.standings]
        text = announcement(told, users, texts_for(challenge.language))
        place = self._client.get_partial_messageable(
            challenge.channel_id, guild_id=challenge.guild_id
        )
        assert challenge.message_id is not None
        post = discord.MessageReference(
            message_id=challenge.message_id,
            channel_id=challenge.channel_id,
            fail_if_not_exists=False,
        )
        async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
            # Should it have been sent before all the same, Discord knows it by the nonce.
            await place.send(
                text,
                reference=post,
                allowed_mentions=only(users),
                nonce=f"challenge {challenge.id}",
            )
