"""What moderators choose for new tables of their server; running ones keep what they have."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.games.game import Game
from bot.tables.setup import Setup
from cogs.admin import ids
from cogs.admin.layout import choices_in_words
from cogs.layouts.settings.form import Filled, form, sent_panel
from cogs.layouts.settings.server import game_settings, server_settings, usual_setup, with_usual
from cogs.press.completions import game_choices, game_meant
from cogs.press.controls import Fields
from cogs.press.error_boundary import show, tell
from cogs.press.group import said
from cogs.press.permissions import Admitted
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data.choices.servers import ServerChoices

log = logging.getLogger(__name__)


class AdminChoices(commands.Cog):
    """Stores what is chosen, and says all that is."""

    def __init__(self, services: Services) -> None:
        controls, group = services.controls, services.moderators
        self._servers = services.servers
        self._guard = services.guard
        self._admitted = Admitted()
        controls.on_press(ids.OpenServer, self.ask)
        controls.on_form(ids.FillServer, self.fill)
        controls.on_press(ids.OpenGame, self.ask_of_game)
        controls.on_form(ids.FillGame, self.fill_game)
        self._add_forms(group)
        self._add_channels(group)

    def _add_forms(self, group: app_commands.Group) -> None:
        @group.command(name="settings", description=said("command-admin-settings"))
        async def settings(press: Interaction) -> None:
            self._admitted.note(press)
            await self._guard(press, self.ask(press, ids.OpenServer(0)))

        @group.command(name="game", description=said("command-admin-game"))
        @app_commands.describe(game=said("option-game"))
        async def game(press: Interaction, game: str) -> None:
            self._admitted.note(press)
            request = ids.OpenGame(game_meant(game), 0)
            await self._guard(press, self.ask_of_game(press, request))

        @game.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

    def _add_channels(self, group: app_commands.Group) -> None:
        @group.command(name="channel", description=said("command-admin-channel"))
        @app_commands.describe(channel=said("option-admin-channel"), allowed=said("option-allowed"))
        async def channel(press: Interaction, channel: discord.TextChannel, allowed: bool) -> None:
            await self._guard(press, self.allow(press, channel.id, allowed))

        @group.command(name="podiums", description=said("command-admin-podiums"))
        @app_commands.describe(channel=said("option-admin-podiums"))
        async def podiums(press: Interaction, channel: discord.TextChannel | None = None) -> None:
            place = None if channel is None else channel.id
            await self._guard(press, self.tell_podiums(press, place))

        @group.command(name="daily", description=said("command-admin-daily"))
        @app_commands.describe(channel=said("option-admin-daily"))
        async def daily(press: Interaction, channel: discord.TextChannel | None = None) -> None:
            place = None if channel is None else channel.id
            await self._guard(press, self.post_days(press, place))

    async def ask(self, press: Interaction, request: ids.OpenServer) -> None:
        """Give the moderator a page of the form for the server."""
        self._admitted.require(press)
        assert press.guild_id is not None
        choices, texts = await self._servers.of(press.guild_id), reader_texts(press)
        name, sent = texts.say("admin-title"), ids.FillServer(request.page)
        asked = form(sent, name, server_settings(), choices, texts, request.page)
        await press.response.send_modal(asked)

    async def fill(self, press: Interaction, request: ids.FillServer, fields: Fields) -> None:
        """Store what was changed, and show all that is chosen. Raises `BadCard`."""
        self._admitted.require(press)
        texts, filled = reader_texts(press), Filled(server_settings(), fields)
        choices = await self._change(press, filled)
        lines = [choices_in_words(choices, texts), filled.told(texts)]
        await show(
            press,
            sent_panel(lines, server_settings(), choices, request.page, ids.OpenServer, texts),
        )

    async def ask_of_game(self, press: Interaction, request: ids.OpenGame) -> None:
        """Give the moderator a page of the form for a game. Raises `UnknownGame`."""
        self._admitted.require(press)
        assert press.guild_id is not None
        kind, texts = catalogue.find(request.game), reader_texts(press)
        setup = usual_setup(await self._servers.of(press.guild_id), kind)
        name = texts.say("admin-title-game", game=texts.say(f"game-{kind.key}"))
        sent = ids.FillGame(kind.key, request.page)
        asked = form(sent, name, game_settings(kind), setup, texts, request.page)
        await press.response.send_modal(asked)

    async def fill_game(self, press: Interaction, request: ids.FillGame, fields: Fields) -> None:
        """Store what is usual in a game from now on. Raises `BadOption` or `BadCard`."""
        self._admitted.require(press)
        kind, texts = catalogue.find(request.game), reader_texts(press)
        settings = game_settings(kind)
        filled = Filled(settings, fields)
        choices = await self._change(press, lambda old: _usual(old, kind, filled))
        lines = [choices_in_words(choices, texts), filled.told(texts)]
        setup, to = usual_setup(choices, kind), partial(ids.OpenGame, kind.key)
        await show(press, sent_panel(lines, settings, setup, request.page, to, texts))

    async def allow(self, press: Interaction, channel: int, allowed: bool) -> None:
        """Allow tables in a channel, or forbid them again; with none allowed all are."""

        def changed(old: ServerChoices) -> ServerChoices:
            others = tuple(one for one in old.channels if one != channel)
            return replace(old, channels=(*others, channel) if allowed else others)

        await self._change_and_tell(press, changed)

    async def tell_podiums(self, press: Interaction, channel: int | None) -> None:
        """Have the podiums of each season told in a channel from now on, or nowhere."""
        await self._change_and_tell(press, lambda old: replace(old, podiums=channel))

    async def post_days(self, press: Interaction, channel: int | None) -> None:
        """Have the deal of each day posted in a channel from now on, or nowhere."""
        await self._change_and_tell(press, lambda old: replace(old, daily=channel))

    async def _change_and_tell(
        self, press: Interaction, changed: Callable[[ServerChoices], ServerChoices]
    ) -> None:
        choices = await self._change(press, changed)
        await tell(press, choices_in_words(choices, reader_texts(press)))

    async def _change(
        self, press: Interaction, changed: Callable[[ServerChoices], ServerChoices]
    ) -> ServerChoices:
        assert press.guild_id is not None
        before = await self._servers.of(press.guild_id)
        choices = await self._servers.change(
            press.guild_id, lambda old: _as_places_are(press, changed(old))
        )
        if choices != before:
            log.info("moderator %s chose for server %s: %s", press.user.id, press.guild_id, choices)
        return choices


def _as_places_are(press: Interaction, choices: ServerChoices) -> ServerChoices:
    # A channel that was deleted could not be named to take it back.
    server = press.client.get_guild(press.guild_id or 0)
    if server is None or server.unavailable:
        return choices
    there = tuple(one for one in choices.channels if server.get_channel(one))
    podiums = choices.podiums if server.get_channel(choices.podiums or 0) else None
    daily = choices.daily if server.get_channel(choices.daily or 0) else None
    return replace(choices, channels=there, podiums=podiums, daily=daily)


def _usual(choices: ServerChoices, kind: type[Game], filled: Filled[Setup]) -> ServerChoices:
    return with_usual(choices, filled(usual_setup(choices, kind)))
