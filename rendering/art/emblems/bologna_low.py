"""Trumps of Bologna from the old man down to the fool: new signs, and a scene for each."""

from dataclasses import dataclass

from rendering.art.emblems import landscape
from rendering.art.emblems.fates import wheel
from rendering.art.emblems.heavens import small_jug, wing
from rendering.art.emblems.virtues import cupid, heart, horse_front, scales
from rendering.art.figures import clothes, hats, heads
from rendering.art.figures.heads import Head, HeadPart
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
from rendering.art.pen.pen import Paint, Pen
from rendering.art.pips.italian import coin, cup
from rendering.art.pips.long import straight_sword

MARBLE = "#E9E3D6"
MARBLE_SHADE = "#C6BDAA"


def old_man_sign(pen: Pen) -> None:
    """Draw a winged hourglass."""
    for side in (pen, pen.mirror()):
        wing(side.at(5, 0, 0.95), c.WHITE, c.STEEL_LIGHT)
    pen.shape(both(corners("0,-18 10,-18 8,-8 2.4,0 8,8 10,18 0,18")), c.DAY)
    pen.fill(both(corners("0,-7 6.6,-7 1,0 0,0")), c.ORANGE)
    pen.fill(both(corners("0,8 3,9 8,16.6 0,16.6")), c.ORANGE)
    for y in (-20, 20):
        pen.rod(points(-11, y, 11, y), c.WOOD, 3.4)


def old_man_scene(pen: Pen) -> None:
    """Draw a winged old man on crutches before a column."""
    column(pen.at(24, 0), 84)
    for side in (pen.at(-2, -36, 1.15), pen.at(-2, -36, 1.15).mirror()):
        wing(side.at(8, 0), c.WHITE, c.STEEL_LIGHT)
    old = pen.at(-3, 0, 0.96)
    clothes.mantle(old, "#7C6A9C", "#5B4B78", c.GOLD)
    clothes.breast(old, c.GREY, c.GOLD)
    Head(c.WHITE_HAIR, heads.short_hair, heads.nothing, heads.long_beard, turn=0.5, age=1,
         brows=c.GREY).paint(old.at(0, -48, 1.1))  # fmt: skip
    old.rod(corners("-28,8 -28,-34"), c.WOOD, 2.2)
    old.rod(corners("-33,-36 -23,-36"), c.WOOD, 2.2)
    clothes.sleeve(old, "-18,-25 -30,-14 -31,-8 -28,-16", "#7C6A9C", c.GOLD, c.SKIN)
    clothes.sleeve(old, "18,-25 28,-12 24,-4 14,-8", "#7C6A9C", c.GOLD, c.SKIN)


def column(pen: Pen, height: float) -> None:
    """Draw a marble column, its foot at the origin."""
    pen.solid(box(-6, -height, 6, 8), MARBLE, MARBLE_SHADE)
    pen.line(points(-1, -height + 5, -1, 6), MARBLE_SHADE, 1.3)
    pen.shape(box(-9, -height - 5, 9, -height, 1), MARBLE)


