"""The back of the cards: a gold lattice on violet with the four Italian suit signs."""

from rendering.art.frame import Canvas
from rendering.art.palette import GOLD, GOLD_LIGHT, VIOLET, VIOLET_SHADE
from rendering.art.paths import box, points
from rendering.art.suits import ITALIAN


def paint(canvas: Canvas) -> None:
    """Draw the back; it looks the same both ways up."""
    pen, height = canvas.pen, canvas.units_high
    frame = box(5, 5, 95, height - 5, 4)
    pen.fill(frame, VIOLET)
    with pen.inside(frame) as inner:
        for row in range(-1, round(height / 15) + 1):
            for column in range(7):
                x, y = 50 + (column - 3) * 15, height / 2 + (row - 5) * 15
                inner.ring(points(x, y - 15, x + 15, y, x, y + 15, x - 15, y), GOLD, 1.2)
                suit = ITALIAN[(row + column) % 4]
                suit.sign(inner.at(x, y, 0.42), GOLD_LIGHT)
    pen.ring(frame)
    pen.ring(box(7, 7, 93, height - 7, 3), VIOLET_SHADE, 1.2)
