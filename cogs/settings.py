"""How players choose to see their games."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.tables.hub import Hub
from cogs.layouts import ids
from cogs.layouts.parts import words
from cogs.layouts.settings.form import Filled, form
from cogs.layouts.settings.person import personal_settings
from cogs.layouts.settings.setting import Setting, lines_of
from cogs.messages.looks import Looks, look_for
from cogs.press.controls import Controls, Fields
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.group import said
from cogs.press.languages import Languages
from cogs.press.press import Interaction, public_name, reader_texts
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
        guard: ErrorBoundary,
    ) -> None:
        self._hub = hub
        self._players = players
        self._looks = looks
        self._languages = languages
        controls.on_form(ids.FillSettings, self.fill)

        @group.command(name="settings", description=said("command-settings"))
        async def settings(press: Interaction) -> None:
            await guard(press, self.ask(press))

    async def ask(self, press: Interaction) -> None:
        """Give the person the form with their settings."""
        preferences, texts = await self._players.of(press.user.id), reader_texts(press)
        name, settings = texts.say("settings-title"), _settings(press)
        await press.response.send_modal(
            form(ids.FillSettings(), name, settings, preferences, texts)
        )

    async def fill(self, press: Interaction, _: ids.FillSettings, fields: Fields) -> None:
        """Keep what was changed, and show all that is chosen. Raises `BadCard`."""
        settings = _settings(press)
        filled = Filled(settings, fields)
        preferences = await self._players.change(press.user.id, filled)
        await self._languages.note(press)
        texts = reader_texts(press)
        lines = [texts.say("settings-chosen"), *lines_of(settings, preferences, texts)]
        lines.append(filled.told(texts))
        if filled.made and self._must_be_drawn(press, preferences):
            lines.append(texts.say("settings-drawing"))
        await press.response.send_message(view=words("\n".join(lines)), ephemeral=True)

    def _must_be_drawn(self, press: Interaction, preferences: Preferences) -> bool:
        # Only the cards of games the person is playing now; others are drawn when they are needed.
        arts = {table.drawing for table in self._hub.of_user(press.user.id)}
        texts = reader_texts(press)
        wanted = {look_for(preferences, art, texts): art for art in arts}
        return any([self._looks.at_hand(look, art) != look for look, art in wanted.items()])


def _settings(press: Interaction) -> Sequence[Setting[Preferences]]:
    return personal_settings(public_name(press))
