"""Pips and aces of the Tarocco Bolognese, where they differ from those of Piedmont."""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    around,
    both,
    circle,
    corners,
    curve,
    ellipse,
    flow,
    points,
    smooth,
    star,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips import italian, long, ornaments
from rendering.art.pips.italian import MIDDLE
from rendering.art.pips.long import SwordInks
from rendering.art.pips.ornaments import leaf

SCIMITARS = (SwordInks(c.GOLD_LIGHT, "#3A3D4C", c.BLUE), SwordInks("#3A3D4C", c.GOLD_LIGHT, c.RED))
BATON_INKS = {1: (c.RED, c.CREAM), -1: (c.GOLD_LIGHT, c.BLUE)}


def swords(pen: Pen, middle: float, count: int) -> None:
    """Draw scimitars of gold and black by turns."""
    long.swords(pen, middle, count, SCIMITARS)


def batons(pen: Pen, middle: float, count: int) -> None:
    """Draw staves of red and gold; the ten has a level one."""
    long.batons(pen, middle, count, BATON_INKS)


def cups(pen: Pen, middle: float, count: int) -> None:
    """Draw double goblets; the ten has flowers between them."""
    if count == 10:
        for level in (-1.5, -0.5, 0.5, 1.5):
            y = middle + level * middle * 0.395
            ornaments.blossom(pen.at(MIDDLE, y, 0.72), 6, c.RED)
    italian.columns(pen, middle, count, lambda spot, size: goblet(spot.at(0, 0, size)))


def coins(pen: Pen, middle: float, count: int) -> None:
    """Draw black coins with a gold star."""
    italian.columns(pen, middle, count, lambda spot, size: dark_coin(spot, 9.9 * size))


def goblet(pen: Pen) -> None:
    """Draw a goblet that opens at both ends, about the origin."""
    for turn in (0, 180):
        half = pen.at(0, 0, 1, turn)
        bowl = both(curve("M0 -12 L9 -12 C9 -6 5 -2.6 1.6 -1 L0 -1"))
        half.fill(bowl, c.GOLD)
        with half.inside(bowl) as inner:
            inner.shape(corners("-10,-9.6 10,-9.6 7,-6 4,-9 0,-5 -4,-9 -7,-6"), c.BLUE)
        half.ring(bowl)
        half.shape(ellipse(0, -12, 9, 1.9), c.RED)
    pen.shape(ellipse(0, 0, 3.4, 1.9), c.GOLD_LIGHT)


def dark_coin(pen: Pen, radius: float) -> None:
    """Draw a black coin with a gold star of eight points and a red heart."""
    pen = pen.at(0, 0, radius / 10)
    pen.shape(circle(0, 0, 10), "#3A3D4C")
    pen.line(circle(0, 0, 8.6), c.GOLD_LIGHT, 1.3)
    pen.fill(star(0, 0, 7.6, 4.2, 8), c.GOLD)
    pen.fill(star(0, 0, 7.6, 3, 8, 22.5), c.GOLD_LIGHT)
    pen.shape(circle(0, 0, 2.7), c.RED)


def ace_of_swords(pen: Pen, middle: float) -> None:
    """Draw one curved blade between two heads of birds of prey."""
    pen = pen.at(MIDDLE + 3.6, middle, 1.14)
    pen.solid(
        smooth("-6,52! -17,26 -18,0 -14,-26 6,-56! 0,-28 -4,0 0,26 4,52!"),
        c.STEEL,
        c.STEEL_SHADE,
        2.6,
    )
    pen.line(flow("-9,40 -13,16 -12,-10 -6,-32"), c.STEEL_LIGHT, 2)
    for y, colour in ((-14, c.RED), (-8, c.BLUE), (8, c.RED), (14, c.BLUE)):
        pen.rod(points(-18, y, -1, y + 1), colour, 2.6)
    raptor(pen.at(7, -58, 1.25, 14))
    raptor(pen.at(-4, 56, 1.15, 180))


def raptor(pen: Pen) -> None:
    """Draw the head of an eagle with its neck, looking to the left; the neck ends at the origin."""
    pen.solid(smooth("-6,6! -7,-4 -6,-14 2,-18 9,-12 8,-2 7,6!"), c.GOLD, c.GOLD_SHADE, 2.4)
    pen.shape(smooth("-5,-13! -13,-11 -14,-4! -10,-7 -6,-6!"), c.RED)
    pen.shape(circle(-1.6, -11, 2.1), c.WHITE)
    pen.dot(-2, -11, 1)
    pen.fine.line(flow("1,-4 4,-2 7,-3"), c.INK, 1.2)


def ace_of_batons(pen: Pen, middle: float) -> None:
    """Draw a red club in a crowned frame of leaves."""
    pen = pen.at(MIDDLE, middle + 4, 1.12)
    for side in (pen, pen.mirror()):
        rim = flow("0,66 11,54 16,20 14,-20 9,-46 0,-56")
        side.line(rim, c.GREEN_SHADE, 1.6)
        for step, (x, y) in enumerate(rim[4:-3:5]):
            leaf(side.at(x, y, 0.85, 42 if step % 2 else -42))
    pen.solid(
        smooth(
            "-4,52! -4,20 -9,14! -8,8! -6,4 -8,-20 -12,-25! -10,-31! -8,-32 -8,-44 0,-50 8,-44 "
            "8,-14 12,-11! 12,-4! 7,-1 5,24 4,52!"
        ),
        c.RED,
        c.RED_SHADE,
    )
    pen.line(flow("-3,-42 -4,-20 -2,10"), "#E06A72", 2)
    for x, y in ((1, -34), (-1, -8), (2, 18)):
        pen.shape(ellipse(x, y, 2.4, 3.2), c.RED_SHADE)
    pen.solid(both(corners("0,-76 4,-68 11,-76 14,-70 12,-58 0,-56")), c.GOLD, c.GOLD_SHADE)
    for x in (-7, 0, 7):
        pen.dot(x, -61.6, 1.4, c.BLUE)


def ace_of_cups(pen: Pen, middle: float) -> None:
    """Draw one large goblet under a crown, and the same below."""
    pen = pen.at(MIDDLE, middle)
    goblet(pen.at(0, 0, 2.3))
    for turn in (0, 180):
        half = pen.at(0, 0, 1, turn)
        half.solid(both(corners("0,-58 5,-47 12,-57 17,-50 14,-34 0,-32")), c.GOLD, c.GOLD_SHADE)
        for x, y in ((0, -58), (12, -57), (-12, -57)):
            half.shape(circle(x, y, 2.2), c.RED)
        ornaments.flower(half.at(0, -74, 1.1))


def ace_of_coins(pen: Pen, middle: float) -> None:
    """Draw one large coin in a frame of leaves."""
    pen = pen.at(MIDDLE, middle)
    for angle in around(0, 0, 20):
        leaf(pen.at(0, 0, 1, angle).at(0.6, -26, 0.8, 24))
    dark_coin(pen, 26)
    for turn in (0, 180):
        half = pen.at(0, 0, 1, turn)
        half.solid(both(corners("0,-58 4,-50 10,-57 13,-42 0,-40")), c.GOLD, c.GOLD_SHADE)
        ornaments.scroll(half.at(0, -66), c.RED)
        ornaments.flower(half.at(0, -80))
