"""Framed areas and discs as finished stamps, each made once per palette."""

from PIL import Image

from rendering.canvas.byte_lru import shelved
from rendering.canvas.indexed import Palette
from rendering.canvas.shapes import TOUCHED, disc, rounded

Rim = tuple[str, int]
"""The colour of a rim and its width in pixels."""


@shelved
def plate(
    palette: Palette, size: tuple[int, int], radius: int, fill: str, rim: Rim, ground: str
) -> Image.Image:
    """Return a rounded area with a rim, on its ground."""
    colour, thick = rim
    inner = rounded((size[0] - 2 * thick, size[1] - 2 * thick), max(radius - thick, 1))
    return _rimmed(palette, rounded(size, radius), inner, (ground, colour, fill))


@shelved
def button(palette: Palette, diameter: int, fill: str, rim: Rim, ground: str) -> Image.Image:
    """Return a disc with a rim, on its ground."""
    colour, thick = rim
    inner = disc(diameter - 2 * thick)
    return _rimmed(palette, disc(diameter), inner, (ground, colour, fill))


def _rimmed(
    palette: Palette, outer: Image.Image, inner: Image.Image, colours: tuple[str, str, str]
) -> Image.Image:
    ground, rim, fill = colours
    thick = (outer.width - inner.width) // 2
    image = palette.inked(outer, ground, rim)
    image.paste(palette.inked(inner, rim, fill), (thick, thick), inner.point(TOUCHED, "1"))
    return image
