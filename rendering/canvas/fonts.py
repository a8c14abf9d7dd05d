"""The font of names and sentences, loaded once per size and weight."""

from functools import lru_cache

from fontpkg.pil import truetype
from PIL.ImageFont import FreeTypeFont


@lru_cache(maxsize=64)
def name_font(size: int, weight: int = 400) -> FreeTypeFont:
    """Return the font of names and sentences, *size* pixels high, *weight* from 100 to 900."""
    font = truetype("Noto Sans", size, weight)
    assert isinstance(font, FreeTypeFont)
    return font
