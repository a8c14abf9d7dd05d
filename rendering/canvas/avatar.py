"""The disc that represents a player."""

from functools import lru_cache

from PIL import Image

from rendering.canvas.colours import WHITE
from rendering.canvas.drawing import Drawing, Spot
from rendering.canvas.indexed import Palette
from rendering.canvas.plates import button
from rendering.canvas.script import Style, lettered
from rendering.canvas.shapes import TOUCHED

LETTER = 0.6
"""How large the letter is, in diameters of the disc."""


def avatar(drawing: Drawing, colour: str, name: str, at: Spot, side: int, ground: str) -> None:
    """A disc in the colour of the player, with the first letter of the name, if any."""
    letter = name[:1].upper()
    drawing.allow(letter, round(side * LETTER))
    drawing.stamp(_face(drawing.palette, colour, letter, side, ground), *at)


@lru_cache(maxsize=256)
def _face(palette: Palette, colour: str, letter: str, side: int, ground: str) -> Image.Image:
    image = button(palette, side, colour, (colour, 1), ground).copy()
    style = Style(round(side * LETTER), 700)
    words = lettered(letter, style)
    foot = side // 2 + round(style.size * 0.36)
    spot = ((side - words.width) // 2, foot - style.baseline)
    image.paste(words.point(palette.ramp(colour, WHITE)), spot, words.point(TOUCHED, "1"))
    return image
