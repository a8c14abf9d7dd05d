"""What is done for nights at their time: cards, reminders, threads and tables."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from bot.tables.decisions import ending
from bot.tables.errors import DAMAGE
from bot.tables.hub import Hub
from bot.tables.nights import hours
from bot.tables.nights.nights import MOST_DESERTED, Nights, NightTold, when_of
from bot.tables.retrying import Rounds
from bot.tables.table import Table
from bot.texts import texts_for
from bot.words.times import day_words
from cogs.messages.invitations import open_minutes
from cogs.messages.lobby import Lobbies
from cogs.messages.parts import Parts
from cogs.messages.place import NOBODY, TableChannel, only
from cogs.messages.rate_limiter import ANYWHERE, Urgency
from cogs.nights.layout import (
    begun_card,
    ended_card,
    further_table,
    late_words,
    night_card,
    reminder,
    reminder_buttons,
    thread_title,
)
from cogs.press.edits import edit
from cogs.press.outages import NOT_DONE, UNKNOWN_PLACE, code_of, passes_in
from cogs.press.permissions import FOR_THREADS
from data.evenings.nights import Night, NightStage, NightTable
from data.finished.periods import DAY_S

log = logging.getLogger(__name__)

EVERY_S = 10.0
"""How often it is looked whether something has to be done."""

AGAIN_S = 60
"""After how long that is tried again which Discord refuses."""

DAMAGED_S = 3600
"""After how long a night is looked at again that cannot be read."""

HAS_THREAD = 160004
"""Discord's code for a message from which a thread has started."""


