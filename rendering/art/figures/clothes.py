"""Clothes of half figures, from the neck to the belt, which is at the origin.

Each function takes the pen and its colours. Cloaks and bodies come first, then what goes over them.
"""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import both, box, circle, corners, curve, flow, points, smooth, star
from rendering.art.pen.pen import Pen

MANTLE = both(curve("M0 -33 C7 -33 16 -32 22 -27 C29 -20 34 -6 35 8 L0 8"))
COAT = both(curve("M0 -33 C6 -33 13 -32 18 -27 C23 -20 24 -6 24 8 L0 8"))


def mantle(pen: Pen, colour: str, shade: str, lining: str) -> None:
    """Draw a wide cloak, open over the breast."""
    pen.solid(MANTLE, colour, shade)
    for side in (pen, pen.mirror()):
        side.line(flow("22,-14 25,-3 25,8"), shade, 1.4)
        side.line(flow("16,-12 18,-2 17,8"), shade, 1.4)
        side.shape(corners("7,-28 11,-26 15,8 9,8"), lining)


def breast(pen: Pen, colour: str, buttons: str) -> None:
    """Draw the front of a tunic with buttons, between the edges of a mantle."""
    pen.shape(both(corners("0,-27 7,-27 10,8 0,8")), colour)
    for y in (-17, -10, -3):
        pen.shape(circle(0, y, 1.7), buttons)


def ermine(pen: Pen) -> None:
    """Draw a broad collar of white fur with black tails."""
    collar = both(curve("M0 -22 L7 -32 C15 -32.6 21 -29 24 -23 C18 -15 9 -11 0 -10"))
    pen.solid(collar, c.WHITE, c.ASH, 1.6)
    for x, y in ((-17, -24), (17, -24), (-11, -18), (11, -18), (-4, -14), (4, -14)):
        pen.fill(points(x - 1.1, y - 1.8, x + 1.1, y - 1.8, x, y + 2.6), c.INK)


def fur(pen: Pen, colour: str, shade: str) -> None:
    """Draw a shaggy collar that falls along both edges of the mantle."""
    for side in (pen, pen.mirror()):
        side.solid(
            smooth(
                "6,-32! 15,-31 20,-26! 15,-22 18,-18! 13,-14 16,-8! 12,-4 14,8! 8,8! 7,-14 3,-24!"
            ),
            colour,
            shade,
            2,
        )


def ruff(pen: Pen) -> None:
    """Draw a pleated white collar."""
    rim = [(13 * x, -27.5 + 4.4 * y) for x, y in circle(0, 0, 1)[::4]]
    pen.cluster(rim, 3.2, c.WHITE)
    for x in (-11, -7, -3, 3, 7, 11):
        pen.fine.line(points(x * 0.62, -29, x * 1.15, -24), c.STEEL_SHADE, 1)


def standing_collar(pen: Pen, colour: str) -> None:
    """Draw a fan of lace behind the head; to be drawn before it."""
    pen.shape(
        both(
            curve("M0 -28 L9 -26 C18 -30 21 -40 19 -49 C17 -47 16 -47 14 -47 C13 -44 10 -38 0 -36")
        ),
        colour,
    )
    for side in (pen, pen.mirror()):
        for x, y in ((17.6, -46), (17.6, -40), (15.6, -34)):
            side.fine.line(points(10, -30, x, y), c.STEEL_SHADE, 1)


def chain(pen: Pen, colour: str) -> None:
    """Draw a chain of office with a pendant."""
    for x, y in ((14, -25), (11.6, -20), (8, -16), (4, -13.4)):
        for side in (-1, 1):
            pen.shape(circle(side * x, y, 1.8), colour)
    pen.shape(star(0, -10, 4.4, 2.6, 6), colour)


def gown(pen: Pen, colour: str, shade: str, front: str) -> None:
    """Draw a queen's gown: a laced bodice with puffed sleeves."""
    for side in (pen, pen.mirror()):
        side.solid(smooth("14,-30 22,-28 27,-19 27,-9 21,-6 14,-12"), colour, shade)
        side.line(flow("20,-26 22,-18 20,-9"), shade, 1.4)
    pen.solid(both(curve("M0 -30 L12 -30 C18 -26 14 -8 19 8 L0 8")), colour, shade)
    pen.shape(both(corners("0,-19 5.6,-22 9,8 0,8")), front)


def neckline(pen: Pen, skin: str) -> None:
    """Draw a round neckline."""
    pen.shape(both(curve("M0 -33 L8 -31 C9 -24 5 -19.4 0 -19")), skin)


def square_neckline(pen: Pen, skin: str, hem: str) -> None:
    """Draw a square neckline with a hem."""
    pen.shape(both(corners("0,-33 9,-31 9,-20 0,-20")), skin)
    pen.rod(corners("-9.4,-30 -9,-20 9,-20 9.4,-30"), hem, 1.3)


def pearls(pen: Pen) -> None:
    """Draw a string of pearls around the neck."""
    for x, y in ((-6.6, -28), (-4.6, -25.4), (-1.7, -24), (1.7, -24), (4.6, -25.4), (6.6, -28)):
        pen.shape(circle(x, y, 1.35), c.WHITE)


