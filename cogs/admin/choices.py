"""What moderators choose for new tables of their server; running ones keep what they have."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.games.drawings import drawing_for
from cogs.layouts.admin import choices_in_words
from cogs.press.completions import MOST, game_choices, game_meant, option_choices, pack_choices
from cogs.press.group import clock_choices, language_choices, level_choices, said, typed_game
from cogs.press.guard import Guard, tell
from cogs.press.press import Press, reader_texts
from data.choices.servers import ServerChoices, Servers

log = logging.getLogger(__name__)

NONE = "none"
"""Stands for taking a choice back."""

Limit = app_commands.Range[int, 1, 25]


@dataclass(frozen=True, slots=True)
class Wish:
    """What was entered in `/tarocchi-admin settings`; what is empty or None stays as it is."""

    game: str
    language: str
    computers: bool | None
    level: str
    clock: str
    lobbies: int | None
    matches: int | None

    def applied_to(self, old: ServerChoices) -> ServerChoices:
        """What is chosen from now on."""
        return replace(
            old,
            game=_taken(self.game, old.game),
            language=_taken(self.language, old.language),
            computers=old.computers if self.computers is None else self.computers,
            level=self.level or old.level,
            clock=self.clock or old.clock,
            lobbies=self.lobbies or old.lobbies,
            matches=self.matches or old.matches,
        )


class AdminChoices(commands.Cog):
    """Stores what is chosen, and says all that is."""

    def __init__(self, servers: Servers, group: app_commands.Group, guard: Guard) -> None:
        self._servers = servers
        self._guard = guard
        self._add_settings(group)
        self._add_game(group)

        @group.command(name="channel", description=said("command-admin-channel"))
        @app_commands.describe(channel=said("option-admin-channel"), allowed=said("option-allowed"))
        async def channel(press: Press, channel: discord.TextChannel, allowed: bool) -> None:
            await guard(press, self.allow(press, channel.id, allowed))

        @group.command(name="podiums", description=said("command-admin-podiums"))
        @app_commands.describe(channel=said("option-admin-podiums"))
        async def podiums(press: Press, channel: discord.TextChannel | None = None) -> None:
            await guard(press, self.tell_podiums(press, None if channel is None else channel.id))

    def _add_settings(self, group: app_commands.Group) -> None:
        @group.command(name="settings", description=said("command-admin-settings"))
        @app_commands.describe(
            game=said("option-admin-game"),
            language=said("option-admin-language"),
            computers=said("option-admin-computers"),
            level=said("option-admin-level"),
            clock=said("option-admin-clock"),
            lobbies=said("option-admin-lobbies"),
            matches=said("option-admin-matches"),
        )
        @app_commands.choices(
            language=[*language_choices(), Choice(name=said("choice-none"), value=NONE)],
            level=level_choices(),
            clock=clock_choices(),
        )
        async def settings(
            press: Press,
            game: str = "",
            language: str = "",
            computers: bool | None = None,
            level: str = "",
            clock: str = "",
            lobbies: Limit | None = None,
            matches: Limit | None = None,
        ) -> None:
            key = game_meant(_meant(press, game))
            wish = Wish(key, language, computers, level, clock, lobbies, matches)
            await self._guard(press, self.choose(press, wish))

        @settings.autocomplete("game")
        async def offer_games(press: Press, typed: str) -> list[Choice[str]]:
            return [*game_choices(typed, reader_texts(press)), _no_choice(press)]

    def _add_game(self, group: app_commands.Group) -> None:
        @group.command(name="game", description=said("command-admin-game"))
        @app_commands.describe(
            game=said("option-game"),
            options=said("option-admin-options"),
            pack=said("option-admin-pack"),
        )
        async def game(press: Press, game: str, options: str = "", pack: str = "") -> None:
            key = game_meant(game)
            options, pack = _meant(press, options), _meant(press, pack)
            await self._guard(press, self.choose_for(press, key, options, pack))

        @game.autocomplete("game")
        async def offer_games(press: Press, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

        @game.autocomplete("options")
        async def offer_options(press: Press, typed: str) -> list[Choice[str]]:
            fitting = option_choices(typed_game(press), typed)
            return [*fitting[: MOST - 1], _no_choice(press)]

        @game.autocomplete("pack")
        async def offer_packs(press: Press, typed: str) -> list[Choice[str]]:
            packs = pack_choices(typed_game(press), typed, reader_texts(press))
            return [*packs, _no_choice(press)]

    async def choose(self, press: Press, wish: Wish) -> None:
        """Stores what is given and shows all that is chosen. Raises `UnknownGame`."""
        if wish.game not in ("", NONE):
            catalogue.find(wish.game)
        await self._change(press, wish.applied_to)

    async def choose_for(self, press: Press, game: str, options: str, pack: str) -> None:
        """Stores the usual options and pack of a game. Raises `UnknownGame` or `BadOption`."""
        kind = catalogue.find(game)
        if options not in ("", NONE):
            # Nothing but defaults is no text, and takes back what was chosen before.
            options = str(kind.options_type.parse(options)) or NONE
        if pack not in ("", NONE):
            pack = drawing_for(kind.pack.art, pack)

        def changed(old: ServerChoices) -> ServerChoices:
            return replace(
                old,
                options=_with(old.options, game, options),
                packs=_with(old.packs, game, pack),
            )

        await self._change(press, changed)

    async def allow(self, press: Press, channel: int, allowed: bool) -> None:
        """Allows tables in a channel, or forbids them again; with none allowed all are."""

        def changed(old: ServerChoices) -> ServerChoices:
            others = tuple(one for one in old.channels if one != channel)
            return replace(old, channels=(*others, channel) if allowed else others)

        await self._change(press, changed)

    async def tell_podiums(self, press: Press, channel: int | None) -> None:
        """Has the podiums of each season told in a channel from now on, or nowhere."""
        await self._change(press, lambda old: replace(old, podiums=channel))

    async def _change(
        self, press: Press, changed: Callable[[ServerChoices], ServerChoices]
    ) -> None:
        assert press.guild_id is not None
        choices = await self._servers.change(
            press.guild_id, lambda old: _as_places_are(press, changed(old))
        )
        log.info("moderator %s chose for server %s: %s", press.user.id, press.guild_id, choices)
        await tell(press, choices_in_words(choices, reader_texts(press)))


def _as_places_are(press: Press, choices: ServerChoices) -> ServerChoices:
    # A channel that was deleted could not be named to take it back.
    server = press.client.get_guild(press.guild_id or 0)
    if server is None or server.unavailable:
        return choices
    there = tuple(one for one in choices.channels if server.get_channel(one))
    podiums = choices.podiums if server.get_channel(choices.podiums or 0) else None
    return replace(choices, channels=there, podiums=podiums)


def _no_choice(press: Press) -> Choice[str]:
    return Choice(name=reader_texts(press).say("choice-none"), value=NONE)


def _meant(press: Press, given: str) -> str:
    # What is offered may also be typed.
    none = reader_texts(press).say("choice-none")
    return NONE if given.casefold() == none.casefold() else given


def _taken(given: str, before: str) -> str:
    return before if not given else "" if given == NONE else given


def _with(chosen: Mapping[str, str], game: str, given: str) -> dict[str, str]:
    others = {key: text for key, text in chosen.items() if key != game}
    now = _taken(given, chosen.get(game, ""))
    return others | ({game: now} if now else {})
