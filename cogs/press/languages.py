"""Whose language is spoken: what one person sees is in theirs, what all see in the table's."""

import logging

from bot.tables.hub import Hub
from bot.texts import Texts, languages, texts_for
from cogs.press.press import READER, Press
from data.choices.players import Players, Preferences
from data.choices.servers import ServerChoices, Servers
from data.database import DatabaseError

log = logging.getLogger(__name__)


def language_of(preferences: Preferences, locale: str) -> str:
    """The language of a person: the one they chose, if it is on offer, else that of Discord."""
    chosen = preferences.language
    return chosen if chosen in languages() else locale


def public_language(choices: ServerChoices, locale: object) -> str:
    """The language of public messages: the one moderators chose, else the server's own."""
    return choices.language or texts_for(str(locale or "en")).language


class Languages:
    """Knows which language people, servers and tables have chosen."""

    def __init__(self, players: Players, servers: Servers, hub: Hub) -> None:
        self._players = players
        self._servers = servers
        self._hub = hub

    async def note(self, press: Press) -> None:
        """Notes in a press which language its reader has chosen; `reader_texts` is in that one."""
        try:
            preferences = await self._players.of(press.user.id)
        except DatabaseError as fault:
            log.warning("language not known fault=%s", fault)
            return
        press.extras[READER] = language_of(preferences, str(press.locale))

    async def public(self, press: Press) -> Texts:
        """The texts for what everyone in the channel sees: those of its table, or the server's."""
        at_table = (
            table.language
            for table in self._hub.open_tables()
            if table.channel_id == press.channel_id != table.parent_id
        )
        return texts_for(next(at_table, None) or await self.of_server(press))

    async def of_server(self, press: Press) -> str:
        """The language of public messages on the server."""
        assert press.guild_id is not None
        return public_language(await self._servers.of(press.guild_id), press.guild_locale)
