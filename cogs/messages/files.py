"""Pictures as files with alt text, and nameplates for the seats."""

import io

import discord
from discord import ui

from bot.tables.table import Table
from bot.words.seats import Nameplate, face_number
from cogs.layouts.parts import gallery, layout_of
from data.seats import Sitter
from rendering.canvas.picture import Picture


def file_of(picture: Picture, filename: str) -> discord.File:
    """The picture as a file to send, with its alt text."""
    return discord.File(io.BytesIO(picture.png), filename, description=picture.alt)


def pictured(picture: Picture, filename: str) -> tuple[ui.LayoutView, discord.File]:
    """A message with nothing but a picture: its layout and its file."""
    return layout_of(gallery(picture.alt, filename)), file_of(picture, filename)


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
        computer=sitter.computer is not None,
        away=sitter.away is not None,
        face=face_number(sitter.user_id),
    )
