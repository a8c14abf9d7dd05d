"""Whose language is spoken: what one person sees is in theirs, what all see in the table's."""

import logging

from bot.tables.hub import Hub
from bot.texts import DEFAULT, Texts, languages, texts_for
from cogs.press.press import READER, Interaction, language_of, reader_texts
from data.choices.players import Players
from data.choices.servers import ServerChoices, Servers
from data.faults import DatabaseError

log = logging.getLogger(__name__)


def public_language(choices: ServerChoices, locale: object, own: str = "") -> str:
    """Return the language of a public message, unless its table has one.

    It is the one moderators chose; else that of the server's *locale* where we speak it and it is
    not English, as it is English wherever nobody set it; else the *own* of whoever has it posted.
    """
    if choices.language in languages():
        return choices.language
    of_server = texts_for(str(locale or "")).language
    return of_server if of_server != DEFAULT else texts_for(own).language


class Languages:
    """Knows which language people, servers and tables have chosen."""

    def __init__(self, players: Players, servers: Servers, hub: Hub) -> None:
        self._players = players
        self._servers = servers
        self._hub = hub

    async def note(self, press: Interaction) -> None:
        """Note in a press which language its reader has chosen; `reader_texts` is in that one."""
        try:
            preferences = await self._players.of(press.user.id)
        except DatabaseError as fault:
            log.warning("language not known fault=%s", fault)
            return
        press.extras[READER] = language_of(preferences, str(press.locale))

    async def public(self, press: Interaction) -> Texts:
        """Return the texts for what a person shows to everyone: those of the table whose thread
        this is, or those in which the person would open one.
        """
        at_table = (
            table.row.language
            for table in self._hub.open_tables()
            if table.row.channel_id == press.channel_id != table.row.parent_id
        )
        return texts_for(next(at_table, None) or await self.of_opener(press))

    async def of_opener(self, press: Interaction) -> str:
        """Return the language of what a person opens on the server, where they chose none for
        it."""
        assert press.guild_id is not None
        choices = await self._servers.of(press.guild_id)
        return public_language(choices, press.guild_locale, reader_texts(press).language)
