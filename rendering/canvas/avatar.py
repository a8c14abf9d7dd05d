"""The disc that represents a player."""

from dataclasses import dataclass

from PIL import Image

from rendering.canvas.byte_lru import shelved
from rendering.canvas.colours import WHITE
from rendering.canvas.drawing import Drawing, Spot
from rendering.canvas.indexed import Palette
from rendering.canvas.plates import button
from rendering.canvas.script import Style, lettered
from rendering.canvas.shapes import TOUCHED

LETTER = 0.64
"""How large the letter is, in diameters of the disc."""
RIM = 0.09
"""How wide the rim is, in diameters of the disc."""


@dataclass(frozen=True, slots=True)
class Face:
    """What stands for a player: a letter, their colour, and the colour of their side, if any.

    A medal looks the same, with its place for a letter.
    """

    letter: str
    colour: str
    side: str = ""
    ink: str = WHITE


def avatar(drawing: Drawing, face: Face, at: Spot, across: int, ground: str) -> None:
    """Return a face as a disc of that many pixels."""
    drawing.stamp(_disc(drawing.palette, face, across, ground), *at)


@shelved
def _disc(palette: Palette, face: Face, across: int, ground: str) -> Image.Image:
    rim = (face.side, round(across * RIM)) if face.side else (face.colour, 1)
    image = button(palette, across, face.colour, rim, ground).copy()
    style = Style(round(across * LETTER), 700)
    words = lettered(face.letter, style)
    foot = across // 2 + round(style.size * 0.36)
    spot = ((across - words.width) // 2, foot - style.baseline)
    image.paste(palette.inked(words, face.colour, face.ink), spot, words.point(TOUCHED, "1"))
    return image
