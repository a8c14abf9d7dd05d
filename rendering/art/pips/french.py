"""The numbered cards of the French suits, between the index columns."""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import around, circle
from rendering.art.pen.pen import Pen
from rendering.art.pips import ornaments
from rendering.art.pips.suits import DrawnSuit

MIDDLE = 50.0
COLUMN = 11.2
SIZE = 0.94
_LEFT_AND_RIGHT = {4: (-1, 1), 5: (-1, 1), 6: (-1, 0, 1), 7: (-1, 0, 1), 8: (-1, 0, 1)}
_FOUR_ROWS = (-1, -1 / 3, 1 / 3, 1)
_IN_THE_MIDDLE: dict[int, tuple[float, ...]] = {
    2: (-1, 1),
    3: (-1, 0, 1),
    5: (0,),
    7: (-0.5,),
    8: (-0.5, 0.5),
    9: (0,),
    10: (-2 / 3, 2 / 3),
}


def pips(pen: Pen, middle: float, suit: DrawnSuit, count: int) -> None:
    """Draw *count* signs of the suit, two or more; those below the middle are upside down."""
    for x, share in places(count):
        y = middle + share * (middle - (24 if count <= 3 else 17))
        turn = 180 if share > 0 else 0
        suit.sign(pen.at(MIDDLE + x * COLUMN, y, 1.6 if count <= 3 else SIZE, turn), suit.colour)


def places(count: int) -> list[tuple[int, float]]:
    """Return column and share of the height, both from -1 to 1, of every sign."""
    rows = _FOUR_ROWS if count >= 9 else _LEFT_AND_RIGHT.get(count, ())
    sides = [(column, float(row)) for column in (-1, 1) for row in rows]
    return sides + [(0, row) for row in _IN_THE_MIDDLE.get(count, ())]


def one(pen: Pen, middle: float, suit: DrawnSuit) -> None:
    """Draw the sign of the suit in a ring of leaves."""
    pen = pen.at(MIDDLE, middle)
    for angle in around(0, 0, 18):
        ornaments.leaf(pen.at(0, 0, 1, angle).at(0.8, -25.6, 0.74, 62))
    pen.line(circle(0, 0, 26), c.GREEN_SHADE, 1.5)
    suit.sign(pen.at(0, 0, 1.75), suit.colour)
    for turn in (0, 180):
        half = pen.at(0, 0, 1, turn)
        ornaments.blossom(half.at(0, -26), 6, c.RED)
        ornaments.scroll(half.at(0, -44, 1.1), c.BLUE)
        ornaments.flower(half.at(0, -62, 1.05))