def laces(pen: Pen, colour: str) -> None:
    """Draw crossed laces over the front of a gown."""
    for y in (-16, -10, -4):
        pen.line(points(-4, y, 4, y + 4), colour, 1.2)
        pen.line(points(4, y, -4, y + 4), colour, 1.2)


def bows(pen: Pen, colour: str) -> None:
    """Draw three bows down the front of a gown."""
    for y in (-14, -6, 2):
        pen.shape(points(0, y, -4.6, y - 2.8, -4.6, y + 2.8), colour)
        pen.shape(points(0, y, 4.6, y - 2.8, 4.6, y + 2.8), colour)


def coat(pen: Pen, colour: str, shade: str) -> None:
    """Draw a close coat."""
    pen.solid(COAT, colour, shade)


def parted(pen: Pen, left: str, right: str) -> None:
    """Draw a coat of two colours."""
    with pen.inside(COAT) as inner:
        inner.fill(box(-40, -40, 0, 10), left)
        inner.fill(box(0, -40, 40, 10), right)
        inner.line(corners("0,-40 0,10"))
    pen.ring(COAT)


def striped(pen: Pen, colour: str, stripe: str) -> None:
    """Draw a coat with upright stripes."""
    with pen.inside(COAT) as inner:
        inner.fill(COAT, colour)
        for x in (-20, -10, 0, 10, 20):
            inner.line(flow(points(x * 0.7, -34, x, -10, x, 8)), stripe, 3.6)
    pen.ring(COAT)


def quartered(pen: Pen, colour: str, other: str) -> None:
    """Draw a herald's coat in four quarters."""
    parted(pen, colour, other)
    with pen.inside(COAT) as inner:
        inner.fill(box(-40, -15, 0, 10), other)
        inner.fill(box(0, -15, 40, 10), colour)
        inner.line(corners("-40,-15 40,-15"))
        inner.line(corners("0,-40 0,10"))
    pen.ring(COAT)


def buttons(pen: Pen, colour: str) -> None:
    """Draw a row of buttons."""
    for y in (-20, -13, -6, 1):
        pen.shape(circle(0, y, 1.7), colour)


def broad_collar(pen: Pen, colour: str) -> None:
    """Draw a flat collar with two points."""
    pen.shape(both(curve("M0 -26 L7 -33 C12 -32 16 -30 18 -27 L9 -18 L0 -24")), colour)


def scarf(pen: Pen, colour: str) -> None:
    """Draw a knotted scarf around the neck."""
    pen.shape(smooth("-9,-30 0,-27 9,-30 10,-26 0,-22 -10,-26"), colour)
    pen.shape(corners("-2,-23 4,-23 7,-13 1,-15 -3,-12"), colour)


def cuirass(pen: Pen, metal: str, light: str) -> None:
    """Draw a breastplate with shoulder plates."""
    pen.shape(both(curve("M0 -32 L10 -31 C17 -26 16 -8 12 2 L0 8")), metal)
    pen.fill(curve("M-1 -29 L-8 -28 C-13 -24 -12 -8 -9 0 L-1 4"), light)
    pen.line(corners("0,-32 0,8"))
    for side in (pen, pen.mirror()):
        side.shape(smooth("10,-32! 18,-32 25,-26 26,-18! 19,-17 12,-21!"), metal)
        side.line(flow("13,-25 19,-24 25,-19"))


def sash(pen: Pen, colour: str) -> None:
    """Draw a sash from the left shoulder."""
    with pen.inside(COAT) as inner:
        inner.shape(corners("-20,-36 -12,-36 22,4 16,12"), colour)


def cape(pen: Pen, colour: str, shade: str) -> None:
    """Draw a short cape that blows to the left behind the back; to be drawn first."""
    pen.solid(
        smooth("10,-32! -8,-33 -18,-30 -28,-22 -38,-18! -36,-8 -40,2! -30,8 -10,8!"), colour, shade
    )


def sleeve(pen: Pen, line: str, colour: str, cuff: str, skin: str) -> None:
    """Draw an arm along a line from the shoulder to the hand, with its cuff and a fist."""
    path = flow(line)
    (x, y), (fx, fy) = path[-1], path[-4]
    pen.rod(path, colour, 8.4)
    size = max(abs(x - fx), abs(y - fy))
    dx, dy = (x - fx) / size, (y - fy) / size
    pen.rod([(x - 3.6 * dy, y + 3.6 * dx), (x + 3.6 * dy, y - 3.6 * dx)], cuff, 2.4)
    fist(pen.at(x + 4.6 * dx, y + 4.6 * dy), skin)


def fist(pen: Pen, skin: str) -> None:
    """Draw a closed hand about the origin."""
    pen.shape(box(-4.3, -4.1, 4.3, 4.1, 3), skin)
    pen.fine.line(corners("-3.8,-1.3 0.4,-1.3"), c.INK, 1)
    pen.fine.line(corners("-3.8,1.4 0.4,1.4"), c.INK, 1)
