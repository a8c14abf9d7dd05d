"""The permissions that a table needs."""

from bot.games.errors import TarotError
from cogs.press.press import Press


class PermissionMissing(TarotError):
    """The bot lacks a permission that it needs to show anything in this channel."""

    def __init__(self, permission: str) -> None:
        super().__init__(permission)
        self.permission = permission


def needed(in_thread: bool) -> tuple[str, ...]:
    """The permissions needed to show a table."""
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return ("view_channel", sending, "attach_files")


def may_attach(press: Press) -> bool:
    """Whether the bot may send files where the person acted."""
    return press.app_permissions.attach_files
