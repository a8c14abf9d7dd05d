"""Love, chariot, justice, hermit, strength and temperance; a sign and a scene for each."""

from rendering.art.emblems import landscape
from rendering.art.emblems.fates import wheel
from rendering.art.emblems.heavens import small_jug, wing
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
    star,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips.long import straight_sword
from rendering.art.pips.ornaments import cloud

MANE = "#B5651D"
MANE_SHADE = "#8A4A14"


def heart_sign(pen: Pen) -> None:
    """Draw a heart pierced by an arrow."""
    pen.rod(corners("-22,17 21,-16"), c.WOOD, 2.4)
    pen.shape(corners("28,-21 14,-19 22,-8"), c.STEEL)
    heart(pen)
    pen.rod(corners("-25,19 -11,8.6"), c.WOOD, 2.4)
    for shift in (0, 5):
        pen.line(
            points(-24 + shift, 18.4 - shift * 0.75, -28 + shift, 11 - shift * 0.75), c.BLUE, 3
        )
        pen.line(
            points(-24 + shift, 18.4 - shift * 0.75, -17 + shift, 22 - shift * 0.75), c.BLUE, 3
        )


def heart(pen: Pen) -> None:
    """Draw a red heart, about the origin."""
    pen.shape(both(curve("M0 20 C5 12 19 6 19 -6 C19 -14 14 -18 9 -18 C5 -18 1 -15 0 -11")), c.RED)
    pen.line(arc(9, -8, 5.6, 6, 280, 350), "#F0909A", 2.4)


def love_scene(pen: Pen) -> None:
    """Draw a man between two women; Cupid aims from a cloud."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 16)
    for x, colour, shade in ((-20, c.RED, c.RED_SHADE), (24, c.GREEN, c.GREEN_SHADE)):
        clothes.gown(pen.at(x, 2, 0.66), colour, shade, c.CREAM)
        clothes.neckline(pen.at(x, 2, 0.66), c.SKIN)
    Head(c.BLOND, heads.long_hair, heads.middle_parting, turn=0.9).paint(pen.at(-20, -29, 0.76))
    Head(c.BLACK_HAIR, heads.net, heads.middle_parting, turn=-0.9).paint(pen.at(24, -29, 0.76))
    clothes.parted(pen.at(2, 2, 0.7), c.BLUE, c.GOLD)
    Head(c.CHESTNUT, heads.page_hair, heads.tousled, turn=-0.9).paint(pen.at(2, -32, 0.8))
    for x in (-10, 14, 2):
        cloud(pen.at(x, -46, 0.9))
    cupid(pen.at(3, -58, 0.96))


def cupid(pen: Pen) -> None:
    """Draw Cupid from the waist up, drawing his bow downwards to the left."""
    for side in (pen.at(4, 2, 0.7), pen.mirror().at(4, 2, 0.7)):
        wing(side, c.WHITE, c.STEEL_LIGHT)
    pen.shape(both(curve("M0 -4 C5 -4 7 0 7 8 L0 10")), c.SKIN)
    Head(c.BLOND, heads.curls, heads.tousled, turn=-0.6).paint(pen.at(0, -12.6, 0.68))
    pen.line(arc(-12, 4, 10, 10, 100, 250), c.INK, 4)
    pen.line(arc(-12, 4, 10, 10, 100, 250), c.WOOD_LIGHT, 1.6)
    pen.line(corners("-13.6,13.6 -15.4,-5.4"), c.INK, 1.2)
    pen.rod(corners("-2,1 -24,7"), c.GOLD, 1.2)
    pen.shape(corners("-28,8 -22,3.6 -21,9.6"), c.RED)
    pen.rod(corners("5,-1 0,2"), c.SKIN, 3)


def chariot_sign(pen: Pen) -> None:
    """Draw a chariot with one great wheel."""
    pen.rod(corners("10,10 30,2"), c.WOOD, 3)
    pen.shape(smooth("-20,-8! -19,12! 10,12! 17,2 17,-14 22,-22! 13,-23 8,-14 0,-7 -10,-5"), c.RED)
    pen.line(flow("-15,-1 -4,-1 6,-5 12,-14"), c.GOLD_LIGHT, 3)
    rim = circle(-4, 13, 12)
    pen.fill(rim, c.CREAM)
    for angle in range(0, 360, 60):
        pen.at(-4, 13, 1, angle).line(points(0, 0, 0, -12), c.WOOD, 2.8)
    pen.line(rim, c.INK, 7)
    pen.line(rim, c.GOLD, 4.4)
    pen.shape(circle(-4, 13, 3.4), c.RED)


def chariot_scene(pen: Pen) -> None:
    """Draw a crowned driver under a canopy, behind two horses."""
    landscape.ground(pen, c.SAND, 8)
    for x in (-26, 28):
        wheel(pen.at(x, -8, 0.62), 18)
    for x in (-22, 24):
        pen.rod(points(x, -60, x, -20), c.GOLD, 2)
    driver = pen.at(1, -22, 0.68)
    clothes.mantle(driver, c.BLUE, c.BLUE_SHADE, c.GOLD)
    clothes.cuirass(driver.at(0, 0, 0.8), c.STEEL, c.STEEL_LIGHT)
    Head(c.BLOND, heads.page_hair, heads.straight, hat=hats.coronet).paint(driver.at(0, -45, 1.1))
    pen.solid(both(curve("M1 -81 C14 -80 26 -74 30 -64 L1 -64"), 1), c.RED, c.RED_SHADE)
    for scallop in (-24.4, -12, 1, 14, 26.4):
        pen.shape(arc(scallop, -64, 6.2, 6, 0, 180), c.GOLD_LIGHT)
    pen.solid(corners("-26,-28 28,-28 25,-4 -23,-4"), c.RED, c.RED_SHADE)
    pen.rod(corners("-26,-28 28,-28"), c.GOLD, 2.4)
    for x, coat, shade in ((-13, c.WHITE, c.STEEL_LIGHT), (15, "#A5673F", "#7F4A2A")):
        horse_front(pen.at(x, -10), coat, shade)


def horse_front(pen: Pen, coat: str, shade: str) -> None:
    """Draw a horse's head seen from the front, with a plume."""
    pen.shape(smooth("0,-16! -4,-19 0,-25! 4,-19 0,-16!"), c.GOLD_LIGHT)
    for side in (pen, pen.mirror()):
        side.shape(smooth("3,-14! 8,-22! 9,-12!"), coat)
    pen.solid(
        both(curve("M0 -17 C8 -17 9 -11 8 -5 C6 2 6 6 6 9 C6 13 3 14 0 14")), coat, shade, 2.4
    )
    pen.shape(smooth("-3,-17! 0,-6! 3,-17!"), shade)
    for way in (-1, 1):
        pen.dot(way * 5.2, -6.4, 1.4)
        pen.dot(way * 2.8, 9, 1.1)
    pen.line(flow("-7,0 0,2 7,0"), c.RED, 1.6)


