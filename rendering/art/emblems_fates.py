"""Signs of fate: wheel, hanged man, death, devil and tower. Each fills a circle of 28 units."""

from rendering.art.palette import (
    ASH,
    BLUE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    ORANGE,
    RED,
    SKIN,
    STEEL,
    WOOD,
    WOOD_LIGHT,
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
)
from rendering.art.pen import Pen


def wheel_sign(pen: Pen) -> None:
    """A wheel of eight spokes with a crown on top."""
    wheel(pen.at(0, 4), 21)
    pen.shape(both(corners("0,-28 4,-20 9,-26 10,-12 0,-12")), GOLD)


def wheel(pen: Pen, radius: float) -> None:
    """A wheel of eight spokes, with a red nave."""
    pen.ring(circle(0, 0, radius), INK, 7.4)
    for angle in around(0, 0, 8):
        pen.at(0, 0, 1, angle).rod(points(0, 0, 0, -radius), WOOD_LIGHT, 2)
    pen.ring(circle(0, 0, radius), GOLD, 4.6)
    pen.shape(circle(0, 0, radius * 0.24), RED)


def hanged_sign(pen: Pen) -> None:
    """A man hung by one foot from a beam."""
    for x in (-21, 21):
        pen.rod(points(x, -20, x, 30), WOOD, 4.4)
    pen.rod(corners("-24,-21 24,-21"), WOOD, 4.8)
    pen.line(corners("2,-20 2,-14"), GOLD_LIGHT, 2)
    pen.rod(corners("2,-14 2,2"), RED, 4)
    pen.rod(corners("2,1 -8,-5 1,-8"), RED, 3.6)
    pen.shape(corners("-6,0 8,0 7,14 -5,14"), BLUE)
    for side in (-1, 1):
        pen.rod(points(1 + side * 6, 12, 1 + side * 12, 7, 1 + side * 6, 3), BLUE, 3)
    pen.shape(circle(1, 19, 5.8), SKIN)
    pen.fill(arc(1, 20, 6.4, 6.4, 10, 170), GOLD)
    pen.ring(circle(1, 19, 5.8))


def death_sign(pen: Pen) -> None:
    """A skull before a scythe."""
    pen.rod(corners("18,26 6,-24"), WOOD, 2.8)
    pen.shape(
        smooth("9,-26! -6,-28 -20,-20 -27,-6! -16,-16 -4,-19 8,-18!"),
        STEEL,
    )
    skull(pen.at(-2, 4))


def skull(pen: Pen) -> None:
    """A skull, about the origin, some 15 units in radius."""
    pen.shape(both(curve("M0 -15 C10 -15 15 -9 15 -1 C15 4 12 7 9 8 L9 16 C6 18 3 18 0 18")), CREAM)
    for side in (-1, 1):
        pen.fill(ellipse(side * 6.4, 0, 4.4, 4.9, side * 10), INK)
    pen.fill(corners("0,4 2.4,9 -2.4,9"), INK)
    for x in (-4.6, 0, 4.6):
        pen.line(points(x, 12, x, 17))


def devil_sign(pen: Pen) -> None:
    """A horned devil's face with bat wings."""
    for side in (pen, pen.mirror()):
        side.shape(corners("6,6 12,-10 28,-20 27,-4 22,-1 22,8 16,8 13,15"), "#5B3A73")
        side.shape(smooth("4,-10! 10,-14 11,-26! 17,-18 13,-8 9,-6"), CREAM)
        side.shape(smooth("9,-2! 18,-6! 15,3 9,5"), RED)
    pen.shape(both(curve("M0 -13 C9 -13 12 -7 11 1 C10 10 5 17 0 21")), RED)
    for side in (-1, 1):
        pen.shape(points(side * 2, -1, side * 8, -4, side * 7, 2), GOLD_LIGHT)
        pen.dot(side * 5, -0.6, 1.1)
    pen.line(flow("-5,8 0,11 5,8"), INK, 1.6)
    pen.fill(corners("0,26 3.6,17 -3.6,17"), INK)


def tower_sign(pen: Pen) -> None:
    """A tower struck by lightning, its crown blown off."""
    for x, lean in ((-13, -5), (13, 5)):
        pen.shape(
            smooth(
                points(
                    x, -2, x, -2, x - 4, -10, x + lean, -18, x + lean, -18, x + 5, -10, x + 4, -2
                )
            ),
            ORANGE,
        )
    pen.shape(corners("-12,-10 12,-10 14,28 -14,28"), ASH)
    pen.fine.line(corners("-12,0 13,0"))
    pen.fine.line(corners("-13,10 13,10"))
    pen.fine.line(corners("-13,20 13,20"))
    for x, y in ((-5, -5), (5, 5), (-6, 15)):
        pen.fine.line(points(x, y - 5, x, y + 5))
    pen.shape([*corners("-4,18 4,18")[::-1], *arc(0, 8, 4, 4, 180, 360)], INK)
    pen.shape(corners("-15,-16 -9,-10 9,-10 15,-16 15,-10 12,-6 -12,-6 -15,-10"), ASH)
    pen.at(-9, -19, 0.8, -24).shape(both(corners("0,-9 4,-3 9,-8 9,4 0,4")), GOLD)
    pen.shape(corners("24,-28 8,-14 14,-12 2,2 20,-12 14,-15"), GOLD_LIGHT)
