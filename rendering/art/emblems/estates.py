"""Fool, magician, popess, empress, emperor and pope; a sign and a scene for each."""

from rendering.art.emblems import landscape
from rendering.art.figures import attributes, clothes, hats, heads
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
    moved,
    points,
    smooth,
    star,
    turned,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips.italian import coin, cup

PURPLE = "#7A3B8F"
PURPLE_SHADE = "#57266A"


def fool_sign(pen: Pen) -> None:
    """Draw a fool's head with cap and bells."""
    fool_cap(pen)
    Head(turn=0.6).paint(pen.at(0, 8, 1.1))
    pen.shape(both(corners("0,20 8,17 13,28 6,24 0,30")), c.GREEN)
    pen.shape(both(curve("M0 -4 C6 -5 9 -2 11 6 L14 -2 L0 -12")), c.GOLD)


def fool_cap(pen: Pen) -> None:
    """Draw three horns with bells."""
    pen.solid(smooth("0,-4! 6,-14 16,-18 25,-10! 18,-8 14,2 10,6"), c.GREEN, c.GREEN_SHADE)
    pen.solid(smooth("0,-4! -6,-14 -16,-18 -25,-10! -18,-8 -14,2 -10,6"), c.RED, c.RED_SHADE)
    pen.solid(both(curve("M0 -26 C4 -20 9 -12 8 -2 L0 -2")), c.BLUE, c.BLUE_SHADE)
    for x, y in ((0, -26), (25, -9), (-25, -9)):
        pen.shape(circle(x, y, 3), c.GOLD_LIGHT)


def fool_scene(pen: Pen) -> None:
    """Draw the fool with his bundle, chasing a butterfly; a dog at his side."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 12)
    for tuft in (-50, -32, 30):
        landscape.grass(pen.at(tuft, -6), c.GREEN_SHADE)
    fool = pen.at(4, 0, 0.94)
    clothes.parted(fool, c.RED, c.GREEN)
    with fool.inside(clothes.COAT) as coat:
        for x, y in corners("-12,-14 -14,2 12,-18 13,-2"):
            coat.shape(points(x, y - 6, x + 4, y, x, y + 6, x - 4, y), c.GOLD_LIGHT)
    for x, y in corners("-15,-22 -7.5,-20 0,-18 7.5,-20 15,-22"):
        fool.shape(points(x - 5, -30, x + 5, -30, x, y), c.GOLD)
        fool.shape(circle(x, y, 1.7), c.RED)
    head = fool.at(0, -46, 1.06)
    fool_cap(head.at(0, -10, 0.9))
    Head(c.CHESTNUT, turn=0.9).paint(head)
    head.shape(both(curve("M0 -11 C6 -12 8.4 -8 9.6 0 L12 -7 C9 -13 6 -16 0 -16")), c.GOLD)
    clothes.sleeve(fool, "-17,-24 -25,-8 -19,0 -10,-8", c.RED, c.GOLD, c.SKIN)
    fool.rod(corners("-2,-4 -30,-35"), c.WOOD, 2)
    bundle = fool.at(-30, -32)
    bundle.solid(smooth("0,-6! 7,0 8,8 0,12 -8,8 -7,0"), c.BLUE, c.BLUE_SHADE)
    for x, y in ((-3, 3), (3, 1), (1, 7)):
        bundle.dot(x, y, 1.2, c.WHITE)
    bundle.shape(corners("-5,-8 0,-4 5,-8 2,-3 -2,-3"), c.BLUE)
    clothes.fist(fool.at(-7, -10), c.SKIN)
    clothes.sleeve(fool, "17,-24 25,-14 25,-20 26,-28", c.GREEN, c.GOLD, c.SKIN)
    butterfly(pen.at(28, -45, 0.8, 14))
    pup(pen.at(-40, -5, 0.84))


def butterfly(pen: Pen) -> None:
    """Draw a butterfly."""
    for side in (pen, pen.mirror()):
        side.shape(smooth("0,0! 5,-9 10,-7 8,0"), c.ORANGE)
        side.shape(smooth("0,1! 6,1 6,7 2,6"), c.GOLD_LIGHT)
        side.line(flow("0,-3 2,-7 4,-8"), c.INK, 1.2)
    pen.line(corners("0,-4 0,6"), c.INK, 2)


def pup(pen: Pen) -> None:
    """Draw a small dog that leaps to the right."""
    pen.solid(
        smooth(
            "-12,2! -13,-7 -6,-11 3,-13 8,-19 14,-18 19,-13! 14,-11 11,-8 9,2! 5,2 4,-4 -4,-4 -7,2"
        ),
        c.WHITE,
        c.STEEL_LIGHT,
    )
    pen.shape(smooth("9,-19! 5,-17 6,-11! 10,-14"), c.WOOD)
    pen.line(flow("-12,-6 -17,-10 -16,-16"), c.INK, 2.6)
    pen.dot(13.6, -15.4, 1)
    pen.dot(18.4, -13, 1.2)


def magician_sign(pen: Pen) -> None:
    """Draw a conjurer's face under a wide hat, with his wand."""
    Head(c.BLACK_HAIR, heads.short_hair, heads.nothing, heads.goatee, turn=0.4).paint(
        pen.at(-3, 7, 1.15)
    )
    wide_hat(pen.at(-3, -6, 1.1))
    pen.rod(corners("2,26 19,2"), c.WOOD, 2.6)
    pen.fill(star(20, 0, 9.4, 4, 6), c.GOLD)
    pen.fill(circle(20, 0, 2.4), c.WHITE)