def wheel_scene(pen: Pen) -> None:
    """Draw the wheel, with a crowned figure enthroned on top, one rising and one falling."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 9)
    pen.solid(corners("-8,8 -4,-34 4,-34 8,8"), c.WOOD, c.WOOD_SHADE)
    wheel(pen.at(0, -31), 22)
    people = ((-26, -29, -28, c.BLOND, c.GREEN), (26, -33, 152, c.BLACK_HAIR, c.RED))
    for x, y, turn, hair, shirt in people:
        body = pen.at(x, y, 0.66, turn)
        body.shape(both(curve("M0 -8 C6 -8 9 -4 9 10 L0 16")), shirt)
        body.rod(corners("6,-3 16,-9"), shirt, 4)
        Head(hair, heads.page_hair, heads.straight).paint(body.at(0, -16, 0.82))
    pen.shape(corners("-12,-52 -12,-78 0,-84 12,-78 12,-52"), c.GOLD)
    ruler = pen.at(0, -52, 0.66)
    clothes.mantle(ruler.at(0, 2, 0.5), c.BLUE, c.BLUE_SHADE, c.WHITE)
    Head(c.BROWN_HAIR, heads.long_hair, heads.middle_parting).paint(ruler.at(0, -22, 0.8))
    ruler.shape(both(corners("0,-41 3,-36 8,-40 9,-30 0,-29")), c.GOLD_LIGHT)


def column_sign(pen: Pen) -> None:
    """Draw a column with a red sash."""
    pen.shape(box(-9, -18, 9, 20), MARBLE)
    pen.line(corners("-3,-18 -3,20"), MARBLE_SHADE, 2.4)
    pen.line(corners("3,-18 3,20"), MARBLE_SHADE, 2.4)
    pen.shape(box(-14, -26, 14, -18, 2), MARBLE)
    pen.shape(box(-14, 19, 14, 27, 2), MARBLE)
    pen.shape(smooth("-10,-6! 0,-1 10,-6! 10,2! 0,7 -10,2!"), c.RED)
    pen.shape(corners("6,2 15,14 8,16 3,6"), c.RED)


def strength_scene(pen: Pen) -> None:
    """Draw a woman in a helmet holds a column."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 12)
    column(pen.at(23, 0), 66)
    lady = pen.at(-5, 0, 0.98)
    clothes.gown(lady, c.GREEN, c.GREEN_SHADE, c.RED)
    clothes.cuirass(lady, c.GOLD, c.GOLD_LIGHT)
    Head(c.BLOND, heads.long_hair, heads.middle_parting, hat=hats.helmet(c.RED, c.RED_SHADE),
         turn=0.6).paint(lady.at(0, -47, 1.1))  # fmt: skip
    clothes.sleeve(lady, "18,-25 24,-10 22,-8 26,-20", c.GREEN, c.GOLD, c.SKIN)
    clothes.sleeve(lady, "-18,-25 -26,-8 -8,-2 18,-6", c.GREEN, c.GOLD, c.SKIN)


def justice_scene(pen: Pen) -> None:
    """Draw Justice with raised sword and scales."""
    lady = pen.at(0, 0, 0.98)
    clothes.mantle(lady, c.RED, c.RED_SHADE, c.GOLD)
    clothes.breast(lady, c.WHITE, c.BLUE)
    clothes.neckline(lady, c.SKIN)
    clothes.pearls(lady)
    Head(c.BLACK_HAIR, heads.braids, heads.middle_parting, hat=hats.coronet, stern=0.7).paint(
        lady.at(0, -47, 1.1)
    )
    straight_sword(lady.at(25, -42, 1.05), 32)
    clothes.sleeve(lady, "18,-25 29,-12 28,-6 25,-17", c.RED, c.GOLD, c.SKIN)
    clothes.sleeve(lady, "-18,-24 -31,-14 -31,-18 -22,-27", c.RED, c.GOLD, c.SKIN)
    scales(lady.at(-19, -27, 0.95))


