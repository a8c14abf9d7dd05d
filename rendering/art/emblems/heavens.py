"""The highest trumps: star, moon, sun, angel and world; a sign and a scene for each."""

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
    star,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips.ornaments import blossom, cloud, leaf


def star_sign(pen: Pen) -> None:
    """Draw a great star of eight faceted rays."""
    faceted_star(pen, 28)


def faceted_star(pen: Pen, size: float) -> None:
    """Draw a star of eight rays, one side of each in shade, four of them longer."""
    outline = [
        star(0, 0, size * (0.74 if corner % 4 else 1), size * 0.27, 8)[corner]
        for corner in range(16)
    ]
    pen.fine.shape(outline, c.GOLD_LIGHT)
    pen.coarse.fill(outline, c.GOLD_LIGHT)
    for corner in range(0, 16, 2):
        pen.fill([(0, 0), outline[corner], outline[corner - 1]], c.GOLD)
    pen.fine.ring(outline)
    pen.fine.shape(circle(0, 0, size * 0.13), c.CREAM)


def star_scene(pen: Pen) -> None:
    """Draw the great star among small ones; a tree with a bird; two jugs poured into a pool."""
    faceted_star(pen.at(1, -51), 25)
    for x, y, size in ((-23, -74, 5), (26, -75, 6), (-24, -34, 5), (28, -38, 5), (-42, -20, 4)):
        pen.fill(star(x, y, size, size * 0.34, 4), c.CREAM)
    landscape.hills(pen, c.MEADOW_SHADE, c.GREEN_SHADE, 13)
    landscape.water(pen, c.SEA, c.WHITE, 7)
    landscape.tree(pen.at(25, -7, 0.66), c.WOOD, c.GREEN)
    pen.shape(smooth("19,-34! 22,-36 25,-33 30,-32! 25,-29 21,-30"), c.RED)
    for x, turn in ((-14, -118), (4, -62)):
        small_jug(pen.at(x, -20, 0.62, turn), c.GOLD)
    pen.line(flow("-21,-15 -25,-10 -25,-4"), c.STEEL_LIGHT, 3)
    pen.line(flow("-3,-15 -7,-10 -7,-4"), c.STEEL_LIGHT, 3)


def small_jug(pen: Pen, colour: str) -> None:
    """Draw a jug, its mouth upwards, twenty-four units high."""
    pen.line(arc(8, 0, 5, 7, -90, 90), c.INK, 4)
    pen.line(arc(8, 0, 5, 7, -90, 90), colour, 1.6)
    pen.shape(both(curve("M0 -12 L6 -12 C4 -7 3.6 -6 4.4 -4 C10 -1 10 8 5 12 L0 12")), colour)


CRESCENT = curve(
    "M6 -26 C-12 -28 -26 -15 -26 1 C-26 17 -12 28 7 25 C-1 21 -4 18 -4.4 14"
    "C-4.6 12 -1 11.6 -1 10 C-1 9 -2.4 9 -2.4 8 C-2.4 7 -0.6 6.6 -1 5 C-1.2 4 4.6 3.6 4.4 1.4"
    "C4 -1 -2.6 -6 -3.4 -10 C-4 -15 0 -23 6 -26"
)


def moon_sign(pen: Pen) -> None:
    """Draw a crescent with a face in profile, and stars."""
    moon(pen)
    for x, y, size in ((14, -13, 7.4), (19, 9, 6)):
        pen.fill(star(x, y, size, size * 0.4, 5), c.CREAM)


def moon(pen: Pen) -> None:
    """Draw the crescent with its profile."""
    pen.fill(CRESCENT, c.GOLD_LIGHT)
    with pen.inside(CRESCENT) as inner:
        inner.fill(circle(-32, 4, 17), c.GOLD)
    pen.fine.ring(CRESCENT)
    pen.dot(-7.4, -3.4, 1.9)
    pen.fine.line(flow("-11,-8 -8,-9.6 -5,-8.6"))
    pen.fine.line(flow("-7,9.4 -4,9.6 -1.6,9"), c.LIPS)
    pen.fine.fill(circle(-12, 6, 3), c.ORANGE)


def moon_scene(pen: Pen) -> None:
    """Draw the moon in its rays over two towers, two dogs that bay, and a crayfish in the pool."""
    sky = pen.at(2, -56, 0.82)
    landscape.rays(sky, c.GOLD, 30, 37, 20)
    moon(sky.at(3, 0))
    for x, y in ((27, -78), (-24, -80), (31, -36)):
        pen.fill(star(x, y, 4.4, 1.7, 5), c.CREAM)
    landscape.hills(pen, "#4F7F63", "#3D6553", 14)
    landscape.keep(pen.at(-21, -9, 0.72), c.ASH, c.RED)
    landscape.keep(pen.at(28, -10, 0.72), c.ASH, c.RED)
    dog(pen.at(-6, -7, 0.8), c.WOOD_LIGHT)
    dog(pen.mirror(0).at(-13, -7, 0.8), c.STEEL_LIGHT)
    landscape.water(pen, c.SEA, c.WHITE, 7)