def wide_hat(pen: Pen) -> None:
    """Draw the conjurer's hat, whose brim winds like an eight; its foot at the origin."""
    pen.solid(both(curve("M0 -16 C8 -16 10 -9 10 0 L0 1")), c.BLUE, c.BLUE_SHADE)
    pen.solid(
        smooth("0,-1 -8,-5 -18,-8 -24,-3 -20,3 -10,4 0,1 10,4 20,3 24,-3 18,-8 8,-5"),
        c.RED,
        c.RED_SHADE,
        2,
    )
    pen.fine.line(flow("-21,-2.6 -16,-4.6 -8,-2"), c.GOLD_LIGHT, 1.3)
    pen.fine.line(flow("21,-2.6 16,-4.6 8,-2"), c.GOLD_LIGHT, 1.3)


def magician_scene(pen: Pen) -> None:
    """Draw the conjurer behind his table with cups, balls, coins and a cobbler's tools."""
    man = pen.at(2, -14, 0.84)
    clothes.parted(man, c.RED, c.BLUE)
    clothes.broad_collar(man, c.GOLD_LIGHT)
    clothes.buttons(man, c.GOLD)
    Head(c.BLACK_HAIR, heads.page_hair, heads.nothing, heads.goatee, turn=-0.6).paint(
        man.at(0, -47, 1.1)
    )
    wide_hat(man.at(0, -58, 0.96))
    man.rod(corners("25,-20 31,-50"), c.WOOD, 2)
    man.fill(star(31.4, -52, 6.4, 2.8, 6), c.GOLD)
    clothes.sleeve(man, "17,-25 28,-12 29,-8 25,-18", c.BLUE, c.GOLD, c.SKIN)
    clothes.sleeve(man, "-17,-24 -28,-12 -27,-6 -24,-3", c.RED, c.GOLD, c.SKIN)
    pen.shape(corners("-62,-15 42,-15 42,8 -62,8"), c.WOOD)
    pen.shape(corners("-62,-18 42,-18 42,-12 -62,-12"), c.WOOD_LIGHT)
    cup(pen.at(-36, -26, 0.8, 180))
    cup(pen.at(-6, -26, 0.8, 180))
    pen.shape(circle(4.8, -20.8, 3), c.RED)
    coin(pen.at(15, -20.4), 5.6)
    pen.rod(corners("22,-20 33,-20"), c.STEEL, 1.6)
    pen.rod(corners("27,-20 29,-26"), c.WOOD, 1.8)
    for x in (-46, -26, 14, 30):
        pen.line(points(x, -11, x, 8), c.WOOD_SHADE, 1.3)


