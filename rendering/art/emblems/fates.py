"""The trumps of fate: wheel, hanged man, death, devil and tower; a sign and a scene for each."""

from rendering.art.emblems import landscape
from rendering.art.figures import clothes, heads
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    arc,
    around,
    both,
    circle,
    corners,
    curve,
    ellipse,
    flow,
    points,
    smooth,
)
from rendering.art.pen.pen import Pen

BAT = "#5B3A73"


def wheel_sign(pen: Pen) -> None:
    """Draw a wheel of eight spokes with a crown on top."""
    wheel(pen.at(0, 5), 20)
    pen.shape(both(corners("0,-28 4,-20 10,-27 11,-11 0,-11")), c.GOLD_LIGHT)


def wheel(pen: Pen, radius: float) -> None:
    """Draw a wheel of eight spokes, with a red nave."""
    pen.line(circle(0, 0, radius), c.INK, 8)
    for angle in around(0, 0, 8):
        pen.at(0, 0, 1, angle).rod(points(0, 0, 0, -radius), c.WOOD_LIGHT, 2)
    pen.line(circle(0, 0, radius), c.INK, 7)
    pen.line(circle(0, 0, radius), c.GOLD, 4.6)
    pen.shape(circle(0, 0, radius * 0.24), c.RED)


def wheel_scene(pen: Pen) -> None:
    """Draw the wheel, with one figure rising, one falling, and a crowned one on top."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 9)
    pen.solid(corners("-8,6 -3,-34 5,-34 10,6"), c.WOOD, c.WOOD_SHADE)
    wheel(pen.at(1, -32), 22)
    pen.rod(corners("1,-32 18,-22 18,-14"), c.STEEL, 2.4)
    for x, y, turn, hair, shirt in (
        (-24, -28, -24, c.BLOND, c.GREEN),
        (26, -34, 156, c.CHESTNUT, c.BLUE),
    ):
        body = pen.at(x, y, 0.62, turn)
        body.shape(both(curve("M0 -8 C6 -8 9 -4 9 10 L0 16")), shirt)
        body.rod(corners("6,-3 16,-9"), shirt, 4)
        Head(hair, heads.short_hair, heads.tousled).paint(body.at(0, -16, 0.82))
    ruler = pen.at(1, -56, 0.62)
    for side in (ruler, ruler.mirror()):
        side.shape(smooth("6,0! 12,-12 22,-16! 20,-8! 16,-3! 12,2! 6,4!"), c.GOLD_LIGHT)
    ruler.shape(both(curve("M0 -8 C6 -8 9 -4 10 6 L0 6")), c.RED)
    Head(c.BROWN_HAIR, heads.page_hair, heads.straight).paint(ruler.at(0, -16, 0.82))
    ruler.shape(both(corners("0,-36 3,-31 8,-35 9,-25 0,-24")), c.GOLD)


def hanged_sign(pen: Pen) -> None:
    """Draw a man hung by one foot from a beam."""
    for x in (-20, 20):
        pen.rod(points(x, -20, x, 34), c.WOOD, 4.2)
    pen.rod(corners("-26,-21 26,-21"), c.WOOD, 4.4)
    pen.line(corners("1,-18 1,-13"), c.INK, 3)
    hanged_man(pen)


def hanged_man(pen: Pen) -> None:
    """Draw the man himself, his foot at 1, -14."""
    pen.rod(corners("1,-13 1,2"), c.RED, 4.2)
    pen.rod(corners("1,1 -8,-4 0,-8"), c.RED, 3.6)
    for way in (-1, 1):
        pen.rod(points(1 + way * 5, 12, 1 + way * 11, 7, 1 + way * 5, 3), c.BLUE, 3)
    pen.shape(corners("-5,0 7,0 6.4,14 -4.4,14"), c.BLUE)
    pen.fine.line(corners("1,1 1,13"), c.GOLD_LIGHT)
    pen.shape(circle(1, 19, 6), c.SKIN)
    hair = [*arc(1, 19, 6, 6, 20, 160), *flow("-6,26 -3,25 -1,28 1,25 4,28 5,25 8,25")]
    pen.fill(hair, c.GOLD)
    pen.fine.ring(hair)
    pen.fine.dot(-1.4, 18, 0.9)
    pen.fine.dot(3.4, 18, 0.9)


def hanged_scene(pen: Pen) -> None:
    """Draw a man hung by one foot between two lopped trees."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 11)
    for side in (pen.at(1, 0), pen.at(1, 0).mirror()):
        side.solid(
            smooth("19,6! 20,-20 19,-46 20,-80! 28,-80! 27,-46 28,-20 30,6!"),
            c.WOOD,
            c.WOOD_SHADE,
            2.4,
        )
        for y in (-56, -40, -24):
            side.at(20, y).shape(smooth("0,0! -5,-5! -5,-1! 0,4!"), c.WOOD)
            side.fill(ellipse(15.4, y - 3, 1, 1.7), c.WOOD_LIGHT)
    pen.rod(corners("-30,-74 32,-74"), c.WOOD_LIGHT, 5)
    pen.line(corners("2.4,-72 2.4,-60"), c.INK, 3.4)
    pen.line(corners("2.4,-72 2.4,-60"), c.GOLD_LIGHT, 1.5)
    hanged_man(pen.at(1, -43.5, 1.32))
    for x in (-44, -12, 14):
        landscape.grass(pen.at(x, -3), c.GREEN_SHADE)


