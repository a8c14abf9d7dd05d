"""What people wear on their heads; each fits a head of `rendering.art.figures.heads`.

Crowns are drawn by a function; hats that come in many colours are made by one.
"""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import arc, both, box, circle, corners, curve, ellipse, flow, smooth
from rendering.art.pen.pen import Paint, Pen


def lily_crown(pen: Pen) -> None:
    """Draw a king's crown with five tall points and red stones."""
    pen.solid(
        both(corners("0,-28 3.4,-19 8,-25 9.4,-18 14.4,-23 11.4,-8.6 0,-7.4")), c.GOLD, c.GOLD_SHADE
    )
    for x, y in ((0, -28), (8, -25), (-8, -25), (14.4, -23), (-14.4, -23)):
        pen.shape(circle(x, y, 1.7), c.RED)
    pen.fine.line(both(flow("0,-11 6,-11.4 11.4,-12.6")), c.INK, 1)
    pen.fine.fill(corners("0,-18 2,-15 0,-12 -2,-15"), c.BLUE)


def arched_crown(pen: Pen) -> None:
    """Draw a closed crown with a cross."""
    pen.shape(both(curve("M0 -24 C6 -25 13 -24 13 -18 L11 -9.6 L0 -8.4")), c.RED)
    pen.rod(arc(0, -14.6, 12.4, 9, 180, 360), c.GOLD, 1.9)
    pen.rod(corners("0,-23 0,-14"), c.GOLD, 1.9)
    pen.solid(both(curve("M0 -14.4 L12.6 -16 L11.2 -8.8 L0 -7.4")), c.GOLD, c.GOLD_SHADE)
    for x in (-7.4, 0, 7.4):
        pen.dot(x, -11.4, 1.2, c.BLUE)
    pen.rod(corners("0,-28.8 0,-24"), c.GOLD, 1.3)
    pen.rod(corners("-2.4,-27 2.4,-27"), c.GOLD, 1.3)


def spiked_crown(pen: Pen) -> None:
    """Draw an antique crown of rays."""
    pen.solid(
        both(corners("0,-28 2.4,-15.6 7,-26 7.6,-15 13.4,-22 11.2,-8.6 0,-7.4")),
        c.GOLD,
        c.GOLD_SHADE,
    )
    pen.fine.line(both(flow("0,-11.4 6,-11.8 11,-12.8")), c.RED, 1.8)


def leafy_crown(pen: Pen) -> None:
    """Draw a crown of three large leaves."""
    pen.solid(
        both(
            curve(
                "M0 -29 C3 -26 3.6 -23 2.4 -20 L5 -17 C6 -24 10 -27 14 -26 C13 -23 14.4 -21 "
                "15.6 -19"
                "C13 -18 12 -15 11.2 -8.6 L0 -7.4"
            )
        ),
        c.GOLD,
        c.GOLD_SHADE,
    )
    pen.fine.line(both(flow("0,-11 6,-11.4 11.2,-12.4")), c.INK, 1)
    pen.shape(circle(0, -16.4, 2), c.GREEN)


def coronet(pen: Pen) -> None:
    """Draw a queen's small crown with pearls."""
    pen.solid(both(corners("0,-24 2.6,-18 7,-22 8.8,-11 0,-10")), c.GOLD, c.GOLD_SHADE)
    for x, y in ((0, -25), (7, -22.6), (-7, -22.6)):
        pen.shape(circle(x, y, 1.8), c.WHITE)


def tall_coronet(pen: Pen) -> None:
    """Draw a queen's crown of three leaves."""
    pen.solid(
        both(
            curve(
                "M0 -29 C3 -25 3 -21 2.4 -18.6 C5 -24 8 -26 10.6 -25 C10 -20 9.6 -15 9 -10.6 "
                "L0 -9.6"
            )
        ),
        c.GOLD,
        c.GOLD_SHADE,
    )
    pen.shape(circle(0, -16, 1.9), c.RED)


def diadem(pen: Pen) -> None:
    """Draw a band that rises to a stone, with pearls along it."""
    pen.solid(
        both(curve("M0 -22 C3 -20 3 -16 4.4 -15 L11 -11 L10.4 -6 L0 -10")), c.GOLD, c.GOLD_SHADE
    )
    pen.shape(ellipse(0, -16, 1.9, 2.7), c.BLUE)
    for x, y in ((5.6, -16.6), (9.4, -14)):
        pen.shape(circle(x, y, 1.4), c.WHITE)
        pen.shape(circle(-x, y, 1.4), c.WHITE)


def mural_crown(pen: Pen) -> None:
    """Draw a crown with battlements over a veil."""
    pen.solid(
        both(corners("0,-24 3,-24 3,-20 5,-20 5,-24 10,-24 9.4,-10.4 0,-9.4")), c.GOLD, c.GOLD_SHADE
    )
    pen.fine.line(both(flow("0,-13.4 5,-13.8 9.4,-14.6")), c.INK, 1)
    pen.fine.fill(box(-1.6, -18.6, 1.6, -15), c.INK)