def dog(pen: Pen, coat: str) -> None:
    """Draw a dog that sits and bays upwards to the right, its foot at the origin."""
    pen.shape(
        smooth(
            "-9,0! -10,-8 -5,-15 -1,-21 0,-26! 5,-32 9,-33! 9,-30 6,-26 5,-21 5,-10 6,0! "
            "2,0 1,-6 -2,0"
        ),
        coat,
    )
    pen.shape(smooth("0,-26! -5,-25 -5,-19! -1,-22"), coat)
    pen.line(flow("-9,-1 -14,-3 -15,-9"), c.INK, 2.6)
    pen.dot(4, -27.6, 0.9)


def sun_sign(pen: Pen) -> None:
    """Draw a sun with a face."""
    pen.coarse.fill(star(0, 0, 28.5, 15, 12), "#C9701F")
    pen.coarse.fill(star(0, 0, 26, 13, 12, 15), c.GOLD)
    sun_rays(pen.fine)
    pen.shape(circle(0, 0, 16), c.GOLD_LIGHT)
    sun_face(pen)


def sun_rays(pen: Pen) -> None:
    """Draw sixteen rays, straight and wavy by turns."""
    for index, angle in enumerate(around(0, 0, 16)):
        ray = pen.at(0, 0, 1, angle)
        if index % 2:
            ray.shape(smooth("0,-28! 1,-23 3.4,-19 3,-13! -3,-13! -2.6,-19 -1.4,-23"), c.ORANGE)
        else:
            ray.shape(corners("0,-28 4,-13 -4,-13"), c.GOLD)


def sun_face(pen: Pen) -> None:
    """Draw the face of the sun, within 16 units."""
    for side in (-1, 1):
        pen.fine.fill(circle(side * 8.6, 4, 3), "#F2B05E")
        pen.dot(side * 5.4, -3, 2)
        pen.fine.line(arc(side * 5.4, -4, 3.6, 3, 200, 340))
    pen.fine.line(flow("0,-3 1.8,2.6 1.6,3.6 -1,4"), c.GOLD_SHADE)
    pen.line(arc(0, 3.4, 5.6, 4.8, 25, 155), c.LIPS, 1.6)


def sun_scene(pen: Pen) -> None:
    """Draw the sun over two children before a low wall."""
    sun_sign(pen.at(1, -54, 1.02))
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 17)
    landscape.wall(pen, c.SAND, 12)
    child(pen.at(-12, -6), c.BLOND, c.RED)
    child(pen.at(14, -6), c.CHESTNUT, c.BLUE)
    for x in (-40, -28, 30):
        blossom(pen.at(x, -3, 0.55), 6, c.WHITE)


def child(pen: Pen, hair: str, shirt: str) -> None:
    """Draw a child from the breast up."""
    pen.shape(both(curve("M0 -10 C5 -10 9 -8 11 9 L0 9")), shirt)
    Head(hair, heads.short_hair, heads.tousled).paint(pen.at(0, -18, 0.62))


def wing(pen: Pen, colour: str, shade: str) -> None:
    """Draw a bird's wing spread to the right from the origin, some 27 units long."""
    feathers = smooth("0,4! 4,-8 14,-15 26,-15! 25,-9! 21,-3! 16,2! 10,7! 2,10")
    pen.solid(feathers, colour, shade)
    for line in ("5,2 12,-5 23,-9", "6,6 12,1 20,-3"):
        pen.fine.line(flow(line))


def angel_sign(pen: Pen) -> None:
    """Draw a winged angel blowing a trumpet."""
    for side in (pen, pen.mirror()):
        wing(side.at(4, 3), c.WHITE, c.STEEL_LIGHT)
    pen.shape(both(curve("M0 0 C6 0 10 4 13 28 L0 28")), c.BLUE)
    pen.line(ellipse(-3, -21, 9, 2.6), c.GOLD, 2.4)
    pen.shape(circle(-3, -9.6, 9.4), c.BLOND)
    pen.fill(circle(-1.4, -7.6, 7), c.SKIN)
    pen.dot(2, -9, 1.4)
    pen.rod(corners("5,-4 20,5"), c.GOLD, 3.2)
    pen.shape(corners("17,3 25,-3 28,10 17,11"), c.GOLD)


