"""Keeps only so much of each server in memory as says what the bot itself may do where."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from cogs.messages.rate_limiter import ANYWHERE, RateLimiter, Urgency
from cogs.press.outages import NOT_DONE, code_of, passes_in

log = logging.getLogger(__name__)

Json = dict[str, Any]
Parser = Callable[[Json], None]

CATEGORY = 4
"""The type of a channel that only holds others; their permissions are their own."""

EMPTIED = (
    *("emojis", "stickers", "soundboard_sounds", "presences", "voice_states"),
    *("stage_instances", "guild_scheduled_events"),
)
"""What is kept of no server."""


def trimmed(server: Json, bot_id: int) -> Json:
    """Return what is kept of a server as Discord tells of it.

    Of its roles and members these are the bot's own, with *@everyone*; of its channels those that
    are no categories, with the overwrites that concern the bot. A server that is out of order stays
    as it is.
    """
    if server.get("unavailable"):
        return server
    own = [each for each in server.get("members", ()) if int(each["user"]["id"]) == bot_id]
    roles = {int(role) for member in own for role in member["roles"]}
    concerned = {int(server["id"]), bot_id, *roles}
    listed = [each for each in server.get("channels", ()) if each["type"] != CATEGORY]
    channels = [_trimmed_channel(each, concerned) for each in listed]
    return _trimmed_roles(server, concerned) | {"members": own, "channels": channels}


def _trimmed_roles(server: Json, concerned: Collection[int]) -> Json:
    roles = [each for each in server.get("roles", ()) if int(each["id"]) in concerned]
    return server | {key: [] for key in EMPTIED} | {"roles": roles}


def _trimmed_channel(channel: Json, concerned: Collection[int]) -> Json:
    overwrites = channel.get("permission_overwrites") or ()
    kept = [each for each in overwrites if int(each["id"]) in concerned]
    return channel | {"topic": None, "permission_overwrites": kept}


@dataclass(slots=True)
class _Reading:
    """What is read of a server as the bot has a new role.

    `heard` are the channels and roles of which Discord has told meanwhile: what was read may be
    older. If it `is_due`, the roles have changed since the reading began.
    """

    heard: set[int] = field(default_factory=set)
    is_due: bool = True
    task: asyncio.Task[None] | None = None


class GuildDiet:
    """Trims what the library hears of servers.

    Where the bot is given a role, all that was left out of it is read at Discord, once.
    """

    def __init__(self, bot: discord.Client, limiter: RateLimiter) -> None:
        self._bot = bot
        self._limiter = limiter
        # All shards share these.
        self._parsers = bot._connection.parsers
        self._readings: dict[int, _Reading] = {}

    def start(self) -> None:
        """Trim whatever comes from now on."""
        for event, hear in (
            ("GUILD_CREATE", self._server_came),
            ("GUILD_UPDATE", self._server_changed),
            ("CHANNEL_CREATE", self._channel_came),
            ("CHANNEL_UPDATE", self._channel_came),
            ("GUILD_ROLE_CREATE", self._role_came),
            ("GUILD_ROLE_UPDATE", self._role_changed),
            ("GUILD_ROLE_DELETE", self._role_went),
            ("GUILD_MEMBER_UPDATE", self._member_changed),
        ):
            self._parsers[event] = partial(hear, self._parsers[event])

    async def close(self) -> None:
        """Read nothing any more."""
        tasks = [self._stop_reading(guild_id) for guild_id in [*self._readings]]
        await asyncio.gather(*filter(None, tasks), return_exceptions=True)

    # What the library hears

    def _server_came(self, parse: Parser, data: Json) -> None:
        # All roles of the bot are in it.
        self._stop_reading(int(data["id"]))
        parse(trimmed(data, self._bot_id))

    def _server_changed(self, parse: Parser, data: Json) -> None:
        parse(_trimmed_roles(data, self._concerned(int(data["id"]))))

    def _channel_came(self, parse: Parser, data: Json) -> None:
        guild_id = int(data.get("guild_id", 0))
        self._note(guild_id, data["id"])
        if data["type"] != CATEGORY:
            parse(_trimmed_channel(data, self._concerned(guild_id)))

    def _role_came(self, parse: Parser, data: Json) -> None:
        if int(data["role"]["id"]) in self._concerned(int(data["guild_id"])):
            parse(data)

    def _role_changed(self, parse: Parser, data: Json) -> None:
        guild = self._bot.get_guild(int(data["guild_id"]))
        if guild is not None and guild.get_role(int(data["role"]["id"])) is None:
            # It may be one of the bot's that is still being read.
            self._parsers["GUILD_ROLE_CREATE"](data)
        parse(data)

    def _role_went(self, parse: Parser, data: Json) -> None:
        self._note(int(data["guild_id"]), data["role_id"])
        parse(data)

    def _member_changed(self, parse: Parser, data: Json) -> None:
        if int(data["user"]["id"]) != self._bot_id:
            # Nobody else is kept.
            return
        guild = self._bot.get_guild(int(data["guild_id"]))
        known = {role.id for role in guild.me.roles} if guild and guild.me else set()
        parse(data)
        if guild is not None and not known.issuperset(map(int, data["roles"])):
            self._read(guild.id)

    @property
    def _bot_id(self) -> int:
        return self._bot._connection.self_id or 0

    def _concerned(self, guild_id: int) -> set[int]:
        # Whose permissions and overwrites decide what the bot may do.
        guild = self._bot.get_guild(guild_id)
        roles = guild.me._roles if guild and guild.me else ()
        return {guild_id, self._bot_id, *roles}

    def _note(self, guild_id: int, id: str) -> None:
        if reading := self._readings.get(guild_id):
            reading.heard.add(int(id))

    # What was left out before

    def _read(self, guild_id: int) -> None:
        if reading := self._readings.get(guild_id):
            reading.is_due = True
            return
        reading = self._readings[guild_id] = _Reading()
        reading.task = asyncio.create_task(self._read_while_due(guild_id, reading))

    def _stop_reading(self, guild_id: int) -> asyncio.Task[None] | None:
        reading = self._readings.pop(guild_id, None)
        if reading is None or reading.task is None:
            return None
        reading.task.cancel()
        return reading.task

    async def _read_while_due(self, guild_id: int, reading: _Reading) -> None:
        try:
            while reading.is_due:
                await self._try_to_read(guild_id, reading)
        finally:
            if self._readings.get(guild_id) is reading:
                del self._readings[guild_id]

    async def _try_to_read(self, guild_id: int, reading: _Reading) -> None:
        try:
            await self._read_once(guild_id, reading)
        except NOT_DONE as fault:
            log.warning("server not read server=%s code=%s", guild_id, code_of(fault))
            seconds = passes_in(fault)
            if seconds is not None:
                reading.is_due = True
                await asyncio.sleep(seconds)

    async def _read_once(self, guild_id: int, reading: _Reading) -> None:
        async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
            reading.is_due = False
            reading.heard.clear()
            roles = await self._bot.http.get_roles(guild_id)
        async with self._limiter.turn(ANYWHERE, Urgency.SOMETIME):
            channels = await self._bot.http.get_all_guild_channels(guild_id)
        if guild := self._bot.get_guild(guild_id):
            self._take(guild, reading.heard, roles, channels)

    def _take(
        self,
        guild: discord.Guild,
        heard: Collection[int],
        roles: Iterable[Mapping[str, Any]],
        channels: Iterable[Mapping[str, Any]],
    ) -> None:
        for role in roles:
            if guild.get_role(id := int(role["id"])) is None and id not in heard:
                # As a change, so that whoever waits for a permission tries again.
                self._parsers["GUILD_ROLE_UPDATE"]({"guild_id": guild.id, "role": role})
        for channel in channels:
            if int(channel["id"]) not in heard:
                self._parsers["CHANNEL_UPDATE"]({**channel, "guild_id": guild.id})
