"""The Discord client: what it subscribes to, and how it handles events."""

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.ext import commands
from discord.http import Route
from yarl import URL

from bot.app import uploads
from bot.texts import commands_are, languages, texts_for
from cogs.press.error_boundary import broken, tell
from cogs.press.outages import NOT_DONE, Refused, code_of
from cogs.press.permissions import invite_link
from cogs.press.press import Interaction, reader_texts
from data import notes
from data.database import Database
from data.faults import DatabaseError
from data.ranges.identifies import IdentifyTurns
from data.ranges.shard_range import ALL, ShardRange

log = logging.getLogger(__name__)


FOLLOWS_EVERY_S = 60.0
"""How often a process that does not lead learns which commands there are."""

FAREWELL_S = 2.0
"""How long Discord has to confirm that it tells the bot nothing more."""


class Translations(app_commands.Translator):
    """Names and descriptions of commands in every language on offer."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in that language, or None to keep the default."""
        language = str(locale).partition("-")[0]
        key = string.extras.get("key")
        if key is None or language == "en" or language not in languages():
            return None
        return texts_for(language).say(key)


class Tree(app_commands.CommandTree["TarocchiBot"]):
    """The commands; what comes before a press is done first, also where an option is typed."""

    async def interaction_check(self, press: Interaction, /) -> bool:
        """Do what comes before a press, and let all through."""
        for handler in self.client.before_press:
            await handler(press)
        return True


class TarocchiBot(commands.AutoShardedBot):
    """The bot. It needs no privileged intents and keeps only its tables in memory.

    `calls` counts the requests it has sent, which *trace* hears of. Listeners are told the method,
    the path and the status of each, or None if it got no answer. What is in `before_close` is done
    first, also where the library closes the bot because Discord accepts its token no more.
    """

    def __init__(
        self,
        database: Database,
        trace: aiohttp.TraceConfig,
        leads: asyncio.Event,
        shards: ShardRange = ALL,
    ) -> None:
        # The bot never joins voice channels, so no warnings about missing voice libraries.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.calls = 0
        self.at_login: list[Callable[[], None]] = []
        self.before_press: list[Callable[[Interaction], Awaitable[None]]] = []
        self.call_listeners: list[Callable[[str, str, int | None], None]] = []
        uploads.send_in_one_go()
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._unanswered)
        super().__init__(
            http_trace=trace,
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **_own(shards),
        )
        self._database, self._leads = database, leads
        self._turns = None if shards == ALL else IdentifyTurns(database)
        self.before_close = AsyncExitStack()
        self._is_deaf = False
        self._following: asyncio.Task[None] | None = None
        self.tree.error(command_failed)
        # At DEBUG the library logs every event and request in full: tokens and hidden cards.
        logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))

    async def setup_hook(self) -> None:
        """Register the commands if they have changed, learn their ids, and let play go on."""
        await self.tree.set_translator(Translations())
        if self._turns is not None:
            limits = await self.fetch_session_start_limits()
            self._turns.concurrency = limits.max_concurrency
        if self._leads.is_set():
            await self._sync_if_changed()
        else:
            self._following = asyncio.create_task(self._follow())
        for handler in self.at_login:
            handler()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard, among those of all processes if there are several."""
        if self._turns is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turns.take(shard_id)

    async def commands_payload(self) -> list[dict[str, Any]]:
        """Return all commands as Discord is told of them, in every language on offer."""
        translator = Translations()
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]

    async def close(self) -> None:
        """Close all connections once nobody uses them any more."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        await self.before_close.aclose()
        await super().close()

    async def hear_no_more(self) -> None:
        """Leave the gateway for good; what is heard by then can still be answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        self._is_deaf = True

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the listeners of an event, unless the bot has left the gateway."""
        # The library gets ready some seconds after it has connected, whatever happens meanwhile.
        if not self._is_deaf:
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Log that the bot is ready, also after a long loss of connection."""
        log.info("ready user=%s guilds=%d", self.user, len(self.guilds))
        if self.application_id is not None:
            log.info("invite link: %s", invite_link(self.application_id))

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Log a fault in a listener: one of the database is none of the program."""
        fault = sys.exception()
        if isinstance(fault, DatabaseError):
            log.error("listener failed event=%s fault=%s", event, fault)
        else:
            log.exception("listener failed event=%s", event)

    async def _answered(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        self._count(end.method, end.url, end.response.status)

    async def _unanswered(
        self, _: object, __: object, end: aiohttp.TraceRequestExceptionParams
    ) -> None:
        # A refusal is raised as soon as it has come, before the answer is told of.
        status = end.exception.status if isinstance(end.exception, Refused) else None
        self._count(end.method, end.url, status)

    def _count(self, method: str, url: URL, status: int | None) -> None:
        self.calls += 1
        path = url.path.removeprefix(URL(Route.BASE).path)
        for listener in self.call_listeners:
            listener(method, path, status)

    async def _sync_if_changed(self) -> None:
        # Discord limits how often commands may be registered, so only changes are sent.
        assert self.application_id is not None
        payload = await self.commands_payload()
        text = json.dumps(payload, sort_keys=True)
        mark = hashlib.sha256(f"{self.application_id} {text}".encode()).hexdigest()
        known = await notes.read(self._database, "commands")
        ids = await self._registered() if known == mark else {}
        # Whoever has the token may have registered others since.
        if not {each["name"] for each in payload} <= ids.keys():
            # The library's `sync` would have everything translated again.
            sent = await self.http.bulk_upsert_global_commands(self.application_id, payload)
            ids = {command["name"]: int(command["id"]) for command in sent}
            await notes.write(self._database, "commands", mark)
            log.info("commands synced count=%d", len(payload))
        commands_are(ids)

    async def _follow(self) -> None:
        # Another process registers the commands, until this one leads.
        while not self._leads.is_set():
            try:
                commands_are(await self._registered())
            except NOT_DONE as fault:
                log.warning("commands not learnt code=%s", code_of(fault))
            with suppress(TimeoutError):
                async with asyncio.timeout(FOLLOWS_EVERY_S):
                    await self._leads.wait()
        await self._sync_if_changed()

    async def _registered(self) -> dict[str, int]:
        # The ids of all commands that Discord knows.
        return {command.name: command.id for command in await self.tree.fetch_commands()}


def _own(shards: ShardRange) -> dict[str, Any]:
    # Without a range Discord says how many shards there are.
    return {} if shards == ALL else {"shard_ids": [*shards.ids], "shard_count": shards.count}


async def command_failed(press: Interaction, fault: app_commands.AppCommandError) -> None:
    """Catch what a command raises and nobody else has caught."""
    log.error("command failed", exc_info=fault)
    if isinstance(fault, app_commands.TransformerError):
        await tell(press, reader_texts(press).say("bad-button"))
        return
    await broken(press)
