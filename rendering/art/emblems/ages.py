"""The Tarot Nouveau from the first trump to the fifth, and the Excuse: folly and four ages."""

from rendering.art.emblems import landscape
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
    moved,
    points,
    smooth,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips.ornaments import blossom

WALL = "#E9CFA6"
CURTAIN = "#B3263A"


def lute_sign(pen: Pen) -> None:
    """Draw a lute."""
    pen = pen.at(1, 0, 1.12, 40)
    pen.rod(corners("0,-2 0,-20"), c.WOOD, 3.6)
    pen.shape(corners("-2.6,-20 2.6,-20 9,-25 7,-29 -2,-25"), c.WOOD_SHADE)
    pen.solid(smooth("0,-8 7,-3 12,8 10,20 0,25 -10,20 -12,8 -7,-3"), c.WOOD_LIGHT, c.WOOD)
    pen.shape(circle(0, 7, 4.2), c.INK)
    pen.line(corners("-5,18 5,18"), c.INK, 2.6)
    pen.fine.line(corners("-1.4,18 -1.4,-20"), c.CREAM, 1)
    pen.fine.line(corners("1.4,18 1.4,-20"), c.CREAM, 1)


def excuse_scene(pen: Pen) -> None:
    """Draw a lute player in a red cap with a plume and a slashed doublet."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 13)
    man = pen.at(0, 0, 0.98)
    clothes.striped(man, c.BLUE, c.GOLD_LIGHT)
    clothes.ruff(man)
    Head(
        c.BLOND, heads.curls, heads.tousled, hat=hats.beret(c.RED, c.RED_SHADE, c.WHITE), turn=-0.7
    ).paint(man.at(0, -47, 1.12))
    clothes.sleeve(man, "18,-25 29,-10 26,-4 14,-9", c.BLUE, c.GOLD, c.SKIN)
    lute = man.at(-2, -11, 0.86, -78)
    lute_sign(lute.at(0, 0, 1, -40))
    clothes.sleeve(man, "-18,-24 -29,-14 -30,-10 -23,-12", c.BLUE, c.GOLD, c.SKIN)
    clothes.fist(man.at(8, -8), c.SKIN)


def mask_sign(pen: Pen) -> None:
    """Draw a theatre mask, one half white and one half red."""
    face = both(curve("M0 -20 C10 -20 20 -24 22 -21 C24 -4 18 18 0 26"))
    pen.fill(face, c.WHITE)
    with pen.inside(face) as inner:
        inner.fill(box(0, -30, 30, 30), c.RED)
    pen.ring(face)
    for side in (-1, 1):
        pen.fill(ellipse(side * 10, -5, 5.4, 3.6, side * -14), c.INK)
    pen.fill(smooth("-11,7! 0,12 11,7! 5,17 0,18.6 -5,17"), c.INK)
    pen.fine.line(corners("-12,-14 -6,-15"))


def folly_scene(pen: Pen) -> None:
    """Draw Harlequin on a stage before a red curtain."""
    pen.shape(smooth("-62,-96! -34,-96! -22,-60 -32,-20! -30,6 -62,6!"), CURTAIN)
    pen.shape(smooth("40,-96! 22,-96! 17,-60 26,-20! 25,6 40,6!"), CURTAIN)
    for line in ("-34,-96 -30,-50 -36,-10", "30,-96 24,-56 33,-10"):
        pen.line(flow(line), c.RED_SHADE, 1.6)
    for x in range(-30, 32, 12):
        pen.shape(arc(x, -88, 6.4, 8, 0, 180), c.GOLD)
    landscape.ground(pen, c.WOOD_LIGHT, 7)
    man = pen.at(-1, 0, 0.94)
    with man.inside(clothes.COAT) as coat:
        coat.fill(clothes.COAT, c.WHITE)
        for row in range(6):
            for column in range(-3, 4):
                across, down = column * 9 + (row % 2) * 4.5, -34 + row * 8
                colour = (c.RED, c.BLUE, c.GOLD, c.GREEN)[(row + column) % 4]
                lozenge = corners("0,-8 4.5,0 0,8 -4.5,0")
                coat.fill(moved(lozenge, across, down), colour)
    man.ring(clothes.COAT)
    clothes.ruff(man)
    head = man.at(0, -46, 1.1)
    Head(c.BLACK_HAIR, heads.short_hair, heads.nothing, turn=0.5).paint(head)
    head.shape(smooth("-10,-5! 0,-6 10,-5! 9,2 4,3 0,0 -4,3 -9,2"), c.INK)
    for side in (-1, 1):
        head.fill(ellipse(side * 4.2, -1.4, 1.9, 1.4), c.WHITE)
        head.dot(side * 4.2 + 0.5, -1.4, 0.9)
    head.solid(smooth("-14,-7! -10,-18 0,-22 10,-18 14,-7! 0,-10"), c.BLUE, c.BLUE_SHADE)
    head.shape(circle(0, -22, 2.6), c.WHITE)
    clothes.sleeve(man, "17,-25 27,-18 28,-26 24,-34", c.RED, c.WHITE, c.SKIN)
    clothes.sleeve(man, "-17,-24 -27,-10 -22,-4 -12,-7", c.GREEN, c.WHITE, c.SKIN)
    mask_sign(man.at(25, -46, 0.44, 12))


def horse_sign(pen: Pen) -> None:
    """Draw a rocking horse."""
    pen.line(arc(0, -6, 27, 27, 35, 145), c.INK, 7)
    pen.line(arc(0, -6, 27, 27, 35, 145), c.RED, 4)
    for x1, x2 in ((-10, -14), (9, 13)):
        pen.rod(points(x1, 6, x2, 18), c.CREAM, 4)
    pen.shape(
        smooth(
            "-14,-6! -4,-6 4,-8 6,-18 9,-25! 12,-22 20,-14! 18,-10 13,-10 14,2 10,10 -12,10 -16,2"
        ),
        c.CREAM,
    )
    pen.shape(smooth("9,-25! 2,-20 0,-8! 5,-10"), c.WOOD)
    pen.line(flow("-15,-3 -22,0 -22,8"), c.WOOD, 4)
    pen.shape(corners("-6,-7 4,-8 5,1 -7,1"), c.RED)
    pen.dot(12.6, -16.6, 1.5)


def childhood_scene(pen: Pen) -> None:
    """Draw a boy with a hoop and a girl with her doll, a rocking horse between them."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 15)
    landscape.tree(pen.at(25, -10, 0.9), c.WOOD, c.GREEN)
    for place, shirt, hair, back, turn in (
        (-18, c.BLUE, c.BROWN_HAIR, heads.short_hair, 0.8),
        (17, c.RED, c.BLOND, heads.braids, -0.8),
    ):
        child = pen.at(place, 2, 0.74)
        clothes.coat(child, shirt, shirt)
        clothes.broad_collar(child, c.WHITE)
        Head(hair, back, heads.straight, turn=turn).paint(child.at(0, -45, 1.12))
    pen.line(circle(-33, -12, 14), c.INK, 4.4)
    pen.line(circle(-33, -12, 14), c.WOOD_LIGHT, 1.8)
    horse_sign(pen.at(0, -12, 0.5))
    pen.shape(circle(32, -5, 5), c.RED)
    pen.line(arc(32, -5, 5, 2, 0, 180), c.GOLD_LIGHT, 1.6)


