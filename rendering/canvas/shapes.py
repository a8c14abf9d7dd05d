"""Plain shapes as coverage: images of mode L, drawn enlarged and then reduced."""

from functools import lru_cache

from PIL import Image, ImageDraw

SAMPLES = 4
TOUCHED = [255 * (value > 0) for value in range(256)]
"""Turns a coverage into a mask of everything it touches."""


@lru_cache(maxsize=256)
def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """A rectangle with round corners."""
    image = Image.new("L", size, 255)
    corner = disc(2 * radius)
    right, bottom = size[0] - radius, size[1] - radius
    image.paste(corner.crop((0, 0, radius, radius)), (0, 0))
    image.paste(corner.crop((radius, 0, 2 * radius, radius)), (right, 0))
    image.paste(corner.crop((0, radius, radius, 2 * radius)), (0, bottom))
    image.paste(corner.crop((radius, radius, 2 * radius, 2 * radius)), (right, bottom))
    return image


@lru_cache(maxsize=64)
def disc(diameter: int) -> Image.Image:
    """A disc that fills its square."""
    image = Image.new("L", (SAMPLES * diameter,) * 2)
    ImageDraw.Draw(image).ellipse((0, 0, image.width - 1, image.height - 1), 255)
    return image.reduce(SAMPLES)
