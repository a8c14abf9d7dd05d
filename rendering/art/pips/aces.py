"""The aces of the Italian suits, each a picture of its own on the whole card."""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import arc, around, both, box, corners, ellipse, flow, points, smooth
from rendering.art.pen.pen import Pen
from rendering.art.pips import ornaments
from rendering.art.pips.italian import MIDDLE, coin, cup
from rendering.art.pips.long import straight_sword
from rendering.art.pips.ornaments import leaf


def ace_of_swords(pen: Pen, middle: float) -> None:
    """Draw a hand out of a cloud holds a sword through a crown, between two branches."""
    pen = pen.at(MIDDLE, middle)
    for side in (pen, pen.mirror()):
        stem = flow("5,34 15,26 22,8 17,-20 9,-36")
        side.line(stem, c.GREEN_SHADE, 1.6)
        for step, (x, y) in enumerate(stem[4:-1:4]):
            leaf(side.at(x, y, 0.66, 44 if step % 2 else -52), c.GREEN)
    straight_sword(pen.at(0, -13, 1.45), 43)
    pen.shape(both(corners("0,-47 3,-41 8,-48 10,-42 15,-46 12,-32 0,-31")), c.GOLD)
    for x in (-6, 0, 6):
        pen.dot(x, -36, 1.3, c.RED)
    fist(pen.at(0, 40, 1.5), c.BLUE)
    for x, y, size in ((-5, 62, 0.9), (5, 63, 0.9), (0, 70, 1)):
        ornaments.cloud(pen.at(x, y, size))


def ace_of_batons(pen: Pen, middle: float) -> None:
    """Draw a hand out of a cloud holds a knotty green club."""
    pen = pen.at(MIDDLE, middle)
    half = "-4,50 -5,20 -8.6,14 -8,10 -6.4,8 -8,-14 -11.4,-18 -11,-23 -8.8,-25 -10,-46 -7,-60 0,-64"
    left = flow(half)
    pen.shape([*left, *flow("7,-60 10,-45 9,-38 12,-34 12,-29 9.6,-27 8,0 6,22 4,50")], c.GREEN)
    pen.line(flow("-5,-50 -6,-34 -5,-26"), "#3FA37D", 2)
    for x, y in ((2, -40), (-2, -8), (3, 12)):
        pen.shape(ellipse(x, y, 2.6, 3.4), c.GREEN_SHADE)
    pen.shape(ellipse(0, -60, 6.4, 3), c.WOOD_LIGHT)
    for x, y, turn in ((11, -33, 60), (-10, -20, -30), (-8, 11, -60), (9, -29, 110)):
        leaf(pen.at(x, y, 1.1, turn), c.GREEN)
    fist(pen.at(0, 40, 1.5), c.RED)
    for x, y, size in ((-5, 62, 0.9), (5, 63, 0.9), (0, 70, 1)):
        ornaments.cloud(pen.at(x, y, size))


def ace_of_cups(pen: Pen, middle: float) -> None:
    """Draw a vase of flowers."""
    pen = pen.at(MIDDLE, middle)
    stems = (
        (0, -58),
        (-12, -50),
        (12, -50),
        (-13.4, -31),
        (13.4, -31),
        (-7, -37),
        (7, -37),
        (0, -24),
    )
    for x, y in stems:
        pen.line(flow([(0, 8), (x * 0.3, y * 0.4), (x, y)]), c.GREEN_SHADE, 1.5)
    for x, y, turn in ((-5, -14, -60), (5, -14, 60), (-9, -20, -100), (9, -20, 100)):
        leaf(pen.at(x, y, 1.2, turn))
    for x, y, turn in ((-14, -40, -20), (14, -40, 20), (-6, -52, -30), (6, -52, 30)):
        leaf(pen.at(x, y, 0.9, turn))
    for index, (x, y) in enumerate(stems):
        ornaments.blossom(pen.at(x, y, 1.02), 6, (c.RED, c.CREAM, c.BLUE)[index % 3])
    for side in (pen, pen.mirror()):
        side.line(arc(20, 18, 8, 10, -110, 120), c.INK, 4.6)
        side.line(arc(20, 18, 8, 10, -110, 120), c.GOLD, 2.4)
    cup(pen.at(0, 26, 2.75))


def ace_of_coins(pen: Pen, middle: float) -> None:
    """Draw one large coin in a ring of leaves."""
    pen = pen.at(MIDDLE, middle)
    for angle in around(0, 0, 16):
        leaf(pen.at(0, 0, 1, angle).at(0.8, -25, 0.85), c.GREEN)
    coin(pen, 27)
    for angle in around(0, 0, 16, 11):
        pen.at(0, 0, 1, angle).dot(0, -19.6, 1.1, c.INK)
    for turn in (0, 180):
        end = pen.at(0, 0, 1, turn)
        ornaments.flower(end.at(0, -middle + 19, 1.2))
        ornaments.scroll(end.at(0, -middle + 36, 0.9), c.RED)


def fist(pen: Pen, sleeve: str) -> None:
    """Draw a hand that grips something upright at the origin; its sleeve comes from below."""
    pen.shape(both(corners("0,5 6,5 9,18 0,18")), sleeve)
    pen.shape(box(-6.6, 3.6, 6.6, 7.4, 1.6), c.GOLD_LIGHT)
    pen.shape(box(-5.6, -5, 5.6, 4, 2.6), c.SKIN)
    for y in (-2.2, 0.7):
        pen.line(points(-5.4, y, 0.6, y), c.SKIN_SHADE, 1)
    pen.shape(smooth("1,-5 5.8,-5 6.4,-1 4.4,2.4 2.8,-1.4"), c.SKIN)