def letter_sign(pen: Pen) -> None:
    """Draw a love letter sealed with a heart."""
    pen.shape(box(-25, -16, 25, 18, 1), c.CREAM)
    pen.line(corners("-25,18 -5,0"))
    pen.line(corners("25,18 5,0"))
    pen.shape(corners("-25,-16 25,-16 0,6"), c.WHITE)
    pen.shape(moved(both(curve("M0 9 C3 5 9 3 9 -2 C9 -7 2 -8 0 -4")), 0, 3), c.RED)


def youth_scene(pen: Pen) -> None:
    """Draw a girl with a letter glances at a passing officer."""
    pen.shape(box(-62, -60, -12, 8), WALL)
    pen.shape(box(-30, -50, -18, -30), c.DAY)
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 10)
    landscape.tree(pen.at(30, -9, 1.1), c.WOOD, c.GREEN)
    officer = pen.at(15, 0, 0.84)
    clothes.coat(officer, c.BLUE, c.BLUE_SHADE)
    clothes.buttons(officer, c.GOLD)
    for side in (-1, 1):
        officer.shape(ellipse(side * 17, -27, 7, 3.6, side * 24), c.GOLD)
    head = officer.at(0, -47, 1.1)
    Head(c.BROWN_HAIR, heads.short_hair, heads.nothing, heads.moustache, turn=-0.9).paint(head)
    head.solid(corners("-11,-8 -10,-20 10,-20 11,-8"), c.RED, c.RED_SHADE)
    head.rod(corners("-11,-8 11,-8"), c.INK, 2)
    head.rod(corners("-10,-13 10,-13"), c.GOLD, 1.6)
    girl = pen.at(-16, 2, 0.82)
    clothes.gown(girl, "#D77A8B", "#B65A6C", c.CREAM)
    clothes.neckline(girl, c.SKIN)
    Head(c.BLOND, heads.curls, heads.swept, turn=0.9).paint(girl.at(0, -44, 1.1))
    blossom(girl.at(-9, -58, 0.7), 6, c.RED)
    clothes.sleeve(girl, "16,-24 22,-12 16,-6 8,-10", "#D77A8B", c.WHITE, c.SKIN)
    letter_sign(girl.at(0, -10, 0.42, -8))


