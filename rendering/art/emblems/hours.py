"""The Tarot Nouveau from the sixth trump to the ninth: morning, noon, evening and night."""

from rendering.art.emblems import landscape
from rendering.art.figures import clothes, heads
from rendering.art.figures.heads import Head
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
from rendering.art.pen.pen import Pen


def morning_sign(pen: Pen) -> None:
    """Draw the sun that rises behind a hill."""
    sunrise(pen, 4)
    pen.shape(smooth("-32,14! -16,8 0,7 16,11 32,16! 32,34! -32,34!"), c.GREEN)


def sunrise(pen: Pen, level: float) -> None:
    """Draw half a sun with rays over a horizon at that level."""
    for angle in range(-90, 91, 22):
        ray = pen.at(0, level + 6, 1, angle)
        ray.coarse.line(corners("0,-19 0,-28"), c.GOLD, 3.4)
        ray.fine.shape(corners("0,-31 3.4,-18 -3.4,-18"), c.GOLD)
    pen.shape(circle(0, level + 6, 15), c.ORANGE)


def morning_scene(pen: Pen) -> None:
    """Draw the sun rises behind the hills; a cock crows on a fence."""
    sunrise(pen.at(8, -44, 1.15), 4)
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 30)
    house(pen.at(24, -20, 0.8))
    pen.rod(corners("-60,-6 42,-6"), c.WOOD, 2.4)
    for x in (-48, -26, -4, 18, 38):
        pen.rod(points(x, -14, x, 8), c.WOOD_LIGHT, 3)
    cock(pen.at(-17, -9, 0.95))


def house(pen: Pen) -> None:
    """Draw a small house, its foot at the origin."""
    pen.shape(box(-10, -14, 10, 4), c.CREAM)
    pen.shape(corners("-13,-14 0,-26 13,-14"), c.RED)
    pen.fill(box(-3, -8, 3, 4), c.WOOD)
    pen.rod(corners("7,-27 7,-20"), c.GREY, 2)


def cock(pen: Pen) -> None:
    """Draw a cock that crows to the left, its foot at the origin."""
    for x in (-1, 4):
        pen.line(points(x, -8, x, 0), c.GOLD, 1.6)
    for line, colour in (
        ("9,-14 18,-26 26,-22", c.GREEN),
        ("9,-12 22,-20 27,-12", c.BLUE),
        ("8,-10 20,-12 24,-4", c.RED),
    ):
        pen.rod(flow(line), colour, 3.4)
    pen.solid(
        smooth("-8,-32! -4,-36 1,-33 2,-26 10,-20 12,-12 6,-6 -4,-6 -10,-14 -9,-24"),
        c.ORANGE,
        "#B9541C",
    )
    pen.shape(smooth("-9,-33! -9,-39 -5,-37 -3,-41 0,-37 2,-38 1,-33!"), c.RED)
    pen.shape(corners("-8,-33 -15,-35 -9,-30"), c.GOLD_LIGHT)
    pen.shape(circle(-8, -26, 2.2), c.RED)
    pen.dot(-4.6, -32, 1)


def clock_sign(pen: Pen) -> None:
    """Draw a clock at noon."""
    pen.shape(circle(0, 0, 26), c.GOLD)
    pen.shape(circle(0, 0, 20), c.WHITE)
    for angle in range(0, 360, 90):
        pen.at(0, 0, 1, angle).line(corners("0,-17 0,-13"), c.INK, 2.6)
    for angle in range(0, 360, 30):
        pen.fine.at(0, 0, 1, angle).line(corners("0,-17 0,-15"), c.INK, 1.4)
    pen.line(corners("0,0 0,-14"), c.RED, 3.4)
    pen.line(corners("0,0 9,6"), c.INK, 3.4)
    pen.dot(0, 0, 2.4)


def afternoon_scene(pen: Pen) -> None:
    """Draw harvesters rest under a tree at noon; the clock of the steeple stands over the corn."""
    pen.fill(circle(-20, -70, 9), c.GOLD_LIGHT)
    landscape.hills(pen, c.GOLD_LIGHT, c.GOLD, 22)
    pen.solid(box(12, -62, 32, -10), c.ASH, c.GREY_HAIR)
    pen.solid(corners("9,-62 22,-86 35,-62"), c.BLUE, c.BLUE_SHADE)
    clock_sign(pen.at(22, -50, 0.36))
    landscape.tree(pen.at(-26, 0, 1.2), c.WOOD, c.GREEN)
    man, woman = pen.at(-8, 6, 0.72), pen.at(19, 6, 0.72)
    clothes.coat(man, c.BLUE, c.BLUE_SHADE)
    clothes.scarf(man, c.RED)
    head = man.at(0, -45, 1.08)
    Head(c.CHESTNUT, heads.short_hair, heads.tousled, heads.moustache, turn=0.7).paint(head)
    straw_hat(head.at(0, -8))
    clothes.gown(woman, c.RED, c.RED_SHADE, c.WHITE)
    head = woman.at(0, -45, 1.08)
    Head(c.BLOND, heads.braids, heads.middle_parting, turn=-0.7).paint(head)
    head.shape(both(curve("M0 -17 C10 -17 12 -9 11 -2 C8 -8 5 -10 0 -10")), c.WHITE)
    pen.shape(box(-1, -12, 7, 8, 2), c.WOOD)
    pen.rod(corners("3,-16 3,-12"), c.WOOD_SHADE, 2)


