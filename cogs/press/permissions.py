"""The permissions that a table needs, and how long those of a moderator are taken for granted."""

from datetime import timedelta

from bot.games.errors import TarotError
from bot.tables.errors import TableError, TableFault
from cogs.press.press import Press

FRESH = timedelta(minutes=5)
"""How long the private answer to a command of moderators can be used.

Only Discord knows which roles the owner of a server gives a command to, and it looks at them when
the command is run.
"""


class PermissionMissing(TarotError):
    """The bot lacks a permission that it needs to show anything in this channel."""

    def __init__(self, permission: str) -> None:
        super().__init__(permission)
        self.permission = permission


class CannotShow(PermissionMissing):
    """The bot lacks the permission that it needs to show a past match in this channel."""


def needed(in_thread: bool) -> tuple[str, ...]:
    """The permissions needed to show a table."""
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return ("view_channel", sending, "attach_files")


def may_attach(press: Press) -> bool:
    """Whether the bot may send files where the person acted."""
    return press.app_permissions.attach_files


def require_fresh(press: Press) -> None:
    """Raises `TableError` if the message that was pressed was made too long ago."""
    assert press.message is not None
    if press.created_at - press.message.created_at > FRESH:
        raise TableError(TableFault.TOO_OLD)
