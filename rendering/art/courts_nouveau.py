"""The sixteen courts of the Tarot Nouveau; knights ride, jacks carry halberds."""

from rendering.art import attributes, clothes, hats, heads
from rendering.art.courts_bolognese import HEAD_AT, HOLDING, RAISED, RESTING
from rendering.art.frame import Paint
from rendering.art.heads import Head
from rendering.art.palette import (
    ASH,
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
    GREY,
    GREY_HAIR,
    INK,
    RED,
    RED_HAIR,
    RED_SHADE,
    SKIN,
    STEEL,
    STEEL_LIGHT,
    STEEL_SHADE,
    TAN,
    TAN_SHADE,
    WHITE,
    WHITE_HAIR,
    WOOD,
)
from rendering.art.paths import corners, flow, points, smooth
from rendering.art.pen import Pen

SLATE = "#3F4A66"
SLATE_SHADE = "#2B3349"
TEAL = "#0E7C86"
TEAL_SHADE = "#0A5860"
ROSE = "#B3152A"
ROSE_SHADE = "#870F20"

_Colours = tuple[str, str, str]


def _raise(pen: Pen, thing: Paint, colours: _Colours) -> None:
    thing(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, *colours)


def _offer(pen: Pen, thing: Paint, colours: _Colours) -> None:
    clothes.sleeve(pen, HOLDING, *colours)
    thing(pen.at(-18, -11))
    clothes.fist(pen.at(-17.4, -9.8), colours[2])


def _halberd(pen: Pen) -> None:
    pen.rod(corners("0,30 0,-44"), WOOD, 2.2)
    pen.solid(smooth("2,-40! 12,-44 15,-32 11,-22! 7,-28 2,-27!"), STEEL, STEEL_SHADE, 2)
    pen.shape(corners("-2,-36 -10,-34 -2,-29"), STEEL)
    pen.solid(smooth("0,-60! 3.4,-50 0,-42! -3.4,-50"), STEEL, STEEL_SHADE, 1.6)
    pen.shape(corners("-3,-24 3,-24 4,-17 -4,-17"), RED)


def _harp(pen: Pen) -> None:
    pen.line(flow("-8,8 -11,-14 -5,-22 6,-18 13,-22"), INK, 5)
    pen.line(flow("-8,8 -11,-14 -5,-22 6,-18 13,-22"), GOLD, 2.4)
    pen.rod(corners("-8,8 13,-22"), GOLD, 2.4)
    for step in (0.25, 0.5, 0.75):
        pen.line(points(-8 + 21 * step, 8 - 30 * step, -9 + 16 * step, -18 - 2 * step), CREAM, 1.2)


def _marguerites(pen: Pen) -> None:
    for turn in (-30, 30, 0):
        attributes.rose(pen.at(0, 2, 0.86, turn)) if turn else attributes.lily(pen)


def king_of_spades(pen: Pen) -> None:
    """A dark full beard, a spiked crown, a harp."""
    clothes.mantle(pen, SLATE, SLATE_SHADE, GOLD)
    clothes.breast(pen, RED, GOLD_LIGHT)
    clothes.ermine(pen)
    Head(BLACK_HAIR, heads.long_hair, heads.middle_parting, heads.full_beard, hats.spiked_crown,
         stern=0.8, turn=0.4).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (SLATE, GOLD, SKIN))
    _offer(pen, _harp, (SLATE, GOLD, SKIN))


def king_of_hearts(pen: Pen) -> None:
    """A fair forked beard, an arched crown, orb and sceptre."""
    clothes.mantle(pen, ROSE, ROSE_SHADE, GOLD)
    clothes.breast(pen, BLUE, GOLD_LIGHT)
    clothes.ermine(pen)
    Head(BLOND, heads.curls, heads.middle_parting, heads.forked_beard, hats.arched_crown,
         turn=-0.5, build=1.04).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (ROSE, GOLD, SKIN))
    _offer(pen, attributes.orb, (ROSE, GOLD, SKIN))


def king_of_diamonds(pen: Pen) -> None:
    """A grey moustache and goatee, a leafy crown, a chain of office."""
    clothes.mantle(pen, GOLD, GOLD_SHADE, RED)
    clothes.breast(pen, GREEN, GOLD_LIGHT)
    clothes.ermine(pen)
    Head(GREY_HAIR, heads.page_hair, heads.swept, heads.goatee, hats.leafy_crown, age=0.6,
         turn=0.7).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (GOLD, RED, SKIN))
    clothes.sleeve(pen, RESTING, GOLD, RED, SKIN)


