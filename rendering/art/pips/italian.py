"""Cups and coins, two to ten, in the columns between the indices; and what all suits share."""

from collections.abc import Callable
from itertools import pairwise

from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    Point,
    arc,
    around,
    both,
    box,
    circle,
    corners,
    curve,
    ellipse,
    flow,
    points,
)
from rendering.art.pen.pen import Paint, Pen
from rendering.art.pips import ornaments

MIDDLE = 50.0
COLUMN = 10.8
_ROWS = {
    4: (2, 2),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (1, 2, 1, 2, 1),
    8: (2, 2, 2, 2),
    9: (2, 2, 1, 2, 2),
    10: (2, 2, 2, 2, 2),
}


def columns(pen: Pen, middle: float, count: int, pip: Callable[[Pen, float], None]) -> None:
    """Draw *count* pips, two or more; *pip* gets its size, and a pen that may be upside down."""
    for x, y in grid(middle, count):
        pip(pen.at(x, y, 1, 180 if y > middle + 1 else 0), {2: 1.72, 3: 1.5}.get(count, 1.0))


def coins(pen: Pen, middle: float, count: int) -> None:
    """Draw *count* coins, two or more; two are bound by a ribbon."""
    if count == 2:
        _ribbon(pen.at(MIDDLE, middle), middle)
    else:
        scrolls(pen, middle, count, c.RED)
    columns(pen, middle, count, lambda spot, size: coin(spot, 9.9 * size))


def cups(pen: Pen, middle: float, count: int) -> None:
    """Draw *count* cups, two or more; those of the lower half are upside down."""
    scrolls(pen, middle, count, c.BLUE)
    columns(pen, middle, count, lambda spot, size: cup(spot.at(0, 0, 1.16 * size)))


def corners_of(pen: Pen, middle: float, sprig: Paint) -> None:
    """Draw a sprig in the two corners without an index."""
    for end in (pen, pen.at(100, 2 * middle, 1, 180)):
        sprig(end.at(84, 47))


def coin(pen: Pen, radius: float) -> None:
    """Draw a gold coin with a rosette, about the origin."""
    pen = pen.at(0, 0, radius / 10)
    pen.shape(circle(0, 0, 10), c.GOLD)
    pen.line(arc(0, 0, 8, 8, 150, 290), c.GOLD_LIGHT, 1.4)
    pen.line(arc(0, 0, 8, 8, -30, 110), c.GOLD_SHADE, 1.4)
    pen.shape(circle(0, 0, 6.1), c.CREAM)
    for angle in around(0, 0, 8):
        pen.at(0, 0, 1, angle).fill(ellipse(0, -3.6, 1.2, 2.2), c.RED)
    pen.shape(circle(0, 0, 1.9), c.GOLD_LIGHT)


def cup(pen: Pen) -> None:
    """Draw a chalice, twenty units high, about the origin."""
    bowl = both(curve("M0 -9 L8 -9 C8.4 -1 5.4 3 0 3.4"))
    pen.shape(
        both(curve("M0 3 L1.6 3 C1.8 6.4 3.4 7.4 5.8 8.2 C6.8 8.6 6.9 10 6.9 10.6 L0 10.6")), c.GOLD
    )
    pen.fill(bowl, c.GOLD)
    with pen.inside(bowl) as inner:
        inner.shape(box(-9, -5.4, 9, -1.6), c.BLUE)
        inner.line(flow("-6,-7.4 -5.6,-2 -3.6,1.4"), c.GOLD_LIGHT, 1.5)
        for x in (-4, 0, 4):
            inner.dot(x, -3.5, 0.9, c.GOLD_LIGHT)
    pen.ring(bowl)
    pen.shape(ellipse(0, -9, 8, 1.9), c.RED)
    pen.shape(ellipse(0, 4.6, 2.8, 1.4), c.RED)
    pen.fine.line(flow("-4,9 0,8.4 4,9"), c.GOLD_LIGHT)


def _ribbon(pen: Pen, middle: float) -> None:
    tall = middle - 9
    upper = points(-14, -tall, 8, -tall + 2, 31, -tall * 0.74, 29, -tall * 0.3, 0, 0)
    line = flow([*upper, *reversed([(-x, -y) for x, y in upper[:-1]])])
    pen.rod(line, c.CREAM, 8)
    pen.line(line, c.RED, 3)
    for turn in (0, 180):
        end = pen.at(0, 0, 1, turn)
        end.shape(corners("31,-56 37,-46 31,-38 25,-46"), c.GOLD)
        ornaments.scroll(end.at(14, -3, 0.7, 90), c.BLUE)


def scrolls(pen: Pen, middle: float, count: int, colour: str) -> None:
    """Draw leafy scrolls between the rows of *count* pips."""
    levels = sorted({y for _, y in grid(middle, count)})
    for above, below in pairwise(levels):
        gap = below - above
        y = (above + below) / 2
        for lift in (-9, 9) if gap > 60 else (0,):
            turn = 180 if y + lift > middle + 1 else 0
            ornaments.scroll(pen.at(MIDDLE, y + lift, 1.15 if gap > 45 else 0.9, turn), colour)


def grid(middle: float, count: int) -> list[Point]:
    """Return the heights of *count* pips, two or more, from the top."""
    if count <= 3:
        reach = middle * (0.44 if count == 2 else 0.66)
        return [(MIDDLE, middle + reach * (2 * row / (count - 1) - 1)) for row in range(count)]
    rows = _ROWS[count]
    pitch = {2: middle, 3: middle * 0.68, 4: middle * 0.5, 5: middle * 0.395}[len(rows)]
    spots: list[Point] = []
    for row, across in enumerate(rows):
        y = middle + pitch * (row - (len(rows) - 1) / 2)
        spots += [(MIDDLE, y)] if across == 1 else [(MIDDLE - COLUMN, y), (MIDDLE + COLUMN, y)]
    return spots
