"""What the bot may do on a server, and how long the rights of a moderator are taken for granted."""

from datetime import datetime, timedelta

import discord

from bot.games.errors import TarotError
from bot.tables.errors import TableError, TableFault
from bot.texts import Texts
from cogs.press.press import Interaction

SCOPES = ("bot", "applications.commands")
"""What the bot is added to a server as: with the second one alone it is no member there."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot asks for when it is invited."""

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions needed for a thread."""

IN_THREADS = "send_messages_in_threads"
"""Who lacks it can press nothing in an archived thread where phones and browsers open it first."""

FRESH = timedelta(minutes=5)
"""How long the private answer to a command of moderators can be used.

Only Discord knows which roles the owner of a server gives a command to, and it looks at them when
the command is run.
"""


FORM = timedelta(minutes=15)
"""How long a moderator has for the pages of a form, which hold nothing that Discord could check."""


class PermissionMissing(TarotError):
    """The bot lacks a permission that it needs to show anything in this channel."""

    def __init__(self, permission: str) -> None:
        super().__init__(permission)
        self.permission = permission


class NotOnServer(TarotError):
    """The server has the commands of the bot, but not the bot; the link adds it."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.link = link


class CannotShow(PermissionMissing):
    """The bot lacks the permission that it needs to show a past match in this channel."""


def needed(in_thread: bool) -> tuple[str, ...]:
    """Return the permissions needed to show a table."""
    sending = IN_THREADS if in_thread else "send_messages"
    return ("view_channel", sending, "attach_files")


def invite_link(application_id: int) -> str:
    """Return the address that adds the bot to a server, with all that it needs."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def require_on_server(press: Interaction) -> None:
    """Raise `NotOnServer` if the bot is no member of the server where the person acted."""
    assert press.guild_id is not None
    if press.client.get_guild(press.guild_id) is None:
        raise NotOnServer(invite_link(press.application_id))


def require_tables(press: Interaction) -> None:
    """Raise `NotOnServer` or `PermissionMissing` if a table could not be shown where the person
    acted."""
    require_on_server(press)
    for permission in needed(isinstance(press.channel, discord.Thread)):
        if not getattr(press.app_permissions, permission):
            raise PermissionMissing(permission)


def missing_right(key: str, permission: str, texts: Texts) -> str:
    """Return the sentence that says which permission is missing, and if players need it as well."""
    said = texts.say(key, right=texts.say(f"right-{permission}"))
    return f"{said} {texts.say('right-of-players')}" if permission == IN_THREADS else said


def may_attach(press: Interaction) -> bool:
    """Return whether the bot may send files where the person acted."""
    return press.app_permissions.attach_files


def require_pictures(press: Interaction) -> None:
    """Raise `CannotShow` if the bot may not send files where the person acted."""
    if not may_attach(press):
        raise CannotShow("attach_files")


def may_write(press: Interaction) -> bool:
    """Return whether the bot may send messages with pictures where the person acted, beside its
    answer."""
    is_member = press.client.get_guild(press.guild_id or 0) is not None
    asked = needed(isinstance(press.channel, discord.Thread))
    return is_member and all(getattr(press.app_permissions, each) for each in asked)


def require_fresh(press: Interaction) -> None:
    """Raise `TableError` if the message that was pressed was made too long ago."""
    assert press.message is not None
    if press.created_at - press.message.created_at > FRESH:
        raise TableError(TableFault.TOO_OLD)


class Admitted:
    """Knows who has run a command of moderators lately, and so may send the form it opened."""

    def __init__(self) -> None:
        self._since: dict[tuple[int | None, int], datetime] = {}

    def note(self, press: Interaction) -> None:
        """Take note of a command: Discord has let this person run it."""
        now = press.created_at
        self._since = {who: since for who, since in self._since.items() if now - since <= FORM}
        self._since[press.guild_id, press.user.id] = now

    def require(self, press: Interaction) -> None:
        """Raise `TableError` if the person ran no such command, or too long ago."""
        since = self._since.get((press.guild_id, press.user.id))
        if since is None or press.created_at - since > FORM:
            raise TableError(TableFault.TOO_OLD)
