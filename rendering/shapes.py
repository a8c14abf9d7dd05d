"""Plain shapes as coverage: images of mode L, drawn enlarged and then reduced."""

from functools import lru_cache

from PIL import Image, ImageDraw

SAMPLES = 4


@lru_cache(maxsize=256)
def rounded(width: float, height: float, radius: float, shift: float = 0) -> Image.Image:
    """A rectangle with round corners, one clear pixel around it.

    Sizes are in pixels and may be fractions; *shift* moves it left and up by a part of a pixel.
    """
    across, down = int(width - shift) + 3, int(height - shift) + 3
    image = Image.new("L", (SAMPLES * across, SAMPLES * down))
    left = SAMPLES * (1 - shift)
    box = (left, left, left + SAMPLES * width - 1, left + SAMPLES * height - 1)
    ImageDraw.Draw(image).rounded_rectangle(box, SAMPLES * radius, 255)
    return image.reduce(SAMPLES)


@lru_cache(maxsize=64)
def disc(diameter: int) -> Image.Image:
    """A disc that fills its square."""
    image = Image.new("L", (SAMPLES * diameter,) * 2)
    ImageDraw.Draw(image).ellipse((0, 0, image.width - 1, image.height - 1), 255)
    return image.reduce(SAMPLES)
