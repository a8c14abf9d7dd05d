"""Pictures as files with alt text, and nameplates for the seats."""

import io
from collections.abc import Sequence

import discord

from bot.tables.seating import level_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.seats import Nameplate, face_number, seat_name
from cogs.layouts.parts import NOT_YET
from data.seats import Sitter
from rendering.canvas.picture import Picture


class _Sent(io.BytesIO):
    """Bytes to send, which are gone once nobody refers to them.

    `discord.File` hangs their own `close` on them, since they must stay open while it tries again.
    That is a circle: it would keep each picture until the collector comes by.
    """

    def close(self) -> None:
        """Leave them open."""

    def __setattr__(self, name: str, value: object) -> None:
        if name != "close":
            super().__setattr__(name, value)


def attached(content: bytes, filename: str, alt: str | None = None) -> discord.File:
    """Return these bytes as a file to send, with an alt text if they are a picture."""
    return discord.File(_Sent(content), filename, description=alt)


def file_of(picture: Picture, filename: str) -> discord.File:
    """Return the picture as a file to send, with its alt text."""
    return attached(picture.png, filename, picture.alt)


def files_of(picture: Picture | None, filename: str) -> list[discord.File]:
    """Return the files of a message with this picture, or without one."""
    return [] if picture is None or picture is NOT_YET else [file_of(picture, filename)]


def copies_of(files: Sequence[discord.File]) -> list[discord.File]:
    """Return the same files once more: what was sent once cannot be sent again."""
    return [_copy_of(file) for file in files]


def _copy_of(file: discord.File) -> discord.File:
    file.fp.seek(0)
    return attached(file.fp.read(), file.filename, file.description)


def sitters_of(table: Table, texts: Texts, deal: int | None = None) -> tuple[Nameplate, ...]:
    """Return the nameplates in seat order, now or at a deal, as pictures show them."""
    seating = table.seating
    sitters = seating.sitters if deal is None else seating.at_deal(deal)
    return tuple(nameplate(sitter, texts) for sitter in sitters)


def nameplate(sitter: Sitter, texts: Texts) -> Nameplate:
    """Return the nameplate of somebody at a table."""
    return Nameplate(
        seat_name(sitter.name, sitter.seat, texts),
        computer=level_of(sitter),
        away=sitter.away is not None,
        face=face_number(sitter.user_id),
    )
