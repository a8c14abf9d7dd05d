"""What people wear on their heads; each fits a head of `rendering.art.heads`."""

from rendering.art.palette import (
    BLUE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    RED,
    WHITE,
)
from rendering.art.paths import arc, both, box, circle, curve, ellipse, flow, points, smooth
from rendering.art.pen import Pen


def lily_crown(pen: Pen) -> None:
    """A king's crown with five points and red stones."""
    pen.shape(both(points(0, -26, 3, -18, 7, -23, 8.4, -17, 13, -21, 10.8, -9.6, 0, -8.4)), GOLD)
    for x, y in ((0, -26), (7, -23), (-7, -23), (13, -21), (-13, -21)):
        pen.shape(circle(x, y, 1.5), RED)
    pen.fine.line(both(flow(0, -11.6, 6, -12, 10.6, -13)), INK, 0.9)


def arched_crown(pen: Pen) -> None:
    """A closed crown with a cross."""
    pen.shape(both(curve("M0 -24 C5 -25 12 -24 12.4 -17 L10.4 -9.6 L0 -8.4")), RED)
    pen.rod(arc(0, -15, 12, 9, 180, 360), GOLD, 1.8)
    pen.rod(points(0, -24, 0, -14), GOLD, 1.8)
    pen.shape(both(curve("M0 -14 L11.6 -15.6 L10.6 -9.4 L0 -8")), GOLD)
    pen.rod(points(0, -31, 0, -25), GOLD, 1.2)
    pen.rod(points(-2.4, -28.6, 2.4, -28.6), GOLD, 1.2)


def spiked_crown(pen: Pen) -> None:
    """An antique crown of rays."""
    pen.shape(
        both(points(0, -27, 2.2, -15, 6.4, -25, 6.8, -14.6, 12, -21.4, 10.6, -9.6, 0, -8.4)), GOLD
    )
    pen.fine.line(both(flow(0, -11.6, 6, -12, 10.6, -13)), RED, 1.4)


def broad_crown(pen: Pen) -> None:
    """A low crown with rounded leaves over a cap."""
    pen.shape(both(curve("M0 -21 C6 -21 10 -18 10 -12 L0 -12")), BLUE)
    for x in (-10, -5, 0, 5, 10):
        pen.shape(circle(x, -17.4 - (1.6 if abs(x) < 6 else 0), 2.8), GOLD_LIGHT)
    pen.shape(both(curve("M0 -15.4 L11.6 -16 L10.4 -9.4 L0 -8.2")), GOLD)


def coronet(pen: Pen) -> None:
    """A queen's small crown with pearls."""
    pen.shape(both(points(0, -23, 2.4, -17.6, 6, -21, 8, -11.6, 0, -10.6)), GOLD)
    for x, y in ((0, -24), (6, -21.6), (-6, -21.6)):
        pen.shape(circle(x, y, 1.6), WHITE)


def tall_coronet(pen: Pen) -> None:
    """A queen's crown of three leaves."""
    pen.shape(
        both(
            curve("M0 -28 C3 -24 3 -20 2.4 -18 C5 -23 8 -24 9.6 -23 C9 -19 8.6 -15 8 -11 L0 -9.8")
        ),
        GOLD,
    )
    pen.shape(circle(0, -17, 1.8), RED)


def veiled_coronet(pen: Pen) -> None:
    """A crown over a veil."""
    pen.shape(both(points(0, -24, 3, -18, 8, -23, 8.6, -12, 0, -10.8)), GOLD)
    for x in (-4.4, 0, 4.4):
        pen.dot(x, -13.8, 1.1, RED)


def diadem(pen: Pen) -> None:
    """A band with one high stone."""
    pen.shape(both(curve("M0 -20 C3 -18 3 -15 4 -14.4 L9.4 -11 L9 -7.6 L0 -10.4")), GOLD)
    pen.shape(ellipse(0, -15.4, 1.7, 2.4), BLUE)


def feathered_beret(pen: Pen) -> None:
    """A flat cap with a feather."""
    pen.shape(smooth(6, -14, 12, -24, 20, -25, 24, -19, 21, -19, 17, -20, 12, -15), CREAM)
    pen.shape(smooth(-11, -9, -13, -15, -6, -19, 4, -19, 12, -14, 11, -9, 0, -10.4), RED)
    pen.shape(both(curve("M0 -11 L10.6 -10.4 L10 -7.4 L0 -8.4")), GOLD)


def brimmed_hat(pen: Pen) -> None:
    """A hat with a brim and a plume."""
    pen.shape(both(curve("M0 -22 C7 -22 8.4 -18 8.6 -10 L0 -10")), BLUE)
    pen.shape(smooth(5, -14, 10, -24, 18, -26, 24, -22, 19, -20, 14, -16, 9, -11), RED)
    pen.shape(smooth(-16, -8.4, -8, -12, 0, -12.6, 8, -12, 16, -8.4, 8, -7, 0, -8, -8, -7), BLUE)


def pointed_hat(pen: Pen) -> None:
    """A hat with a beak, and a feather along it."""
    pen.shape(
        curve("M-11 -8 C-11 -18 -2 -22 4 -20 C10 -18 11 -14 20 -9 C12 -7 -2 -8 -11 -8"), GREEN
    )
    pen.line(flow(-6, -12, -14, -19, -22, -20), RED, 2.6)


def cap(pen: Pen) -> None:
    """A soft cap that falls to one side."""
    pen.shape(
        smooth(-10, -9, -11, -16, -2, -22, 10, -22, 18, -14, 18, -8, 13, -12, 9, -9.6, 0, -10.4),
        RED,
    )
    pen.shape(both(box(0, -12.4, 10.4, -8, 1.4)[:]), GOLD)


def helmet(pen: Pen) -> None:
    """A knight's open helmet with a plume."""
    pen.shape(smooth(0, -20, 4, -30, 14, -31, 20, -24, 18, -14, 14, -18, 8, -20), RED)
    pen.shape(both(curve("M0 -21 C8 -21 11.6 -15 11.4 -4 L8.6 -2 L8 -8 L0 -9.4")), CREAM)
    pen.shape(both(curve("M0 -11.6 L10.8 -10.4 L8.6 -7 L0 -8.4")), GOLD)
