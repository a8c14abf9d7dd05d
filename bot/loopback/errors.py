"""Refusals in Discord's shape: a status, a code, a sentence and where a form is wrong."""

from collections.abc import Iterable
from typing import Any

from bot.loopback.wire import Json

Path = tuple[str | int, ...]


class Refusal(Exception):
    """An answer other than success. `payload` is what Discord would send."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers: dict[str, str] = {}
        self.payload: Json = {"message": message, "code": code, **more}


class FormErrors:
    """Collects the errors of a form by their place in it."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Iterable[str | int], code: str, message: str) -> None:
        """Notes an error at a place."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def refusal(self) -> Refusal:
        """The refusal that tells the errors noted so far."""
        return Refusal(400, 50035, "Invalid Form Body", errors=self._tree)

    def refuse(self) -> None:
        """Raises `Refusal` when an error was noted."""
        if self._tree:
            raise self.refusal()


def bad_form(path: Path, code: str, message: str) -> Refusal:
    """The refusal of a form with one error."""
    errors = FormErrors()
    errors.add(path, code, message)
    return errors.refusal()


def not_found() -> Refusal:
    """The refusal of a route that is not there."""
    return Refusal(404, 0, "404: Not Found")


def unauthorized() -> Refusal:
    """The refusal of a wrong or missing token."""
    return Refusal(401, 0, "401: Unauthorized")


def unknown_channel() -> Refusal:
    """The refusal of a channel that is not there."""
    return Refusal(404, 10003, "Unknown Channel")


def unknown_message() -> Refusal:
    """The refusal of a message that is not there, or not by this route."""
    return Refusal(404, 10008, "Unknown Message")


def unknown_webhook() -> Refusal:
    """The refusal of a token nobody ever gave out."""
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    """The refusal of an answer that is too late or to nothing."""
    return Refusal(404, 10062, "Unknown interaction")


def already_answered() -> Refusal:
    """The refusal of a second answer."""
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def token_expired() -> Refusal:
    """The refusal of a token older than fifteen minutes."""
    return Refusal(401, 50027, "Invalid Webhook Token")


def missing_access() -> Refusal:
    """The refusal of a place that may not be seen."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """The refusal of a deed that is not allowed in a place."""
    return Refusal(403, 50013, "Missing Permissions")


def thread_archived() -> Refusal:
    """The refusal of a change in an archived thread."""
    return Refusal(400, 50083, "Thread is archived")


def empty_message() -> Refusal:
    """The refusal of a message with nothing in it."""
    return Refusal(400, 50006, "Cannot send an empty message")
