"""What the courts hold, with the hand at the origin; and the horses of the cavaliers."""

from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    arc,
    both,
    box,
    circle,
    corners,
    curve,
    ellipse,
    flow,
    points,
    smooth,
    star,
)
from rendering.art.pen.pen import Paint, Pen
from rendering.art.pips.italian import coin, cup
from rendering.art.pips.long import straight_sword
from rendering.art.pips.ornaments import blossom, leaf


def sword(pen: Pen) -> None:
    """Draw a sword held upright by its grip."""
    straight_sword(pen.at(0, -20, 1.05), 29)


def sabre(pen: Pen) -> None:
    """Draw a curved sabre held upright."""
    pen.solid(smooth("-2,-2! -4,-18 -1,-34 8,-46! 6,-30 4,-16 2.6,-2!"), c.STEEL, c.STEEL_SHADE, 2)
    pen.shape(box(-6, -4, 6, -1, 1.4), c.GOLD)
    pen.line(flow("5,-2 8,4 2,8"), c.INK, 3.6)
    pen.line(flow("5,-2 8,4 2,8"), c.GOLD, 1.3)


def club(pen: Pen, colour: str, shade: str) -> None:
    """Draw a knotty club held upright."""
    pen.solid(
        smooth(
            "-2,12! -3,-4 -4,-14 -7.4,-17! -6.6,-21! -4.6,-22 -5.4,-32 -3,-40 3,-40 5.4,-32 "
            "5,-28 8,-25! 7.6,-21! 4.4,-18 3,-4 2,12!"
        ),
        colour,
        shade,
        2.4,
    )
    pen.shape(ellipse(0, -39, 3.4, 1.7), c.WOOD_LIGHT)
    for x, y in ((1, -28), (-1, -14)):
        pen.fine.fill(ellipse(x, y, 1.4, 2), shade)


def banded_club(pen: Pen, colour: str, shade: str) -> None:
    """Draw a club with two gold bands."""
    club(pen, colour, shade)
    for y, reach in ((-34, 5.6), (-9, 3.6)):
        pen.rod(points(-reach, y, reach, y), c.GOLD, 2)


def held_cup(pen: Pen) -> None:
    """Draw a cup held by its foot."""
    cup(pen.at(0, -13, 1.25))


def covered_cup(pen: Pen) -> None:
    """Draw a cup with a lid."""
    cup(pen.at(0, -13, 1.25))
    pen.shape(both(curve("M0 -37 L1.6 -36 C2 -33 9 -32 10.6 -25 L0 -23.6")), c.GOLD)
    pen.shape(circle(0, -38, 2.2), c.RED)


def held_coin(pen: Pen) -> None:
    """Draw a coin held up by its edge."""
    coin(pen.at(0, -13), 12)


def sceptre(pen: Pen) -> None:
    """Draw a sceptre with a lily."""
    pen.rod(corners("0,10 0,-28"), c.GOLD, 2)
    pen.shape(
        both(
            curve(
                "M0 -40 C2 -37 2.6 -34 2 -31 C5 -35 8 -33 7 -29C6.6 -28 5 -28 4.6 -29 L4 -26 L0 -26"
            )
        ),
        c.GOLD_LIGHT,
    )


def orb(pen: Pen) -> None:
    """Draw an imperial orb, held from below."""
    pen.rod(corners("0,-21 0,-14"), c.GOLD, 1.6)
    pen.rod(corners("-3,-18.4 3,-18.4"), c.GOLD, 1.6)
    pen.solid(circle(0, -7, 7.4), c.BLUE, c.BLUE_SHADE, 2.4)
    pen.rod(arc(0, -8, 7.2, 2.4, 10, 170), c.GOLD, 1.4)
    pen.rod(corners("0,-14 0,-6"), c.GOLD, 1.4)


def rose(pen: Pen) -> None:
    """Draw a rose with its stem."""
    pen.line(flow("0,8 1,0 0,-14"), c.GREEN_SHADE, 1.8)
    leaf(pen.at(0.6, -4, 0.7, 60))
    leaf(pen.at(0.6, -7, 0.7, -56))
    blossom(pen.at(0, -17, 1.05), 6, c.RED)


