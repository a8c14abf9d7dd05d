"""The higher trumps of the Tarot Nouveau: elements, leisures, seasons, the game, folly again."""

from rendering.art import clothes, hats, heads, landscape
from rendering.art.emblems_ages import CURTAIN, mask_sign, straw_hat
from rendering.art.heads import Head
from rendering.art.ornaments import blossom, leaf
from rendering.art.palette import (
    ASH,
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
    GOLD_SHADE,
    GREEN,
    GREEN_SHADE,
    GREY,
    GREY_HAIR,
    INK,
    LILAC,
    LIPS,
    MEADOW,
    MEADOW_SHADE,
    ORANGE,
    RED,
    RED_SHADE,
    SAND,
    SEA,
    SKIN,
    STEEL,
    STEEL_LIGHT,
    STEEL_SHADE,
    TAN,
    TAN_SHADE,
    VIOLET,
    VIOLET_LIGHT,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    WOOD_SHADE,
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
    star,
)
from rendering.art.pen import Pen
from rendering.art.suits import FRENCH


def alp_sign(pen: Pen) -> None:
    """A balloon over a snowy mountain."""
    pen.shape(corners("-34,32 -12,-6 2,14 10,6 34,32"), STEEL_SHADE)
    pen.fill(corners("-12,-6 -4.6,5.6 -10,10 -13,5 -18,9 -19,5"), WHITE)
    balloon(pen.at(11, -11, 0.82))


def balloon(pen: Pen) -> None:
    """A balloon with its basket, about the origin."""
    skin = both(curve("M0 -20 C10 -20 15 -13 15 -6 C15 3 7 8 4 14 L0 14"))
    pen.fill(skin, GOLD_LIGHT)
    with pen.inside(skin) as inner:
        inner.fill(box(-7, -30, 7, 20), RED)
        inner.fine.fill(box(-1.6, -30, 1.6, 20), GOLD_LIGHT)
    pen.ring(skin)
    for x in (-3, 3):
        pen.fine.line(points(x, 14, x, 19), INK, 1)
    pen.shape(box(-4.4, 18, 4.4, 25, 1), WOOD)


def earth_scene(pen: Pen) -> None:
    """A goat on an alp under snowy mountains."""
    pen.solid(
        corners("-62,10 -30,-40 -14,-24 8,-74 24,-42 31,-50 44,-30 44,10"), STEEL, STEEL_SHADE
    )
    pen.fill(corners("8,-74 17.4,-56 12,-58 8,-50 3,-57 -1,-53"), WHITE)
    pen.fill(corners("-30,-40 -24,-34 -30,-31 -34,-34"), WHITE)
    landscape.hills(pen, MEADOW, MEADOW_SHADE, 20)
    landscape.cypress(pen.at(28, -12, 0.9), GREEN)
    landscape.cypress(pen.at(36, -10, 0.7), GREEN_SHADE)
    goat(pen.at(-2, -8, 1.2))
    for x, colour in ((-44, RED), (-30, WHITE), (16, GOLD)):
        blossom(pen.at(x, -3, 0.55), 6, colour)


def goat(pen: Pen) -> None:
    """A goat that looks to the left, its foot at the origin."""
    for x in (-8, -4, 7, 11):
        pen.rod(points(x, -8, x, 1), ASH, 2)
    pen.solid(
        smooth("-9,-20! -16,-24 -19,-19! -15,-16 -12,-9 -10,-4 12,-4 14,-14 11,-18 -2,-16 -6,-20"),
        WHITE,
        STEEL_LIGHT,
    )
    pen.rod(flow("-12,-24 -9,-31 -3,-32"), WOOD, 1.8)
    pen.fill(smooth("-17,-18! -17,-11! -13,-16"), GREY)
    pen.shape(smooth("-9,-22! -3,-24 -5,-19!"), ASH)
    pen.dot(-14, -20.6, 1)


def air_scene(pen: Pen) -> None:
    """A balloon and a kite over a windy hill."""
    balloon(pen.at(-4, -56, 1.2))
    landscape.hills(pen, MEADOW, MEADOW_SHADE, 13)
    child = pen.at(-30, -2, 0.42)
    clothes.coat(child, RED, RED_SHADE)
    Head(BLOND, heads.short_hair, heads.tousled, turn=0.8).paint(child.at(0, -46, 1.2))
    pen.line(flow("-20,-14 4,-12 24,-26"), INK, 1.2)
    pen.shape(corners("24,-44 32,-34 24,-22 16,-34"), BLUE)
    pen.line(corners("24,-44 24,-22"), GOLD_LIGHT, 1.4)
    pen.line(corners("16,-34 32,-34"), GOLD_LIGHT, 1.4)


