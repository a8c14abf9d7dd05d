"""How players choose to see their games."""

from collections.abc import Sequence

from discord.ext import commands

from cogs.calling.listing import wishes_of
from cogs.layouts import ids
from cogs.layouts.components import Text
from cogs.layouts.parts import layout_of
from cogs.layouts.settings.form import Filled, form
from cogs.layouts.settings.person import personal_settings
from cogs.layouts.settings.setting import Setting, lines_of
from cogs.messages.looks import look_for
from cogs.press.controls import Fields
from cogs.press.group import said
from cogs.press.press import Interaction, public_name, reader_texts
from cogs.services import Services
from data.choices.players import Preferences


class PersonalSettings(commands.Cog):
    """`/tarocchi settings`."""

    def __init__(self, services: Services) -> None:
        guard = services.guard
        self._hub = services.hub
        self._database = services.database
        self._players = services.players
        self._looks = services.looks
        self._languages = services.languages
        services.controls.on_form(ids.FillSettings, self.fill)

        @services.group.command(name="settings", description=said("command-settings"))
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
        wishes = await wishes_of(press, self._database, texts)
        shown = layout_of(Text("\n".join(lines)), *wishes)
        await press.response.send_message(view=shown, ephemeral=True)

    def _must_be_drawn(self, press: Interaction, preferences: Preferences) -> bool:
        # Only the cards of games the person is playing now; others are drawn when they are needed.
        arts = {table.setup.drawing for table in self._hub.of_user(press.user.id)}
        texts = reader_texts(press)
        wanted = {look_for(preferences, art, texts): art for art in arts}
        return any([self._looks.at_hand(look, art) != look for look, art in wanted.items()])


def _settings(press: Interaction) -> Sequence[Setting[Preferences]]:
    return personal_settings(public_name(press))
