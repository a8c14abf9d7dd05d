"""A curve and a band as coverage, and the round numbers beside them."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

SAMPLES = 3
STEPS = (1, 2, 5)

Spot = tuple[float, float]


def curve(spots: Sequence[Spot], size: tuple[int, int], thick: int) -> Image.Image:
    """Return a line through the spots of an area of that size, in pixels, with round ends and
    corners."""
    image = Image.new("L", (size[0] * SAMPLES, size[1] * SAMPLES))
    draw, wide = ImageDraw.Draw(image), thick * SAMPLES
    scaled = [(x * SAMPLES, y * SAMPLES) for x, y in spots]
    draw.line(scaled, 255, wide, joint="curve")
    for x, y in (scaled[0], scaled[-1]):
        draw.circle((x, y), wide / 2, 255)
    return image.reduce(SAMPLES)


def band(above: Sequence[Spot], below: Sequence[Spot], size: tuple[int, int]) -> Image.Image:
    """Return what lies between two lines through an area of that size, in pixels."""
    image = Image.new("L", (size[0] * SAMPLES, size[1] * SAMPLES))
    outline = [(x * SAMPLES, y * SAMPLES) for x, y in (*above, *reversed(below))]
    ImageDraw.Draw(image).polygon(outline, 255)
    return image.reduce(SAMPLES)


def marks(lowest: int, highest: int, most: int) -> list[int]:
    """Return evenly spaced round numbers from *lowest* to *highest*, with zero if it lies
    between them."""
    span, unit = max(highest - lowest, 1), 1
    while True:
        for step in (unit * part for part in STEPS):
            if span // step < most:
                first = -(-lowest // step) * step
                return list(range(first, highest + 1, step))
        unit *= 10