def temperance_scene(pen: Pen) -> None:
    """Draw a woman pours from a high jug into a low one."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 13)
    lady = pen.at(0, 0, 0.98)
    clothes.gown(lady, c.GOLD, c.GOLD_SHADE, c.BLUE)
    clothes.square_neckline(lady, c.SKIN, c.RED)
    clothes.bows(lady, c.CREAM)
    Head(c.CHESTNUT, heads.net, heads.middle_parting, turn=-0.7).paint(lady.at(0, -47, 1.1))
    clothes.sleeve(lady, "18,-25 31,-24 31,-34 22,-41", c.GOLD, c.RED, c.SKIN)
    clothes.sleeve(lady, "-18,-24 -31,-12 -31,-4 -24,-7", c.GOLD, c.RED, c.SKIN)
    pen.line(flow("12,-48 -4,-42 -15,-30 -16,-14"), c.SEA, 3.4)
    small_jug(pen.at(19, -50, 0.78, -66), c.BLUE)
    small_jug(pen.at(-16, -6, 0.8), c.RED)
    clothes.fist(lady.at(20.5, -45), c.SKIN)
    clothes.fist(lady.at(-20, -6), c.SKIN)


def horses_sign(pen: Pen) -> None:
    """Draw the heads of two horses in harness, side by side."""
    for horse, coat, mane in ((pen.at(10, -3), "#A5673F", c.INK), (pen.at(-2, 2), c.WHITE, c.GREY)):
        horse.shape(
            smooth(
                "-10,32! -4,20 -4,10 -14,15 -21,17! -26,12 -24,6! -14,-8 -5,-17! -4,-27! "
                "3,-19! 14,-14 21,2 22,32!"
            ),
            coat,
        )
        horse.line(flow("5,-17 13,-8 16,6 16,30"), mane, 3)
        horse.line(flow("-16,-4 -12,2 -11,14"), c.RED, 2.6)
        horse.line(flow("-12,4 -2,-2 6,-12"), c.RED, 2.6)
        horse.dot(-6, -8, 2)


def chariot_scene(pen: Pen) -> None:
    """Draw a charioteer in a winged hat behind two pairs of horses."""
    landscape.ground(pen, c.SAND, 7)
    driver = pen.at(0, -24, 0.84)
    clothes.mantle(driver, c.RED, c.RED_SHADE, c.GOLD)
    clothes.cuirass(driver.at(0, 0, 0.84), c.GOLD, c.GOLD_LIGHT)
    head = driver.at(0, -46, 1.1)
    Head(c.BROWN_HAIR, heads.curls, heads.tousled).paint(head)
    head.solid(both(curve("M0 -21 C8 -21 10.6 -14 10.6 -8 L0 -9")), c.BLUE, c.BLUE_SHADE)
    head.shape(both(curve("M0 -11.6 L11 -10.4 L10.4 -6.6 L0 -8")), c.GOLD)
    for side in (head, head.mirror()):
        wing(side.at(7, -15, 0.62, -36), c.WHITE, c.STEEL_LIGHT)
    pen.solid(corners("-30,-30 30,-30 26,-2 -26,-2"), c.BLUE, c.BLUE_SHADE)
    pen.rod(corners("-30,-30 30,-30"), c.GOLD, 2.4)
    for x, coat, shade in (
        (-25, "#A5673F", "#7F4A2A"), (25, "#A5673F", "#7F4A2A"),
        (-9, c.WHITE, c.STEEL_LIGHT), (9, c.WHITE, c.STEEL_LIGHT),
    ):  # fmt: skip
        horse_front(pen.at(x, -11, 0.95), coat, shade)


def love_sign(pen: Pen) -> None:
    """Draw a winged heart."""
    for side in (pen, pen.mirror()):
        wing(side.at(5, -6, 1), c.WHITE, c.STEEL_LIGHT)
    heart(pen.at(0, 5, 0.78))


def love_scene(pen: Pen) -> None:
    """Draw Cupid with a halo on a goblet, above a couple."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 13)
    cup(pen.at(0, -36, 1.2))
    pen.line(ellipse(0.5, -81.4, 8, 1.8), c.GOLD, 2.2)
    cupid(pen.at(1, -56))
    left, right = pen.at(-20, 3, 0.78), pen.at(21, 3, 0.78)
    clothes.gown(left, c.RED, c.RED_SHADE, c.CREAM)
    clothes.neckline(left, c.SKIN)
    Head(c.BLOND, heads.braids, heads.middle_parting, turn=0.9).paint(left.at(0, -45, 1))
    clothes.parted(right, c.BLUE, c.GREEN)
    clothes.ruff(right)
    Head(c.BROWN_HAIR, heads.page_hair, heads.swept, turn=-0.9).paint(right.at(0, -46, 1))
    for arm, colour in (("-8,-14 -4,-8 0,-8", c.RED), ("10,-14 6,-6 3,-7", c.BLUE)):
        pen.rod(flow(arm), colour, 5)
    clothes.fist(pen.at(1, -8, 0.8), c.SKIN)


