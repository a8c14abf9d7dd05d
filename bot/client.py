"""The Discord client: what it asks for, what it loads, and the net under everything."""

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.ext import commands
from discord.ui import DynamicItem

from bot.texts import languages, texts_for
from cogs.buttons import is_there
from cogs.lobby import custom_id_of, word_given
from cogs.replies import broken, guarded, tell
from cogs.services import Press, ServingBot, reader_texts
from data import notes

log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.lobby",
    "cogs.options",
    "cogs.play",
    "cogs.forms",
    "cogs.choosing",
    "cogs.rules",
    "cogs.commands",
    "cogs.stats",
    "cogs.replays",
)


class Translations(app_commands.Translator):
    """Names and descriptions of commands in the languages there are files for."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in that language, or None where the default stands."""
        language = str(locale).partition("-")[0]
        key = string.extras.get("key")
        if key is None or language == "en" or language not in languages():
            return None
        return texts_for(language).say(key)


class TarocchiBot(ServingBot):
    """The bot. It asks for nothing privileged and keeps nothing but its tables in memory."""

    def __init__(self) -> None:
        # Nobody speaks at a card table: no warnings about what voice would need.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tree.error(command_failed)
        # The library would log every event and request with its values: tokens and hidden cards.
        logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
        self._items: set[type[DynamicItem[Any]]] = set()

    async def setup_hook(self) -> None:
        """Loads the features and makes the commands known if they changed."""
        await self.tree.set_translator(Translations())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._sync_if_changed()

    def add_dynamic_items(self, *items: type[DynamicItem[Any]]) -> None:
        """Makes buttons and selects known, which then answer to every id that fits them."""
        super().add_dynamic_items(*items)
        self._items.update(items)

    async def on_ready(self) -> None:
        """Repaints the open tables; also after the connection was lost for long."""
        log.info("ready user=%s guilds=%d", self.user, len(self.guilds))
        await self.services.boards.resume()

    async def on_interaction(self, press: Press) -> None:
        """Answers what no button class answers: strange ids, and forms."""
        if press.type is discord.InteractionType.modal_submit:
            await guarded(press, word_given(press))
        elif press.type is discord.InteractionType.component:
            custom_id = custom_id_of(press)
            if not self._answers(custom_id) or not is_there(press, custom_id):
                await guarded(press, tell(press, reader_texts(press).say("bad-button")))

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Logs a fault in a listener."""
        log.exception("listener failed event=%s", event)

    def _answers(self, custom_id: str) -> bool:
        templates = (item.__discord_ui_compiled_template__ for item in self._items)
        return any(template.fullmatch(custom_id) for template in templates)

    async def _sync_if_changed(self) -> None:
        # Discord limits how often commands may be made: they are sent only when they changed.
        translator = Translations()
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps(payload, sort_keys=True)
        mark = hashlib.sha256(f"{self.application_id} {text}".encode()).hexdigest()
        known = await notes.read(self.services.database, "commands")
        if known == mark and await self.tree.fetch_commands():
            return
        await self.tree.sync()
        await notes.write(self.services.database, "commands", mark)
        log.info("commands synced count=%d", len(payload))


async def command_failed(press: Press, fault: app_commands.AppCommandError) -> None:
    """The last net under commands."""
    log.error("command failed", exc_info=fault)
    if isinstance(fault, app_commands.TransformerError):
        await tell(press, reader_texts(press).say("bad-button"))
        return
    await broken(press)
