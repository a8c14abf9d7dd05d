"""Framed areas, discs and badges as finished stamps, each made once for a palette."""

from functools import lru_cache

from PIL import Image

from rendering.colours import WHITE
from rendering.palette import Palette
from rendering.shapes import disc, rounded


@lru_cache(maxsize=128)
def plate(
    palette: Palette, size: tuple[int, int], fill: str, rim: tuple[str, int], ground: str
) -> Image.Image:
    """A rounded area with a rim of a colour and a width, on the ground it will lie on."""
    colour, thick = rim
    width, height = size
    outer = _inner(rounded(width, height, 18))
    inner = _inner(rounded(width - 2 * thick, height - 2 * thick, 18 - thick))
    image = outer.point(palette.ramp(ground, colour))
    touched = inner.point([255 * (value > 0) for value in range(256)], "1")
    image.paste(inner.point(palette.ramp(colour, fill)), (thick, thick), touched)
    return image


@lru_cache(maxsize=256)
def round_stamp(
    palette: Palette, diameter: int, fill: str, rim: tuple[str, int], ground: str
) -> Image.Image:
    """A disc with a rim, on the ground it will lie on."""
    colour, thick = rim
    image = disc(diameter).point(palette.ramp(ground, colour))
    inner = disc(diameter - 2 * thick)
    touched = inner.point([255 * (value > 0) for value in range(256)], "1")
    image.paste(inner.point(palette.ramp(colour, fill)), (thick, thick), touched)
    return image


def _inner(coverage: Image.Image) -> Image.Image:
    return coverage.crop((1, 1, coverage.width - 1, coverage.height - 1))


assert WHITE
