"""The Tarot Nouveau from the twelfth trump to the fifteenth: dance, market, open air, arts."""

from rendering.art.emblems import landscape
from rendering.art.emblems.hours import straw_hat
from rendering.art.figures import clothes, hats, heads
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
)
from rendering.art.pen.pen import Pen


def violin_sign(pen: Pen) -> None:
    """Draw a violin with its bow."""
    violin(pen.at(4, 2, 0.98, 34))
    pen.line(corners("-23,9 -3,-23"), c.CREAM, 2.4)
    pen.line(flow("-25,12 -25,5 -10,-18 -1,-26"), c.WOOD_SHADE, 3)


def violin(pen: Pen) -> None:
    """Draw a violin, scroll upwards."""
    pen.rod(corners("0,-6 0,-22"), c.INK, 2.6)
    pen.shape(circle(0, -24, 3), "#8F4718")
    half = curve("M0 -9 C8 -10 11 -5 9 0 C7 3 6 5 7 7 C12 10 13 22 8 25 C4 27 2 27 0 27")
    pen.solid(both(half), "#B9652B", "#8F4718")
    pen.fine.line(corners("0,-8 0,20"), c.INK, 2)
    pen.coarse.line(corners("0,-8 0,20"), c.INK, 3)
    pen.line(corners("-4,13 4,13"), c.CREAM, 2.4)
    for side in (pen, pen.mirror()):
        side.fine.line(flow("4,5 5,9 4,13"), c.INK, 1.2)


def dance_scene(pen: Pen) -> None:
    """Draw a couple that dances to the fiddle under lanterns."""
    pen.line(flow("-62,-66 -20,-70 8,-62 40,-72"), c.INK, 1.2)
    for x, y, colour in (
        (-24, -64, c.RED),
        (-8, -62, c.GOLD),
        (10, -58, c.BLUE),
        (28, -64, c.GREEN),
    ):
        pen.shape(ellipse(x, y, 5, 6), colour)
        pen.line(points(x - 4, y, x + 4, y), c.CREAM, 1.2)
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 12)
    man, woman = pen.at(15, 2, 0.78), pen.at(-13, 2, 0.78)
    clothes.coat(man, c.GREEN, c.GREEN_SHADE)
    clothes.scarf(man, c.RED)
    clothes.gown(woman, c.RED, c.RED_SHADE, c.WHITE)
    clothes.neckline(woman, c.SKIN)
    Head(c.BROWN_HAIR, heads.short_hair, heads.swept, turn=-1).paint(man.at(-2, -45, 1.1))
    Head(c.BLOND, heads.net, heads.middle_parting, turn=1).paint(woman.at(2, -45, 1.1))
    clothes.sleeve(woman, "-14,-22 -25,-18 -30,-26 -32,-32", c.RED, c.WHITE, c.SKIN)
    clothes.sleeve(man, "14,-22 18,-4 4,0 -18,-8", c.GREEN, c.WHITE, c.SKIN)
    violin(pen.at(31, -24, 0.5, 24))


def basket_sign(pen: Pen) -> None:
    """Draw a basket full of goods."""
    pen.line(arc(0, 4, 18, 26, 180, 360), c.INK, 6)
    pen.line(arc(0, 4, 18, 26, 180, 360), c.WOOD_LIGHT, 3.2)
    for x, y, colour in ((-11, -1, c.RED), (0, -4, "#7DB24A"), (11, -1, c.ORANGE)):
        pen.shape(circle(x, y, 7), colour)
    pen.shape(corners("-24,3 24,3 18,26 -18,26"), c.WOOD_LIGHT)
    for y in (10, 18):
        pen.line(points(-22 + y * 0.2, y, 22 - y * 0.2, y), c.WOOD, 2.2)
    for x in (-12, 0, 12):
        pen.fine.line(points(x, 4, x * 0.8, 25), c.WOOD, 1.6)


def market_scene(pen: Pen) -> None:
    """Draw a market woman in a white cap behind her stall."""
    pen.shape(corners("-62,-58 44,-58 44,-84 -62,-84"), c.CREAM)
    for x in range(-60, 44, 16):
        pen.fill(points(x, -84, x + 8, -84, x + 8, -58, x, -58), c.RED)
        pen.shape([*arc(x + 4, -58, 4, 5, 0, 180)], c.RED)
        pen.shape([*arc(x + 12, -58, 4, 5, 0, 180)], c.CREAM)
    pen.line(corners("-62,-58 44,-58"))
    woman = pen.at(0, -10, 0.86)
    clothes.gown(woman, c.BLUE, c.BLUE_SHADE, c.WHITE)
    clothes.scarf(woman, c.GOLD_LIGHT)
    head = woman.at(0, -42, 1.06)
    Head(c.CHESTNUT, heads.nothing, heads.middle_parting, turn=-0.5, build=1.08).paint(head)
    head.shape(
        smooth("-9,2! -14,-4 -13,-12 -6,-18 6,-18 13,-12 14,-4 9,2! 8,-6 0,-9 -8,-6"), c.WHITE
    )
    pen.shape(corners("-62,-16 44,-16 44,10 -62,10"), c.WOOD)
    pen.line(corners("-62,-8 44,-8"), c.WOOD_SHADE, 1.4)
    for x, y, colour in (
        (-46, -20, c.RED),
        (-36, -20, c.RED),
        (-41, -27, c.RED),
        (-22, -20, c.ORANGE),
        (-13, -20, c.ORANGE),
    ):
        pen.shape(circle(x, y, 5), colour)
    basket_sign(pen.at(21, -25, 0.55))