def scales_sign(pen: Pen) -> None:
    """Scale hung on an upright sword."""
    pen.shape(corners("0,-28 3.4,-21 3.4,15 -3.4,15 -3.4,-21"), c.STEEL)
    pen.shape(box(-8, 14, 8, 18, 2), c.GOLD)
    pen.rod(corners("0,19 0,24"), c.RED, 2.4)
    pen.shape(circle(0, 26, 3), c.GOLD)
    pen.rod(corners("-20,-14 20,-14"), c.GOLD, 2.6)
    for x in (-18, 18):
        pen.line(points(x - 8, 5, x, -13, x + 8, 5))
        pen.shape(arc(x, 4, 9, 8, 0, 180), c.GOLD)


def scales(pen: Pen) -> None:
    """Draw a pair of scales that hangs from the origin."""
    pen.line(corners("0,0 0,6"), c.INK, 2.4)
    pen.rod(corners("-13,6 13,6"), c.GOLD, 1.8)
    for x in (-12.4, 12.4):
        pen.line(points(x - 5.4, 20, x, 7, x + 5.4, 20), c.INK, 1.2)
        pen.shape(arc(x, 20, 6.2, 5.4, 0, 180), c.GOLD_LIGHT)


def justice_scene(pen: Pen) -> None:
    """Draw Justice, crowned, with sword and scales, on her throne."""
    pen.solid(corners("-19,6 -19,-48 1,-60 21,-48 21,6"), c.SAND, c.WOOD_LIGHT, 2.4)
    for x, y in ((-19, -50), (1, -62), (21, -50)):
        pen.shape(circle(x, y, 4), c.GOLD)
    lady = pen.at(1, 0, 0.94)
    clothes.gown(lady, c.RED, c.RED_SHADE, c.BLUE)
    clothes.square_neckline(lady, c.SKIN, c.GOLD)
    Head(c.BROWN_HAIR, heads.long_hair, heads.middle_parting, hat=hats.lily_crown, stern=0.6).paint(
        lady.at(0, -47, 1.06)
    )
    straight_sword(lady.at(24, -37, 1), 30)
    clothes.sleeve(lady, "18,-25 29,-12 28,-6 24,-17", c.RED, c.GOLD, c.SKIN)
    clothes.sleeve(lady, "-18,-24 -31,-14 -31,-18 -22,-27", c.RED, c.GOLD, c.SKIN)
    scales(lady.at(-19, -27, 0.95))