def lily(pen: Pen) -> None:
    """Draw a white lily with its stem."""
    pen.line(flow("0,8 -1,0 0,-12"), c.GREEN_SHADE, 1.8)
    leaf(pen.at(-0.4, -2, 0.8, 50))
    leaf(pen.at(-0.4, -4, 0.8, -50))
    for turn in (-48, 48, 0):
        pen.at(0, -11, 1, turn).shape(smooth("0,0! 4,-7 0,-14! -4,-7"), c.WHITE)
    pen.dot(0, -13, 1.6, c.GOLD)


def fan(pen: Pen) -> None:
    """Draw an open fan."""
    leaf_of_fan = [(0.0, 0.0), *arc(0, 0, 17, 17, -160, -20)]
    pen.shape(leaf_of_fan, c.CREAM)
    pen.fill([*arc(0, 0, 16, 16, -160, -20), *reversed(arc(0, 0, 11, 11, -160, -20))], c.RED)
    for angle in range(-160, -19, 20):
        ((x, y), *_) = arc(0, 0, 17, 17, angle, angle + 1)
        pen.line(points(0, 0, x, y), c.INK, 1)
    pen.ring(leaf_of_fan)


def oval_shield(pen: Pen, colour: str, boss: str) -> None:
    """Draw an oval shield with a boss."""
    pen.shape(ellipse(0, 0, 13, 16), colour)
    pen.ring(ellipse(0, 0, 9.8, 12.6), boss, 1.6)
    pen.shape(star(0, 0, 6.4, 3.4, 8), boss)


def falcon(pen: Pen) -> None:
    """Draw a falcon on the fist."""
    pen.solid(
        smooth("-3,-2! -6,-9 -4,-18 0,-22 5,-20 5,-14 5,-6 9,5! 3,2 0,-1"), c.WOOD_LIGHT, c.WOOD
    )
    pen.shape(smooth("1,-14! 6,-8 9,5! 3,2 0,-6"), c.WOOD)
    pen.fill(corners("-4,-18 -7.4,-15 -3.4,-14.6"), c.GOLD)
    pen.dot(-0.6, -18, 1.1)


def horse(coat: str, shade: str, mane: str, bridle: str) -> Paint:
    """Make the head and neck of a horse before its rider, looking to the left."""

    def paint(pen: Pen) -> None:
        pen.shape(smooth("-17,-34! -7,-30 4,-19 11,-4 12,10! 2,10! -4,-12 -12,-25"), mane)
        for line in ("-9,-27 -2,-21 2,-14", "-3,-19 4,-11 6,-2", "1,-10 6,-2 7,7"):
            pen.fine.line(flow(line), c.INK, 1)
        pen.solid(
            smooth(
                "3,10! -3,-8 -9,-21 -15,-29! -17,-37! -21,-31 -25,-28 -34,-19 -43,-10 -48,-5 "
                "-48.6,0 "
                "-45,3.4 -40,2.6 -36,2 -31,-2 -27,-3 -23,1 -24,10!"
            ),
            coat,
            shade,
            3.4,
        )
        pen.shape(smooth("-16,-35! -23,-32 -28,-26! -21,-27 -16,-30!"), mane)
        pen.shape(ellipse(-26.4, -20, 2.4, 1.9), c.WHITE)
        pen.dot(-26.8, -19.8, 1.3)
        pen.dot(-45, -4.4, 1.3)
        pen.line(flow("-47,0.6 -43,-1.4 -40,-1"), c.INK, 1.2)
        for strap in (
            "-15,-27 -22,-14 -30,-8 -36,-3",
            "-40,-14 -36,-7 -36,1",
            "-36,-3 -22,-4 -10,-7",
        ):
            pen.line(flow(strap), c.INK, 3.4)
            pen.line(flow(strap), bridle, 1.5)
        pen.shape(circle(-36.4, -3, 2.1), c.GOLD)

    return paint