TIARA_BAND = "-12,1 -12,-3 -9,-1 -6,-4 -3,-1 0,-4 3,-1 6,-4 9,-1 12,-3 12,1"


def tiara(pen: Pen) -> None:
    """Draw the triple crown, its foot at the origin, 24 units high."""
    body = both(curve("M0 -22 C6 -22 10 -14 10 -2 L0 0"))
    pen.fill(body, c.CREAM)
    with pen.inside(body) as inner:
        for y in (-2, -9, -16):
            inner.coarse.line(points(-12, y, 12, y), c.GOLD, 3.6)
            inner.fine.fill(moved(corners(TIARA_BAND), 0, y), c.GOLD)
            inner.fine.line(points(-12, y + 1, 12, y + 1), c.INK, 1.2)
    pen.ring(body)
    pen.shape(circle(0, -24, 2.4), c.RED)


def popess_sign(pen: Pen) -> None:
    """Draw a veiled woman with the triple crown, over an open book."""
    pen.shape(both(curve("M0 -12 C11 -12 14 0 17 18 L0 18")), c.WHITE)
    pen.shape(ellipse(0, -1, 8, 9.6), c.SKIN)
    pen.dot(-3, -1, 1.2)
    pen.dot(3, -1, 1.2)
    tiara(pen.at(0, -8, 0.86))
    book(pen.at(0, 18))


def book(pen: Pen) -> None:
    """Draw an open book seen by the onlooker, forty-eight units wide."""
    pen.shape(both(curve("M0 -7 C6 -11 15 -11 24 -8 L24 10 C15 7 6 7 0 11")), c.RED)
    pen.fill(both(curve("M0 -5.4 C6 -9 14 -9 21.6 -7 L21.6 6 C14 4 6 5 0 8")), c.CREAM)
    pen.line(corners("0,-6 0,9"))
    for y in (-4, 0):
        pen.fine.line(points(4, y + 0.6, 18, y - 1.4), c.GREY, 1.2)
        pen.fine.line(points(-4, y + 0.6, -18, y - 1.4), c.GREY, 1.2)


def popess_scene(pen: Pen) -> None:
    """Draw the popess on her throne, with tiara, veil and open book."""
    for x in (-22, 26):
        pen.solid(points(x - 4, 6, x - 4, -60, x + 4, -60, x + 4, 6), c.SAND, c.WOOD_LIGHT, 2)
        pen.shape(circle(x, -64, 4.4), c.GOLD)
    pen.shape(box(-18, -58, 22, 4), "#B9A6D8")
    lady = pen.at(2, 0, 0.94)
    clothes.mantle(lady, c.BLUE, c.BLUE_SHADE, c.GOLD)
    clothes.breast(lady, c.RED, c.GOLD)
    face = lady.at(0, -44, 1.1)
    Head(c.BROWN_HAIR, heads.nothing, heads.middle_parting).paint(face)
    hats.veil(c.WHITE, c.STEEL_SHADE)(face)
    tiara(lady.at(0, -56, 1.06))
    book(lady.at(0, -9, 0.86))
    for hand in (-19.6, 19.6):
        clothes.fist(lady.at(hand, -7), c.SKIN)


def pope_sign(pen: Pen) -> None:
    """Draw an old man's face under the triple crown, beside the triple cross."""
    pen.rod(corners("18,32 18,-24"), c.GOLD, 2.6)
    for y, half in ((-18, 4.4), (-10, 6.4), (-2, 8.4)):
        pen.rod(points(18 - half, y, 18 + half, y), c.GOLD, 2.6)
    pen.shape(both(curve("M-6 14 C6 14 16 20 18 34 L-6 34"), -6), c.RED)
    pen.shape(ellipse(-6, 3, 10, 11.4), c.SKIN)
    pen.shape(both(curve("M-6 8 C-2 7 2 6 4 1 C6 14 2 24 -6 25"), -6), c.WHITE)
    pen.dot(-10, 1.6, 1.4)
    pen.dot(-2, 1.6, 1.4)
    tiara(pen.at(-6, -4, 1.06))