@dataclass(frozen=True)
class Moor:
    """One of the Moorish kings: his robe, his turban and his face."""

    robe: str
    shade: str
    lining: str
    turban: str
    turban_shade: str
    stone: str
    beard: HeadPart
    weapon: Paint

    def head(self, turn: float) -> Head:
        """Return the king's head under turban and crown."""
        hat = hats.turban(self.turban, self.turban_shade, self.stone)
        return Head(
            c.BLACK_HAIR, heads.short_hair, heads.nothing, self.beard, hat,
            c.BROWN_SKIN, c.BROWN_SKIN_SHADE, turn, lips="#8E3B3B",
        )  # fmt: skip

    def sign(self, pen: Pen) -> None:
        """Draw the king's head."""
        pen.shape(both(curve("M0 12 C10 12 20 16 22 32 L0 32")), self.robe)
        pen.shape(both(curve("M0 -14 C9 -14 13 -8 12 0 C12 10 8 20 0 21")), c.BROWN_SKIN)
        for x in (-5, 5):
            pen.dot(x, 2, 1.8)
        pen.line(flow("-4,12 0,13.4 4,12"), "#5A2A2A", 1.6)
        pen.coarse.fill(smooth("-9,12! 0,24 9,12! 0,17"), c.BLACK_HAIR)
        pen.shape(smooth("-16,-4 -19,-12 -11,-20 0,-22 11,-20 19,-12 16,-4 0,-7"), self.turban)
        pen.line(flow("-15,-6 -4,-11 4,-20"), c.INK, 1.6)
        pen.shape(both(corners("0,-30 4,-22 10,-28 11,-17 0,-16")), c.GOLD)

    def scene(self, pen: Pen) -> None:
        """Draw the king with his weapon."""
        king = pen.at(0, 0, 1.02)
        clothes.mantle(king, self.robe, self.shade, self.lining)
        clothes.breast(king, self.lining, self.turban)
        clothes.chain(king, c.GOLD)
        head = king.at(0, -46, 1.14)
        self.head(0.5).paint(head)
        for x in (-9, 9):
            head.shape(circle(x, 5, 1.7), c.GOLD)
        head.shape(both(corners("0,-31 3,-25 8,-29 9,-20 0,-19")), c.GOLD)
        clothes.sleeve(king, "-18,-24 -28,-10 -24,-4 -13,-6", self.robe, c.GOLD, c.BROWN_SKIN)
        self.weapon(king.at(24, -20))
        clothes.sleeve(king, "17,-25 28,-12 27,-6 24,-17", self.robe, c.GOLD, c.BROWN_SKIN)


def spear(pen: Pen) -> None:
    """Draw a spear with a pennant."""
    pen.rod(corners("0,30 0,-44"), c.WOOD, 2)
    pen.shape(corners("0,-42 -17,-37 0,-30"), c.GOLD)
    pen.solid(smooth("0,-60! 4.6,-50 0,-42! -4.6,-50"), c.STEEL, c.STEEL_SHADE, 2)


def bow(pen: Pen) -> None:
    """Draw a strung bow."""
    pen.line(corners("4,-34 4,30"), c.INK, 1.3)
    pen.rod(flow("4,-34 -2,-22 0,-8 0,4 -2,18 4,30"), c.WOOD, 2)


def arrows(pen: Pen) -> None:
    """Draw a bundle of arrows, feathers up."""
    for turn in (-14, 14, 0):
        shaft = pen.at(0, 0, 1.15, turn)
        shaft.rod(corners("0,10 0,-20"), c.WOOD_LIGHT, 1.3)
        shaft.shape(both(corners("0,-26 3,-22 3,-13 0,-16")), c.RED)


MOORS = (
    Moor(c.BLUE, c.BLUE_SHADE, c.GOLD_LIGHT, c.WHITE, c.STEEL_LIGHT, c.RED, heads.goatee, spear),
    Moor(c.RED, c.RED_SHADE, c.CREAM, c.GREEN, c.GREEN_SHADE, c.WHITE, heads.full_beard, arrows),
    Moor(c.GREEN, c.GREEN_SHADE, c.GOLD_LIGHT, "#E8893A", "#B96320", c.BLUE, heads.nothing, bow),
)


def begato_sign(pen: Pen) -> None:
    """Draw a conjurer's table with cups, a ball and a wand."""
    pen.rod(corners("-12,-22 12,-14"), c.WOOD, 3)
    pen.fill(star(-16, -22, 9, 3.6, 6), c.GOLD)
    for x in (-21, 21):
        pen.rod(points(x, 12, x, 32), c.WOOD_SHADE, 3)
    pen.shape(box(-28, 8, 28, 15, 1), c.WOOD)
    for x, colour in ((-15, c.RED), (15, c.BLUE)):
        pen.shape(points(x - 5, -9, x + 5, -9, x + 8.4, 8, x - 8.4, 8), colour)
    pen.shape(circle(0, 3, 4.6), c.GOLD)


