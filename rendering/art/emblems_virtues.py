"""Signs of love, chariot, justice, hermit, strength and temperance, within 28 units."""

from rendering.art.emblems_fates import wheel
from rendering.art.palette import (
    BLUE,
    GOLD,
    GOLD_LIGHT,
    GREY,
    ORANGE,
    RED,
    SEA,
    SKIN,
    STEEL,
    WHITE,
    WHITE_HAIR,
    WOOD,
)
from rendering.art.paths import (
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
    smooth,
)
from rendering.art.pen import Pen


def heart_sign(pen: Pen) -> None:
    """A winged heart pierced by an arrow."""
    pen.rod(corners("-24,18 24,-18"), WOOD, 2)
    pen.shape(corners("26,-20 15,-18 21,-9"), STEEL)
    pen.shape(both(curve("M0 20 C5 12 19 6 19 -6 C19 -14 14 -18 9 -18 C5 -18 1 -15 0 -11")), RED)
    pen.rod(corners("-25,19 -15,11"), WOOD, 2)
    for shift in (0, 4):
        pen.line(points(-24 + shift, 18 - shift * 0.7, -27 + shift, 11 - shift * 0.7), BLUE, 2)
    pen.line(arc(9, -8, 5.6, 6, 280, 350), "#F0808A", 2)


def chariot_sign(pen: Pen) -> None:
    """A chariot under a canopy."""
    pen.shape(box(-15, -2, 15, 16, 2), RED)
    for x in (-13, 13):
        pen.rod(points(x, -14, x, 0), GOLD, 2)
    pen.shape(both(curve("M0 -27 C10 -26 18 -20 20 -12 L0 -12")), BLUE)
    for x in (-13, 0, 13):
        pen.shape(arc(x, -12, 6.6, 6, 0, 180), GOLD_LIGHT)
    for x in (-19, 19):
        wheel(pen.at(x, 14, 0.5), 16)
    pen.shape(circle(0, 6, 6), GOLD)


def scales_sign(pen: Pen) -> None:
    """Scales hung on an upright sword."""
    pen.shape(corners("0,-28 3,-22 3,15 -3,15 -3,-22"), STEEL)
    pen.shape(box(-8, 14, 8, 18, 2), GOLD)
    pen.rod(corners("0,19 0,24"), RED, 2.4)
    pen.shape(circle(0, 26, 3), GOLD)
    pen.rod(corners("-19,-15 19,-15"), GOLD, 2.6)
    for x in (-18, 18):
        pen.line(points(x - 8, 5, x, -14, x + 8, 5))
        pen.shape(arc(x, 4, 9, 8, 0, 180), GOLD)


def hermit_sign(pen: Pen) -> None:
    """A hooded old man with a lantern."""
    pen.shape(
        smooth("-8,-26 2,-22 8,-10 8,4 14,30! -30,30! -24,6 -20,-12"),
        GREY,
    )
    pen.shape(smooth("-6,-17 2,-12 4,-2 0,8 -12,8 -16,-2 -13,-12"), SKIN)
    pen.shape(smooth("-16,0! -6,4 4,0! 4,12 -4,24! -14,14"), WHITE_HAIR)
    pen.dot(-9.4, -4, 1.3)
    pen.dot(-2.4, -4, 1.3)
    lantern(pen.at(17, 2))


def lantern(pen: Pen) -> None:
    """A lit lantern hung from a ring."""
    pen.ring(circle(0, -15, 3.4))
    pen.shape(both(corners("0,-13 3,-11 7.4,-6 0,-6")), RED)
    pen.shape(box(-6.4, -6, 6.4, 8), GOLD_LIGHT)
    pen.fill(smooth("0,-4! 3,1 2,5.6 -2,5.6 -3,1"), ORANGE)
    pen.shape(box(-7.6, 8, 7.6, 11.6), RED)


def lion_sign(pen: Pen) -> None:
    """A lion's head."""
    for angle in around(0, 0, 12, 15):
        pen.at(0, 0, 1, angle).shape(ellipse(0, -18, 7, 9.4), "#B5651D")
    pen.fill(circle(0, 0, 18), "#B5651D")
    for side in (-1, 1):
        pen.shape(circle(side * 12, -13, 5), GOLD)
    pen.shape(both(curve("M0 -17 C10 -17 15 -9 14 0 C13 10 8 19 0 19")), GOLD)
    pen.shape(both(curve("M0 4 C6 2 10 6 9 11 C8 16 4 18 0 18")), GOLD_LIGHT)
    for side in (-1, 1):
        pen.dot(side * 6.4, -4, 2.1)
        pen.fine.line(points(side * 3, -9, side * 9.4, -8))
    pen.fill(both(curve("M0 2 L5 2 C5 6 2 8 0 8.6")), "#5A2F1B")
    pen.line(corners("0,8 0,12"))
    pen.line(flow("-5,13 -2.4,14.6 0,12 2.4,14.6 5,13"))


def jugs_sign(pen: Pen) -> None:
    """Water poured from a jug into another."""
    pen.line(flow("4,-14 -6,-8 -9,4 -9,10"), SEA, 5)
    jug(pen.at(11, -12, 1, -62), RED)
    jug(pen.at(-10, 14), GOLD)


def jug(pen: Pen, colour: str) -> None:
    """A jug with a handle, some 24 units high."""
    pen.ring(arc(8, 0, 6, 7, -90, 90), colour, 2.6)
    pen.shape(both(curve("M0 -12 L6 -12 C4 -7 3.6 -6 4.4 -4 C10 -1 10 8 5 12 L0 12")), colour)
    pen.line(both(flow("0,2 6,2 9,1")), WHITE, 2)