class NightKeeper(Rounds):
    """Does for each night what is due; whatever a stop interrupts is done after the next start.

    What is sent is known to Discord by a nonce for some minutes, should its id not have been noted.
    """

    def __init__(self, parts: Parts, hub: Hub, nights: Nights, lobbies: Lobbies) -> None:
        self._client, self._limiter, self._hub = parts.bot, parts.limiter, hub
        self._parts = parts
        self._nights, self._lobbies, self._clock = nights, lobbies, parts.clock
        # By night. A lock exists as long as someone holds it or waits for it.
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        super().__init__("night not kept", self._attend_all, lambda: EVERY_S)

    async def attend(self, night: Night) -> float:
        """Do all that is due for a night; return after how many seconds to try again at the
        soonest."""
        async with self._turns.setdefault(night.id, asyncio.Lock()):
            current = await self._nights.known(night.id)
            try:
                while current is not None and current.next_at <= self._clock.now():
                    current = await self._step(current)
            except NOT_DONE as fault:
                return await self._refused(night, fault)
        return 0.0

    async def _attend_all(self) -> float:
        wait_s = 0.0
        for night in await self._nights.due():
            server = self._client.get_guild(night.guild_id)
            if server is None or server.unavailable:
                continue
            try:
                wait_s = max(wait_s, await self.attend(night))
            except DAMAGE:
                # What is wrong with one night must not end all others.
                log.exception("night not kept id=%s", night.id)
                await self._nights.put_off(night, DAMAGED_S)
        return wait_s

    async def _step(self, night: Night) -> Night | None:
        match night.stage:
            case NightStage.OPEN if not self._has_card(night) and not self._is_late(night, 0):
                return await self._post_card(night)
            case NightStage.OPEN if not self._is_late(night, 0):
                return await self._remind(night)
            case NightStage.OPEN | NightStage.REMINDED:
                return await self._begin(night)
            case NightStage.DRAWN:
                return await self._open(night)
            case NightStage.BEGUN:
                return await self._renew(night)
            case _:
                await self._end(night)
                return None

    async def _post_card(self, night: Night) -> Night:
        message_id = night.message_id or await self._send_card(night)
        at = night.starts_at - hours.REMINDED_S
        # Who opens a night for soon needs no reminder of it.
        next_at = at if at > self._clock.now() else night.starts_at
        old, fresh = night.old_message_id, replace(night, message_id=message_id)
        # Whatever happens to the old one, this one is not posted again.
        night = await self._nights.keep(night, fresh)
        if old is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await self._place(night).get_partial_message(old).delete()
        return await self._nights.keep(night, replace(night, old_message_id=None, next_at=next_at))

    async def _send_card(self, night: Night) -> int:
        card = night_card(await self._nights.told(night), texts_for(night.language))
        return await self._send(night, _nonce("card", night), view=card, allowed_mentions=NOBODY)

    async def _remind(self, night: Night) -> Night:
        told, message_id = await self._nights.told(night), None
        if users := [each.user_id for each in told.reminded]:
            message_id = await self._call(told, users, "night-reminder")
        fresh = replace(
            night, stage=NightStage.REMINDED, reminder_id=message_id, next_at=night.starts_at
        )
        return await self._nights.keep(night, fresh)

    async def _begin(self, night: Night) -> Night:
        if self._is_late(night, hours.LATE_S):
            return await self._come_late(await self._nights.told(night))
        told = await self._nights.draw(night)
        if told.answers and not told.tables:
            await self._edit(told.night, begun_card(told, {}, texts_for(night.language)))
        return told.night

    async def _come_late(self, told: NightTold) -> Night:
        night = told.night
        if told.coming:
            words = late_words(told, texts_for(night.language))
            await self._send(night, _nonce("late", night), view=words)
        return await self._nights.keep(night, _begun(night))

    async def _open(self, night: Night) -> Night:
        told = await self._nights.told(night)
        if self._is_late(night, hours.LATE_S) and not any(each.table_id for each in told.tables):
            return await self._come_late(told)
        if night.reminder_id is None:
            # Nobody has been called so far.
            users = [user for table in told.tables for user in table.people]
            message_id = await self._call(told, users, "night-opens")
            night = await self._nights.keep(night, replace(night, reminder_id=message_id))
            told = replace(told, night=night)
        places = {each.number: await self._open_table(told, each) for each in told.tables}
        await self._show_begun(told, places)
        return await self._nights.keep(night, _begun(night))

    async def _open_table(self, told: NightTold, planned: NightTable) -> int:
        # Returns where it is.
        if planned.table_id is not None:
            table = await self._hub.find(planned.table_id)
        else:
            place = await self._thread(told, planned)
            table = await self._nights.open_table(told, planned, place)
        if table.in_lobby and table.row.lobby_message_id is None:
            await self._show_lobby(table)
        return table.row.channel_id

    async def _thread(self, told: NightTold, planned: NightTable) -> int:
        night, texts = told.night, texts_for(told.night.language)
        if not self._takes_threads(night):
            return night.channel_id
        start = night.reminder_id if planned.number == 1 else planned.message_id
        if start is None:
            view = further_table(told, planned.number, texts)
            start = await self._send(night, _nonce(f"t{planned.number}", night), view=view)
            await self._nights.note_message(planned, start)
        name = thread_title(told, planned.number, day_words(when_of(night).day, texts), texts)
        try:
            async with self._limiter.turn(ANYWHERE, Urgency.DUE):
                await self._client.http.start_thread_with_message(
                    night.channel_id,
                    start,
                    name=name,
                    auto_archive_duration=open_minutes(told.setup),
                )
        except discord.HTTPException as fault:
            if passes_in(fault) is not None:
                raise
            if fault.code != HAS_THREAD:
                # The message was deleted, or the server has as many threads as it may.
                log.info("no thread for a night id=%s code=%s", night.id, fault.code)
                return night.channel_id
        return start

    async def _show_lobby(self, table: Table) -> None:
        async with self._limiter.turn(table.id, Urgency.DUE):
            await TableChannel(self._parts, self._lobbies, table).post_lobby()

    async def _show_begun(self, told: NightTold, places: Mapping[int, int]) -> None:
        card = begun_card(told, places, texts_for(told.night.language))
        await self._edit(told.night, card)

    async def _renew(self, night: Night) -> Night | None:
        if night.deserted >= MOST_DESERTED:
            return await self._nights.end(night)
        if night.weekly:
            return await self._nights.renew(night)
        if night.deserted:
            # Its card can still be pressed.
            return await self._nights.end(night)
        await self._nights.delete(night)
        return None

    async def _end(self, night: Night) -> None:
        told, texts = await self._nights.told(night), texts_for(night.language)
        deserted = night.deserted >= MOST_DESERTED
        await self._edit(night, ended_card(told, texts, deserted=deserted))
        await self._nights.delete(night)

    async def _refused(self, night: Night, fault: Exception) -> float:
        log.warning("night not kept id=%s code=%s", night.id, code_of(fault))
        if (again := passes_in(fault)) is not None:
            return again
        current = await self._nights.known(night.id)
        if current is None:
            return 0.0
        is_gone = (
            code_of(fault) == str(UNKNOWN_PLACE)
            and self._client.get_channel(night.channel_id) is None
        )
        if is_gone or current.stage is NightStage.ENDED:
            await self._nights.delete(current)
        elif current.stage is NightStage.DRAWN and self._is_late(current, hours.LATE_S):
            await self._give_up(current)
        else:
            await self._nights.put_off(current, AGAIN_S)
        return 0.0

    async def _give_up(self, night: Night) -> None:
        for planned in (await self._nights.told(night)).tables:
            if planned.table_id is not None:
                table = await self._hub.find(planned.table_id)
                if table.in_lobby and table.row.lobby_message_id is None:
                    # Without a message, nobody could ever sit down or leave.
                    await table.change(ending.abandon)
        await self._nights.keep(night, _begun(night))

    async def _call(self, told: NightTold, users: list[int], key: str) -> int:
        night, texts = told.night, texts_for(told.night.language)
        # In words: whether a mention in a layout rings is not known for all clients.
        return await self._send(
            night,
            _nonce("call", night),
            content=reminder(told, users, key, texts),
            view=reminder_buttons(told, texts),
            allowed_mentions=only(users),
        )

    async def _send(self, night: Night, nonce: str, **message: object) -> int:
        async with self._limiter.turn(ANYWHERE, Urgency.DUE):
            sent = await self._place(night).send(nonce=nonce, **message)  # type: ignore[call-overload]
        return int(sent.id)

    async def _edit(self, night: Night, card: discord.ui.LayoutView) -> None:
        if night.message_id is None:
            return
        async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
            with suppress(discord.NotFound, discord.Forbidden):
                await edit(self._client, night.channel_id, night.message_id, card, ())

    def _place(self, night: Night) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(night.channel_id, guild_id=night.guild_id)

    def _has_card(self, night: Night) -> bool:
        # And no other one beside it.
        return night.message_id is not None and night.old_message_id is None

    def _is_late(self, night: Night, by_s: float) -> bool:
        return self._clock.now() >= night.starts_at + by_s

    def _takes_threads(self, night: Night) -> bool:
        channel = self._client.get_channel(night.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return False
        rights = channel.permissions_for(channel.guild.me)
        return all(getattr(rights, each) for each in FOR_THREADS)


def _nonce(what: str, night: Night) -> str:
    # At most 25 characters.
    return f"{what} {night.id} {night.starts_at // DAY_S}"


def _begun(night: Night) -> Night:
    return replace(night, stage=NightStage.BEGUN, next_at=night.starts_at + hours.AFTER_S)