def hermit_sign(pen: Pen) -> None:
    """Draw a hooded old man with a lantern."""
    pen.shape(smooth("-8,-26 2,-22 8,-10 8,4 14,32! -32,32! -24,6 -20,-12"), c.GREY)
    pen.shape(smooth("-6,-17 2,-12 4,-2 0,8 -12,8 -16,-2 -13,-12"), c.SKIN)
    pen.shape(smooth("-16,0! -6,4 4,0! 4,12 -4,25! -14,14"), c.WHITE_HAIR)
    pen.dot(-9.4, -4, 1.4)
    pen.dot(-2.4, -4, 1.4)
    lantern(pen.at(17, 2))


def lantern(pen: Pen) -> None:
    """Draw a lit lantern hung from a ring."""
    pen.ring(circle(0, -15, 3.4))
    pen.shape(both(corners("0,-13 3,-11 7.4,-6 0,-6")), c.RED)
    pen.shape(box(-6.4, -6, 6.4, 8), c.GOLD_LIGHT)
    pen.fill(smooth("0,-4! 3,1 2,5.6 -2,5.6 -3,1"), c.ORANGE)
    pen.fine.line(corners("-2.6,-6 -2.6,8"), c.INK, 1.2)
    pen.fine.line(corners("2.6,-6 2.6,8"), c.INK, 1.2)
    pen.shape(box(-7.6, 8, 7.6, 11.6), c.RED)


def hermit_scene(pen: Pen) -> None:
    """Draw the hermit with staff and lantern on a mountain path by night."""
    pen.shape(corners("-62,8 -40,-22 -22,-6 2,-34 24,-14 44,-30 44,8"), "#3C4C7E")
    pen.fill(corners("2,-34 9,-28 3,-25 -3,-28"), c.WHITE)
    for x, y in ((-22, -70), (30, -74), (28, -38)):
        pen.fill(star(x, y, 4, 1.4, 4), c.CREAM)
    pen.fill(circle(24, -52, 17), "#4A5A8E")
    pen.fill(circle(24, -52, 12), "#7C7F8E")
    old = pen.at(-3, 0, 0.98)
    old.solid(
        smooth(
            "0,-66! -11,-63 -15,-52 -15,-40 -24,-28 -28,-10 -30,8! "
            "28,8! 26,-12 20,-30 14,-40 14,-54 9,-63"
        ),
        "#8A6F58",
        "#6B5342",
    )
    Head(
        c.WHITE_HAIR, heads.nothing, heads.nothing, heads.long_beard, turn=0.7, age=1, brows=c.GREY
    ).paint(old.at(0, -46, 1.08))
    old.solid(
        both(smooth("0,-67! 11,-63 15,-52 13,-38! 11,-50 7,-58 0,-60!")), "#8A6F58", "#6B5342", 2
    )
    old.line(flow("-12,-24 -16,-8 -16,8"), "#6B5342", 1.6)
    old.rod(corners("-25,8 -25,-48"), c.WOOD, 2.4)
    clothes.sleeve(old, "-15,-28 -29,-16 -28,-12 -25,-19", "#8A6F58", c.WOOD_SHADE, c.SKIN)
    clothes.sleeve(old, "14,-28 26,-20 27,-26 26,-32", "#8A6F58", c.WOOD_SHADE, c.SKIN)
    lantern(old.at(27, -50, 0.86))


def lion_sign(pen: Pen) -> None:
    """Draw a lion's head."""
    mane = [((28 if step % 2 else 23) * x, (28 if step % 2 else 23) * y) for step, (x, y) in
            enumerate(circle(0, 0, 1)[:-1:2])]  # fmt: skip
    pen.shape(smooth(mane), MANE)
    for way in (-1, 1):
        pen.shape(circle(way * 12, -13, 5), c.GOLD)
    pen.shape(both(curve("M0 -17 C10 -17 15 -9 14 0 C13 10 8 19 0 19")), c.GOLD)
    pen.fill(both(curve("M0 4 C6 2 10 6 9 11 C8 16 4 18 0 18")), c.GOLD_LIGHT)
    lion_face(pen)
    pen.line(flow("-5,13 -2.4,14.6 0,12 2.4,14.6 5,13"))


