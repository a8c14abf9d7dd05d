"""Signs of people: fool, magician, popess, empress, emperor and pope, within 28 units."""

from rendering.art.heads import Head
from rendering.art.palette import (
    BLACK_HAIR,
    BLUE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    RED,
    STEEL,
    WHITE,
    WOOD,
)
from rendering.art.paths import both, box, circle, corners, curve, points, smooth, star
from rendering.art.pen import Pen


def fool_sign(pen: Pen) -> None:
    """A fool's head with cap and bells."""
    fool_cap(pen)
    Head(turn=0.6).paint(pen.at(0, 8, 1.1))
    pen.shape(both(corners("0,20 8,17 13,28 6,24 0,30")), GREEN)
    pen.shape(both(curve("M0 -4 C6 -5 9 -2 11 6 L14 -2 L0 -12")), GOLD)


def fool_cap(pen: Pen) -> None:
    """Three horns with bells."""
    pen.shape(smooth("0,-4! 6,-14 16,-18 25,-10! 18,-8 14,2 10,6"), GREEN)
    pen.shape(smooth("0,-4! -6,-14 -16,-18 -25,-10! -18,-8 -14,2 -10,6"), RED)
    pen.shape(both(curve("M0 -26 C4 -20 9 -12 8 -2 L0 -2")), BLUE)
    for x, y in ((0, -26), (25, -9), (-25, -9)):
        pen.shape(circle(x, y, 3), GOLD_LIGHT)


def magician_sign(pen: Pen) -> None:
    """A conjurer's table with cup, ball and wand."""
    pen.rod(corners("-2,-6 20,-22"), RED, 2.6)
    pen.shape(star(21, -21, 7, 3, 6), GOLD_LIGHT)
    pen.shape(box(-22, 10, -17, 30), WOOD)
    pen.shape(box(17, 10, 22, 30), WOOD)
    pen.shape(box(-26, 6, 26, 12, 1), WOOD)
    for x, colour in ((-14, RED), (14, BLUE)):
        pen.shape(points(x - 4, -8, x + 4, -8, x + 7, 6, x - 7, 6), colour)
    pen.shape(circle(0, 2, 4), GOLD)


def tiara(pen: Pen) -> None:
    """The triple crown, its foot at the origin, 24 units high."""
    body = both(curve("M0 -22 C6 -22 10 -14 10 -2 L0 0"))
    pen.shape(body, CREAM)
    with pen.inside(body) as inner:
        for y in (-3, -10, -17):
            inner.shape(
                points(-12, y, -12, y - 4, -6, y - 2, 0, y - 5, 6, y - 2, 12, y - 4, 12, y), GOLD
            )
    pen.ring(body)
    pen.shape(circle(0, -24, 2.4), RED)


def popess_sign(pen: Pen) -> None:
    """A veiled woman with the triple crown, over an open book."""
    pen.shape(both(curve("M0 -10 C10 -10 13 0 15 16 L0 16")), WHITE)
    Head().paint(pen.at(0, -1, 0.8))
    tiara(pen.at(0, -8, 0.8))
    pen.shape(both(curve("M0 13 C6 9 14 9 22 11 L22 26 C14 24 6 24 0 28")), RED)
    pen.fill(both(curve("M0 13 C6 9 14 9 20 10.6 L20 23 C14 22 6 22 0 25")), CREAM)
    pen.line(corners("0,13 0,26"))
    for y in (14, 18):
        pen.fine.line(points(4, y, 16, y - 1))
        pen.fine.line(points(-4, y, -16, y - 1))


def pope_sign(pen: Pen) -> None:
    """The triple crown over crossed keys."""
    key(pen.at(0, 8, 1, 45), GOLD)
    key(pen.at(0, 8, 1, -45), STEEL)
    tiara(pen.at(0, 3, 1.15))


def key(pen: Pen, colour: str) -> None:
    """A key, bit upwards."""
    pen.rod(corners("0,-20 0,14"), colour, 2.6)
    pen.shape(corners("1,-21 8,-21 8,-12 5,-14 1,-12"), colour)
    pen.ring(circle(0, 17, 4.6), INK, 4)
    pen.ring(circle(0, 17, 4.6), colour, 1.8)


def eagle(pen: Pen) -> None:
    """A heraldic eagle, some 15 units in radius."""
    pen.fill(
        both(corners("0,-9 3,-4 8,-10 13,-12 11,-4 12,2 8,1 7,6 4,4 5,12 0,15")),
        INK,
    )
    pen.fill(corners("-3,-14 2,-15 3,-9 -2,-8 -5,-11"), INK)


def empress_sign(pen: Pen) -> None:
    """A crowned shield with an eagle."""
    pen.shape(both(curve("M0 -10 L18 -10 C19 8 12 20 0 27")), GOLD_LIGHT)
    eagle(pen.at(0, 5, 0.95))
    pen.shape(both(corners("0,-28 4,-19 10,-26 14,-18 13,-11 0,-11")), RED)


def emperor_sign(pen: Pen) -> None:
    """The imperial orb and a crowned head in profile."""
    head_in_profile(pen)


def head_in_profile(pen: Pen) -> None:
    """A bearded emperor looking to the left, with a closed crown."""
    pen.shape(smooth("16,-10 18,4 12,18 18,28! -6,28 -4,18 0,0"), BLACK_HAIR)
    pen.shape(
        curve("M-8 -10 C-9 -4 -14 2 -15 5 C-15 7 -11 6 -11 8 L-11 18 L8 18 L10 -10"), "#F3D0A9"
    )
    pen.shape(
        smooth("-12,9! -4,10 4,2 8,2 10,14 2,24 -12,28! -14,18"),
        BLACK_HAIR,
    )
    pen.dot(-5, -1, 1.6)
    pen.shape(both(curve("M0 -26 C10 -26 16 -20 16 -10 L0 -10"), 1), RED)
    pen.shape(corners("-15,-14 18,-14 17,-7 -13,-7"), GOLD)
    pen.shape(circle(1, -27, 2.6), GOLD)
