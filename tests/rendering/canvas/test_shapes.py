"""Plain shapes: strokes that count tricks."""

import pytest
from PIL import Image

from rendering.canvas.shapes import tally

HEIGHT = 40
BELOW_THE_CROSSING = 32


def strokes(image: Image.Image) -> int:
    """How many upright strokes there are."""
    row = [image.getpixel((x, BELOW_THE_CROSSING)) for x in range(image.width)]
    inked = [isinstance(value, int) and value > 127 for value in row]
    return sum(ink and not before for before, ink in zip([False, *inked], inked, strict=False))


@pytest.mark.parametrize("count", range(1, 16))
def test_a_tally_has_a_stroke_for_each_and_every_fifth_crosses(count: int) -> None:
    drawn, before = tally(count, HEIGHT), tally(count - 1, HEIGHT)

    assert strokes(drawn) == count - count // 5
    if count % 5 == 0:
        assert sum(drawn.histogram()[128:]) > sum(before.histogram()[128:])