def fire_sign(pen: Pen) -> None:
    """A flame over waves."""
    pen.shape(smooth("-16,6! -17,-6 -8,-14 -7,-27! 3,-20 5,-11 10,-15! 17,-4 15,6!"), ORANGE)
    pen.fill(smooth("-8,6! -8,-3 -2,-12! 3,-4 8,-4 7,6!"), GOLD_LIGHT)
    pen.shape(smooth("-32,10! -24,5 -16,10 -8,5 0,10 8,5 16,10 24,5 32,10! 32,34! -32,34!"), SEA)
    pen.line(flow("-26,18 -18,14 -9,18 0,14 9,18 18,14 26,18"), WHITE, 2.6)


def water_scene(pen: Pen) -> None:
    """A sailing boat on the lake."""
    landscape.hills(pen, MEADOW, MEADOW_SHADE, 22)
    landscape.water(pen, SEA, WHITE, 16)
    pen.rod(corners("2,-14 2,-78"), WOOD, 2)
    pen.solid(smooth("5,-76! 24,-50 31,-24! 18,-22 5,-22!"), WHITE, STEEL_LIGHT)
    pen.solid(smooth("-1,-70! -14,-46 -20,-24! -10,-22 -1,-22!"), RED, RED_SHADE)
    pen.shape(corners("2,-78 13,-82 2,-86"), BLUE)
    pen.solid(smooth("-24,-17! 0,-15 32,-19! 28,-8 18,-4 -14,-4 -21,-9"), WOOD, WOOD_SHADE)
    pen.line(flow("-20,-12 2,-10 28,-13"), GOLD_LIGHT, 1.6)
    pen.line(flow("-40,-2 -28,-5 -16,-2 -4,-4 12,-2 28,-4 40,-2"), WHITE, 1.6)


def fire_scene(pen: Pen) -> None:
    """A bonfire by night, two friends beside it."""
    for x, y in ((-24, -74), (26, -78), (30, -56), (4, -84)):
        pen.fill(star(x, y, 3.8, 1.4, 4), CREAM)
    landscape.hills(pen, "#3D5A66", "#2E4550", 15)
    for x, shirt, hair, turn in ((-24, BLUE, BLOND, 0.9), (27, RED, BROWN_HAIR, -0.9)):
        friend = pen.at(x, 3, 0.6)
        clothes.coat(friend, shirt, shirt)
        Head(hair, heads.page_hair, heads.tousled, turn=turn).paint(friend.at(0, -45, 1.12))
    fire = pen.at(2, -12)
    fire.shape(
        smooth("-17,8! -22,-10 -10,-24! -8,-16 -6,-44! 4,-30 6,-18 14,-28! 22,-8 17,8!"), RED
    )
    fire.shape(smooth("-11,8! -14,-4 -6,-14! -2,-8 0,-28! 6,-12 11,-14! 14,-2 11,8!"), ORANGE)
    fire.fill(smooth("-5,8! -6,0 0,-10! 6,0 5,8!"), GOLD_LIGHT)
    pen.rod(corners("-16,2 18,-6"), WOOD, 4)
    pen.rod(corners("20,2 -14,-6"), WOOD, 4)


def violin_sign(pen: Pen) -> None:
    """A violin with its bow."""
    pen.rod(corners("-24,4 12,-26"), WOOD_SHADE, 2)
    violin(pen.at(0, 0, 1, 34))


def violin(pen: Pen) -> None:
    """A violin, scroll upwards."""
    pen.rod(corners("0,-6 0,-26"), INK, 2.6)
    half = curve("M0 -9 C8 -10 11 -5 9 0 C7 3 6 5 7 7 C12 10 13 22 8 25 C4 27 2 27 0 27")
    pen.solid(both(half), "#B9652B", "#8F4718")
    pen.fine.line(corners("0,-8 0,20"), INK, 2)
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


def flower_sign(pen: Pen) -> None:
    """A tulip with two leaves."""
    pen.rod(corners("0,2 0,30"), GREEN, 2.4)
    for side in (pen, pen.mirror()):
        side.shape(smooth("0,27! 6,12 17,6! 17,18 8,27"), GREEN)
    pen.shape(both(curve("M0 -22 L5 -17 L14 -26 C18 -10 12 4 0 5")), "#E0527A")
    pen.line(flow("-5,-17 -5,-6 0,4"), INK, 1.4)
    pen.line(flow("5,-17 5,-6 0,4"), INK, 1.4)


