"""Grounds of the scenes: hills, walls, trees, water, rays. The foot of a scene is at the origin.

A scene reaches from -60 to 40 across; its left part, above -26, lies behind the plaque.
"""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import around, both, box, corners, curve, flow, points, smooth
from rendering.art.pen.pen import Pen


def hills(pen: Pen, colour: str, shade: str, height: float = 14) -> None:
    """Draw two rolling hills along the foot of the scene."""
    pen.shape(
        smooth(f"-62,8! -62,{-height * 0.8} -40,{-height} -10,{-height * 0.3} 10,4! 10,8!"), shade
    )
    pen.shape(
        smooth(
            f"-30,8! -22,{-height * 0.1} 6,{-height * 0.7} 24,{-height} 42,{-height * 0.7}! 42,8!"
        ),
        colour,
    )


def ground(pen: Pen, colour: str, height: float = 8) -> None:
    """Draw level ground."""
    pen.shape(box(-64, -height, 44, 12), colour)


def water(pen: Pen, colour: str, light: str, height: float = 10) -> None:
    """Draw water with waves."""
    ground(pen, colour, height)
    for row, x in ((0.72, -50), (0.72, -18), (0.72, 14), (0.3, -34), (0.3, -2), (0.3, 24)):
        y = -height * row
        pen.line(
            flow(points(x, y, x + 4, y - 1.6, x + 8, y, x + 12, y - 1.6, x + 16, y)), light, 1.3
        )


def wall(pen: Pen, colour: str, height: float = 10) -> None:
    """Draw a low wall of stones."""
    ground(pen, colour, height)
    for row in range(2):
        y = -height * (1 - row) / 2
        pen.line(points(-64, y, 44, y))
        for step in range(-4, 4):
            x = step * 14 + row * 7
            pen.line(points(x, y, x, y - height / 2))


def tree(pen: Pen, trunk: str, crown: str) -> None:
    """Draw a tree with a round crown, forty units high, its foot at the origin."""
    pen.shape(smooth("-3,0! -2,-12 -3,-22! 3,-22! 2,-12 3,0!"), trunk)
    pen.cluster(corners("-7,-24 7,-24 -4,-32 5,-32 0,-28"), 6.4, crown)


def cypress(pen: Pen, crown: str) -> None:
    """Draw a cypress, thirty units high."""
    pen.rod(corners("0,0 0,-6"), c.WOOD, 1.6)
    pen.shape(both(curve("M0 -32 C4 -24 6 -12 4 -4 L0 -3")), crown)


def keep(pen: Pen, stone: str, roof: str) -> None:
    """Draw a small tower with a pointed roof, thirty units high."""
    pen.shape(box(-5, -20, 5, 4), stone)
    pen.shape(corners("-7,-20 0,-31 7,-20"), roof)
    pen.fill(box(-1.3, -14, 1.3, -9), c.INK)


def rays(pen: Pen, colour: str, inner: float, outer: float, count: int) -> None:
    """Draw straight rays around the origin."""
    for angle in around(0, 0, count):
        pen.at(0, 0, 1, angle).line(points(0, -inner, 0, -outer), colour, 1.6)


def grass(pen: Pen, colour: str) -> None:
    """Draw three blades of grass."""
    for end in ("-3,-6", "0,-8", "3,-6"):
        pen.line([(0.0, 0.0), *corners(end)], colour, 1.4)


def flames(pen: Pen) -> None:
    """Draw a row of flames across the foot of the scene."""
    for x in range(-54, 40, 13):
        flame = pen.at(x, 0)
        flame.shape(smooth("-7,4! -6,-4 -1,-14! 1,-7 4,-9! 7,-2 7,4!"), c.ORANGE)
        flame.fill(smooth("-3,4! -1,-4! 3,4!"), c.GOLD_LIGHT)
