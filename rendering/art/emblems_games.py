"""The two highest trumps of the Tarot Nouveau: the game, and the folly of all."""

from rendering.art import clothes, heads, landscape
from rendering.art.emblems_ages import CURTAIN, mask_sign
from rendering.art.heads import Head
from rendering.art.palette import (
    BLACK_HAIR,
    BLOND,
    BLUE,
    BLUE_SHADE,
    BROWN_HAIR,
    CHESTNUT,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    GREEN,
    GREEN_SHADE,
    GREY_HAIR,
    INK,
    LIPS,
    RED,
    RED_SHADE,
    SAND,
    SKIN,
    VIOLET,
    VIOLET_LIGHT,
    WHITE,
    WOOD,
)
from rendering.art.paths import (
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
from rendering.art.pen import Pen
from rendering.art.suits import FRENCH


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