def key(pen: Pen, colour: str) -> None:
    """Draw a key, bit upwards."""
    pen.rod(corners("0,-20 0,13"), colour, 3)
    pen.shape(corners("1,-22 9,-22 9,-12 5.4,-14 1,-12"), colour)
    pen.line(circle(0, 17, 4.4), c.INK, 5.4)
    pen.line(circle(0, 17, 4.4), colour, 2.6)


def pope_scene(pen: Pen) -> None:
    """Draw the pope blesses two clerics, with the triple cross."""
    pen.shape([*points(-18, 4), *arc(2, -52, 20, 22, 180, 360), (22.0, 4.0)], "#C9B3DF")
    man = pen.at(2, -4, 0.92)
    man.rod(corners("24,8 24,-58"), c.GOLD, 2)
    for y, reach in ((-54, 3.6), (-48, 5.4), (-42, 7.2)):
        man.rod(points(24 - reach, y, 24 + reach, y), c.GOLD, 1.8)
    clothes.mantle(man, c.RED, c.RED_SHADE, c.GOLD)
    clothes.breast(man, c.WHITE, c.GOLD)
    man.shape(both(corners("0,-18 5,-30 9,-28 4,-16 4,8 0,8")), c.GOLD_LIGHT)
    Head(
        c.WHITE_HAIR,
        heads.short_hair,
        heads.nothing,
        heads.full_beard,
        turn=-0.4,
        age=0.8,
        brows=c.GREY,
    ).paint(man.at(0, -45, 1.08))
    tiara(man.at(0, -55, 1.12))
    clothes.sleeve(man, "18,-25 28,-14 27,-10 24,-18", c.RED, c.WHITE, c.SKIN)
    clothes.sleeve(man, "-18,-25 -28,-16 -28,-18 -23,-26", c.RED, c.WHITE, c.SKIN)
    blessing = man.at(-21, -30)
    for turn in (-8, 10):
        blessing.rod([(0.0, -1.0), *turned([(0.0, -8.6)], turn)], c.SKIN, 2)
    clothes.fist(blessing, c.SKIN)
    for x, side in ((-32, 1), (30, -1)):
        cleric(pen.at(x, 4, 0.8) if side > 0 else pen.at(x, 4, 0.8).mirror())


def cleric(pen: Pen) -> None:
    """Draw a tonsured cleric from behind, looking to the right."""
    pen.shape(both(curve("M0 -12 C8 -12 14 -6 15 6 L0 6")), c.GOLD)
    pen.shape(circle(0, -18, 8), c.WOOD_SHADE)
    pen.shape(ellipse(-0.6, -22, 4.4, 2.8), c.SKIN)


def shield(pen: Pen, ground: str, bird: str) -> None:
    """Draw a shield with an eagle, about the origin, 37 units high."""
    pen.shape(both(curve("M0 -17 L18 -17 C19 1 12 13 0 20")), ground)
    eagle(pen.at(0, -2, 0.98), bird)


def eagle(pen: Pen, colour: str) -> None:
    """Draw a heraldic eagle, some 15 units in radius."""
    pen.fill(
        both(corners("0,-9 3,-4 8,-10 13,-12 11,-4 12,2 8,1 7,6 4,4 5,12 0,15")),
        colour,
    )
    pen.fill(corners("-3,-14 2,-15 3,-9 -2,-8 -6,-11"), colour)


