"""Text in any script as coverage, cut to a width."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from anyascii import anyascii
from PIL import Image, ImageDraw

from rendering.fonts import name_font

ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Style:
    """The height of the font in pixels and its weight from 100 to 900."""

    size: int
    weight: int = 500

    @property
    def line(self) -> int:
        """The height of a line in pixels."""
        return round(self.size * 1.36)

    @property
    def baseline(self) -> int:
        """The pixels from the top of a line to the foot of its letters."""
        return round(self.size * 1.06)


def clean(name: str, fallback: str) -> str:
    """The name without what cannot be seen; the fallback if nothing is left."""
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(char for char in plain if char == " " or char.isprintable())
    latin = "".join(char if ord(char) < 0x500 else anyascii(char) for char in kept)
    return " ".join(latin.split()) or fallback


@lru_cache(maxsize=2048)
def lettered(text: str, style: Style, width: int | None = None) -> Image.Image:
    """The coverage of a line of text, no wider than *width* pixels."""
    font = name_font(style.size, style.weight)
    if width is not None:
        text = _cut(text, style, width)
    across = max(1, round(font.getlength(text)) + 1)
    image = Image.new("L", (across, style.line))
    ImageDraw.Draw(image).text((0, style.baseline), text, 255, font, anchor="ls")
    return image


def _cut(text: str, style: Style, width: int) -> str:
    font = name_font(style.size, style.weight)
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + ELLIPSIS) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