def spring_scene(pen: Pen) -> None:
    """A shepherdess with a lamb among tulips."""
    landscape.hills(pen, MEADOW, MEADOW_SHADE, 18)
    pen.shape(smooth("24,6! 25,-24 22,-50! 28,-50! 29,-24 32,6!"), WOOD)
    pen.cluster(corners("10,-74 18,-82 30,-80 34,-68 22,-66 14,-62 28,-58"), 7, "#F2B8C6")
    girl = pen.at(-4, 2, 0.86)
    clothes.gown(girl, "#D77A8B", "#B65A6C", WHITE)
    clothes.neckline(girl, SKIN)
    clothes.laces(girl, GREEN)
    head = girl.at(0, -45, 1.1)
    Head(BLOND, heads.braids, heads.middle_parting, turn=0.5).paint(head)
    for x, colour in ((-8, WHITE), (0, GOLD_LIGHT), (8, RED)):
        blossom(head.at(x, -12 - (2 if x == 0 else 0), 0.6), 6, colour)
    lamb(girl.at(2, -8, 0.9))
    clothes.sleeve(girl, "16,-24 26,-10 18,0 8,-1", "#D77A8B", WHITE, SKIN)
    for x in (-48, -34, 34):
        flower_sign(pen.at(x, -9, 0.4))


def lamb(pen: Pen) -> None:
    """A lamb that looks to the left, about the origin."""
    pen.cluster(corners("-2,0 5,-3 11,0 10,6 2,7 -4,5"), 5, WHITE)
    pen.shape(smooth("-8,-9 -3,-8 -3,0 -8,5 -13,3 -13,-5"), ASH)
    pen.shape(smooth("-4,-8! 2,-10 2,-5!"), ASH)
    pen.dot(-9, -3, 1.1)


def hay_sign(pen: Pen) -> None:
    """A sheaf of corn with a red tie."""
    for turn in (-34, -17, 17, 34, 0):
        stalk = pen.at(0, 12, 1, turn)
        stalk.rod(corners("0,14 0,-20"), GOLD, 2.4)
        stalk.shape(smooth("0,-42! 6,-32 5,-22 0,-17 -5,-22 -6,-32"), GOLD_LIGHT)
    pen.shape(box(-11, 8, 11, 15, 3), RED)


def summer_scene(pen: Pen) -> None:
    """A haymaker with her rake beside the stacked corn."""
    pen.fill(circle(-18, -72, 8), GOLD)
    landscape.rays(pen.at(-18, -72), GOLD, 11, 15, 12)
    landscape.hills(pen, GOLD_LIGHT, GOLD, 20)
    hay_sign(pen.at(-38, -2, 0.7))
    hay_sign(pen.at(26, -22, 0.62))
    woman = pen.at(0, 0, 0.9)
    clothes.gown(woman, GREEN, GREEN_SHADE, WHITE)
    clothes.square_neckline(woman, TAN, RED)
    head = woman.at(0, -45, 1.1)
    Head(CHESTNUT, heads.braids, heads.middle_parting, skin=TAN, shade=TAN_SHADE, turn=0.5).paint(
        head
    )
    straw_hat(head.at(0, -9, 1.2))
    woman.rod(corners("23,8 23,-50"), WOOD, 2)
    woman.rod(corners("13,-50 33,-50"), WOOD, 2)
    for x in (14, 20, 26, 32):
        woman.rod(points(x, -50, x, -57), WOOD, 1.4)
    clothes.sleeve(woman, "17,-25 27,-14 26,-10 23,-19", GREEN, WHITE, TAN)
    clothes.sleeve(woman, "-17,-24 -26,-10 -22,-4 -12,-7", GREEN, WHITE, TAN)


def grapes_sign(pen: Pen) -> None:
    """A bunch of grapes with a leaf."""
    pen.rod(flow("0,-13 2,-20 8,-27"), WOOD, 2.2)
    pen.shape(smooth("2,-14! -6,-26 -14,-24! -22,-26 -22,-16! -26,-10 -16,-8! -8,-4"), GREEN)
    for y, row in ((-8, (-5, 6, 16)), (1, (-10, 0, 11)), (10, (-5, 5)), (19, (0,))):
        for x in row:
            pen.shape(circle(x, y, 6.2), VIOLET_LIGHT)
            pen.fine.dot(x - 2, y - 2, 1.3, LILAC)