def king_of_clubs(pen: Pen) -> None:
    """A long white beard, a lily crown, a sword before him."""
    clothes.mantle(pen, TEAL, TEAL_SHADE, GOLD)
    clothes.cuirass(pen.at(0, 0, 0.86), STEEL, STEEL_LIGHT)
    clothes.ermine(pen)
    Head(WHITE_HAIR, heads.wild_hair, heads.middle_parting, heads.square_beard, hats.lily_crown,
         turn=-0.5, age=1, brows=GREY).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (TEAL, GOLD, SKIN))
    clothes.sleeve(pen, RESTING, TEAL, GOLD, SKIN)
    attributes.oval_shield(pen.at(-27, -10), GOLD_LIGHT, TEAL)


def queen_of_spades(pen: Pen) -> None:
    """Black hair under a veil, a high collar, a lily."""
    clothes.standing_collar(pen, GOLD_LIGHT)
    clothes.gown(pen, SLATE, SLATE_SHADE, CREAM)
    clothes.neckline(pen, SKIN)
    clothes.pearls(pen)
    head = pen.at(*HEAD_AT)
    Head(BLACK_HAIR, heads.nothing, heads.middle_parting, turn=0.6, stern=0.6).paint(head)
    hats.veil(WHITE, STEEL_SHADE)(head)
    hats.coronet(head)
    _raise(pen, attributes.lily, (SLATE, WHITE, SKIN))
    clothes.sleeve(pen, RESTING, SLATE, WHITE, SKIN)


def queen_of_hearts(pen: Pen) -> None:
    """Fair long hair, a blue veil, a rose."""
    clothes.gown(pen, ROSE, ROSE_SHADE, CREAM)
    clothes.neckline(pen, SKIN)
    clothes.chain(pen, GOLD_LIGHT)
    head = pen.at(*HEAD_AT)
    Head(BLOND, heads.long_hair, heads.middle_parting, turn=-0.5).paint(head)
    hats.tall_coronet(head)
    _raise(pen, attributes.rose, (ROSE, GOLD, SKIN))
    clothes.sleeve(pen, RESTING, ROSE, GOLD, SKIN)


def queen_of_diamonds(pen: Pen) -> None:
    """Red curls, a diadem, an open fan."""
    clothes.gown(pen, GOLD, GOLD_SHADE, BLUE)
    clothes.square_neckline(pen, SKIN, RED)
    clothes.laces(pen, CREAM)
    Head(RED_HAIR, heads.curls, heads.swept, hat=hats.diadem, turn=0.7).paint(pen.at(*HEAD_AT))
    _raise(pen, attributes.fan, (GOLD, RED, SKIN))
    clothes.sleeve(pen, RESTING, GOLD, RED, SKIN)


def queen_of_clubs(pen: Pen) -> None:
    """Brown hair in nets, a mural crown, a bunch of flowers."""
    clothes.gown(pen, TEAL, TEAL_SHADE, GOLD_LIGHT)
    clothes.bows(pen, RED)
    clothes.ruff(pen)
    Head(BROWN_HAIR, heads.net, heads.middle_parting, hat=hats.mural_crown, skin=TAN,
         shade=TAN_SHADE, turn=-0.6).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _marguerites, (TEAL, WHITE, TAN))
    clothes.sleeve(pen, RESTING, TEAL, WHITE, TAN)


def knight_of_spades(pen: Pen) -> None:
    """A plumed hat, a moustache, a black horse."""
    clothes.coat(pen, SLATE, SLATE_SHADE)
    clothes.broad_collar(pen, WHITE)
    clothes.sash(pen, RED)
    Head(BLACK_HAIR, heads.curls, heads.nothing, heads.moustache,
         hats.plumed_hat(INK, BLACK_HAIR, RED), turn=-0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sword, (SLATE, WHITE, SKIN))
    attributes.horse("#565262", "#37333F", BLACK_HAIR, RED)(pen.at(-2, 0))


def knight_of_hearts(pen: Pen) -> None:
    """A beret with a white plume, a white horse."""
    clothes.coat(pen, ROSE, ROSE_SHADE)
    clothes.cuirass(pen, STEEL, STEEL_LIGHT)
    Head(BLOND, heads.page_hair, heads.straight, hat=hats.beret(BLUE, BLUE_SHADE, WHITE),
         turn=-0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sword, (ROSE, GOLD, SKIN))
    attributes.horse(WHITE, STEEL_LIGHT, GOLD_LIGHT, RED)(pen.at(-2, 0))


