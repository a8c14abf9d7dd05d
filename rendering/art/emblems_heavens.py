"""Signs of the highest trumps: star, moon, sun, angel and world. Each fills a circle of 28 units."""

from rendering.art.palette import (
    BLOND,
    BLUE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    GREEN,
    LIPS,
    ORANGE,
    RED,
    SEA,
    SKIN,
    WHITE,
)
from rendering.art.paths import (
    arc,
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
from rendering.art.pen import Pen


def star_sign(pen: Pen) -> None:
    """A great star of eight faceted rays."""
    faceted_star(pen, 27)


def faceted_star(pen: Pen, size: float) -> None:
    """A star of eight rays, one side of each in shade, four of them longer."""
    for reach, start in ((0.78, 45), (1.0, 0)):
        for angle in around(0, 0, 4, start):
            ray = pen.at(0, 0, size, angle)
            ray.fill(points(0, -reach, 0.2, -0.2, 0, 0, -0.2, -0.2), GOLD_LIGHT)
            ray.fill(points(0, -reach, 0.2, -0.2, 0, 0), GOLD)
            ray.ring(points(0, -reach, 0.2, -0.2, 0, 0, -0.2, -0.2))
    pen.shape(circle(0, 0, size * 0.16), CREAM)


def moon_sign(pen: Pen) -> None:
    """A crescent with a face in profile, and stars."""
    crescent = curve(
        "M6 -25 C-12 -27 -25 -14 -25 1 C-25 16 -12 27 7 24 C-1 20 -3 17 -3.4 13"
        "C-3.6 11 -1 10.6 -1 9 C-1 8 -2.4 8 -2.4 7 C-2.4 6 -0.6 5.6 -1 4 C-1.2 3 3 2.6 3 0.6"
        "C3 -1 -3 -6 -4 -10 C-4.6 -15 0 -22 6 -25"
    )
    pen.shape(crescent, GOLD_LIGHT)
    with pen.inside(crescent) as inner:
        inner.fill(circle(-30, 4, 16), GOLD)
    pen.ring(crescent)
    pen.dot(-7.4, -3.6, 1.7)
    pen.fine.line(flow("-10.6,-7.6 -8,-9 -5.4,-8"))
    pen.fine.line(flow("-6,8.6 -4,9 -2,8.6"), LIPS)
    for x, y, size in ((14, -12, 7), (19, 8, 5.4), (8, 13, 4)):
        pen.shape(star(x, y, size, size * 0.42, 5), CREAM)


def sun_sign(pen: Pen) -> None:
    """A sun with a face."""
    for index, angle in enumerate(around(0, 0, 16)):
        ray = pen.at(0, 0, 1, angle)
        if index % 2:
            ray.shape(
                smooth("0,-28! 1,-23 3.4,-19 3,-13! -3,-13! -2.6,-19 -1.4,-23"),
                ORANGE,
            )
        else:
            ray.shape(corners("0,-28 4,-13 -4,-13"), GOLD)
    pen.shape(circle(0, 0, 16), GOLD_LIGHT)
    sun_face(pen)


def sun_face(pen: Pen) -> None:
    """The face of the sun, within 16 units."""
    for side in (-1, 1):
        pen.fine.fill(circle(side * 8.4, 4, 3), "#F2B05E")
        pen.dot(side * 5.4, -3, 1.9)
        pen.fine.line(arc(side * 5.4, -4, 3.6, 3, 200, 340))
    pen.fine.line(flow("0,-3 1.8,2.6 1.6,3.6 -1,4"), GOLD_SHADE)
    pen.line(arc(0, 3.4, 5.6, 4.8, 25, 155), LIPS, 1.6)


def wing(pen: Pen, colour: str) -> None:
    """A bird's wing spread to the right from the origin, some 27 units long."""
    pen.shape(
        smooth("0,4! 4,-8 14,-15 26,-15! 25,-9! 21,-3! 16,2! 10,7 2,10"),
        colour,
    )
    pen.fine.line(flow("5,2 12,-5 22,-8"))
    pen.fine.line(flow("6,6 12,1 19,-3"))


def angel_sign(pen: Pen) -> None:
    """A winged angel blowing a trumpet."""
    for side in (pen, pen.mirror()):
        wing(side.at(4, 4, 0.95), WHITE)
    pen.shape(both(curve("M0 0 C6 0 10 4 13 26 L0 26")), BLUE)
    pen.ring(ellipse(-1, -20, 9, 3), GOLD, 2)
    pen.shape(circle(-1, -9, 9), BLOND)
    pen.shape(circle(0, -7, 6.6), SKIN)
    pen.dot(2.6, -8, 1.2)
    pen.rod(corners("4,-4 21,8"), GOLD, 2.6)
    pen.shape(corners("18,6 28,5 21,15"), GOLD)


def laurel(pen: Pen, rx: float, ry: float, leaves: int) -> None:
    """A ring of leaves with four red ties."""
    pen.ring(ellipse(0, 0, rx, ry), GREEN, 2.4)
    for index in range(leaves):
        angle = 360 * (index + 0.5) / leaves
        ((x, y), *_) = arc(0, 0, rx, ry, angle, angle + 1)
        pen.at(x, y, 1, angle + 100).shape(ellipse(0, 0, 2.9, 4.6), GREEN)
    for x, y in ((0, -ry), (rx, 0), (0, ry), (-rx, 0)):
        pen.shape(circle(x, y, 3.2), RED)


def world_sign(pen: Pen) -> None:
    """The globe in a wreath."""
    laurel(pen, 23, 23, 16)
    pen.shape(circle(0, 0, 17), SEA)
    with pen.inside(circle(0, 0, 17)) as inner:
        inner.fill(smooth("-16,-8 -10,-14 -3,-12 0,-7 -4,-3 -4,3 -8,8 -11,2 -15,0"), GREEN)
        inner.fill(smooth("4,-13 12,-12 16,-4 14,4 9,12 4,5 6,-1 2,-6"), GREEN)
        inner.fill(smooth("-6,13 0,11 4,15 0,18 -6,17"), GREEN)
    pen.ring(circle(0, 0, 17))
