"""Refusals in words: those by the rules, by a table, and by Discord's permissions."""

import discord

from bot.games.errors import BadCard, TarotError
from bot.tables.errors import StaleAction, TableError, TooEarly
from bot.texts import Texts
from bot.words.refusals import refused
from cogs.press.permissions import PermissionMissing

MOST_SHOWN = 60
"""How many characters of what a person typed are repeated to them."""


def sentence(refusal: TarotError, texts: Texts) -> str:
    """The refusal in words."""
    match refusal:
        case StaleAction():
            return texts.say("stale")
        case TooEarly():
            return texts.say("too-early")
        case TableError(code=code):
            return texts.say(f"table-{code}")
        case PermissionMissing(permission=permission):
            return texts.say("missing-right", right=texts.say(f"right-{permission}"))
        case BadCard():
            return texts.say("bad-button")
    return refused(refusal, texts, shown) or texts.say("something-broke")


def shown(text: str) -> str:
    """What a person typed, shortened and escaped so that Discord reads no markup in it."""
    return discord.utils.escape_markdown(text[:MOST_SHOWN]) or "—"
