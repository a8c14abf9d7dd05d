"""Suit signs in the colours of the cards: emojis of the application, uploaded in the background."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

import discord

from bot.games.cards import Suit
from cogs.messages.parts import Parts
from cogs.messages.rate_limiter import ANYWHERE, Urgency
from cogs.press.outages import NOT_DONE, code_of, is_emoji_unknown
from data import emojis
from data.emojis import Emoji
from data.faults import DatabaseDown
from rendering.art.pips.suits import Colours
from rendering.pictures.signs import SignPicture, draw_signs

log = logging.getLogger(__name__)

UPLOAD_EVERY_S = 1
"""The uploads are this far apart, so that they are never in the way of a game."""
AGAIN_AFTER_S = 600
"""How long to wait after a failure; buttons name the suits until then."""
TAKEN_OVER_AFTER_S = 30
"""How often a process that does not lead looks whether another one has uploaded all."""
DAY_S = 24 * 3600
"""How long an emoji that is no longer wanted stays, and how often all are looked over."""

Pictures = Mapping[tuple[Suit, Colours], SignPicture]


class Signs:
    """The emojis for suits. Until all are uploaded there are none, and buttons name the suits."""

    def __init__(self, parts: Parts) -> None:
        self._client = parts.bot
        self._clock = parts.clock
        self._artist = parts.artist
        self._limiter = parts.limiter
        self._leads = parts.leads
        self._database = parts.database
        self._signs: Mapping[Colours, Mapping[Suit, str]] = {}
        self._keeping: asyncio.Task[None] | None = None
        # Discord did not know one of them, and they have not been looked over since.
        self._doubted = False
        self._taken_over: Mapping[str, Emoji] = {}
        self._look_again = asyncio.Event()

    def of(self, colours: Colours) -> Mapping[Suit, str]:
        """Return the emoji of each suit in these colours; none while they are not all there."""
        return self._signs.get(colours, {})

    def doubt(self, fault: Exception) -> bool:
        """Return whether Discord refused a message for a sign: it can be sent again, as it has none
        now.

        All are looked over at once, and what is gone is uploaded again.
        """
        if not self._signs or not is_emoji_unknown(fault):
            return False
        log.warning("suit sign not known any more")
        self._signs, self._doubted = {}, True
        self._look_again.set()
        return True

    async def begin(self) -> None:
        """Begin to look after the emojis; the client must know its application."""
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            wait_s: float = AGAIN_AFTER_S
            self._look_again.clear()
            try:
                pictures = await self._artist.draw(draw_signs)
                if self._leads.is_set():
                    await self._look_over(pictures)
                    wait_s = DAY_S
                else:
                    wait_s = await self._take_over(pictures)
            except (*NOT_DONE, DatabaseDown) as fault:
                log.warning("suit signs not uploaded code=%s", code_of(fault))
            except Exception:
                log.exception("suit signs not uploaded")
            await self._rest(wait_s)

    async def _rest(self, seconds: float) -> None:
        # Until the time has come, or one of them is missed.
        coming = asyncio.create_task(self._clock.sleep_until(self._clock.now() + seconds))
        missed = asyncio.create_task(self._look_again.wait())
        try:
            await asyncio.wait({coming, missed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            coming.cancel()
            missed.cancel()

    async def _take_over(self, pictures: Pictures) -> float:
        # Shows what another process has uploaded; returns after how many seconds to look again.
        known = await emojis.of_application(self._database, self._application)
        if not self._doubted or known != self._taken_over:
            self._show(pictures, known.values())
            self._doubted, self._taken_over = False, known
        return DAY_S if self._signs else TAKEN_OVER_AFTER_S

    async def _look_over(self, pictures: Pictures) -> None:
        wanted = {picture.name: picture.png for picture in pictures.values()}
        known = await emojis.of_application(self._database, self._application)
        if not self._doubted:
            self._show(pictures, known.values())
        async with self._turn():
            found = await self._client.fetch_application_emojis()
        there = {emoji.name: emoji for emoji in found}
        for name, png in wanted.items():
            if name not in there:
                there[name] = await self._upload(name, png)
            await self._note(known.get(name), Emoji(self._application, name, there[name].id))
        before, known = known, await emojis.of_application(self._database, self._application)
        # What Discord refused although nothing is missing is not tried again before the next time.
        if not self._doubted or known != before:
            self._show(pictures, known.values())
        self._doubted = False
        for emoji in [emoji for emoji in known.values() if emoji.name not in wanted]:
            await self._retire(emoji, there.get(emoji.name))

    @property
    def _application(self) -> int:
        application = self._client.application_id
        assert application is not None
        return application

    def _show(self, pictures: Pictures, known: Iterable[Emoji]) -> None:
        marks = {emoji.name: f"<:{emoji.name}:{emoji.id}>" for emoji in known}
        if any(picture.name not in marks for picture in pictures.values()):
            self._signs = {}
            return
        self._signs = {
            colours: {
                suit: marks[picture.name]
                for (suit, own), picture in pictures.items()
                if own is colours
            }
            for colours in Colours
        }

    async def _upload(self, name: str, png: bytes) -> discord.Emoji:
        await self._clock.sleep_until(self._clock.now() + UPLOAD_EVERY_S)
        async with self._turn():
            return await self._client.create_application_emoji(name=name, image=png)

    def _turn(self) -> AbstractAsyncContextManager[object]:
        return self._limiter.turn(ANYWHERE, Urgency.SOMETIME)

    async def _note(self, known: Emoji | None, emoji: Emoji) -> None:
        if known != emoji:
            await emojis.keep(self._database, emoji)

    async def _retire(self, emoji: Emoji, there: discord.Emoji | None) -> None:
        now = int(self._clock.now())
        since = emoji.unwanted_since
        if there is None:
            await emojis.forget(self._database, emoji)
        elif since is None:
            await emojis.keep(self._database, replace(emoji, unwanted_since=now))
        elif now >= since + DAY_S:
            async with self._turn():
                await there.delete()
            await emojis.forget(self._database, emoji)
