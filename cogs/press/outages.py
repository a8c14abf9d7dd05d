"""What can go wrong with a request, and on which side."""

import math
from collections.abc import Mapping

import discord
from aiohttp import ClientError

NO_ANSWER = (ClientError, ConnectionError, TimeoutError)
"""The connection to Discord is broken."""


class Refused(Exception):
    """Discord takes no such request for so many seconds, and the library does not wait for that."""

    def __init__(self, status: int, after_s: float) -> None:
        super().__init__(f"status {status}, again after {after_s:g} s")
        self.status = status
        self.after_s = after_s


UNREACHABLE = (discord.DiscordServerError, Refused, *NO_ANSWER)
"""Discord or the connection to it is out of order for now."""

NOT_DONE = (discord.HTTPException, Refused, *NO_ANSWER)
"""Discord refused a request, or never got it."""

RETRY_S = 5.0
"""How long to wait before trying again when Discord cannot be reached."""

TOO_MANY = 429

UNKNOWN_PLACE = 10003
"""The code for a channel or thread that has been deleted."""

UNKNOWN_MESSAGE = 10008
"""The code for a message that has been deleted."""

_WRONG_FORM = 50035


def is_emoji_unknown(fault: Exception) -> bool:
    """Return whether Discord refused a message for an emoji that it does not know, or not any
    more."""
    return (
        isinstance(fault, discord.HTTPException)
        and fault.code == _WRONG_FORM
        and "emoji" in fault.text.lower()
    )


def passes_in(fault: Exception) -> float | None:
    """Return after how many seconds to try again; None if Discord would refuse the same again."""
    if isinstance(fault, Refused):
        return fault.after_s
    if isinstance(fault, discord.HTTPException) and fault.status == TOO_MANY:
        return retry_after_s(fault.response.headers)
    return RETRY_S if isinstance(fault, UNREACHABLE) else None


def retry_after_s(headers: Mapping[str, str]) -> float:
    """Return how many seconds a refusal says to wait; `RETRY_S` if it names no such number."""
    try:
        seconds = float(headers.get("Retry-After", RETRY_S))
    except ValueError:
        # A proxy may name a date.
        return RETRY_S
    return seconds if 0 <= seconds < math.inf else RETRY_S


def code_of(fault: Exception) -> str:
    """Return Discord's error code, or else the type of the exception, for the log."""
    if isinstance(fault, discord.HTTPException):
        return str(fault.code)
    if isinstance(fault, Refused):
        return str(fault.status)
    return type(fault).__name__
