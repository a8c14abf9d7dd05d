"""The form for a player's settings."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.texts import Texts, language_name, languages
from cogs.layouts import ids
from cogs.layouts.parts import ACCENT, Item, Text, boxed, row, select
from data.choices.players import AUTO, Preferences

CHOICES: dict[str, tuple[str, ...]] = {
    "trick": ("on", "off"),
    "letters": (AUTO, "RDCF", "RDCV", "KQCJ", "KDCB"),
    "colours": ("four", "two"),
    "pack": (AUTO, "nouveau", "piemontese"),
    "reminders": ("channel", "direct"),
    "everywhere": ("off", "on"),
}
"""The settings and their values, the default first."""

LANGUAGE = "language"
"""The setting whose values are the languages on offer."""


def choices(what: str) -> tuple[str, ...]:
    """The values of a setting, the default first; none if there is no such setting."""
    return (AUTO, *languages()) if what == LANGUAGE else CHOICES.get(what, ())


def settings_form(preferences: Preferences, texts: Texts, note: str = "") -> ui.LayoutView:
    """The form, with a note below it."""
    items: list[Item] = [Text(texts.say("settings-title"))]
    for what in (*CHOICES, LANGUAGE):
        items.append(Text(texts.say(f"settings-{what}")))
        items.append(row([_select(what, _value(preferences, what), texts)]))
    if note:
        items.append(Text(note))
    return boxed(ACCENT, *items)


def _select(what: str, chosen: str, texts: Texts) -> Item:
    options = [
        discord.SelectOption(label=_label(what, value, texts), value=value, default=value == chosen)
        for value in _in_order(choices(what), chosen)
    ]
    return select(ids.ChooseSetting(what), options)


def _label(what: str, value: str, texts: Texts) -> str:
    if what == LANGUAGE and value != AUTO:
        return language_name(value)
    return texts.say(f"settings-{what}-{value}")


def _in_order(values: Sequence[str], chosen: str) -> Sequence[str]:
    # A value that only an older version offered is still shown.
    return values if chosen in values else (*values, chosen)


def _value(preferences: Preferences, what: str) -> str:
    if what == "trick":
        return "on" if preferences.trick_in_hand else "off"
    if what == "everywhere":
        return "on" if preferences.everywhere else "off"
    return str(getattr(preferences, what))
