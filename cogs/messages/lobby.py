"""The picture of a lobby, for its message."""

import discord

from bot.games.game import Game
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.messages.artist import Artist
from cogs.messages.files import nameplate
from cogs.press.permissions import may_attach
from cogs.press.press import Press
from data.seats import Sitter
from rendering.canvas.picture import Picture
from rendering.pictures.play.lobby import draw_lobby


class Lobbies:
    """Draws lobbies; returns None where the bot may not send files."""

    def __init__(self, client: discord.Client, artist: Artist) -> None:
        self._client = client
        self._artist = artist

    async def for_press(self, press: Press, table: Table) -> Picture | None:
        """The current lobby, for the answer to a press."""
        return await self._drawn(table) if may_attach(press) else None

    async def in_place(self, table: Table) -> Picture | None:
        """The current lobby, when nobody has pressed anything."""
        return await self._drawn(table) if self._may_attach(table.channel_id) else None

    def _may_attach(self, channel_id: int) -> bool:
        # In a channel that is not in the cache, assume that the bot may.
        place = self._client.get_channel(channel_id)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return True
        return place.permissions_for(place.guild.me).attach_files

    async def _drawn(self, table: Table) -> Picture:
        texts = texts_for(table.language)
        while True:
            seen = _seen(table)
            game, seats, pack, kept = seen
            sitters = tuple(None if each is None else nameplate(each, texts) for each in seats)
            picture = await self._artist.draw(draw_lobby, game, sitters, texts, pack, kept)
            if seen == _seen(table):
                return picture


def _seen(table: Table) -> tuple[Game, tuple[Sitter | None, ...], str, tuple[str, ...]]:
    kept = tuple(each.name for each in table.kept)
    return table.game, table.seating.seats, table.drawing, kept
