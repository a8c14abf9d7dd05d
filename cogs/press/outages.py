"""What can go wrong with a request, and on which side."""

import discord
from aiohttp import ClientError

NO_ANSWER = (ClientError, ConnectionError, TimeoutError)
"""The connection to Discord is broken."""

UNREACHABLE = (discord.DiscordServerError, *NO_ANSWER)
"""Discord or the connection to it is out of order for now."""

NOT_DONE = (discord.HTTPException, *NO_ANSWER)
"""Discord refused a request, or never got it."""


def code_of(fault: Exception) -> str:
    """Discord's error code, or else the type of the exception, for the log."""
    if isinstance(fault, discord.HTTPException):
        return str(fault.code)
    return type(fault).__name__
