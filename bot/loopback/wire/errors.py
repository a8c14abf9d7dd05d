"""Refusals in Discord's shape: a status, a code, a message and the fields that are wrong."""

from collections.abc import Iterable
from typing import Any

from bot.loopback.wire.wire import Json

Path = tuple[str | int, ...]


class Refusal(Exception):
    """A response other than success. `payload` is what Discord would send."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers: dict[str, str] = {}
        self.payload: Json = {"message": message, "code": code, **more}


class FormErrors:
    """Collects the errors of a form by their path."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Iterable[str | int], code: str, message: str) -> None:
        """Record an error at a path."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def refusal(self) -> Refusal:
        """Return the refusal that reports the errors recorded so far."""
        return Refusal(400, 50035, "Invalid Form Body", errors=self._tree)

    def refuse(self) -> None:
        """Raise `Refusal` if an error was recorded."""
        if self._tree:
            raise self.refusal()


def bad_form(path: Path, code: str, message: str) -> Refusal:
    """Return the refusal of a form with a single error."""
    errors = FormErrors()
    errors.add(path, code, message)
    return errors.refusal()


def not_found() -> Refusal:
    """Return the refusal for a route that does not exist."""
    return Refusal(404, 0, "404: Not Found")


def unauthorized() -> Refusal:
    """Return the refusal for a wrong or missing token."""
    return Refusal(401, 0, "401: Unauthorized")


def unknown_channel() -> Refusal:
    """Return the refusal for a channel that does not exist."""
    return Refusal(404, 10003, "Unknown Channel")


def unknown_server() -> Refusal:
    """Return the refusal for a server that does not exist."""
    return Refusal(404, 10004, "Unknown Guild")


def unknown_member() -> Refusal:
    """Return the refusal for a user who is not on a server."""
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    """Return the refusal for a message that does not exist, or not on this route."""
    return Refusal(404, 10008, "Unknown Message")


def unknown_webhook() -> Refusal:
    """Return the refusal for a token that was never issued."""
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    """Return the refusal for an answer that comes too late or belongs to no interaction."""
    return Refusal(404, 10062, "Unknown interaction")


def already_answered() -> Refusal:
    """Return the refusal for a second answer."""
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def token_expired() -> Refusal:
    """Return the refusal for a token older than fifteen minutes."""
    return Refusal(401, 50027, "Invalid Webhook Token")


def missing_access() -> Refusal:
    """Return the refusal for a place the bot cannot see."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """Return the refusal for something the bot is not permitted to do there."""
    return Refusal(403, 50013, "Missing Permissions")


def thread_archived() -> Refusal:
    """Return the refusal for a change in an archived thread."""
    return Refusal(400, 50083, "Thread is archived")


def thread_locked() -> Refusal:
    """Return the refusal for a change in a thread that moderators have locked."""
    return Refusal(403, 160005, "Thread is locked")


def empty_message() -> Refusal:
    """Return the refusal for a message with nothing in it."""
    return Refusal(400, 50006, "Cannot send an empty message")
