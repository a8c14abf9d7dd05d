"""What goes wrong with a request, and on which side."""

import discord
from aiohttp import ClientError

NO_ANSWER = (ClientError, ConnectionError, TimeoutError)
"""The way to Discord is broken."""

UNREACHABLE = (discord.DiscordServerError, *NO_ANSWER)
"""Discord or the way to it is out of order, for now."""

NOT_DONE = (discord.HTTPException, *NO_ANSWER)
"""Discord refused a request, or did not get it."""


def code_of(fault: Exception) -> str:
    """Discord's code for what went wrong, or the kind of fault, for the log."""
    if isinstance(fault, discord.HTTPException):
        return str(fault.code)
    return type(fault).__name__