def straw_hat(pen: Pen) -> None:
    """Draw a straw hat, its brim at the origin."""
    pen.shape(both(curve("M0 -12 C8 -12 9 -8 9 0 L0 0")), c.GOLD_LIGHT)
    pen.shape(both(corners("0,-4.4 9,-4 9,0 0,0")), c.RED)
    pen.shape(ellipse(0, 0, 18, 3.6), c.GOLD_LIGHT)


def candle_sign(pen: Pen) -> None:
    """Draw a lit candle in its holder."""
    pen.fill(circle(0, -17, 12), c.GOLD_LIGHT)
    pen.shape(smooth("0,-29! 5,-19 3,-12 0,-10 -3,-12 -5,-19"), c.ORANGE)
    pen.shape(box(-5.6, -8, 5.6, 14, 1), c.WHITE)
    pen.line(arc(15, 15, 6, 5, -120, 150), c.INK, 5)
    pen.line(arc(15, 15, 6, 5, -120, 150), c.GOLD, 2.4)
    pen.shape([*arc(0, 14, 17, 9, 0, 180)], c.GOLD)
    pen.shape(ellipse(0, 14, 17, 3.4), c.GOLD_LIGHT)


def evening_scene(pen: Pen) -> None:
    """Draw dinner in evening dress by candlelight."""
    pen.shape(box(-13, -84, 15, -48, 1), c.NIGHT)
    pen.line(corners("1,-84 1,-48"), c.WOOD, 2.4)
    pen.line(corners("-13,-66 15,-66"), c.WOOD, 2.4)
    pen.fill(circle(8, -75, 3.4), c.CREAM)
    man, woman = pen.at(22, -4, 0.78), pen.at(-19, -4, 0.78)
    clothes.coat(man, c.INK, c.BLACK_HAIR)
    man.shape(both(corners("0,-6 7,-31 0,-31")), c.WHITE)
    man.shape(corners("-5,-31 0,-28 5,-31 5,-25 0,-28 -5,-25"), c.RED)
    Head(c.BLACK_HAIR, heads.short_hair, heads.swept, heads.moustache, turn=-0.8).paint(
        man.at(0, -46, 1.1)
    )
    clothes.gown(woman, c.VIOLET_LIGHT, c.VIOLET, c.WHITE)
    clothes.neckline(woman, c.SKIN)
    clothes.pearls(woman)
    Head(c.BROWN_HAIR, heads.curls, heads.middle_parting, turn=0.8).paint(woman.at(0, -46, 1.1))
    pen.shape(corners("-62,-14 44,-14 44,10 -62,10"), c.WHITE)
    pen.line(corners("-62,-6 44,-6"), c.STEEL, 1.4)
    candle_sign(pen.at(1, -28, 0.72))
    for x in (-38, 29):
        pen.shape(ellipse(x, -13, 8, 2.4), c.STEEL_LIGHT)
    for x in (-27, 40):
        pen.at(x, 0).shape(both(curve("M0 -24 L3.6 -24 C3.6 -18 1 -17 1 -11 L4 -9 L0 -9")), c.RED)


def night_sign(pen: Pen) -> None:
    """Draw a moon with stars."""
    pen.fill(
        curve(
            "M8 -25 C-10 -28 -25 -14 -25 2 C-25 18 -10 28 10 23"
            "C-4 20 -12 10 -11 -2 C-10 -12 -2 -22 8 -25"
        ),
        c.GOLD_LIGHT,
    )
    for x, y, size in ((10, -6, 9), (18, 12, 6), (3, 10, 4.6)):
        pen.fill(star(x, y, size, size * 0.4, 5), c.WHITE)


def night_scene(pen: Pen) -> None:
    """Draw a village by night under a lantern; an owl on a branch."""
    night_sign(pen.at(6, -66, 0.66))
    for x, y in ((-24, -78), (28, -52), (-14, -46)):
        pen.fill(star(x, y, 3.6, 1.3, 4), c.CREAM)
    landscape.hills(pen, "#3D5A66", "#2E4550", 16)
    for x, y, size in ((-42, -8, 0.9), (10, -4, 1), (32, -8, 0.8)):
        dark_house(pen.at(x, y, size))
    pen.rod(corners("-62,-26 -30,-30 -4,-24"), c.WOOD_SHADE, 3.4)
    owl(pen.at(-15, -28))


def dark_house(pen: Pen) -> None:
    """Draw a house with one lit window."""
    pen.shape(box(-11, -16, 11, 12), "#4F5E86")
    pen.shape(corners("-14,-16 0,-28 14,-16"), "#3A3F66")
    pen.shape(box(-4, -11, 4, -2), c.GOLD_LIGHT)


def owl(pen: Pen) -> None:
    """Draw an owl that sits at the origin."""
    pen.solid(both(curve("M0 -27 L8 -30 C10 -24 11 -6 5 0 L0 2")), c.WOOD, c.WOOD_SHADE)
    for side in (-1, 1):
        pen.shape(circle(side * 4.4, -21, 4.2), c.GOLD_LIGHT)
        pen.dot(side * 4.4, -21, 1.9)
    pen.shape(corners("-1.6,-18 1.6,-18 0,-14"), c.ORANGE)
    for y in (-11, -7):
        pen.line(flow(points(-4, y, 0, y + 2, 4, y)), c.GOLD_LIGHT, 1.3)
