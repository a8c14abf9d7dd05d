"""The Tarot Nouveau from the sixteenth trump to the nineteenth: the four seasons."""

from rendering.art.emblems import landscape
from rendering.art.emblems.hours import straw_hat
from rendering.art.figures import clothes, hats, heads
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.paths import around, both, box, circle, corners, curve, flow, points, smooth
from rendering.art.pen.pen import Pen
from rendering.art.pips.ornaments import blossom, leaf


def flower_sign(pen: Pen) -> None:
    """Draw a tulip with two leaves."""
    pen.rod(corners("0,2 0,30"), c.GREEN, 2.4)
    for side in (pen, pen.mirror()):
        side.shape(smooth("0,27! 6,12 17,6! 17,18 8,27"), c.GREEN)
    pen.shape(both(curve("M0 -22 L5 -17 L14 -26 C18 -10 12 4 0 5")), "#E0527A")
    pen.line(flow("-5,-17 -5,-6 0,4"), c.INK, 1.4)
    pen.line(flow("5,-17 5,-6 0,4"), c.INK, 1.4)


def spring_scene(pen: Pen) -> None:
    """Draw a shepherdess with a lamb among tulips."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 18)
    pen.shape(smooth("24,6! 25,-24 22,-50! 28,-50! 29,-24 32,6!"), c.WOOD)
    pen.cluster(corners("10,-74 18,-82 30,-80 34,-68 22,-66 14,-62 28,-58"), 7, "#F2B8C6")
    girl = pen.at(-4, 2, 0.86)
    clothes.gown(girl, "#D77A8B", "#B65A6C", c.WHITE)
    clothes.neckline(girl, c.SKIN)
    clothes.laces(girl, c.GREEN)
    head = girl.at(0, -45, 1.1)
    Head(c.BLOND, heads.braids, heads.middle_parting, turn=0.5).paint(head)
    for x, colour in ((-8, c.WHITE), (0, c.GOLD_LIGHT), (8, c.RED)):
        blossom(head.at(x, -12 - (2 if x == 0 else 0), 0.6), 6, colour)
    lamb(girl.at(2, -8, 0.9))
    clothes.sleeve(girl, "16,-24 26,-10 18,0 8,-1", "#D77A8B", c.WHITE, c.SKIN)
    for x in (-48, -34, 34):
        flower_sign(pen.at(x, -9, 0.4))


def lamb(pen: Pen) -> None:
    """Draw a lamb that looks to the left, about the origin."""
    pen.cluster(corners("-2,0 5,-3 11,0 10,6 2,7 -4,5"), 5, c.WHITE)
    pen.shape(smooth("-8,-9 -3,-8 -3,0 -8,5 -13,3 -13,-5"), c.ASH)
    pen.shape(smooth("-4,-8! 2,-10 2,-5!"), c.ASH)
    pen.dot(-9, -3, 1.1)


def hay_sign(pen: Pen) -> None:
    """Draw a sheaf of corn with a red tie."""
    for turn in (-34, -17, 17, 34, 0):
        stalk = pen.at(0, 12, 1, turn)
        stalk.rod(corners("0,14 0,-20"), c.GOLD, 2.4)
        stalk.shape(smooth("0,-42! 6,-32 5,-22 0,-17 -5,-22 -6,-32"), c.GOLD_LIGHT)
    pen.shape(box(-11, 8, 11, 15, 3), c.RED)


def summer_scene(pen: Pen) -> None:
    """Draw a haymaker with her rake beside the stacked corn."""
    pen.fill(circle(-18, -72, 8), c.GOLD)
    landscape.rays(pen.at(-18, -72), c.GOLD, 11, 15, 12)
    landscape.hills(pen, c.GOLD_LIGHT, c.GOLD, 20)
    hay_sign(pen.at(-38, -2, 0.7))
    hay_sign(pen.at(26, -22, 0.62))
    woman = pen.at(0, 0, 0.9)
    clothes.gown(woman, c.GREEN, c.GREEN_SHADE, c.WHITE)
    clothes.square_neckline(woman, c.TAN, c.RED)
    head = woman.at(0, -45, 1.1)
    Head(
        c.CHESTNUT, heads.braids, heads.middle_parting, skin=c.TAN, shade=c.TAN_SHADE, turn=0.5
    ).paint(head)
    straw_hat(head.at(0, -9, 1.2))
    woman.rod(corners("23,8 23,-50"), c.WOOD, 2)
    woman.rod(corners("13,-50 33,-50"), c.WOOD, 2)
    for x in (14, 20, 26, 32):
        woman.rod(points(x, -50, x, -57), c.WOOD, 1.4)
    clothes.sleeve(woman, "17,-25 27,-14 26,-10 23,-19", c.GREEN, c.WHITE, c.TAN)
    clothes.sleeve(woman, "-17,-24 -26,-10 -22,-4 -12,-7", c.GREEN, c.WHITE, c.TAN)


def grapes_sign(pen: Pen) -> None:
    """Draw a bunch of grapes with a leaf."""
    pen.rod(flow("0,-13 2,-20 8,-27"), c.WOOD, 2.2)
    pen.shape(smooth("2,-14! -6,-26 -14,-24! -22,-26 -22,-16! -26,-10 -16,-8! -8,-4"), c.GREEN)
    for y, row in ((-8, (-5, 6, 16)), (1, (-10, 0, 11)), (10, (-5, 5)), (19, (0,))):
        for x in row:
            pen.shape(circle(x, y, 6.2), c.VIOLET_LIGHT)
            pen.fine.dot(x - 2, y - 2, 1.3, c.LILAC)


def autumn_scene(pen: Pen) -> None:
    """Draw a vintner with his load of grapes among red leaves."""
    landscape.hills(pen, "#C9963F", "#A8742B", 18)
    pen.shape(smooth("26,8! 27,-24 24,-48! 30,-48! 31,-24 34,8!"), c.WOOD)
    pen.cluster(corners("14,-72 22,-82 34,-78 36,-66 24,-64 16,-60 30,-56"), 7, "#D9662E")
    man = pen.at(-4, 2, 0.88)
    clothes.coat(man, c.WOOD_LIGHT, c.WOOD)
    clothes.scarf(man, c.RED)
    Head(c.BROWN_HAIR, heads.short_hair, heads.tousled, heads.moustache,
         hats.bonnet(c.BLUE, c.BLUE_SHADE, c.GOLD),
         turn=0.5).paint(man.at(0, -46, 1.1))  # fmt: skip
    man.shape(corners("-24,-14 20,-14 16,8 -20,8"), c.WOOD)
    for x, y in (
        (-16, -16),
        (-8, -18),
        (0, -16),
        (8, -18),
        (14, -15),
        (-12, -22),
        (-3, -23),
        (5, -23),
    ):
        man.shape(circle(x, y, 4.6), c.VIOLET_LIGHT)
    for y in (-6, 1):
        man.rod(points(-22, y, 18, y), c.WOOD_LIGHT, 1.4)
    clothes.fist(man.at(-22, -10), c.SKIN)
    clothes.fist(man.at(18, -10), c.SKIN)
    for x, y, turn in ((-24, -66, 40), (-10, -76, -30), (8, -60, 80), (-44, -18, 20)):
        leaf(pen.at(x, y, 0.8, turn), "#D9662E")


def snow_sign(pen: Pen) -> None:
    """Draw a snow crystal."""
    for angle in around(0, 0, 6):
        arm = pen.at(0, 0, 1, angle)
        arm.line(corners("0,0 0,-26"), c.WHITE, 3.4)
        arm.line(corners("-7,-24 0,-16 7,-24"), c.WHITE, 2.8)
        arm.fine.line(corners("-5,-14 0,-8 5,-14"), c.WHITE, 2.2)


def winter_scene(pen: Pen) -> None:
    """Draw a lady skates under falling snow."""
    landscape.hills(pen, c.WHITE, c.STEEL_LIGHT, 26)
    for x in (-44, 27):
        landscape.cypress(pen.at(x, -14, 1.1), c.GREEN_SHADE)
    landscape.ground(pen, "#BFE0F0", 9)
    pen.line(flow("-56,-4 -30,-6 -8,-3 20,-6"), c.WHITE, 1.6)
    lady = pen.at(-2, 0, 0.9)
    clothes.coat(lady, c.RED, c.RED_SHADE)
    clothes.fur(lady, c.WHITE, c.ASH)
    head = lady.at(0, -46, 1.1)
    Head(c.CHESTNUT, heads.curls, heads.middle_parting, turn=0.7).paint(head)
    head.shape(box(-11.6, -14, 11.6, -7, 2), c.WHITE)
    head.solid(both(curve("M0 -23 C7 -23 10 -19 10 -13 L0 -13")), c.RED, c.RED_SHADE)
    clothes.sleeve(lady, "-17,-24 -24,-8 -14,-4 -6,-6", c.RED, c.WHITE, c.SKIN)
    clothes.sleeve(lady, "17,-24 24,-8 14,-4 6,-6", c.RED, c.WHITE, c.SKIN)
    lady.solid(box(-11, -12, 11, 1, 5), c.WHITE, c.ASH)
    for x, y in ((-22, -74), (-8, -82), (22, -78), (28, -56), (-26, -46), (32, -34), (16, -64)):
        pen.dot(x, y, 1.7, c.WHITE)
