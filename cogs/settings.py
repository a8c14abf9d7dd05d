"""How players choose to see their games."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.tables.hub import Hub
from cogs.layouts import ids
from cogs.layouts.settings import choices, settings_form
from cogs.messages.looks import Looks, look_for
from cogs.press.controls import Controls, only
from cogs.press.group import said
from cogs.press.guard import Guard
from cogs.press.languages import Languages
from cogs.press.press import Press, public_name, reader_texts
from data.choices.players import Players, Preferences


class Settings(commands.Cog):
    """`/tarocchi settings`."""

    def __init__(
        self,
        hub: Hub,
        players: Players,
        looks: Looks,
        languages: Languages,
        controls: Controls,
        group: app_commands.Group,
        guard: Guard,
    ) -> None:
        self._hub = hub
        self._players = players
        self._looks = looks
        self._languages = languages
        controls.on_choice(ids.ChooseSetting, self.choose)

        @group.command(name="settings", description=said("command-settings"))
        async def settings(press: Press) -> None:
            await guard(press, self.show(press))

    async def show(self, press: Press) -> None:
        """Shows the person their settings and lets them change them."""
        preferences = await self._players.of(press.user.id)
        form = settings_form(preferences, reader_texts(press))
        await press.response.send_message(view=form, ephemeral=True)

    async def choose(self, press: Press, wish: ids.ChooseSetting, values: Sequence[str]) -> None:
        """Saves the choice and shows the updated form."""
        what, value = wish.what, only(values)
        if value in choices(what):
            preferences = await self._players.change(
                press.user.id, lambda old: _with(old, what, value, public_name(press))
            )
            await self._languages.note(press)
        else:
            preferences = await self._players.of(press.user.id)
        note = "settings-drawing" if self._must_be_drawn(press, preferences) else "settings-kept"
        texts = reader_texts(press)
        form = settings_form(preferences, texts, texts.say(note))
        await press.response.edit_message(view=form)

    def _must_be_drawn(self, press: Press, preferences: Preferences) -> bool:
        # Only the cards of games the person is playing now; others are drawn when they are needed.
        arts = {table.drawing for table in self._hub.of_user(press.user.id)}
        texts = reader_texts(press)
        wanted = {look_for(preferences, art, texts): art for art in arts}
        return any([self._looks.at_hand(look, art) != look for look, art in wanted.items()])


def _with(preferences: Preferences, what: str, value: str, name: str) -> Preferences:
    match what:
        case "everywhere":
            return replace(preferences, everywhere=name if value == "on" else "")
        case "trick":
            return replace(preferences, trick_in_hand=value == "on")
        case "language":
            return replace(preferences, language=value)
        case "letters":
            return replace(preferences, letters=value)
        case "colours":
            return replace(preferences, colours=value)
        case "reminders":
            return replace(preferences, reminders=value)
    return replace(preferences, pack=value)
