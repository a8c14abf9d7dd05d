"""The podiums of a season are told once, in the channel that a server has chosen for that."""

import logging

from bot.tables.recount import is_due
from bot.tables.retrying import Rounds
from bot.texts import texts_for
from cogs.layouts.periods import season_key
from cogs.leaderboard.podium_layout import is_told, podium_layout
from cogs.messages.place import NOBODY
from cogs.messages.rate_limiter import ANYWHERE, Urgency
from cogs.press.languages import public_language
from cogs.press.outages import NOT_DONE, code_of, passes_in
from cogs.services import Services
from data.finished import podiums
from data.finished.periods import DAY_S, Span, end_of, period_of
from data.finished.podiums import Telling

log = logging.getLogger(__name__)

EVERY_S = 60.0
"""How often it is looked whether a season is over."""

WITHIN_S = 7 * DAY_S
"""So long after a season its podiums are still told."""


class Podiums(Rounds):
    """Tells the podiums, and tries again for a while where Discord is out of order."""

    def __init__(self, services: Services) -> None:
        self._client, self._limiter = services.bot, services.limiter
        self._servers, self._database = services.servers, services.database
        self._clock, self._owns = services.clock, services.hub.shards.owns
        super().__init__("podiums not told", self._tell_all, lambda: EVERY_S)

    async def _tell_all(self) -> float:
        # Returns after how many seconds to try again at the soonest.
        now, reading, wait_s = int(self._clock.now()), self._database.reading, 0.0
        last = period_of(Span.SEASON, now) - 1
        if await is_due(self._database) or await podiums.newest(reading) < last:
            return wait_s
        is_late = now > end_of(last) + WITHIN_S
        untold = await podiums.untold(reading, last)
        for each in [each for each in untold if self._owns(each.guild_id)]:
            needs_none = each.told is None or each.channel_id is None or is_late
            again = None if needs_none else await self._tell(each, last)
            if again is not None:
                wait_s = max(wait_s, again)
                continue
            async with self._database.transaction() as db:
                await podiums.note_told(db, each.guild_id, last)
        return wait_s

    async def _tell(self, telling: Telling, season: int) -> float | None:
        # Returns after how many seconds to try again; None if it is told, or never can be.
        found = await podiums.of_season(self._database.reading, telling.guild_id, season)
        medals = [each for each in found if is_told(each)]
        if not medals:
            return None
        layout = podium_layout(medals, texts_for(await self._language(telling.guild_id)))
        assert telling.channel_id is not None
        channel = self._client.get_partial_messageable(
            telling.channel_id, guild_id=telling.guild_id
        )
        try:
            async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
                # Should it have been sent before all the same, Discord knows it by the nonce.
                nonce = f"podiums {season_key(season)}"
                await channel.send(view=layout, allowed_mentions=NOBODY, nonce=nonce)
        except NOT_DONE as fault:
            log.warning("podiums not told server=%s code=%s", telling.guild_id, code_of(fault))
            return passes_in(fault)
        log.info("podiums told server=%s season=%s", telling.guild_id, season_key(season))
        return None

    async def _language(self, guild_id: int) -> str:
        guild = self._client.get_guild(guild_id)
        choices = await self._servers.of(guild_id)
        return public_language(choices, guild and guild.preferred_locale)
