"""A curve as coverage, and the round numbers to write beside it."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

SAMPLES = 3
STEPS = (1, 2, 5)

Spot = tuple[float, float]


def curve(spots: Sequence[Spot], size: tuple[int, int], thick: int) -> Image.Image:
    """A line through the spots, in pixels of an area of that size, with round ends and corners."""
    image = Image.new("L", (size[0] * SAMPLES, size[1] * SAMPLES))
    draw, wide = ImageDraw.Draw(image), thick * SAMPLES
    scaled = [(x * SAMPLES, y * SAMPLES) for x, y in spots]
    draw.line(scaled, 255, wide, joint="curve")
    for x, y in (scaled[0], scaled[-1]):
        draw.circle((x, y), wide / 2, 255)
    return image.reduce(SAMPLES)


def marks(lowest: int, highest: int, most: int) -> list[int]:
    """Round numbers with even gaps from *lowest* to *highest*, zero among them if it lies there."""
    span, unit = max(highest - lowest, 1), 1
    while True:
        for step in (unit * part for part in STEPS):
            if span // step < most:
                first = -(-lowest // step) * step
                return list(range(first, highest + 1, step))
        unit *= 10