def death_sign(pen: Pen) -> None:
    """Draw a skull before a scythe."""
    pen.rod(corners("19,28 6,-24"), c.WOOD, 3)
    pen.shape(smooth("10,-26! -6,-28 -20,-20 -27,-4! -16,-15 -4,-18 8,-17!"), c.STEEL)
    skull(pen.at(-2, 4))


def skull(pen: Pen) -> None:
    """Draw a skull, about the origin, some 15 units in radius."""
    pen.shape(
        both(curve("M0 -15 C10 -15 15 -9 15 -1 C15 4 12 7 9 8 L9 16 C6 18 3 18 0 18")), c.CREAM
    )
    for way in (-1, 1):
        pen.fill(ellipse(way * 6.4, 0, 4.4, 4.9, way * 10), c.INK)
    pen.fill(corners("0,4 2.4,9 -2.4,9"), c.INK)
    for x in (-4.6, 0, 4.6):
        pen.line(points(x, 12, x, 17))


def death_scene(pen: Pen) -> None:
    """Draw a skeleton that mows a field of thistles."""
    landscape.hills(pen, "#B9A77A", "#9C8B60", 12)
    body = pen.at(2, -22)
    body.rod(corners("0,-22 0,24"), c.CREAM, 3.4)
    for y, reach in ((-16, 12), (-10, 12.6), (-4, 11.6), (2, 9.4)):
        for way in (-1, 1):
            body.line(flow(points(0, y, way * reach, y + 1, way * (reach - 2), y + 5)), c.INK, 5)
            body.line(
                flow(points(0, y, way * reach, y + 1, way * (reach - 2), y + 5)), c.CREAM, 2.4
            )
    body.rod(corners("-14,-19 14,-19"), c.CREAM, 3)
    pen.rod(corners("-24,-2 27,-66"), c.WOOD, 3)
    pen.solid(
        smooth("31,-70! 14,-80 -10,-78 -25,-64! -8,-69 10,-69 25,-60!"), c.STEEL, c.STEEL_SHADE, 2
    )
    for arm in ("16,-41 24,-34 20,-56", "-12,-41 -18,-28 -11,-19"):
        pen.rod(corners(arm), c.CREAM, 2.6)
        for joint in corners(arm)[1:]:
            pen.shape(circle(*joint, 2.6), c.CREAM)
    skull(pen.at(2, -56, 0.86))
    for x, y in ((-46, -8), (-34, -5), (-8, -5), (12, -6), (26, -9)):
        landscape.grass(pen.at(x, y), c.GREEN_SHADE)
        pen.shape(circle(x, y - 9, 2), c.RED)


def devil_sign(pen: Pen) -> None:
    """Draw a horned devil's face with bat wings."""
    for side in (pen, pen.mirror()):
        side.shape(corners("6,8 13,-12 28,-22 28,-4 23,-1 22,9 16,9 12,17"), BAT)
        side.shape(smooth("3,-9! 9,-15 9,-27! 17,-19 13,-8 8,-5"), c.CREAM)
        side.shape(smooth("9,-2! 19,-7! 16,4 9,6"), c.RED)
    devil_face(pen)


def devil_face(pen: Pen) -> None:
    """Draw a devil's face with a goatee, from -13 to 27."""
    pen.shape(smooth("-5,16! 0,29! 5,16!"), c.INK)
    pen.shape(both(curve("M0 -13 C9 -13 12 -7 11 1 C10 10 5 17 0 21")), c.RED)
    for way in (-1, 1):
        pen.fill(points(way * 1.6, 1, way * 9, -5, way * 7.4, 3.4), c.GOLD_LIGHT)
        pen.dot(way * 5.2, -0.2, 1.3)
        pen.line(points(way * 1.4, -1.4, way * 8.4, -6.4), c.INK, 1.7)
        pen.fine.line(flow(points(way * 2, 6.6, way * 3, 8, way * 1.4, 9)), c.INK, 1)
    pen.line(flow("-5.4,10 0,13.6 5.4,10"), c.INK, 1.7)
    pen.fine.fill(corners("-3.6,11.4 -1.4,12.6 -2.6,15"), c.WHITE)
    pen.fine.fill(corners("3.6,11.4 1.4,12.6 2.6,15"), c.WHITE)


