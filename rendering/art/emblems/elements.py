"""The tenth and eleventh trump of the Tarot Nouveau: earth and air, water and fire."""

from rendering.art.emblems import landscape
from rendering.art.figures import clothes, heads
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.paths import both, box, corners, curve, flow, points, smooth, star
from rendering.art.pen.pen import Pen
from rendering.art.pips.ornaments import blossom


def alp_sign(pen: Pen) -> None:
    """Draw a balloon over a snowy mountain."""
    pen.shape(corners("-34,32 -12,-6 2,14 10,6 34,32"), c.STEEL_SHADE)
    pen.fill(corners("-12,-6 -4.6,5.6 -10,10 -13,5 -18,9 -19,5"), c.WHITE)
    balloon(pen.at(11, -11, 0.82))


def balloon(pen: Pen) -> None:
    """Draw a balloon with its basket, about the origin."""
    skin = both(curve("M0 -20 C10 -20 15 -13 15 -6 C15 3 7 8 4 14 L0 14"))
    pen.fill(skin, c.GOLD_LIGHT)
    with pen.inside(skin) as inner:
        inner.fill(box(-7, -30, 7, 20), c.RED)
        inner.fine.fill(box(-1.6, -30, 1.6, 20), c.GOLD_LIGHT)
    pen.ring(skin)
    for x in (-3, 3):
        pen.fine.line(points(x, 14, x, 19), c.INK, 1)
    pen.shape(box(-4.4, 18, 4.4, 25, 1), c.WOOD)


def earth_scene(pen: Pen) -> None:
    """Draw a goat on an alp under snowy mountains."""
    pen.solid(
        corners("-62,10 -30,-40 -14,-24 8,-74 24,-42 31,-50 44,-30 44,10"), c.STEEL, c.STEEL_SHADE
    )
    pen.fill(corners("8,-74 17.4,-56 12,-58 8,-50 3,-57 -1,-53"), c.WHITE)
    pen.fill(corners("-30,-40 -24,-34 -30,-31 -34,-34"), c.WHITE)
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 20)
    landscape.cypress(pen.at(28, -12, 0.9), c.GREEN)
    landscape.cypress(pen.at(36, -10, 0.7), c.GREEN_SHADE)
    goat(pen.at(-2, -8, 1.2))
    for x, colour in ((-44, c.RED), (-30, c.WHITE), (16, c.GOLD)):
        blossom(pen.at(x, -3, 0.55), 6, colour)


def goat(pen: Pen) -> None:
    """Draw a goat that looks to the left, its foot at the origin."""
    for x in (-8, -4, 7, 11):
        pen.rod(points(x, -8, x, 1), c.ASH, 2)
    pen.solid(
        smooth("-9,-20! -16,-24 -19,-19! -15,-16 -12,-9 -10,-4 12,-4 14,-14 11,-18 -2,-16 -6,-20"),
        c.WHITE,
        c.STEEL_LIGHT,
    )
    pen.rod(flow("-12,-24 -9,-31 -3,-32"), c.WOOD, 1.8)
    pen.fill(smooth("-17,-18! -17,-11! -13,-16"), c.GREY)
    pen.shape(smooth("-9,-22! -3,-24 -5,-19!"), c.ASH)
    pen.dot(-14, -20.6, 1)


def air_scene(pen: Pen) -> None:
    """Draw a balloon and a kite over a windy hill."""
    balloon(pen.at(-4, -56, 1.2))
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 13)
    child = pen.at(-30, -2, 0.42)
    clothes.coat(child, c.RED, c.RED_SHADE)
    Head(c.BLOND, heads.short_hair, heads.tousled, turn=0.8).paint(child.at(0, -46, 1.2))
    pen.line(flow("-20,-14 4,-12 24,-26"), c.INK, 1.2)
    pen.shape(corners("24,-44 32,-34 24,-22 16,-34"), c.BLUE)
    pen.line(corners("24,-44 24,-22"), c.GOLD_LIGHT, 1.4)
    pen.line(corners("16,-34 32,-34"), c.GOLD_LIGHT, 1.4)


def fire_sign(pen: Pen) -> None:
    """Draw a flame over waves."""
    pen.shape(smooth("-16,6! -17,-6 -8,-14 -7,-27! 3,-20 5,-11 10,-15! 17,-4 15,6!"), c.ORANGE)
    pen.fill(smooth("-8,6! -8,-3 -2,-12! 3,-4 8,-4 7,6!"), c.GOLD_LIGHT)
    pen.shape(smooth("-32,10! -24,5 -16,10 -8,5 0,10 8,5 16,10 24,5 32,10! 32,34! -32,34!"), c.SEA)
    pen.line(flow("-26,18 -18,14 -9,18 0,14 9,18 18,14 26,18"), c.WHITE, 2.6)


def water_scene(pen: Pen) -> None:
    """Draw a sailing boat on the lake."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 22)
    landscape.water(pen, c.SEA, c.WHITE, 16)
    pen.rod(corners("2,-14 2,-78"), c.WOOD, 2)
    pen.solid(smooth("5,-76! 24,-50 31,-24! 18,-22 5,-22!"), c.WHITE, c.STEEL_LIGHT)
    pen.solid(smooth("-1,-70! -14,-46 -20,-24! -10,-22 -1,-22!"), c.RED, c.RED_SHADE)
    pen.shape(corners("2,-78 13,-82 2,-86"), c.BLUE)
    pen.solid(smooth("-24,-17! 0,-15 32,-19! 28,-8 18,-4 -14,-4 -21,-9"), c.WOOD, c.WOOD_SHADE)
    pen.line(flow("-20,-12 2,-10 28,-13"), c.GOLD_LIGHT, 1.6)
    pen.line(flow("-40,-2 -28,-5 -16,-2 -4,-4 12,-2 28,-4 40,-2"), c.WHITE, 1.6)


def fire_scene(pen: Pen) -> None:
    """Draw a bonfire by night, two friends beside it."""
    for x, y in ((-24, -74), (26, -78), (30, -56), (4, -84)):
        pen.fill(star(x, y, 3.8, 1.4, 4), c.CREAM)
    landscape.hills(pen, "#3D5A66", "#2E4550", 15)
    for x, shirt, hair, turn in ((-24, c.BLUE, c.BLOND, 0.9), (27, c.RED, c.BROWN_HAIR, -0.9)):
        friend = pen.at(x, 3, 0.6)
        clothes.coat(friend, shirt, shirt)
        Head(hair, heads.page_hair, heads.tousled, turn=turn).paint(friend.at(0, -45, 1.12))
    fire = pen.at(2, -12)
    fire.shape(
        smooth("-17,8! -22,-10 -10,-24! -8,-16 -6,-44! 4,-30 6,-18 14,-28! 22,-8 17,8!"), c.RED
    )
    fire.shape(smooth("-11,8! -14,-4 -6,-14! -2,-8 0,-28! 6,-12 11,-14! 14,-2 11,8!"), c.ORANGE)
    fire.fill(smooth("-5,8! -6,0 0,-10! 6,0 5,8!"), c.GOLD_LIGHT)
    pen.rod(corners("-16,2 18,-6"), c.WOOD, 4)
    pen.rod(corners("20,2 -14,-6"), c.WOOD, 4)