def autumn_scene(pen: Pen) -> None:
    """A vintner with his load of grapes among red leaves."""
    landscape.hills(pen, "#C9963F", "#A8742B", 18)
    pen.shape(smooth("26,8! 27,-24 24,-48! 30,-48! 31,-24 34,8!"), WOOD)
    pen.cluster(corners("14,-72 22,-82 34,-78 36,-66 24,-64 16,-60 30,-56"), 7, "#D9662E")
    man = pen.at(-4, 2, 0.88)
    clothes.coat(man, WOOD_LIGHT, WOOD)
    clothes.scarf(man, RED)
    Head(BROWN_HAIR, heads.short_hair, heads.tousled, heads.moustache,
         hats.bonnet(BLUE, BLUE_SHADE, GOLD), turn=0.5).paint(man.at(0, -46, 1.1))  # fmt: skip
    man.shape(corners("-24,-14 20,-14 16,8 -20,8"), WOOD)
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
        man.shape(circle(x, y, 4.6), VIOLET_LIGHT)
    for y in (-6, 1):
        man.rod(points(-22, y, 18, y), WOOD_LIGHT, 1.4)
    clothes.fist(man.at(-22, -10), SKIN)
    clothes.fist(man.at(18, -10), SKIN)
    for x, y, turn in ((-24, -66, 40), (-10, -76, -30), (8, -60, 80), (-44, -18, 20)):
        leaf(pen.at(x, y, 0.8, turn), "#D9662E")


def snow_sign(pen: Pen) -> None:
    """A snow crystal."""
    for angle in around(0, 0, 6):
        arm = pen.at(0, 0, 1, angle)
        arm.line(corners("0,0 0,-26"), WHITE, 3.4)
        arm.line(corners("-7,-24 0,-16 7,-24"), WHITE, 2.8)
        arm.fine.line(corners("-5,-14 0,-8 5,-14"), WHITE, 2.2)


def winter_scene(pen: Pen) -> None:
    """A lady skates under falling snow."""
    landscape.hills(pen, WHITE, STEEL_LIGHT, 26)
    for x in (-44, 27):
        landscape.cypress(pen.at(x, -14, 1.1), GREEN_SHADE)
    landscape.ground(pen, "#BFE0F0", 9)
    pen.line(flow("-56,-4 -30,-6 -8,-3 20,-6"), WHITE, 1.6)
    lady = pen.at(-2, 0, 0.9)
    clothes.coat(lady, RED, RED_SHADE)
    clothes.fur(lady, WHITE, ASH)
    head = lady.at(0, -46, 1.1)
    Head(CHESTNUT, heads.curls, heads.middle_parting, turn=0.7).paint(head)
    head.shape(both(box(0, -14, 11.6, -7, 2)), WHITE)
    head.solid(both(curve("M0 -23 C7 -23 10 -19 10 -13 L0 -13")), RED, RED_SHADE)
    clothes.sleeve(lady, "-17,-24 -24,-8 -14,-4 -6,-6", RED, WHITE, SKIN)
    clothes.sleeve(lady, "17,-24 24,-8 14,-4 6,-6", RED, WHITE, SKIN)
    lady.solid(box(-11, -12, 11, 1, 5), WHITE, ASH)
    for x, y in ((-22, -74), (-8, -82), (22, -78), (28, -56), (-26, -46), (32, -34), (16, -64)):
        pen.dot(x, y, 1.7, WHITE)


def dice_sign(pen: Pen) -> None:
    """Two dice."""
    for x, y, turn, colour, spots in ((-9, 6, -14, WHITE, INK), (11, -9, 20, RED, WHITE)):
        die = pen.at(x, y, 1, turn)
        die.shape(box(-12, -12, 12, 12, 3.4), colour)
        for dx, dy in (
            ((-6, -6), (6, 6), (0, 0)) if colour == RED else ((-6, -6), (6, 6), (-6, 6), (6, -6))
        ):
            die.dot(dx, dy, 2.4, spots)


def game_scene(pen: Pen) -> None:
    """Two players at the card table."""
    pen.shape(box(-62, -90, 44, 10), "#3F7A63")
    for x in range(-60, 44, 13):
        pen.line(points(x, -90, x, 10), "#356A55", 1.4)
    left, right = pen.at(-19, -6, 0.78), pen.at(22, -6, 0.78)
    clothes.coat(left, BLUE, BLUE_SHADE)
    clothes.scarf(left, WHITE)
    clothes.gown(right, GOLD, GOLD_SHADE, RED)
    clothes.neckline(right, SKIN)
    Head(GREY_HAIR, heads.short_hair, heads.nothing, heads.moustache, turn=0.9, age=0.6).paint(
        left.at(0, -46, 1.1)
    )
    Head(BLACK_HAIR, heads.net, heads.middle_parting, turn=-0.9).paint(right.at(0, -46, 1.1))
    pen.shape(corners("-62,-13 44,-13 44,10 -62,10"), WOOD)
    pen.shape(corners("-62,-16 44,-16 44,-10 -62,-10"), GREEN)
    for x, way in ((-14, -1), (16, 1)):
        for place, turn in enumerate((-24, 0, 24)):
            card = pen.at(x, -18, 1, turn)
            card.shape(box(-4.6, -20, 4.6, -4, 1), CREAM)
            suit = FRENCH[(place + (way > 0)) % 4]
            suit.sign(card.at(0, -13, 0.3), suit.colour)
        clothes.fist(pen.at(x, -19, 0.8), SKIN)
    dice_sign(pen.at(1, -14, 0.3))