def lion_face(pen: Pen) -> None:
    """Draw eyes and nose of a lion."""
    for way in (-1, 1):
        pen.dot(way * 6.4, -4, 2.1)
        pen.fine.line(points(way * 3, -9, way * 9.4, -8))
    pen.fill(both(curve("M0 2 L5 2 C5 6 2 8 0 8.6")), "#5A2F1B")
    pen.line(corners("0,8 0,12"))


def strength_scene(pen: Pen) -> None:
    """Draw a woman in a wide hat opens a lion's mouth."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 14)
    lady = pen.at(3, -12, 0.82)
    clothes.gown(lady, c.BLUE, c.BLUE_SHADE, c.CREAM)
    clothes.neckline(lady, c.SKIN)
    Head(c.CHESTNUT, heads.long_hair, heads.middle_parting, turn=-0.5).paint(lady.at(0, -47, 1.1))
    hat = lady.at(0, -58)
    hat.solid(both(curve("M0 -14 C9 -14 10 -8 10 0 L0 0")), c.RED, c.RED_SHADE)
    hat.solid(smooth("-22,-1 -12,-6 0,-4 12,-6 22,-1 14,4 0,1 -14,4"), c.RED, c.RED_SHADE)
    hat.rod(flow("-10,-3 0,-1.6 10,-3"), c.GOLD, 1.6)
    lion = pen.at(-5, -18, 0.96)
    mane = [((27 if step % 2 else 22) * x, (27 if step % 2 else 22) * y) for step, (x, y) in
            enumerate(circle(0, 0, 1)[:-1:2])]  # fmt: skip
    lion.solid(smooth(mane), MANE, MANE_SHADE)
    for way in (-1, 1):
        lion.shape(circle(way * 12, -13, 4.6), c.GOLD)
    lion.shape(both(curve("M0 -17 C10 -17 15 -9 14 0 C13 12 10 22 0 22")), c.GOLD)
    lion.shape(smooth("-9,4! 0,8 9,4! 9,16 0,21 -9,16"), c.RED_SHADE)
    for x in (-5, 5):
        lion.fill(points(x - 2, 6, x + 2, 6, x, 11.4), c.WHITE)
        lion.fill(points(x - 2, 18.6, x + 2, 18.6, x, 14), c.WHITE)
    lion.fill(ellipse(0, 17, 3, 2.4), c.RED)
    lion_face(lion.at(0, -4))
    for arm in ("20,-40 31,-24 24,-10 11,-5", "-14,-38 -30,-26 -32,-10 -20,-4"):
        clothes.sleeve(pen, arm, c.BLUE, c.GOLD, c.SKIN)


def jugs_sign(pen: Pen) -> None:
    """Draw water poured from a jug into another."""
    pen.line(flow("4,-14 -6,-8 -9,4 -9,10"), c.SEA, 5.4)
    small_jug(pen.at(11, -12, 1.05, -62), c.RED)
    small_jug(pen.at(-10, 14, 1.05), c.GOLD)


def temperance_scene(pen: Pen) -> None:
    """Draw a winged woman pours from jug to jug."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 12)
    for side in (pen.at(2, -36, 1.25), pen.at(2, -36, 1.25).mirror()):
        wing(side.at(7, 0), c.WHITE, c.STEEL_LIGHT)
    lady = pen.at(2, 0, 0.94)
    clothes.gown(lady, "#2E8C8C", "#1E6666", c.GOLD_LIGHT)
    clothes.neckline(lady, c.SKIN)
    clothes.laces(lady, c.RED)
    Head(c.BLOND, heads.braids, heads.middle_parting, turn=-0.7).paint(lady.at(0, -47, 1.1))
    lady.line(ellipse(0, -57, 8, 1.6), c.RED, 1.8)
    clothes.sleeve(lady, "18,-25 29,-10 31,-12 29,-20", "#2E8C8C", c.GOLD, c.SKIN)
    clothes.sleeve(lady, "-18,-24 -31,-12 -31,-4 -24,-7", "#2E8C8C", c.GOLD, c.SKIN)
    pen.line(flow("13,-29 0,-29 -12,-22 -15,-14"), c.SEA, 3.4)
    small_jug(pen.at(21, -31, 0.74, -66), c.RED)
    small_jug(pen.at(-15, -8, 0.78), c.GOLD)
    clothes.fist(lady.at(28, -24), c.SKIN)
    clothes.fist(lady.at(-21, -8), c.SKIN)