def devil_scene(pen: Pen) -> None:
    """Draw a bat-winged devil with a fork and a second face on his belly."""
    landscape.flames(pen.at(0, -2, 1))
    for side in (pen.at(1, 0), pen.at(1, 0).mirror()):
        side.solid(
            corners("8,-30 16,-56 33,-74 33,-46 28,-41 30,-30 22,-30 21,-20 12,-20"),
            BAT,
            c.VIOLET_SHADE,
        )
        side.line(corners("12,-36 18,-54 33,-73"))
        side.line(corners("14,-33 29,-41"))
    pen.rod(corners("26,4 26,-60"), c.WOOD, 2)
    for x in (19, 26, 33):
        pen.line(points(26, -60, x, -64, x, -74), c.INK, 4.6)
        pen.line(points(26, -60, x, -64, x, -74), c.STEEL, 2)
    pen.solid(
        both(curve("M1 -40 C9 -40 18 -36 20 -28 C21 -18 15 -8 14 6 L1 6"), 1), c.RED, c.RED_SHADE
    )
    belly = pen.at(1, -14, 0.8)
    for way in (-1, 1):
        belly.shape(ellipse(way * 7, -6, 4, 3.6), c.GOLD_LIGHT)
        belly.dot(way * 7, -6, 1.6)
        belly.line(points(way * 2, -11, way * 11, -14), c.INK, 1.7)
    belly.shape(smooth("-11,6! 0,3 11,6! 0,14"), c.INK)
    belly.fill(corners("-6,4.6 -2,4.4 -4,9"), c.WHITE)
    belly.fill(corners("6,4.6 2,4.4 4,9"), c.WHITE)
    pen.rod(flow("17,-33 27,-26 26,-36"), c.RED, 6)
    clothes.fist(pen.at(26, -40), c.RED)
    head = pen.at(1, -57)
    for side in (head, head.mirror()):
        side.solid(smooth("2,-9! 9,-13 10,-26! 16,-18 13,-8 8,-5"), c.CREAM, c.ASH, 2)
        side.shape(smooth("9,-2! 18,-6! 15,4 9,5"), c.RED)
    devil_face(head)


def tower_sign(pen: Pen) -> None:
    """Draw a tower struck by lightning, its crown blown off."""
    pen.shape(smooth("-13,0! -20,-10 -14,-26! -8,-16 -2,-28! 6,-16 12,-22! 17,-8 13,0!"), c.ORANGE)
    tower(pen.at(0, 9, 0.9))
    pen.shape(corners("28,-28 6,-12 12,-9 -3,8 20,-8 14,-12"), c.GOLD_LIGHT)


def tower(pen: Pen) -> None:
    """Draw a tower of ashlar with battlements, its foot at 28."""
    pen.shape(corners("-12,-6 12,-6 14,30 -14,30"), c.ASH)
    for y, reach in ((5, 13), (14, 13.4), (22, 13.8)):
        pen.fine.line(points(-reach, y, reach, y))
    for x, y in ((-5, -4), (6, 5), (-7, 14), (8, 14)):
        pen.fine.line(points(x, y, x, y + 9))
    pen.shape(
        corners("-16,-13 -11,-13 -11,-9 -4,-9 -4,-13 4,-13 4,-9 11,-9 11,-13 16,-13 16,-2 -16,-2"),
        c.ASH,
    )
    pen.fill([(-4, 20), *arc(0, 10, 4, 4.6, 180, 360), (4, 20)], c.INK)


def tower_scene(pen: Pen) -> None:
    """Draw lightning strikes a tower; its crown and a man fall."""
    landscape.hills(pen, "#A5A36B", "#86844F", 9)
    pen.cluster(corners("8,-74 16,-78 25,-77 32,-72 20,-72"), 6, c.GREY)
    fire = pen.at(-2, -41)
    fire.shape(
        smooth("-14,-2! -22,-14 -13,-28! -9,-19 -3,-34! 4,-20 10,-30! 18,-12 13,-2!"), c.ORANGE
    )
    fire.fill(smooth("-8,-2! -11,-10 -6,-16! -1,-9 2,-20! 8,-10 7,-2!"), c.GOLD_LIGHT)
    tower(pen.at(-2, -30, 1.15))
    crown = pen.at(-17, -72, 0.92, -28)
    crown.solid(both(corners("0,-8 4,-2 9,-8 9,6 0,7")), c.GOLD, c.GOLD_SHADE, 2)
    pen.shape(corners("31,-76 8,-58 16,-55 -1,-42 24,-55 17,-59"), c.GOLD_LIGHT)
    man = pen.at(23, -24, 0.72, 154)
    man.rod(corners("-4,10 -9,21"), c.BLUE, 4)
    man.rod(corners("4,10 9,20"), c.BLUE, 4)
    for way in (-1, 1):
        man.rod(points(way * 7, -2, way * 15, -10), c.RED, 3.6)
    man.shape(both(corners("0,-6 8,-5 6,12 0,12")), c.RED)
    Head(c.CHESTNUT, heads.short_hair, heads.tousled).paint(man.at(0, -15, 0.72))
    for x, y in ((-26, -48), (24, -46), (-30, -30)):
        pen.shape(circle(x, y, 2.4), c.GOLD_LIGHT)