def veil(colour: str, shade: str) -> Paint:
    """Make a veil over the hair, which falls on the shoulders."""

    def paint(pen: Pen) -> None:
        for side in (pen, pen.mirror()):
            side.shape(
                curve(
                    "M0 -15 C10 -15 13 -8 12.6 0 C12.4 8 15 14 17 19 C14 21 11 20 9 18 C9 8 10.4 "
                    "-4 0 -9"
                ),
                colour,
            )
            side.fine.line(flow("11,-2 11,8 13.6,17"), shade, 1.2)

    return paint


def _feather(pen: Pen, colour: str) -> None:
    pen.shape(smooth("0,0! 4,-9 12,-13 20,-11 24,-4! 19,-4 14,-2 8,1"), colour)
    pen.fine.line(flow("2,-1 9,-7 19,-7"), c.INK, 1)


def beret(cap: str, shade: str, feather: str) -> Paint:
    """Make a flat cap with a feather."""

    def paint(pen: Pen) -> None:
        _feather(pen.at(5, -14), feather)
        pen.solid(smooth("-11.6,-8.6! -15,-14 -9,-20 3,-21 14,-16 12,-8.6! 0,-10.4"), cap, shade)
        pen.shape(both(curve("M0 -11.6 L11.8 -10.6 L11 -6.6 L0 -8.2")), c.GOLD)

    return paint


def plumed_hat(felt: str, shade: str, plume: str) -> Paint:
    """Make a hat with a wide brim and a plume."""

    def paint(pen: Pen) -> None:
        pen.solid(both(curve("M0 -24 C8 -24 9.4 -19 9.6 -9 L0 -9")), felt, shade)
        pen.shape(both(curve("M0 -14 L9.4 -13.4 L9.6 -9.6 L0 -10")), c.GOLD)
        _feather(pen.at(4, -12, 1.05, -8), plume)
        pen.solid(
            smooth("-18,-9.6 -9,-12 0,-11.6 9,-12 18,-9.6 9,-6.6 0,-7.6 -9,-6.6"), felt, shade
        )

    return paint


def hunting_hat(felt: str, shade: str, plume: str) -> Paint:
    """Make a hat with a beak, and a long feather along it."""

    def paint(pen: Pen) -> None:
        pen.solid(
            smooth("-12,-8! -12,-16 -5,-22 4,-22! 9,-19 13,-13 21,-9! 12,-6.6 0,-8"), felt, shade
        )
        pen.shape(smooth("6,-11! -2,-16 -10,-22 -20,-22 -25,-17! -18,-17 -10,-15 -2,-10"), plume)
        pen.fine.line(flow("2,-11.6 -9,-18 -19,-19.6"), c.INK, 1)

    return paint


def bonnet(cloth: str, shade: str, band: str) -> Paint:
    """Make a soft cap that falls to the right."""

    def paint(pen: Pen) -> None:
        pen.solid(
            smooth("-11,-9! -12,-17 -3,-24 9,-24 18,-17 20,-8 18,-4! 14,-6 13,-10 10,-9!"),
            cloth,
            shade,
        )
        pen.shape(both(curve("M0 -13 L11.2 -12 L11 -7 L0 -8.4")), band)
        pen.shape(circle(18.6, -3.4, 2.2), c.GOLD_LIGHT)

    return paint


def helmet(plume: str, shade: str) -> Paint:
    """Make an open helmet with a plume that falls back."""

    def paint(pen: Pen) -> None:
        pen.solid(
            smooth("-2,-20! 2,-29 10,-31 19,-28 23,-19 21,-9! 17,-14 13,-19 6,-20"), plume, shade
        )
        pen.solid(
            both(curve("M0 -21.6 C9 -21.6 12.6 -15 12.2 -4 L12.6 7 L8.8 4 L8.8 -5 L0 -8.4")),
            c.STEEL,
            c.STEEL_SHADE,
        )
        pen.shape(both(curve("M0 -12.4 L12 -10.4 L9.4 -5.4 L0 -8.4")), c.GOLD)

    return paint


def turban(cloth: str, shade: str, stone: str) -> Paint:
    """Make a turban with a stone."""

    def paint(pen: Pen) -> None:
        pen.solid(smooth("-12,-7 -14,-14 -8,-22 0,-24 8,-22 14,-14 12,-7 0,-8"), cloth, shade)
        pen.line(flow("-12,-9 -4,-14 3,-23"))
        pen.line(flow("12,-9 5,-14 -3,-18"))
        pen.shape(ellipse(0, -12, 2, 2.6), stone)

    return paint
