"""The Tarot Nouveau from the twelfth trump to the fifteenth: dance, market, open air, arts."""

from rendering.art import clothes, hats, heads, landscape
from rendering.art.emblems_hours import straw_hat
from rendering.art.heads import Head
from rendering.art.palette import (
    BLACK_HAIR,
    BLOND,
    BLUE,
    BLUE_SHADE,
    BROWN_HAIR,
    CHESTNUT,
    CREAM,
    DAY,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    GREEN_SHADE,
    GREY_HAIR,
    INK,
    MEADOW,
    MEADOW_SHADE,
    ORANGE,
    RED,
    RED_SHADE,
    SEA,
    SKIN,
    STEEL,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    WOOD_SHADE,
)
from rendering.art.paths import (
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
from rendering.art.pen import Pen


def violin_sign(pen: Pen) -> None:
    """A violin with its bow."""
    violin(pen.at(4, 2, 0.98, 34))
    pen.line(corners("-23,9 -3,-23"), CREAM, 2.4)
    pen.line(flow("-25,12 -25,5 -10,-18 -1,-26"), WOOD_SHADE, 3)


def violin(pen: Pen) -> None:
    """A violin, scroll upwards."""
    pen.rod(corners("0,-6 0,-22"), INK, 2.6)
    pen.shape(circle(0, -24, 3), "#8F4718")
    half = curve("M0 -9 C8 -10 11 -5 9 0 C7 3 6 5 7 7 C12 10 13 22 8 25 C4 27 2 27 0 27")
    pen.solid(both(half), "#B9652B", "#8F4718")
    pen.fine.line(corners("0,-8 0,20"), INK, 2)
    pen.coarse.line(corners("0,-8 0,20"), INK, 3)
    pen.line(corners("-4,13 4,13"), CREAM, 2.4)
    for side in (pen, pen.mirror()):
        side.fine.line(flow("4,5 5,9 4,13"), INK, 1.2)


def dance_scene(pen: Pen) -> None:
    """A couple that dances to the fiddle under lanterns."""
    pen.line(flow("-62,-66 -20,-70 8,-62 40,-72"), INK, 1.2)
    for x, y, colour in ((-24, -64, RED), (-8, -62, GOLD), (10, -58, BLUE), (28, -64, GREEN)):
        pen.shape(ellipse(x, y, 5, 6), colour)
        pen.line(points(x - 4, y, x + 4, y), CREAM, 1.2)
    landscape.hills(pen, MEADOW, MEADOW_SHADE, 12)
    man, woman = pen.at(15, 2, 0.78), pen.at(-13, 2, 0.78)
    clothes.coat(man, GREEN, GREEN_SHADE)
    clothes.scarf(man, RED)
    clothes.gown(woman, RED, RED_SHADE, WHITE)
    clothes.neckline(woman, SKIN)
    Head(BROWN_HAIR, heads.short_hair, heads.swept, turn=-1).paint(man.at(-2, -45, 1.1))
    Head(BLOND, heads.net, heads.middle_parting, turn=1).paint(woman.at(2, -45, 1.1))
    clothes.sleeve(woman, "-14,-22 -25,-18 -30,-26 -32,-32", RED, WHITE, SKIN)
    clothes.sleeve(man, "14,-22 18,-4 4,0 -18,-8", GREEN, WHITE, SKIN)
    violin(pen.at(31, -24, 0.5, 24))


def basket_sign(pen: Pen) -> None:
    """A basket full of goods."""
    pen.line(arc(0, 4, 18, 26, 180, 360), INK, 6)
    pen.line(arc(0, 4, 18, 26, 180, 360), WOOD_LIGHT, 3.2)
    for x, y, colour in ((-11, -1, RED), (0, -4, "#7DB24A"), (11, -1, ORANGE)):
        pen.shape(circle(x, y, 7), colour)
    pen.shape(corners("-24,3 24,3 18,26 -18,26"), WOOD_LIGHT)
    for y in (10, 18):
        pen.line(points(-22 + y * 0.2, y, 22 - y * 0.2, y), WOOD, 2.2)
    for x in (-12, 0, 12):
        pen.fine.line(points(x, 4, x * 0.8, 25), WOOD, 1.6)


def market_scene(pen: Pen) -> None:
    """A market woman in a white cap behind her stall."""
    pen.shape(corners("-62,-58 44,-58 44,-84 -62,-84"), CREAM)
    for x in range(-60, 44, 16):
        pen.fill(points(x, -84, x + 8, -84, x + 8, -58, x, -58), RED)
        pen.shape([*arc(x + 4, -58, 4, 5, 0, 180)], RED)
        pen.shape([*arc(x + 12, -58, 4, 5, 0, 180)], CREAM)
    pen.line(corners("-62,-58 44,-58"))
    woman = pen.at(0, -10, 0.86)
    clothes.gown(woman, BLUE, BLUE_SHADE, WHITE)
    clothes.scarf(woman, GOLD_LIGHT)
    head = woman.at(0, -42, 1.06)
    Head(CHESTNUT, heads.nothing, heads.middle_parting, turn=-0.5, build=1.08).paint(head)
    head.shape(smooth("-9,2! -14,-4 -13,-12 -6,-18 6,-18 13,-12 14,-4 9,2! 8,-6 0,-9 -8,-6"), WHITE)
    pen.shape(corners("-62,-16 44,-16 44,10 -62,10"), WOOD)
    pen.line(corners("-62,-8 44,-8"), WOOD_SHADE, 1.4)
    for x, y, colour in (
        (-46, -20, RED),
        (-36, -20, RED),
        (-41, -27, RED),
        (-22, -20, ORANGE),
        (-13, -20, ORANGE),
    ):
        pen.shape(circle(x, y, 5), colour)
    basket_sign(pen.at(21, -25, 0.55))


def fish_sign(pen: Pen) -> None:
    """A fish on the hook."""
    pen.line(corners("-3,-30 -3,-20"), INK, 2.4)
    pen.line(flow("-3,-20 2,-16 -2,-13"), INK, 2.4)
    fish(pen.at(0, 4, 1, -62))


def fish(pen: Pen) -> None:
    """A fish that looks to the right."""
    pen.shape(corners("-13,0 -25,-10 -21,0 -25,10"), ORANGE)
    pen.shape(smooth("19,0! 10,-10 -4,-10 -16,0! -4,10 10,10"), STEEL)
    pen.fill(smooth("17,2! 8,8 -4,8 -13,1!"), WHITE)
    pen.shape(corners("-4,-9 4,-15 7,-9"), ORANGE)
    pen.line(arc(5, 0, 4, 7, -80, 80), INK, 1.6)
    pen.dot(13, -2.6, 1.9)


def angler_scene(pen: Pen) -> None:
    """An angler in his boat."""
    landscape.hills(pen, MEADOW, MEADOW_SHADE, 24)
    landscape.water(pen, SEA, WHITE, 18)
    pen.rod(flow("4,-30 -14,-56 -32,-68"), WOOD, 1.6)
    pen.line(corners("-32,-68 -34,-18"), INK, 1.2)
    fish(pen.at(-34, -14, 0.5, -80))
    man = pen.at(12, -12, 0.76)
    clothes.coat(man, RED, RED_SHADE)
    clothes.scarf(man, WHITE)
    head = man.at(0, -46, 1.1)
    Head(GREY_HAIR, heads.short_hair, heads.nothing, heads.full_beard, turn=-0.8).paint(head)
    straw_hat(head.at(0, -8))
    clothes.sleeve(man, "-14,-22 -20,-12 -18,-14 -12,-22", RED, WHITE, SKIN)
    pen.solid(smooth("-20,-19! 6,-15 36,-21! 33,-9 24,-3 -10,-3 -17,-9"), WOOD, WOOD_SHADE)
    pen.line(flow("-40,-2 -28,-5 -16,-2 -4,-4 12,-2 28,-4 40,-2"), WHITE, 1.6)


def palette_sign(pen: Pen) -> None:
    """A painter's palette with a brush."""
    pen.solid(
        smooth("-24,2 -20,-14 -4,-21 14,-17 24,-4 21,8 11,8 8,14 12,20 4,23 -12,19"),
        WOOD_LIGHT,
        WOOD,
    )
    pen.shape(circle(3, 13, 3.6), CREAM)
    for x, y, colour in ((-15, 5, RED), (-12, -8, GOLD), (0, -13, BLUE), (13, -7, GREEN)):
        pen.shape(circle(x, y, 4.6), colour)
    pen.rod(corners("-6,26 18,-18"), WOOD_SHADE, 2)
    pen.shape(smooth("16,-16! 16,-23 23,-28! 22,-20 20,-14!"), STEEL)


def painter_scene(pen: Pen) -> None:
    """A painter at his easel."""
    landscape.ground(pen, WOOD_LIGHT, 6)
    pen.rod(corners("-36,8 -20,-72"), WOOD, 2.4)
    pen.rod(corners("2,8 -14,-72"), WOOD, 2.4)
    pen.shape(box(-28, -66, -2, -20), CREAM)
    pen.fill(box(-26.4, -64.4, -3.6, -40), DAY)
    pen.fill(circle(-10, -56, 4), GOLD)
    pen.fill(corners("-26.4,-36 -18,-50 -10,-40 -3.6,-46 -3.6,-22 -26.4,-22"), GREEN)
    pen.rod(corners("-34,-18 2,-18"), WOOD, 2.4)
    man = pen.at(17, 0, 0.86)
    clothes.coat(man, "#6E8FB5", "#4F7096")
    clothes.scarf(man, RED)
    Head(BLACK_HAIR, heads.page_hair, heads.tousled, heads.goatee, hats.beret(INK, BLACK_HAIR, INK),
         turn=-0.8).paint(man.at(0, -47, 1.1))  # fmt: skip
    man.rod(corners("-14,-26 -27,-40"), WOOD, 1.8)
    clothes.sleeve(man, "-15,-24 -22,-10 -22,-14 -17,-23", "#6E8FB5", WHITE, SKIN)
    palette_sign(man.at(-2, -4, 0.5))
