"""Trumps of Bologna from the angel down to the traitor: new signs, and a scene for each."""

from rendering.art.emblems import landscape
from rendering.art.emblems.fates import devil_face, hanged_man, skull
from rendering.art.emblems.heavens import faceted_star, moon, sun_sign, wing
from rendering.art.figures import clothes, heads
from rendering.art.figures.attributes import horse
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    Path,
    arc,
    both,
    box,
    circle,
    corners,
    curve,
    flow,
    points,
    smooth,
    star,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips.ornaments import leaf

BRICK = "#E8C15A"
BRICK_SHADE = "#C2923A"


def angel_scene(pen: Pen) -> None:
    """Draw a half-length angel with a halo and a long straight trumpet."""
    for side in (pen.at(0, -34, 1.35), pen.at(0, -34, 1.35).mirror()):
        wing(side.at(6, 0), c.WHITE, c.STEEL_LIGHT)
        side.fine.line(flow("8,0 14,-6 22,-10"), c.RED, 1.6)
    clothes.coat(pen, c.RED, c.RED_SHADE)
    clothes.broad_collar(pen, c.GOLD_LIGHT)
    clothes.sash(pen, c.BLUE)
    pen.shape(circle(0, -49, 17), c.GOLD_LIGHT)
    landscape.rays(pen.at(0, -49), c.GOLD_SHADE, 14, 16, 24)
    Head(c.RED_HAIR, heads.long_hair, heads.middle_parting, turn=0.9).paint(pen.at(0, -47, 1.1))
    pen.rod(corners("4,-39 31,-56"), c.GOLD, 2.6)
    pen.solid(corners("27,-53 33,-68 41,-56 29,-50"), c.GOLD, c.GOLD_SHADE, 2)
    clothes.sleeve(pen, "17,-25 27,-22 26,-30 20,-41", c.RED, c.GOLD, c.SKIN)
    clothes.sleeve(pen, "-17,-24 -27,-10 -22,-4 -12,-8", c.RED, c.GOLD, c.SKIN)


def orbis(pen: Pen, radius: float) -> None:
    """Draw a round world in four quarters: air, fire, earth and water."""
    disc = circle(0, 0, radius)
    with pen.inside(disc) as inner:
        inner.fill(box(-radius, -radius, 0, 0), c.DAY)
        inner.fill(box(0, -radius, radius, 0), "#D9552F")
        inner.fill(box(-radius, 0, 0, radius), c.GREEN)
        inner.fill(box(0, 0, radius, radius), c.SEA)
        inner.line(points(-radius, 0, radius, 0), c.INK, 2)
        inner.line(points(0, -radius, 0, radius), c.INK, 2)
    pen.ring(disc)


def world_scene(pen: Pen) -> None:
    """Draw Mercury with winged cap, caduceus and palm above the quartered world."""
    for angle in range(188, 354, 14):
        ((x, y), *_) = arc(0, 6, 33, 33, angle, angle + 1)
        leaf(pen.at(x, y, 1, angle + 90 + 24))
    orbis(pen.at(0, 6), 27)
    god = pen.at(0, -20, 0.84)
    clothes.cape(god, c.RED, c.RED_SHADE)
    clothes.coat(god, c.CREAM, c.ASH)
    clothes.sash(god, c.RED)
    god.shape(smooth("-20,2! 0,-3 20,2! 24,10! -24,10!"), c.GOLD)
    head = god.at(0, -47, 1.1)
    Head(c.CHESTNUT, heads.curls, heads.tousled, turn=0.4).paint(head)
    head.solid(both(curve("M0 -20 C8 -20 11.6 -14 11.6 -8 L0 -9")), c.STEEL, c.STEEL_SHADE)
    for side in (head, head.mirror()):
        wing(side.at(8, -13, 0.5, -30), c.WHITE, c.STEEL_LIGHT)
    caduceus(god.at(27, -24))
    palm(god.at(-27, -22, 1, -8))
    clothes.sleeve(god, "17,-25 28,-12 29,-8 27,-18", c.CREAM, c.GOLD, c.SKIN)
    clothes.sleeve(god, "-17,-25 -28,-12 -29,-8 -27,-18", c.CREAM, c.GOLD, c.SKIN)