def knight_of_diamonds(pen: Pen) -> None:
    """A bonnet, a goatee, a chestnut horse."""
    clothes.striped(pen, GOLD, RED)
    clothes.ruff(pen)
    Head(BROWN_HAIR, heads.short_hair, heads.tousled, heads.goatee,
         hats.bonnet(GREEN, GREEN_SHADE, GOLD_LIGHT), turn=-0.8,
         ).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sabre, (GOLD, RED, SKIN))
    attributes.horse("#B06B3C", "#864C26", CREAM, GREEN)(pen.at(-2, 0))


def knight_of_clubs(pen: Pen) -> None:
    """A helmet with a gold plume, a grey horse."""
    clothes.coat(pen, TEAL, TEAL_SHADE)
    clothes.scarf(pen, GOLD_LIGHT)
    clothes.buttons(pen.at(0, 6), GOLD)
    Head(CHESTNUT, heads.nothing, hat=hats.helmet(GOLD, GOLD_SHADE), turn=-0.8, build=1.05).paint(
        pen.at(*HEAD_AT)
    )
    _raise(pen, attributes.sword, (TEAL, GOLD, SKIN))
    attributes.horse(ASH, GREY_HAIR, GREY, BLUE)(pen.at(-2, 0))


def jack_of_spades(pen: Pen) -> None:
    """A page with a beret, clean-shaven and stern."""
    clothes.quartered(pen, SLATE, RED)
    clothes.broad_collar(pen, GOLD_LIGHT)
    Head(BROWN_HAIR, heads.page_hair, heads.straight, hat=hats.beret(RED, RED_SHADE, CREAM),
         turn=0.7, stern=0.9).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (SLATE, GOLD, SKIN))
    clothes.sleeve(pen, RESTING, RED, GOLD, SKIN)


def jack_of_hearts(pen: Pen) -> None:
    """A page with fair curls and a hunting hat."""
    clothes.parted(pen, ROSE, BLUE)
    clothes.ruff(pen)
    Head(BLOND, heads.curls, heads.tousled, hat=hats.hunting_hat(BLUE, BLUE_SHADE, GOLD_LIGHT),
         turn=0.7).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (BLUE, WHITE, SKIN))
    _offer(pen, attributes.falcon, (ROSE, WHITE, SKIN))


def jack_of_diamonds(pen: Pen) -> None:
    """A page with red hair and a plumed hat."""
    clothes.striped(pen, GOLD_LIGHT, GREEN)
    clothes.scarf(pen, RED)
    Head(RED_HAIR, heads.short_hair, heads.swept, hat=hats.plumed_hat(RED, RED_SHADE, WHITE),
         turn=0.7, build=0.96).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (GOLD, GREEN, SKIN))
    clothes.sleeve(pen, RESTING, GOLD, GREEN, SKIN)


def jack_of_clubs(pen: Pen) -> None:
    """A page with black hair and a soft bonnet."""
    clothes.coat(pen, TEAL, TEAL_SHADE)
    clothes.broad_collar(pen, WHITE)
    clothes.buttons(pen, GOLD_LIGHT)
    Head(BLACK_HAIR, heads.page_hair, heads.tousled, hat=hats.bonnet(GOLD, GOLD_SHADE, RED),
         skin=TAN, shade=TAN_SHADE, turn=0.7).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (TEAL, WHITE, TAN))
    clothes.sleeve(pen, RESTING, TEAL, WHITE, TAN)
    attributes.oval_shield(pen.at(-27, -10), CREAM, TEAL)


COURTS: dict[str, Paint] = {
    "SK": king_of_spades,
    "HK": king_of_hearts,
    "DK": king_of_diamonds,
    "CK": king_of_clubs,
    "SQ": queen_of_spades,
    "HQ": queen_of_hearts,
    "DQ": queen_of_diamonds,
    "CQ": queen_of_clubs,
    "SC": knight_of_spades,
    "HC": knight_of_hearts,
    "DC": knight_of_diamonds,
    "CC": knight_of_clubs,
    "SJ": jack_of_spades,
    "HJ": jack_of_hearts,
    "DJ": jack_of_diamonds,
    "CJ": jack_of_clubs,
}
