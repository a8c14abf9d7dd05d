"""The top players on a server."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.words.seats import face_number
from cogs.layouts.parts import plain, words
from cogs.messages.artist import Artist
from cogs.messages.files import pictured
from cogs.press.completions import game_choices, game_meant
from cogs.press.group import said
from cogs.press.guard import Guard
from cogs.press.permissions import may_attach
from cogs.press.press import Press, reader_texts
from data import standings
from data.database import Database
from data.standings import ALL_GAMES, Standing
from rendering.pictures.pages.leaderboard import Line, draw_leaderboard, leaderboard_in_words

ROWS = 10
SHORT = 5
"""Lines in a text leaderboard, used where no picture can be sent."""


class Leaderboard(commands.Cog):
    """`/tarocchi leaderboard`."""

    def __init__(
        self, database: Database, artist: Artist, group: app_commands.Group, guard: Guard
    ) -> None:
        self._database = database
        self._artist = artist
        self._guard = guard
        self._add_command(group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="leaderboard", description=said("command-leaderboard"))
        @app_commands.describe(game=said("option-game"))
        async def leaderboard(press: Press, game: str = ALL_GAMES) -> None:
            await self._guard(press, self.show(press, game))

        @leaderboard.autocomplete("game")
        async def offer_games(press: Press, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

    async def show(self, press: Press, game: str) -> None:
        """Shows the top players in one game or in all. Raises `UnknownGame`."""
        texts = reader_texts(press)
        game = game_meant(game, texts)
        if game != ALL_GAMES:
            catalogue.find(game)
        assert press.guild_id is not None
        db = self._database.reading
        best = await standings.top(db, press.guild_id, game, ROWS)
        if not best:
            await press.response.send_message(view=words(texts.say("leaderboard-empty")))
            return
        lines = tuple(_line(standing, press.user.id) for standing in best)
        own = await standings.of_player(db, press.guild_id, press.user.id, game)
        absent = own is not None and own.user_id not in [each.user_id for each in best]
        mine = _line(own, press.user.id) if own is not None and absent else None
        await self._send(press, lines, mine, texts.say(f"game-{game}") if game else "")

    async def _send(
        self, press: Press, lines: tuple[Line, ...], own: Line | None, game: str
    ) -> None:
        texts = reader_texts(press)
        if not may_attach(press):
            told = leaderboard_in_words(lines[:SHORT], own, game, texts)
            # Discord renumbers lists, so shared places would get different numbers.
            shown = [plain(line).replace(". ", "\\. ", 1) for line in told]
            await press.response.send_message(view=words("\n".join(shown)))
            return
        picture = await self._artist.draw(draw_leaderboard, lines, own, game, texts)
        layout, file = pictured(picture, "leaderboard.png")
        await press.response.send_message(view=layout, file=file)


def _line(row: Standing, reader: int) -> Line:
    face = face_number(row.user_id)
    return Line(row.place, row.name, row.wins, row.matches, row.points, face, row.user_id == reader)
