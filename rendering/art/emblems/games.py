"""The two highest trumps of the Tarot Nouveau: the game, and the folly of all."""

from rendering.art.emblems import landscape
from rendering.art.emblems.ages import CURTAIN, mask_sign
from rendering.art.figures import clothes, heads
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
    points,
    smooth,
    star,
)
from rendering.art.pen.pen import Pen
from rendering.art.pips.suits import FRENCH


def dice_sign(pen: Pen) -> None:
    """Draw two dice."""
    for x, y, turn, colour, spots in ((-9, 6, -14, c.WHITE, c.INK), (11, -9, 20, c.RED, c.WHITE)):
        die = pen.at(x, y, 1, turn)
        die.shape(box(-12, -12, 12, 12, 3.4), colour)
        for dx, dy in (
            ((-6, -6), (6, 6), (0, 0)) if colour == c.RED else ((-6, -6), (6, 6), (-6, 6), (6, -6))
        ):
            die.dot(dx, dy, 2.4, spots)


def game_scene(pen: Pen) -> None:
    """Draw two players at the card table."""
    pen.shape(box(-62, -90, 44, 10), "#3F7A63")
    for x in range(-60, 44, 13):
        pen.line(points(x, -90, x, 10), "#356A55", 1.4)
    left, right = pen.at(-19, -6, 0.78), pen.at(22, -6, 0.78)
    clothes.coat(left, c.BLUE, c.BLUE_SHADE)
    clothes.scarf(left, c.WHITE)
    clothes.gown(right, c.GOLD, c.GOLD_SHADE, c.RED)
    clothes.neckline(right, c.SKIN)
    Head(c.GREY_HAIR, heads.short_hair, heads.nothing, heads.moustache, turn=0.9, age=0.6).paint(
        left.at(0, -46, 1.1)
    )
    Head(c.BLACK_HAIR, heads.net, heads.middle_parting, turn=-0.9).paint(right.at(0, -46, 1.1))
    pen.shape(corners("-62,-13 44,-13 44,10 -62,10"), c.WOOD)
    pen.shape(corners("-62,-16 44,-16 44,-10 -62,-10"), c.GREEN)
    for x, way in ((-14, -1), (16, 1)):
        for place, turn in enumerate((-24, 0, 24)):
            card = pen.at(x, -18, 1, turn)
            card.shape(box(-4.6, -20, 4.6, -4, 1), c.CREAM)
            suit = FRENCH[(place + (way > 0)) % 4]
            suit.sign(card.at(0, -13, 0.3), suit.colour)
        clothes.fist(pen.at(x, -19, 0.8), c.SKIN)
    dice_sign(pen.at(1, -14, 0.3))


def carnival_sign(pen: Pen) -> None:
    """Draw a jester's sceptre with bells and ribbons."""
    pen.rod(corners("-14,28 4,0"), c.WOOD, 3)
    head = pen.at(5, -4)
    head.shape(smooth("0,2! -4,-12 -14,-16 -23,-8! -14,-6 -10,4"), c.GOLD)
    head.shape(smooth("0,2! 4,-14 14,-16 22,-6! 14,-6 10,4"), c.GREEN)
    head.shape(both(curve("M0 -25 C4 -18 8 -10 7 0 L0 2")), c.RED)
    for x, y in ((0, -24), (-23, -7), (22, -5)):
        head.shape(circle(x, y, 3.2), c.GOLD_LIGHT)
    head.shape(circle(0, 6, 8.4), c.SKIN)
    head.dot(-3, 5, 1.4)
    head.dot(3, 5, 1.4)
    head.line(arc(0, 6, 4, 4, 30, 150), c.LIPS, 1.6)


def soldiers_scene(pen: Pen) -> None:
    """Draw soldiers in shakos, led by a jester."""
    landscape.ground(pen, c.SAND, 9)
    for x in (-26, 27, 1):
        soldier = pen.at(x, -12 if x != 1 else -8, 0.62)
        clothes.coat(soldier, c.BLUE, c.BLUE_SHADE)
        soldier.line(corners("-16,-30 16,6"), c.WHITE, 3)
        soldier.line(corners("16,-30 -16,6"), c.WHITE, 3)
        head = soldier.at(0, -46, 1.14)
        Head(c.BROWN_HAIR, heads.short_hair, heads.nothing, heads.moustache).paint(head)
        head.solid(both(corners("0,-30 13,-30 10,-7 0,-7")), c.RED, c.RED_SHADE)
        head.rod(corners("-10.6,-8 10.6,-8"), c.INK, 2)
        head.shape(star(0, -18, 5, 2.4, 5), c.GOLD_LIGHT)
        head.shape(ellipse(0, -34, 3, 5), c.WHITE)
    carnival_sign(pen.at(3, -24, 0.9))


def carnival_scene(pen: Pen) -> None:
    """Draw the carnival crowd in masks under confetti."""
    for x, y, colour in (
        (-24, -80, c.RED), (-10, -74, c.GREEN), (6, -84, c.GOLD), (24, -78, c.BLUE),
        (31, -62, c.RED), (-28, -60, c.GOLD), (16, -68, c.WHITE), (-2, -64, c.BLUE),
        (29, -44, c.GREEN), (-20, -46, c.WHITE),
    ):  # fmt: skip
        pen.shape(circle(x, y, 2.3), colour)
    pen.shape(smooth("-62,-10! -44,-18 -20,-14! -20,10! -62,10!"), CURTAIN)
    guests = (
        (-22, c.GREEN, c.GREEN_SHADE, Head(c.BLOND, heads.curls, heads.tousled, turn=0.7)),
        (24, c.RED, c.RED_SHADE, Head(c.BLACK_HAIR, heads.page_hair, heads.straight, turn=-0.7)),
        (1, c.VIOLET_LIGHT, c.VIOLET, Head(c.CHESTNUT, heads.wild_hair, heads.nothing)),
    )
    for x, main, shade, person in guests:
        guest = pen.at(x, 2, 0.7)
        clothes.coat(guest, main, shade)
        clothes.ruff(guest)
        head = guest.at(0, -46, 1.14)
        person.paint(head)
        colour = c.GOLD if main == c.GREEN else c.INK
        head.shape(smooth("-11,-5! 0,-4 11,-5! 9,3 4,3.4 0,1 -4,3.4 -9,3"), colour)
        for side in (-1, 1):
            head.fill(ellipse(side * 4.6, -1, 2.2, 1.6), c.WHITE)
            head.dot(side * 4.6, -1, 1)
    hat = pen.at(1, -37)
    hat.solid(both(corners("0,-32 10,0 0,2")), c.GOLD, c.GOLD_SHADE)
    for y in (-22, -13, -5):
        hat.shape(circle(0, y, 2.2), c.RED)
    hat.shape(circle(0, -33, 3.4), c.WHITE)
    mask_sign(pen.at(-42, -4, 0.4))