def carnival_sign(pen: Pen) -> None:
    """A jester's sceptre with bells and ribbons."""
    pen.rod(corners("-14,28 4,0"), WOOD, 3)
    head = pen.at(5, -4)
    head.shape(smooth("0,2! -4,-12 -14,-16 -23,-8! -14,-6 -10,4"), GOLD)
    head.shape(smooth("0,2! 4,-14 14,-16 22,-6! 14,-6 10,4"), GREEN)
    head.shape(both(curve("M0 -25 C4 -18 8 -10 7 0 L0 2")), RED)
    for x, y in ((0, -24), (-23, -7), (22, -5)):
        head.shape(circle(x, y, 3.2), GOLD_LIGHT)
    head.shape(circle(0, 6, 8.4), SKIN)
    head.dot(-3, 5, 1.4)
    head.dot(3, 5, 1.4)
    head.line(arc(0, 6, 4, 4, 30, 150), LIPS, 1.6)


def soldiers_scene(pen: Pen) -> None:
    """Soldiers in shakos, led by a jester."""
    landscape.ground(pen, SAND, 9)
    for x in (-26, 27, 1):
        soldier = pen.at(x, -12 if x != 1 else -8, 0.62)
        clothes.coat(soldier, BLUE, BLUE_SHADE)
        soldier.line(corners("-16,-30 16,6"), WHITE, 3)
        soldier.line(corners("16,-30 -16,6"), WHITE, 3)
        head = soldier.at(0, -46, 1.14)
        Head(BROWN_HAIR, heads.short_hair, heads.nothing, heads.moustache).paint(head)
        head.solid(both(corners("0,-30 13,-30 10,-7 0,-7")), RED, RED_SHADE)
        head.rod(corners("-10.6,-8 10.6,-8"), INK, 2)
        head.shape(star(0, -18, 5, 2.4, 5), GOLD_LIGHT)
        head.shape(ellipse(0, -34, 3, 5), WHITE)
    carnival_sign(pen.at(3, -24, 0.9))


def carnival_scene(pen: Pen) -> None:
    """The carnival crowd in masks under confetti."""
    for x, y, colour in (
        (-24, -80, RED), (-10, -74, GREEN), (6, -84, GOLD), (24, -78, BLUE), (31, -62, RED),
        (-28, -60, GOLD), (16, -68, WHITE), (-2, -64, BLUE), (29, -44, GREEN), (-20, -46, WHITE),
    ):  # fmt: skip
        pen.shape(circle(x, y, 2.3), colour)
    pen.shape(smooth("-62,-10! -44,-18 -20,-14! -20,10! -62,10!"), CURTAIN)
    guests = (
        (-22, GREEN, GREEN_SHADE, Head(BLOND, heads.curls, heads.tousled, turn=0.7)),
        (24, RED, RED_SHADE, Head(BLACK_HAIR, heads.page_hair, heads.straight, turn=-0.7)),
        (1, VIOLET_LIGHT, VIOLET, Head(CHESTNUT, heads.wild_hair, heads.nothing)),
    )
    for x, main, shade, person in guests:
        guest = pen.at(x, 2, 0.7)
        clothes.coat(guest, main, shade)
        clothes.ruff(guest)
        head = guest.at(0, -46, 1.14)
        person.paint(head)
        colour = GOLD if main == GREEN else INK
        head.shape(smooth("-11,-5! 0,-4 11,-5! 9,3 4,3.4 0,1 -4,3.4 -9,3"), colour)
        for side in (-1, 1):
            head.fill(ellipse(side * 4.6, -1, 2.2, 1.6), WHITE)
            head.dot(side * 4.6, -1, 1)
    hat = pen.at(1, -37)
    hat.solid(both(corners("0,-32 10,0 0,2")), GOLD, GOLD_SHADE)
    for y in (-22, -13, -5):
        hat.shape(circle(0, y, 2.2), RED)
    hat.shape(circle(0, -33, 3.4), WHITE)
    mask_sign(pen.at(-42, -4, 0.4))
