"""The backs of the cards: a gold lattice on violet with the four suit signs, and a star."""

from collections.abc import Sequence

from rendering.art.emblems.heavens import faceted_star
from rendering.art.packs.frame import Canvas
from rendering.art.pen import palette as c
from rendering.art.pen.paths import box, circle, corners
from rendering.art.pen.pen import Pen
from rendering.art.pips.suits import DrawnSuit

_CELL = 13.0


def paint(canvas: Canvas, suits: Sequence[DrawnSuit]) -> None:
    """Draw the back; it looks the same both ways up."""
    canvas.ends(lambda pen: _half(pen, canvas.middle, suits))
    pen = canvas.pen.at(50, canvas.middle)
    pen.fill(circle(0, 0, 22), c.VIOLET)
    pen.shape(circle(0, 0, 19), c.VIOLET_SHADE)
    pen.line(circle(0, 0, 16.4), c.GOLD, 1.3)
    faceted_star(pen, 14)
    frame = box(5, 5, 95, canvas.units_high - 5, 4)
    canvas.pen.line([*frame, frame[0]], c.GOLD, 2.4)
    inner = box(8.4, 8.4, 91.6, canvas.units_high - 8.4, 2)
    canvas.pen.line([*inner, inner[0]], c.GOLD_LIGHT, 1.2)


def _half(pen: Pen, middle: float, suits: Sequence[DrawnSuit]) -> None:
    pen.fill(box(5, 5, 95, 2 * middle, 4), c.VIOLET)
    with pen.inside(box(8.4, 8.4, 91.6, 2 * middle)) as window:
        for row in range(round(middle / _CELL) + 2):
            for column in range(-4 + row % 2, 5, 2):
                spot = window.at(50 + column * _CELL, middle - row * _CELL)
                spot.ring(corners("0,-13 13,0 0,13 -13,0"), c.GOLD, 1.2)
                # The signs of the middle row would be half upside down.
                if row:
                    suit = suits[(row + (column - row) // 2) % 4]
                    suit.sign(spot.at(0, 0, 0.5), c.GOLD_LIGHT)
