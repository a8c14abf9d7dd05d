"""Words on a drawing."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from rendering.canvas.byte_lru import shelved
from rendering.canvas.drawing import Drawing
from rendering.canvas.indexed import Palette
from rendering.canvas.script import Style, length, lettered, wrapped


@dataclass(frozen=True, slots=True)
class Ink:
    """How words are written: their letters, their colour, and that of the flat ground below."""

    style: Style
    colour: str
    ground: str


@shelved
def _written(palette: Palette, text: str, ink: Ink, width: int | None) -> Image.Image:
    return palette.inked(lettered(text, ink.style, width), ink.ground, ink.colour)


def write(
    drawing: Drawing, text: str, x: int, foot: int, ink: Ink, width: int | None = None
) -> int:
    """Write from *x* on, with *foot* as the baseline; returns where the text ends."""
    image = _written(drawing.palette, text, ink, width)
    drawing.stamp(image, x - ink.style.overhang, foot - ink.style.baseline)
    return x + image.width - 2 * ink.style.overhang


def write_fitting(
    drawing: Drawing, text: str, x: int, foot: int, inks: Sequence[Ink], width: int
) -> None:
    """Write in the first ink in which the text fits, or cut in the last one."""
    fitting = (ink for ink in inks if length(text, ink.style) <= width)
    write(drawing, text, x, foot, next(fitting, inks[-1]), width)


def write_centred(
    drawing: Drawing, text: str, middle: int, foot: int, ink: Ink, width: int | None = None
) -> None:
    """Write centred on a column."""
    image = _written(drawing.palette, text, ink, width)
    drawing.stamp(image, middle - image.width // 2, foot - ink.style.baseline)


def write_before(
    drawing: Drawing, text: str, right: int, foot: int, ink: Ink, width: int | None = None
) -> int:
    """Write so that the text ends at *right*; returns where it begins."""
    image = _written(drawing.palette, text, ink, width)
    left = right - image.width + ink.style.overhang
    drawing.stamp(image, left, foot - ink.style.baseline)
    return left + ink.style.overhang


def write_block(drawing: Drawing, text: str, centre: tuple[int, int], ink: Ink, width: int) -> None:
    """Write in as many lines as the text needs, around a centre."""
    lines = wrapped(text, ink.style, width)
    top = centre[1] - len(lines) * ink.style.line // 2
    for number, line in enumerate(lines):
        foot = top + number * ink.style.line + ink.style.baseline - ink.style.size // 20
        write_centred(drawing, line, centre[0], foot, ink, width)