def angel_scene(pen: Pen) -> None:
    """Draw an angel in a cloud with trumpet and banner; two figures rise from the flames."""
    for x, y in ((-24, -24), (-8, -22), (13, -22), (30, -24)):
        pen.line(points(x, y, x - 3, y + 14), c.GOLD, 1.6)
    figure = pen.at(-3, -26, 0.72)
    for side in (figure.at(6, -22, 1.25), figure.mirror().at(6, -22, 1.25)):
        wing(side, c.WHITE, c.STEEL_LIGHT)
    clothes.coat(figure, c.BLUE, c.BLUE_SHADE)
    clothes.broad_collar(figure, c.GOLD_LIGHT)
    figure.line(ellipse(0, -66, 13, 3.6), c.GOLD, 2.6)
    Head(c.BLOND, heads.curls, heads.middle_parting, turn=0.9).paint(figure.at(0, -47, 1.1))
    pen.shape(corners("11,-47 30,-42 27,-26 9,-32"), c.WHITE)
    pen.rod(corners("16,-40 23,-38.4"), c.RED, 1.4)
    pen.rod(corners("20.4,-43 18.6,-34"), c.RED, 1.4)
    pen.rod(corners("2,-57 27,-50"), c.GOLD, 2.2)
    pen.shape(corners("24,-52.4 34,-55 31,-42 23,-49"), c.GOLD)
    clothes.fist(pen.at(11, -54.4, 0.8), c.SKIN)
    for x, y in ((-18, -21), (16, -20), (-1, -18)):
        cloud(pen.at(x, y, 0.95))
    for x, hair in ((-17, c.BROWN_HAIR), (4, c.BLOND), (23, c.GREY_HAIR)):
        Head(hair, heads.short_hair, heads.middle_parting).paint(pen.at(x, -12.4, 0.42))
    landscape.flames(pen.at(0, -2, 0.74))


def laurel(pen: Pen, rx: float, ry: float, leaves: int) -> None:
    """Draw a ring of leaves with four red ties."""
    pen.coarse.line(ellipse(0, 0, rx, ry), c.INK, 10)
    pen.coarse.line(ellipse(0, 0, rx, ry), "#2C9A6E", 5)
    pen.fine.line(ellipse(0, 0, rx, ry), c.GREEN_SHADE, 2)
    for index in range(leaves):
        angle = 360 * (index + 0.5) / leaves
        ((x, y), *_) = arc(0, 0, rx, ry, angle, angle + 1)
        for lean in (60, 122):
            leaf(pen.fine.at(x, y, 0.72, angle + 90 + lean))
    for x, y in ((0, -ry), (rx, 0), (0, ry), (-rx, 0)):
        pen.shape(circle(x, y, 3.4), c.RED)


def globe(pen: Pen, radius: float) -> None:
    """Draw the globe with its lands and seas."""
    pen = pen.at(0, 0, radius / 17)
    pen.fill(circle(0, 0, 17), c.SEA)
    with pen.inside(circle(0, 0, 17)) as inner:
        for land in (
            "-16,-8 -10,-14 -3,-12 0,-7 -4,-3 -4,3 -8,8 -11,2 -15,0",
            "4,-13 12,-12 16,-4 14,4 9,12 4,5 6,-1 2,-6",
            "-6,13 0,11 4,15 0,18 -6,17",
        ):
            inner.fill(smooth(land), c.GREEN)
    pen.fine.line(arc(0, 0, 14.4, 14.4, 190, 250), c.WHITE, 1.6)
    pen.ring(circle(0, 0, 17))


def world_sign(pen: Pen) -> None:
    """Draw the globe in a wreath."""
    laurel(pen, 23.6, 23.6, 16)
    globe(pen, 16.4)


def world_scene(pen: Pen) -> None:
    """Draw a dancer in an arch of laurel, an eagle and a star in the corners."""
    rim = arc(1, 0, 31, 74, 180, 360)
    pen.line(rim, c.GREEN_SHADE, 1.6)
    for index, (x, y) in enumerate(rim[1:-1]):
        way = 1 if x > 1 else -1
        leaf(pen.at(x, y, 0.92, way * (12 + 3.6 * y / 10 + (48 if index % 2 else -26))))
    pen.shape(circle(1, -74, 4), c.RED)
    pen.shape(smooth("-15,-44! -21,-30 -17,-14 -22,3! -15,4 -10,-12 -14,-28 -10,-42!"), c.RED)
    pen.shape(smooth("17,-44! 24,-30 19,-14 24,3! 17,4 13,-12 17,-28 12,-42!"), c.RED)
    dancer = pen.at(1, 0, 0.84)
    clothes.gown(dancer, c.CREAM, c.ASH, c.GOLD_LIGHT)
    clothes.neckline(dancer, c.SKIN)
    Head(c.BLOND, heads.long_hair, heads.middle_parting, turn=-0.6).paint(dancer.at(0, -47, 1.1))
    for side in (dancer.at(0, 4), dancer.mirror().at(0, 4)):
        side.rod(corners("25,-40 25,-8"), c.GOLD, 2)
        side.shape(circle(25, -42, 3), c.GOLD_LIGHT)
        clothes.sleeve(side, "19,-28 27,-14 26,-8 24,-18", c.CREAM, c.GOLD, c.SKIN)
    leaf(dancer.at(-7, -56, 0.8, -70))
    leaf(dancer.at(7, -56, 0.8, 70))
