"""A person's results on a server, as a picture."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.texts import Texts
from bot.words.seats import face_number
from cogs.layouts.parts import plain, words
from cogs.messages.artist import Artist
from cogs.messages.files import pictured
from cogs.press.completions import game_choices, game_meant
from cogs.press.group import said
from cogs.press.guard import Guard
from cogs.press.permissions import may_attach
from cogs.press.press import Press, reader_texts
from data import results, standings
from data.database import Database
from data.standings import ALL_GAMES
from rendering.pictures.pages.profile import GameLine, draw_profile, profile_in_words
from rendering.pictures.pages.profile import Profile as Page

MATCHES = 200
"""How many of the latest matches the curve shows."""

Anybody = discord.User | discord.Member


class Profile(commands.Cog):
    """`/tarocchi profile`."""

    def __init__(
        self, database: Database, artist: Artist, group: app_commands.Group, guard: Guard
    ) -> None:
        self._database = database
        self._artist = artist
        self._guard = guard
        self._add_command(group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="profile", description=said("command-profile"))
        @app_commands.describe(player=said("option-whose"), game=said("option-game"))
        async def profile(
            press: Press, player: discord.User | None = None, game: str = ALL_GAMES
        ) -> None:
            await self._guard(press, self.show(press, player or press.user, game))

        @profile.autocomplete("game")
        async def offer_games(press: Press, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

    async def show(self, press: Press, person: Anybody, game: str) -> None:
        """Shows the person's results in one game or in all. Raises `UnknownGame`."""
        texts = reader_texts(press)
        game = game_meant(game, texts)
        if game != ALL_GAMES:
            catalogue.find(game)
        page = await self._page(press, person, game, texts)
        if page is None:
            name = plain(person.display_name)
            await press.response.send_message(view=words(texts.say("profile-none", name=name)))
        elif not may_attach(press):
            told = plain(profile_in_words(page, texts))
            await press.response.send_message(view=words(told))
        else:
            picture = await self._artist.draw(draw_profile, page, texts)
            layout, file = pictured(picture, "profile.png")
            await press.response.send_message(view=layout, file=file)

    async def _page(self, press: Press, person: Anybody, game: str, texts: Texts) -> Page | None:
        db, guild = self._database.reading, press.guild_id
        assert guild is not None
        standing = await standings.of_player(db, guild, person.id, game)
        if standing is None:
            return None
        totals = await results.totals_of_player(db, guild, person.id, game, MATCHES)
        games = () if game != ALL_GAMES else await self._games(guild, person.id, texts)
        return Page(
            name=person.display_name,
            place=standing.place,
            matches=standing.matches,
            wins=standing.wins,
            points=standing.points,
            totals=totals,
            games=games,
            game=texts.say(f"game-{game}") if game else "",
            face=face_number(person.id),
        )

    async def _games(self, guild: int, user_id: int, texts: Texts) -> tuple[GameLine, ...]:
        db = self._database.reading
        found = await standings.games_of_player(db, guild, user_id, catalogue.GAMES)
        return tuple(
            GameLine(texts.say(f"game-{each.game}"), each.matches, each.wins, each.points)
            for each in found
        )