def caduceus(pen: Pen) -> None:
    """Draw Mercury's staff with two snakes."""
    pen.rod(corners("0,8 0,-30"), c.GOLD, 1.8)
    for side in (pen, pen.mirror()):
        side.line(flow("0,-6 5,-10 0,-15 -4,-20 2,-26 6,-26"), c.INK, 3.4)
        side.line(flow("0,-6 5,-10 0,-15 -4,-20 2,-26 6,-26"), c.GREEN, 1.5)
    pen.shape(circle(0, -32, 2.6), c.GOLD_LIGHT)


def palm(pen: Pen) -> None:
    """Draw a palm branch."""
    for step in range(6):
        for lean in (48, -48):
            leaf(pen.at(0, -4 - 4.6 * step, 0.86 - 0.07 * step, lean))
    leaf(pen.at(0, -27, 0.7))
    pen.line(corners("0,8 0,-30"), c.GREEN_SHADE, 1.6)


def sun_scene(pen: Pen) -> None:
    """Draw the red sun above a woman who spins."""
    sun_sign(pen.at(0, -62, 0.82))
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 10)
    woman = pen.at(-4, 2, 0.76)
    clothes.gown(woman, c.BLUE, c.BLUE_SHADE, c.WHITE)
    clothes.square_neckline(woman, c.SKIN, c.RED)
    Head(c.CHESTNUT, heads.braids, heads.middle_parting, turn=0.8).paint(woman.at(0, -45, 1.04))
    woman.rod(corners("29,10 29,-46"), c.WOOD, 2)
    woman.solid(smooth("29,-56! 36,-46 35,-32 29,-26! 23,-32 22,-46"), c.CREAM, c.ASH)
    woman.line(corners("24,-40 34,-43"), c.RED, 1.6)
    woman.line(corners("23.6,-34 34,-37"), c.RED, 1.6)
    woman.line(corners("24,-30 -24,-8"), c.INK, 1.2)
    clothes.sleeve(woman, "17,-25 26,-12 28,-6 28,-13", c.BLUE, c.WHITE, c.SKIN)
    clothes.sleeve(woman, "-17,-24 -28,-12 -29,-8 -24,-8", c.BLUE, c.WHITE, c.SKIN)
    woman.shape(smooth("-26,-4! -22,2 -26,12! -30,2"), c.WOOD_LIGHT)


def moon_scene(pen: Pen) -> None:
    """Draw the moon above two astronomers with dividers and a globe."""
    moon(pen.at(2, -64, 0.72))
    for x, y in ((-26, -80), (27, -82), (-28, -48), (30, -44)):
        pen.fill(star(x, y, 4.6, 1.8, 5), c.CREAM)
    for x, main, shade, hair, beard in (
        (-19, c.RED, c.RED_SHADE, c.GREY_HAIR, heads.full_beard),
        (22, c.GREEN, c.GREEN_SHADE, c.BROWN_HAIR, heads.goatee),
    ):
        man = pen.at(x, 4, 0.74)
        clothes.coat(man, main, shade)
        clothes.broad_collar(man, c.WHITE)
        way = 0.9 if x < 0 else -0.9
        Head(hair, heads.page_hair, heads.tousled, beard, turn=way).paint(man.at(0, -46, 1.02))
    globe = pen.at(2, -11)
    globe.rod(corners("0,8 0,14"), c.WOOD, 3)
    globe.solid(circle(0, 0, 9), c.SEA, c.BLUE)
    globe.line(arc(0, 0, 9, 3.4, 0, 180), c.INK, 1.2)
    globe.line(arc(0, 0, 3.6, 9, -90, 90), c.INK, 1.2)
    globe.rod(arc(0, 0, 10.4, 10.4, -60, 110), c.GOLD, 1.4)
    pen.rod(corners("-7,-22 -13,-34 -18,-20"), c.GOLD, 1.5)
    clothes.fist(pen.at(-13, -33, 0.8), c.SKIN)
    clothes.fist(pen.at(13, -19, 0.8), c.SKIN)