def empress_sign(pen: Pen) -> None:
    """Draw a crowned woman with an eagle on her shield."""
    pen.shape(both(curve("M-5 -14 C8 -14 11 -2 10 8 C10 16 13 20 12 28 L-5 28"), -5), c.BLOND)
    pen.shape(both(curve("M-5 15 C4 16 12 22 14 34 L-5 34"), -5), c.BLUE)
    pen.shape(ellipse(-5, 1, 9, 11.6), c.SKIN)
    pen.dot(-8.8, 0, 1.4)
    pen.dot(-1.2, 0, 1.4)
    pen.line(flow("-7.6,6.6 -5,7.6 -2.4,6.6"), c.RED, 2)
    pen.shape(both(corners("-5,-27 -1,-19 5,-25 7,-9 -5,-8"), -5), c.GOLD)
    shield(pen.at(15, 13, 0.68), c.GOLD_LIGHT, c.INK)


def empress_scene(pen: Pen) -> None:
    """Draw the empress with her shield and sceptre."""
    lady = pen.at(2, 0, 0.96)
    clothes.standing_collar(lady, c.GOLD_LIGHT)
    clothes.gown(lady, c.RED, c.RED_SHADE, c.GOLD_LIGHT)
    clothes.neckline(lady, c.SKIN)
    clothes.pearls(lady)
    Head(c.BLOND, heads.curls, heads.middle_parting, hat=hats.arched_crown, turn=-0.5).paint(
        lady.at(0, -47, 1.06)
    )
    attributes.sceptre(lady.at(24, -20))
    clothes.sleeve(lady, "17,-25 28,-12 27,-6 24,-17", c.RED, c.GOLD, c.SKIN)
    clothes.sleeve(lady, "-18,-24 -30,-12 -30,-4 -20,-6", c.RED, c.GOLD, c.SKIN)
    shield(lady.at(-16, -18, 0.8), c.GOLD_LIGHT, c.INK)
    clothes.fist(lady.at(-29, -12), c.SKIN)


def emperor_sign(pen: Pen) -> None:
    """Draw the head of a crowned emperor in profile."""
    pen.shape(smooth("16,-10 18,4 12,18 18,30! -6,30! -4,18 0,0"), c.BLACK_HAIR)
    pen.shape(curve("M-8 -10 C-9 -4 -14 2 -15 5 C-15 7 -11 6 -11 8 L-11 18 L8 18 L10 -10"), c.SKIN)
    pen.shape(smooth("-12,9! -4,10 4,2 8,2 10,14 2,24 -12,30! -14,18"), c.BLACK_HAIR)
    pen.dot(-5, -1, 1.7)
    pen.fine.line(flow("-9,-5 -5,-6 -1,-5"), c.INK, 1.4)
    pen.fine.line(corners("-12,13 -8,13.4"), c.LIPS, 1.5)
    pen.shape(corners("-13,-7 -16,-23 -8,-16 1,-28 10,-16 19,-23 17,-7"), c.GOLD)
    pen.line(corners("-12,-10.4 16,-10.4"), c.RED, 2.6)


def emperor_scene(pen: Pen) -> None:
    """Draw the emperor in profile with orb and eagle shield."""
    pen.shape(corners("-16,6 -16,-44 -12,-52 24,-52 28,-44 28,6"), "#B66A6A")
    for x in (-14, 26):
        pen.shape(circle(x, -54, 4.4), c.GOLD)
    man = pen.at(4, 0, 0.96)
    clothes.mantle(man, PURPLE, PURPLE_SHADE, c.GOLD)
    clothes.cuirass(man.at(0, 0, 0.86), c.STEEL, c.STEEL_LIGHT)
    clothes.ermine(man)
    emperor_sign(man.at(0, -51, 0.98))
    attributes.orb(man.at(24, -20))
    clothes.sleeve(man, "17,-25 28,-12 27,-6 24,-17", PURPLE, c.GOLD, c.SKIN)
    clothes.sleeve(man, "-18,-24 -31,-14 -31,-6 -24,-6", PURPLE, c.GOLD, c.SKIN)
    shield(man.at(-19, -18, 0.78), c.INK, c.GOLD)
    clothes.fist(man.at(-31, -12), c.SKIN)
