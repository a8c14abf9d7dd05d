"""What a person has done, and the language they read."""

from typing import Any

import discord

from bot.texts import Texts, languages, tamed, texts_for
from data.choices.players import Preferences

Interaction = discord.Interaction[Any]
"""Anything a person does: a command, a press, a choice, a submitted form."""

Anybody = discord.User | discord.Member
"""Somebody on Discord, on the server or not."""

KIND = "kind"
"""Under this name a press keeps what kind of id was pressed."""

READER = "reader"
"""Under this name a press keeps the language that its reader has chosen."""


SELECTS = tuple(
    kind.value
    for kind in discord.ComponentType
    if kind.name in ("select", "user_select", "role_select", "mentionable_select", "channel_select")
)
"""The numbers of the components in which something is chosen."""


def is_private(press: Interaction) -> bool:
    """Return whether only one person sees the message that was pressed."""
    return press.message is not None and press.message.flags.ephemeral


def is_choice(press: Interaction) -> bool:
    """Return whether something was chosen in a select."""
    data: Any = press.data or {}
    return data.get("component_type") in SELECTS


def reader_texts(press: Interaction) -> Texts:
    """Return the texts in the language of the person who acted."""
    return texts_for(str(press.extras.get(READER) or press.locale))


def channel_of(press: Interaction) -> int:
    """Return the channel where the person acted; of a thread, the one it belongs to."""
    above = press.channel.parent_id if isinstance(press.channel, discord.Thread) else None
    assert press.channel_id is not None
    return above or press.channel_id


def shown_name(press: Interaction) -> str:
    """Return what the person is called on the server, as it may be shown."""
    return tamed(press.user.display_name) or press.user.name


def public_name(press: Interaction) -> str:
    """Return what the person is called on Discord, whatever they are called on this server."""
    return press.user.global_name or press.user.name


def kind_of(press: Interaction) -> str:
    """Return what kind of thing was done: the name of a command, or of the id that was pressed."""
    if press.command is not None:
        return press.command.qualified_name
    return str(press.extras.get(KIND, "unknown"))


def language_of(preferences: Preferences, locale: str) -> str:
    """Return the language of a person: the one they chose, if it is on offer, else that of
    Discord."""
    chosen = preferences.language
    return chosen if chosen in languages() else locale