def begato_scene(pen: Pen) -> None:
    """Draw the conjurer in a long blue cap behind his table, between two onlookers."""
    for x, hair, shirt, turn in ((-24, c.BLOND, c.GREEN, 0.9), (26, c.CHESTNUT, c.GOLD, -0.9)):
        guest = pen.at(x, -14, 0.68)
        clothes.coat(guest, shirt, shirt)
        Head(hair, heads.page_hair, heads.straight, turn=turn).paint(guest.at(0, -46, 1.1))
    man = pen.at(0, -14, 0.92)
    clothes.parted(man, c.RED, c.GOLD)
    clothes.ruff(man)
    head = man.at(0, -47, 1.1)
    Head(c.BROWN_HAIR, heads.short_hair, heads.tousled, heads.moustache, turn=-0.5).paint(head)
    head.solid(
        smooth("-10,-12! -8,-24 4,-28 16,-24 22,-12 24,2! 18,-6 12,-12 10,-11!"),
        c.BLUE,
        c.BLUE_SHADE,
    )
    head.shape(both(corners("0,-17 4,-13 8,-17 11,-8 0,-7")), c.GOLD)
    head.shape(circle(23.6, 3, 2.6), c.GOLD_LIGHT)
    man.rod(corners("-27,-16 -37,-40"), c.WOOD, 2)
    clothes.sleeve(man, "-16,-24 -24,-10 -28,-6 -27,-12", c.RED, c.GOLD_LIGHT, c.SKIN)
    clothes.sleeve(man, "17,-25 27,-12 27,-4 20,-3", c.GOLD, c.RED, c.SKIN)
    pen.shape(corners("-62,-15 42,-15 42,12 -62,12"), c.GREEN)
    pen.line(corners("-62,-6 42,-6"), c.GOLD_LIGHT, 1.6)
    pen.shape(corners("-62,-18 42,-18 42,-12 -62,-12"), c.WOOD_LIGHT)
    for x in (-46, -30):
        cup(pen.at(x, -26, 0.8, 180))
    coin(pen.at(3, -20.4), 5.4)
    pen.shape(circle(-8, -20, 2.8), c.RED)


def drum_sign(pen: Pen) -> None:
    """Draw a drum with feathers above it."""
    for turn, colour in ((-52, c.RED), (-26, c.GOLD), (26, c.GREEN), (52, c.BLUE), (0, c.WHITE)):
        pen.at(0, 0, 1, turn).shape(smooth("0,-4! 5,-16 0,-28! -5,-16"), colour)
    pen.shape([*arc(0, 4, 20, 7, 180, 0), *arc(0, 19, 20, 8, 0, 180)], c.RED)
    pen.line(corners("-20,6 -12,24 -4,10 4,25 12,10 20,20"), c.GOLD_LIGHT, 2.6)
    pen.shape(ellipse(0, 4, 20, 7), c.CREAM)


def fool_scene(pen: Pen) -> None:
    """Draw a piper and drummer with a headdress of feathers."""
    landscape.hills(pen, c.MEADOW, c.MEADOW_SHADE, 11)
    man = pen.at(-2, 0, 0.98)
    clothes.striped(man, c.GOLD, c.RED)
    clothes.ruff(man)
    head = man.at(0, -47, 1.1)
    for turn, colour in (
        (-62, c.RED),
        (-36, c.GOLD),
        (36, c.GREEN),
        (62, c.BLUE),
        (-12, c.WHITE),
        (12, c.ORANGE),
    ):
        head.at(0, -8, 1, turn).solid(smooth("0,-2! 6,-14 0,-27! -6,-14"), colour, colour)
        head.at(0, -8, 1, turn).line(corners("0,-4 0,-20"), c.INK, 1)
    Head(c.CHESTNUT, heads.curls, heads.tousled, turn=0.9).paint(head)
    head.shape(both(curve("M0 -12.4 L11 -10.4 L10.6 -6 L0 -8")), c.RED)
    man.rod(corners("4,-38 28,-30"), c.WOOD, 2.2)
    clothes.sleeve(man, "17,-25 26,-18 26,-24 21,-30", c.RED, c.WHITE, c.SKIN)
    drum = man.at(-22, -10, 0.82)
    drum.shape([*arc(0, -9, 18, 6, 180, 0), *arc(0, 12, 18, 7, 0, 180)], c.BLUE)
    drum.line(corners("-18,-7 -11,16 -4,-3 4,18 11,-3 18,12"), c.GOLD_LIGHT, 2)
    drum.shape(ellipse(0, -9, 18, 6), c.CREAM)
    clothes.sleeve(man, "-17,-24 -10,-12 -8,-18 -12,-25", c.RED, c.WHITE, c.SKIN)
    man.rod(corners("-13,-28 -26,-19"), c.WOOD_LIGHT, 1.8)
    man.shape(circle(-26.4, -18.6, 2.4), c.GOLD)
