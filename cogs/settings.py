"""`/tarocchi settings`: how a player wants to see his games."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

import discord
from discord import ui

from bot.texts import Texts
from cogs.hand_layout import ACCENT
from cogs.looks import look_for
from cogs.replies import guarded
from cogs.rows import row
from cogs.services import Press, reader_texts, services
from data.players import AUTO, Preferences

CHOICES: dict[str, tuple[str, ...]] = {
    "trick": ("on", "off"),
    "letters": (AUTO, "RDCF", "RDCV", "KQCJ"),
    "colours": ("four", "two"),
    "pack": (AUTO, "nouveau", "piemontese"),
}
"""What can be set, and to what; the usual choice comes first."""


class SettingSelect(ui.DynamicItem[ui.Select[Any]], template=r"set:(?P<what>[a-z]{1,16})"):
    """Sets one thing."""

    def __init__(self, what: str, select: ui.Select[Any]) -> None:
        select.custom_id = f"set:{what}"
        super().__init__(select)
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(match["what"], item)

    async def callback(self, press: Press) -> None:
        """Keeps the choice and shows the form as it is then."""
        await guarded(press, _set(press, self.what, self.item.values[0]))


async def show_settings(press: Press) -> None:
    """Shows the person what he has chosen, and lets him change it."""
    preferences = await services(press).players.preferences(press.user.id)
    layout = settings_form(preferences, reader_texts(press))
    await press.response.send_message(view=layout, ephemeral=True)


async def _set(press: Press, what: str, value: str) -> None:
    players = services(press).players
    if value in CHOICES.get(what, ()):
        preferences = await players.change(press.user.id, lambda old: _with(old, what, value))
    else:
        preferences = await players.preferences(press.user.id)
    note = "settings-drawing" if _must_be_drawn(press, preferences) else "settings-kept"
    texts = reader_texts(press)
    await press.response.edit_message(view=settings_form(preferences, texts, texts.say(note)))


def settings_form(preferences: Preferences, texts: Texts, note: str = "") -> ui.LayoutView:
    """The form, with a note below it."""
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    box.add_item(ui.TextDisplay(texts.say("settings-title")))
    for what in CHOICES:
        box.add_item(ui.TextDisplay(texts.say(f"settings-{what}")))
        box.add_item(row([_select(what, _value(preferences, what), texts)]))
    if note:
        box.add_item(ui.TextDisplay(note))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


def _select(what: str, chosen: str, texts: Texts) -> SettingSelect:
    options = [
        discord.SelectOption(
            label=texts.say(f"settings-{what}-{value}"), value=value, default=value == chosen
        )
        for value in _in_order(CHOICES[what], chosen)
    ]
    return SettingSelect(what, ui.Select(options=options))


def _in_order(values: Sequence[str], chosen: str) -> Sequence[str]:
    # What an older version offered stays to be seen.
    return values if chosen in values else (*values, chosen)


def _value(preferences: Preferences, what: str) -> str:
    if what == "trick":
        return "on" if preferences.trick_in_hand else "off"
    return str(getattr(preferences, what))


def _with(preferences: Preferences, what: str, value: str) -> Preferences:
    match what:
        case "trick":
            return replace(preferences, trick_in_hand=value == "on")
        case "letters":
            return replace(preferences, letters=value)
        case "colours":
            return replace(preferences, colours=value)
    return replace(preferences, pack=value)


def _must_be_drawn(press: Press, preferences: Preferences) -> bool:
    # The cards of the games that the person plays now; all others once he plays them.
    looks, tables = services(press).looks, services(press).hub.of_user(press.user.id)
    arts = {table.drawing for table in tables}
    wanted = {look_for(preferences, art): art for art in arts}
    return any([looks.at_hand(look, art) != look for look, art in wanted.items()])
