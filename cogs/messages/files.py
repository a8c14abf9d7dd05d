"""Pictures as files with alt text, and nameplates for the seats."""

import io

import discord

from bot.tables.seating import level_of
from bot.tables.table import Table
from bot.words.seats import Nameplate, face_number
from data.seats import Sitter
from rendering.canvas.picture import Picture


def file_of(picture: Picture, filename: str) -> discord.File:
    """The picture as a file to send, with its alt text."""
    return discord.File(io.BytesIO(picture.png), filename, description=picture.alt)


def files_of(picture: Picture | None, filename: str) -> list[discord.File]:
    """The files of a message with this picture, or without one."""
    return [] if picture is None else [file_of(picture, filename)]


def sitters_of(table: Table, deal: int | None = None) -> tuple[Nameplate, ...]:
    """The nameplates in seat order, now or at a deal, as pictures show them."""
    seating = table.seating
    return tuple(map(nameplate, seating.sitters if deal is None else seating.at_deal(deal)))


def nameplate(sitter: Sitter) -> Nameplate:
    """The nameplate of somebody at a table."""
    return Nameplate(
        sitter.name,
        computer=level_of(sitter),
        away=sitter.away is not None,
        face=face_number(sitter.user_id),
    )