def star_scene(pen: Pen) -> None:
    """Draw the great star above the three kings."""
    faceted_star(pen.at(0, -63), 21)
    landscape.rays(pen.at(0, -63), c.GOLD_LIGHT, 22, 26, 16)
    landscape.ground(pen, "#3D6553", 6)
    young = Head(c.BROWN_HAIR, heads.page_hair, heads.straight, turn=0.8)
    dark = Head(c.BLACK_HAIR, heads.short_hair, heads.nothing, heads.goatee,
                skin=c.BROWN_SKIN, shade=c.BROWN_SKIN_SHADE, turn=-0.8)  # fmt: skip
    old = Head(c.WHITE_HAIR, heads.long_hair, heads.nothing, heads.full_beard, age=1)
    kings = (
        (-24, c.BLUE, c.BLUE_SHADE, young),
        (24, c.GREEN, c.GREEN_SHADE, dark),
        (0, c.RED, c.RED_SHADE, old),
    )
    for x, main, shade, head in kings:
        king = pen.at(x, 4, 0.62)
        clothes.mantle(king, main, shade, c.GOLD)
        clothes.breast(king, c.GOLD_LIGHT, main)
        face = king.at(0, -46, 1.14)
        head.paint(face)
        face.shape(both(corners("0,-22 3,-15 8,-20 10.6,-8 0,-8")), c.GOLD)
        king.shape(box(-6, -12, 6, 0, 1), c.GOLD_LIGHT)
        king.shape(both(corners("0,-19 7,-12 0,-12")), c.GOLD)


def fortress_sign(pen: Pen) -> None:
    """Draw a burning brick fortress, struck by an arrow of lightning."""
    pen.shape(smooth("-16,-2! -24,-12 -15,-26! -9,-16 -2,-29! 6,-17 14,-27! 22,-12 15,-2!"), c.RED)
    pen.shape(smooth("-8,-4! -10,-12 -5,-18! 0,-12 5,-19! 10,-10 8,-4!"), c.GOLD_LIGHT)
    fortress(pen.at(0, 6, 0.95))


def fortress(pen: Pen) -> None:
    """Draw a broad fortress of yellow bricks with a gate."""
    pen.shape(
        corners(
            "-24,-8 -19,-8 -19,-4 -13,-4 -13,-8 -7,-8 -7,-1 7,-1 7,-8 13,-8 "
            "13,-4 19,-4 19,-8 24,-8 24,26 -24,26"
        ),
        BRICK,
    )
    for y in (6, 13, 20):
        pen.fine.line(points(-24, y, 24, y), BRICK_SHADE, 1.3)
    for x, y in ((-16, 6), (-18, 13), (-16, 20), (16, 6), (18, 13), (16, 20), (0, -1)):
        pen.fine.line(points(x, y, x, y + 7), BRICK_SHADE, 1.3)
    pen.fill([(-6, 26), *arc(0, 14, 6, 6, 180, 360), (6, 26)], c.INK)


def fortress_scene(pen: Pen) -> None:
    """Draw a yellow brick fortress leans and burns."""
    landscape.hills(pen, "#A5A36B", "#86844F", 10)
    fire = pen.at(0, -38)
    fire.shape(
        smooth(
            "-28,6! -34,-12 -24,-30! -18,-18 -12,-42! -4,-24 4,-46! 12,-24 20,-38! 32,-14 28,6!"
        ),
        c.RED,
    )
    fire.shape(smooth("-18,6! -20,-8 -13,-20! -7,-10 0,-30! 8,-12 14,-22! 22,-6 18,6!"), c.ORANGE)
    fire.fill(smooth("-9,6! -9,-2 -4,-10! 1,-4 5,-14! 11,0 9,6!"), c.GOLD_LIGHT)
    fortress(pen.at(0, -29, 1.16, -7))
    pen.shape(corners("32,-86 12,-64 20,-61 2,-40 28,-62 20,-66"), c.GOLD_LIGHT)
    for x, y in ((-30, -66), (26, -38), (-33, -40)):
        pen.shape(circle(x, y, 2.2), c.ORANGE)


