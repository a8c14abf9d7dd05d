"""The fonts of the pictures, each loaded once for a size."""

from functools import lru_cache

from fontpkg.pil import truetype
from PIL.ImageFont import FreeTypeFont


@lru_cache(maxsize=64)
def index_font(size: int) -> FreeTypeFont:
    """The condensed font of indices and plaques, *size* pixels high."""
    return _truetype("Barlow Condensed", size, 700)


@lru_cache(maxsize=64)
def name_font(size: int, weight: int = 400) -> FreeTypeFont:
    """The font of names and sentences, *size* pixels high, *weight* from 100 to 900."""
    return _truetype("Noto Sans", size, weight)


def _truetype(family: str, size: int, weight: int) -> FreeTypeFont:
    font = truetype(family, size, weight)
    assert isinstance(font, FreeTypeFont)
    return font