def lamp_sign(pen: Pen) -> None:
    """Draw an oil lamp with a round shade."""
    pen.fill(circle(0, -9, 22), c.GOLD_LIGHT)
    pen.shape(both(curve("M0 -26 L6 -26 L6 -20 C14 -16 18 -8 18 -2 L0 -2")), c.WHITE)
    pen.shape(both(curve("M0 -2 L3 -2 L3 5 L10 8 C13 14 8 19 3 20 L3 23 L10 27 L0 27")), c.GOLD)
    pen.line(corners("-9,12 9,12"), c.RED, 2.6)


def maturity_scene(pen: Pen) -> None:
    """Draw a mother with her baby by the parlour lamp; the father reads."""
    pen.shape(box(-62, -30, 44, 10), "#A77A55")
    for x in range(-56, 44, 14):
        pen.line(points(x, -30, x, 10), c.WOOD_SHADE, 1.3)
    pen.shape(box(-26, -80, -6, -52, 1), c.GOLD)
    pen.shape(box(-23, -77, -9, -55), c.SEA)
    pen.shape(corners("-23,-55 -16,-66 -9,-55"), c.GREEN)
    lamp_sign(pen.at(24, -38, 0.9))
    pen.shape(box(12, -16, 40, 10), c.WOOD)
    mother = pen.at(-6, 0, 0.92)
    clothes.gown(mother, c.GREEN, c.GREEN_SHADE, c.CREAM)
    clothes.square_neckline(mother, c.SKIN, c.WHITE)
    Head(c.CHESTNUT, heads.net, heads.middle_parting, turn=-0.8).paint(mother.at(0, -45, 1.1))
    mother.solid(smooth("-20,-14 -8,-18 8,-10 10,0 0,6 -16,2 -24,-6"), c.WHITE, c.STEEL_LIGHT)
    mother.shape(circle(-16, -12, 6.4), c.SKIN)
    mother.fill(arc(-16, -12, 6.2, 6.2, 180, 330), c.CHESTNUT)
    mother.dot(-18, -11, 0.9)
    mother.dot(-14, -11, 0.9)
    clothes.sleeve(mother, "17,-25 23,-8 12,0 0,0", c.GREEN, c.WHITE, c.SKIN)


def pipe_sign(pen: Pen) -> None:
    """Draw a pipe that smokes."""
    pen.coarse.line(flow("-9,-2 -13,-10 -6,-16 -12,-26"), c.GREY, 4.4)
    pen.fine.line(flow("-9,-4 -13,-12 -6,-18 -12,-28"), c.INK, 5)
    pen.fine.line(flow("-9,-4 -13,-12 -6,-18 -12,-28"), c.STEEL_LIGHT, 2.6)
    pen.rod(flow("-3,15 8,12 16,2 27,-3"), c.INK, 3)
    pen.shape(smooth("-20,0! -19,12 -13,20 -5,20 1,12 2,0!"), c.WOOD)
    pen.shape(ellipse(-9, 0, 11, 3.6), c.WOOD_SHADE)


def old_age_scene(pen: Pen) -> None:
    """Draw an old couple by the fire; he smokes his pipe, she knits."""
    pen.shape(box(-62, -62, -24, 10), "#B98A78")
    pen.shape(box(-66, -66, -20, -58, 1), "#9A6A5A")
    pen.shape(box(-56, -40, -30, 10), c.INK)
    landscape.flames(pen.at(-44, 4, 0.5))
    man, woman = pen.at(15, 0, 0.86), pen.at(-14, 4, 0.8)
    clothes.coat(man, "#6E5A7E", "#55456A")
    clothes.scarf(man, c.RED)
    Head(c.WHITE_HAIR, heads.short_hair, heads.nothing, heads.full_beard, turn=-0.8, age=1,
         brows=c.GREY).paint(man.at(0, -46, 1.1))  # fmt: skip
    pipe_sign(man.at(-19, -34, 0.42))
    clothes.sleeve(man, "-14,-22 -20,-14 -24,-18 -22,-26", "#6E5A7E", c.WHITE, c.SKIN)
    clothes.gown(woman, c.BLUE, c.BLUE_SHADE, c.CREAM)
    head = woman.at(0, -44, 1.1)
    Head(c.GREY_HAIR, heads.nothing, heads.middle_parting, turn=0.6, age=1).paint(head)
    head.shape(both(curve("M0 -17 C10 -17 13 -9 12 2 L9 5 C9 -4 7 -9 0 -11")), c.WHITE)
    woman.shape(box(-12, -8, 8, 8, 2), c.RED)
    woman.line(corners("-18,-2 6,-16"), c.STEEL, 1.6)
    woman.line(corners("12,0 -10,-15"), c.STEEL, 1.6)
    clothes.fist(woman.at(-12, -6), c.SKIN)
    clothes.fist(woman.at(8, -5), c.SKIN)