def fish_sign(pen: Pen) -> None:
    """Draw a fish on the hook."""
    pen.line(corners("-3,-30 -3,-20"), c.INK, 2.4)
    pen.line(flow("-3,-20 2,-16 -2,-13"), c.INK, 2.4)
    fish(pen.at(0, 4, 1, -62))


def fish(pen: Pen) -> None:
    """Draw a fish that looks to the right."""
    pen.shape(corners("-13,0 -25,-10 -21,0 -25,10"), c.ORANGE)
    pen.shape(smooth("19,0! 10,-10 -4,-10 -16,0! -4,10 10,10"), c.STEEL)
    pen.fill(smooth("17,2! 8,8 -4,8 -13,1!"), c.WHITE)
    pen.shape(corners("-4,-9 4,-15 7,-9"), c.ORANGE)
    pen.line(arc(5, 0, 4, 7, -80, 80), c.INK, 1.6)
    pen.dot(13, -2.6, 1.9)


def angler_scene(pen: Pen) -> None:
    """Draw an angler in his boat."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 24)
    landscape.water(pen, c.SEA, c.WHITE, 18)
    pen.rod(flow("4,-30 -14,-56 -32,-68"), c.WOOD, 1.6)
    pen.line(corners("-32,-68 -34,-18"), c.INK, 1.2)
    fish(pen.at(-34, -14, 0.5, -80))
    man = pen.at(12, -12, 0.76)
    clothes.coat(man, c.RED, c.RED_SHADE)
    clothes.scarf(man, c.WHITE)
    head = man.at(0, -46, 1.1)
    Head(c.GREY_HAIR, heads.short_hair, heads.nothing, heads.full_beard, turn=-0.8).paint(head)
    straw_hat(head.at(0, -8))
    clothes.sleeve(man, "-14,-22 -20,-12 -18,-14 -12,-22", c.RED, c.WHITE, c.SKIN)
    pen.solid(smooth("-20,-19! 6,-15 36,-21! 33,-9 24,-3 -10,-3 -17,-9"), c.WOOD, c.WOOD_SHADE)
    pen.line(flow("-40,-2 -28,-5 -16,-2 -4,-4 12,-2 28,-4 40,-2"), c.WHITE, 1.6)


def palette_sign(pen: Pen) -> None:
    """Draw a painter's palette with a brush."""
    pen.solid(
        smooth("-24,2 -20,-14 -4,-21 14,-17 24,-4 21,8 11,8 8,14 12,20 4,23 -12,19"),
        c.WOOD_LIGHT,
        c.WOOD,
    )
    pen.shape(circle(3, 13, 3.6), c.CREAM)
    for x, y, colour in ((-15, 5, c.RED), (-12, -8, c.GOLD), (0, -13, c.BLUE), (13, -7, c.GREEN)):
        pen.shape(circle(x, y, 4.6), colour)
    pen.rod(corners("-6,26 18,-18"), c.WOOD_SHADE, 2)
    pen.shape(smooth("16,-16! 16,-23 23,-28! 22,-20 20,-14!"), c.STEEL)


def painter_scene(pen: Pen) -> None:
    """Draw a painter at his easel."""
    landscape.ground(pen, c.WOOD_LIGHT, 6)
    pen.rod(corners("-36,8 -20,-72"), c.WOOD, 2.4)
    pen.rod(corners("2,8 -14,-72"), c.WOOD, 2.4)
    pen.shape(box(-28, -66, -2, -20), c.CREAM)
    pen.fill(box(-26.4, -64.4, -3.6, -40), c.DAY)
    pen.fill(circle(-10, -56, 4), c.GOLD)
    pen.fill(corners("-26.4,-36 -18,-50 -10,-40 -3.6,-46 -3.6,-22 -26.4,-22"), c.GREEN)
    pen.rod(corners("-34,-18 2,-18"), c.WOOD, 2.4)
    man = pen.at(17, 0, 0.86)
    clothes.coat(man, "#6E8FB5", "#4F7096")
    clothes.scarf(man, c.RED)
    Head(c.BLACK_HAIR, heads.page_hair, heads.tousled, heads.goatee,
         hats.beret(c.INK, c.BLACK_HAIR, c.INK), turn=-0.8).paint(man.at(0, -47, 1.1))  # fmt: skip
    man.rod(corners("-14,-26 -27,-40"), c.WOOD, 1.8)
    clothes.sleeve(man, "-15,-24 -22,-10 -22,-14 -17,-23", "#6E8FB5", c.WHITE, c.SKIN)
    palette_sign(man.at(-2, -4, 0.5))
