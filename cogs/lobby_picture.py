"""The picture of a lobby, for its message."""

import discord

from bot.tables.seating import Sitter as Seated
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.pictures import may_attach
from cogs.services import Press, Services, ServingBot, services
from rendering.lobby import draw_lobby
from rendering.picture import Picture
from rendering.sitter import Sitter


async def lobby_for(press: Press, table: Table) -> Picture | None:
    """The lobby as it is when this returns; None where the bot may not send files."""
    return await drawn_lobby(services(press), table) if may_attach(press) else None


async def lobby_in_place(bot: ServingBot, table: Table) -> Picture | None:
    """The same, where nobody pressed anything."""
    place = bot.get_channel(table.channel_id)
    if isinstance(place, discord.abc.GuildChannel | discord.Thread):
        attaching = place.permissions_for(place.guild.me).attach_files
        return await drawn_lobby(bot.services, table) if attaching else None
    return await drawn_lobby(bot.services, table)


async def drawn_lobby(served: Services, table: Table) -> Picture:
    """The lobby as it is when this returns."""
    texts = texts_for(table.language)
    while True:
        game, seats, pack = table.game, table.seating.seats, table.drawing
        sitters = tuple(map(_sitter, seats))
        picture = await served.artist.draw(draw_lobby, game, sitters, texts, pack)
        if (game, seats, pack) == (table.game, table.seating.seats, table.drawing):
            return picture


def _sitter(seated: Seated | None) -> Sitter | None:
    return None if seated is None else Sitter(seated.name, seated.computer is not None)
