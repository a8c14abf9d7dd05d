"""Whom somebody means who invites: those in a text, and those chosen in a select."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.tables.decisions import inviting
from bot.tables.decisions.inviting import Guest
from bot.tables.errors import TableError, TableFault
from cogs.press.press import Interaction

MENTION = re.compile(r"<@!?(\d{1,20})>")


BETWEEN = " ,;"
"""What may stand between mentions."""


async def mentioned(press: Interaction, text: str, seats: int) -> list[Guest]:
    """Return the people mentioned in a text, for so many free seats.

    Raises `TableError` if there is anything else in the text, or if one of them is not on the
    server or cannot be invited.
    """
    users = list(dict.fromkeys(int(user) for user in MENTION.findall(text)))
    if MENTION.sub("", text).strip(BETWEEN) or not users:
        raise TableError(TableFault.NOBODY_MENTIONED)
    inviting.check([Guest(user, "") for user in users], press.user.id, seats)
    guests = await asyncio.gather(*(_member(press, user) for user in users))
    inviting.check(guests, press.user.id, seats)
    return guests


async def _member(press: Interaction, user_id: int) -> Guest:
    assert press.guild is not None
    try:
        member = await press.guild.fetch_member(user_id)
    except discord.NotFound as fault:
        raise TableError(TableFault.INVITED_STRANGER) from fault
    return Guest(member.id, member.display_name, member.bot)


def chosen(press: Interaction, values: Sequence[str]) -> list[Guest]:
    """Return the people chosen in a select. Raises `TableError` for a stranger."""
    # Discord sends along what it knows of the people who were chosen.
    data: Any = press.data or {}
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    if any(value not in users or value not in members for value in values):
        raise TableError(TableFault.INVITED_STRANGER)
    return [_guest(users[value], members[value]) for value in values]


def _guest(user: Any, member: Any) -> Guest:
    name = member.get("nick") or user.get("global_name") or user["username"]
    return Guest(int(user["id"]), name, bool(user.get("bot")))