def devil_scene(pen: Pen) -> None:
    """Draw a naked bearded devil with wings in red and yellow, and a long fork."""
    for side in (pen, pen.mirror()):
        side.solid(
            corners("8,-30 15,-58 34,-78 34,-54 29,-48 32,-36 24,-35 24,-22 14,-20"),
            c.RED,
            c.RED_SHADE,
        )
        side.shape(corners("12,-32 18,-54 30,-66 28,-50 22,-42 20,-30"), c.GOLD_LIGHT)
        side.line(corners("11,-34 17,-56 33,-77"))
    pen.rod(corners("25,8 25,-74"), c.WOOD, 2)
    for x in (18, 25, 32):
        pen.line(points(25, -70, x, -73, x, -84), c.INK, 4.6)
        pen.line(points(25, -70, x, -73, x, -84), c.STEEL, 2)
    skin, shade = "#B9783F", "#8F5728"
    pen.solid(both(curve("M0 -36 C10 -36 19 -33 20 -26 C19 -16 13 -8 14 8 L0 8")), skin, shade)
    pen.line(flow("-10,-22 -5,-19 0,-22 5,-19 10,-22"), shade, 1.6)
    pen.shape(both(corners("0,-2 5,-6 10,-3 14,-6 16,10 0,10")), c.WOOD_SHADE)
    pen.rod(flow("17,-29 28,-22 26,-36"), skin, 6)
    clothes.fist(pen.at(25, -40), skin)
    pen.rod(flow("-17,-29 -28,-14 -16,-6"), skin, 6)
    head = pen.at(0, -56)
    for side in (head, head.mirror()):
        side.solid(smooth("2,-9! 9,-13 12,-28! 17,-18 13,-8 8,-5"), c.CREAM, c.ASH, 2)
        side.shape(smooth("9,-2! 18,-6! 15,4 9,5"), c.RED)
    devil_face(head)
    pen.fill(smooth("-6,-40! -2,-34 0,-24! 2,-34 6,-40!"), c.INK)


def death_scene(pen: Pen) -> None:
    """Draw a skeleton with a scythe on a white horse."""
    landscape.hills(pen, "#B9A77A", "#9C8B60", 10)
    body = pen.at(4, -24)
    body.rod(corners("0,-24 0,26"), c.CREAM, 3.4)
    for y, reach in ((-16, 11), (-10, 12), (-4, 11), (2, 9)):
        for side in (-1, 1):
            rib = flow(points(0, y, side * reach, y + 1, side * (reach - 2), y + 5))
            body.line(rib, c.INK, 5)
            body.line(rib, c.CREAM, 2.4)
    body.rod(corners("-13,-19 13,-19"), c.CREAM, 3)
    pen.rod(corners("25,6 25,-74"), c.WOOD, 2.6)
    pen.solid(smooth("28,-78! 10,-86 -12,-84 -26,-72! -8,-76 10,-75 24,-68!"), "#7FA3D6", c.BLUE, 2)
    for arm in ("17,-43 30,-32 25,-42", "-9,-43 -18,-30 -8,-18"):
        pen.rod(corners(arm), c.CREAM, 2.6)
    skull(pen.at(4, -60, 0.82))
    horse(c.WHITE, c.STEEL_LIGHT, c.ASH, c.RED)(pen.at(-3, 2, 0.94))
    clothes.fist(pen.at(25, -42, 0.8), c.CREAM)


def traitor_sign(pen: Pen) -> None:
    """Draw a man hung by one foot in a striped frame."""
    for x in (-21, 21):
        _striped(pen, points(x, -22, x, 34))
    _striped(pen, corners("-24,-22 24,-22"))
    pen.line(corners("1,-19 1,-13"), c.INK, 3)
    hanged_man(pen)


def _striped(pen: Pen, beam: Path) -> None:
    pen.rod(beam, c.WHITE, 5)
    (x1, y1), (x2, y2) = beam
    for step in range(1, 8, 2):
        start, end = step / 8, (step + 1) / 8
        spots = [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (start, end)]
        pen.line(spots, c.RED, 5)


def traitor_scene(pen: Pen) -> None:
    """Draw the traitor hung by one foot in a striped frame, his hands behind his back."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 12)
    for x in (-23, 25):
        _striped(pen, points(x, -80, x, 10))
    _striped(pen, corners("-26,-80 28,-80"))
    pen.line(corners("2.4,-77 2.4,-64"), c.INK, 3.4)
    pen.line(corners("2.4,-77 2.4,-64"), c.GOLD_LIGHT, 1.5)
    hanged_man(pen.at(1, -47, 1.36))
