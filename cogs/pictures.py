"""Between pictures and messages: files with their alt text, and who sits where."""

import io
from typing import Any

import discord
from discord import ui

from bot.tables.table import Table
from cogs.services import Press
from rendering.picture import Picture
from rendering.sitter import Sitter


def file_of(picture: Picture, filename: str) -> discord.File:
    """The picture as a file to send, with its words for those who cannot see it."""
    return discord.File(io.BytesIO(picture.png), filename, description=picture.alt)


def gallery(picture: Picture, filename: str) -> ui.MediaGallery[Any]:
    """The place in a layout where the file is shown."""
    item = discord.MediaGalleryItem(f"attachment://{filename}", description=picture.alt)
    return ui.MediaGallery(item)


def pictured(picture: Picture, filename: str) -> tuple[ui.LayoutView, discord.File]:
    """A message that is a picture and nothing else: its layout and its file."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(gallery(picture, filename))
    return layout, file_of(picture, filename)


def files_of(picture: Picture | None, filename: str) -> list[discord.File]:
    """The files of a message with this picture, or with none."""
    return [] if picture is None else [file_of(picture, filename)]


def may_attach(press: Press) -> bool:
    """Whether the bot may send files where the person acted."""
    return press.app_permissions.attach_files


def sitters_of(table: Table) -> tuple[Sitter, ...]:
    """The seats in order, as pictures show them."""
    return tuple(
        Sitter(sitter.name, sitter.computer is not None, sitter.away is not None)
        for sitter in table.seating.sitters
    )
