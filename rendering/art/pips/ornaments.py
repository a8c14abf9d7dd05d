"""Ornaments of the pip cards: flowers, leaves, scrolls, knots, clouds."""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    Path,
    around,
    both,
    circle,
    corners,
    curve,
    ellipse,
    flow,
    smooth,
)
from rendering.art.pen.pen import Pen

LEAF: Path = smooth("0,0! 1.4,-5 0.4,-9 -0.4,-12! -4,-8 -3.8,-3")


def leaf(pen: Pen, colour: str = c.GREEN) -> None:
    """Draw a leaf that grows upwards from the origin, twelve units long."""
    pen.shape(LEAF, colour)


def blossom(pen: Pen, petals: int, colour: str, heart: str = c.GOLD_LIGHT) -> None:
    """Draw an open flower seen from the front, some seven units in radius."""
    for angle in around(0, 0, petals):
        pen.at(0, 0, 1, angle).shape(ellipse(0, -4.4, 2.6, 3), colour)
    pen.shape(circle(0, 0, 2.7), heart)


def flower(pen: Pen, colour: str = c.RED) -> None:
    """Draw a flower between two pairs of leaves."""
    for end in (0, 180):
        for lean in (32, -32):
            leaf(pen.at(0, 0, 1, end + lean).at(0, -3))
    blossom(pen, 6, colour)


def scroll(pen: Pen, colour: str) -> None:
    """Draw two tendrils that curl away from a bud, some thirty-four units wide."""
    for side in (pen, pen.mirror()):
        side.line(flow("2,0 7,-4 13,-3.6 16,0 14,3 11.4,2 12,-0.2"), c.GREEN, 1.5)
        leaf(side.at(6, -3, 0.5, 70))
        leaf(side.at(5, -2, 0.5, 150))
    pen.shape(corners("0,-3.6 3,0 0,3.6 -3,0"), colour)


def knot(pen: Pen) -> None:
    """Draw the black and gold lozenge that holds crossing arms together."""
    pen.fill(corners("0,-8 6.4,0 0,8 -6.4,0"), c.INK)
    pen.fill(corners("0,-5 4,0 0,5 -4,0"), c.GOLD_LIGHT)
    pen.fill(circle(0, 0, 1.6), c.RED)


def cloud(pen: Pen) -> None:
    """Draw a small cloud, some thirty units wide, its foot at the origin."""
    pen.cluster(corners("-10,-5 -4,-9 4,-9 10,-5 0,-4"), 5, c.WHITE)
    pen.fine.line(flow("-12,-3 -9,-6 -6,-4"), c.STEEL)
    pen.fine.line(flow("3,-3 6,-6 9,-3"), c.STEEL)


def sprig(pen: Pen) -> None:
    """Draw a stem with leaves that grows upwards from the origin; blossoms are put on it."""
    pen.line(flow("0,0 3,-9 0,-20 1,-30"), c.GREEN, 1.5)
    for x, y, turn in ((1.6, -5, 58), (2.4, -10, -52), (1, -17, 56), (0.2, -22, -48)):
        leaf(pen.at(x, y, 0.72, turn))


def sword_sprig(pen: Pen) -> None:
    """Draw a cornflower."""
    sprig(pen)
    blossom(pen.at(1, -31), 7, c.BLUE)


def baton_sprig(pen: Pen) -> None:
    """Draw oak leaves with an acorn."""
    sprig(pen)
    pen.shape(both(curve("M0 -36 C4 -36 4.6 -30 4.2 -28 L0 -28")), c.GOLD)
    pen.shape(both(curve("M0 -31 C4 -31 5.8 -29 5.4 -26 L0 -25")), c.WOOD)


def cup_sprig(pen: Pen) -> None:
    """Draw a tulip."""
    sprig(pen)
    pen.shape(
        both(curve("M0 -36 L2.4 -33 L5.6 -38 C7 -32 5.4 -27 0 -26")),
        c.RED,
    )
    pen.fine.line(corners("0,-32 0,-28"), c.GOLD_LIGHT)


def coin_sprig(pen: Pen) -> None:
    """Draw a marguerite."""
    sprig(pen)
    blossom(pen.at(1, -31), 8, c.CREAM, c.GOLD)
