"""The sixteen courts of the Tarocco Piemontese, from the belt up; every one is its own person."""

from rendering.art import attributes, clothes, hats, heads
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
    RED,
    RED_HAIR,
    RED_SHADE,
    SKIN,
    STEEL,
    STEEL_LIGHT,
    TAN,
    TAN_SHADE,
    WHITE,
    WHITE_HAIR,
    WOOD,
    WOOD_LIGHT,
    WOOD_SHADE,
)
from rendering.art.pen import Pen

HEAD_HEIGHT = -47.0
HEAD_SCALE = 1.14
RAISED = "17,-25 28,-12 27,-6 24,-17"
RESTING = "-18,-24 -28,-10 -24,-4 -13,-6"
HOLDING = "-18,-24 -31,-12 -31,-4 -22,-8"


def _head(pen: Pen, head: Head) -> None:
    head.paint(pen.at(0, HEAD_HEIGHT, HEAD_SCALE))


def _offers(pen: Pen, thing: Paint, colours: tuple[str, str, str]) -> None:
    clothes.sleeve(pen, HOLDING, *colours)
    thing(pen.at(-18, -11))
    clothes.fist(pen.at(-17.4, -9.8), colours[2])


def king_of_swords(pen: Pen) -> None:
    """Black forked beard, antique crown, breastplate under a blue mantle."""
    clothes.mantle(pen, BLUE, BLUE_SHADE, RED)
    clothes.cuirass(pen.at(0, 0, 0.86), STEEL, STEEL_LIGHT)
    clothes.ermine(pen)
    _head(
        pen,
        Head(BLACK_HAIR, heads.page_hair, heads.middle_parting, heads.forked_beard,
             hats.spiked_crown, stern=1.2),
    )  # fmt: skip
    attributes.sword(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, BLUE, GOLD, SKIN)
    clothes.sleeve(pen, RESTING, BLUE, GOLD, SKIN)


def king_of_batons(pen: Pen) -> None:
    """Wild red hair and beard, leafy crown, a green mantle with fur."""
    clothes.mantle(pen, GREEN, GREEN_SHADE, GOLD)
    clothes.breast(pen, GOLD_LIGHT, RED)
    clothes.fur(pen, WOOD, WOOD_SHADE)
    _head(
        pen,
        Head(RED_HAIR, heads.wild_hair, heads.tousled, heads.full_beard, hats.leafy_crown,
             turn=0.8, build=1.06),
    )  # fmt: skip
    attributes.club(pen.at(23.5, -21), WOOD_LIGHT, WOOD)
    clothes.sleeve(pen, RAISED, GREEN, GOLD, SKIN)
    clothes.sleeve(pen, RESTING, GREEN, GOLD, SKIN)


def king_of_cups(pen: Pen) -> None:
    """White long beard, arched crown, a red mantle with ermine."""
    clothes.mantle(pen, RED, RED_SHADE, BLUE)
    clothes.breast(pen, BLUE, GOLD)
    clothes.ermine(pen)
    _head(
        pen,
        Head(WHITE_HAIR, heads.long_hair, heads.middle_parting, heads.long_beard,
             hats.arched_crown, age=1, brows=GREY),
    )  # fmt: skip
    attributes.held_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, RED, GOLD, SKIN)
    _offers(pen, attributes.orb, (RED, GOLD, SKIN))


def king_of_coins(pen: Pen) -> None:
    """Grey square beard, lily crown, a gold mantle with a chain."""
    clothes.mantle(pen, GOLD, GOLD_SHADE, GREEN)
    clothes.breast(pen, RED, GOLD_LIGHT)
    clothes.ruff(pen)
    _head(
        pen,
        Head(GREY_HAIR, heads.short_hair, heads.swept, heads.square_beard, hats.lily_crown,
             turn=0.9, build=1.1, age=0.4),
    )  # fmt: skip
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, GOLD, RED, SKIN)
    clothes.sleeve(pen, RESTING, GOLD, RED, SKIN)


def queen_of_swords(pen: Pen) -> None:
    """Black long hair, a high lace collar, a sword."""
    clothes.standing_collar(pen, WHITE)
    clothes.gown(pen, BLUE, BLUE_SHADE, RED)
    clothes.neckline(pen, SKIN)
    clothes.pearls(pen)
    clothes.bows(pen, GOLD)
    _head(
        pen,
        Head(BLACK_HAIR, heads.short_hair, heads.middle_parting, hat=hats.tall_coronet,
             turn=0.6, stern=0.7),
    )  # fmt: skip
    attributes.sword(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, BLUE, WHITE, SKIN)
    _offers(pen, attributes.fan, (BLUE, WHITE, SKIN))


def queen_of_batons(pen: Pen) -> None:
    """Chestnut curls, a green gown with a square neckline."""
    clothes.gown(pen, GREEN, GREEN_SHADE, GOLD_LIGHT)
    clothes.square_neckline(pen, SKIN, GOLD)
    clothes.laces(pen, RED)
    _head(
        pen,
        Head(CHESTNUT, heads.curls, heads.middle_parting, hat=hats.coronet, turn=-0.8, build=1.04),
    )
    attributes.club(pen.at(23.5, -21), WOOD_LIGHT, WOOD)
    clothes.sleeve(pen, RAISED, GREEN, GOLD, SKIN)
    clothes.sleeve(pen, RESTING, GREEN, GOLD, SKIN)


def queen_of_cups(pen: Pen) -> None:
    """Fair braids under a veil and a mural crown."""
    clothes.gown(pen, RED, RED_SHADE, CREAM)
    clothes.neckline(pen, SKIN)
    clothes.chain(pen, GOLD_LIGHT)
    _head(pen, Head(BLOND, heads.braids, heads.middle_parting, hat=hats.mural_crown))
    attributes.covered_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, RED, GOLD, SKIN)
    _offers(pen, attributes.lily, (RED, GOLD, SKIN))


def queen_of_coins(pen: Pen) -> None:
    """Brown hair in gold nets, a ruff, a rose."""
    clothes.gown(pen, GOLD, GOLD_SHADE, GREEN)
    clothes.laces(pen, CREAM)
    clothes.ruff(pen)
    _head(
        pen,
        Head(BROWN_HAIR, heads.net, heads.middle_parting, hat=hats.diadem, turn=0.6, build=0.96),
    )
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, GOLD, GREEN, SKIN)
    _offers(pen, attributes.rose, (GOLD, GREEN, SKIN))


def knight_of_swords(pen: Pen) -> None:
    """A helmet with a red plume, a grey horse."""
    clothes.coat(pen, BLUE, BLUE_SHADE)
    clothes.cuirass(pen, STEEL, STEEL_LIGHT)
    _head(pen, Head(BROWN_HAIR, heads.nothing, hat=hats.helmet(RED, RED_SHADE), turn=-0.8, stern=1))
    attributes.sabre(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, STEEL, GOLD, SKIN)
    attributes.horse(ASH, GREY_HAIR, GREY, RED)(pen.at(-2, 0))


def knight_of_batons(pen: Pen) -> None:
    """A moustache and a beret, a bay horse."""
    clothes.striped(pen, GREEN, GOLD_LIGHT)
    clothes.scarf(pen, RED)
    _head(
        pen,
        Head(BLACK_HAIR, heads.short_hair, heads.swept, heads.moustache,
             hats.beret(RED, RED_SHADE, CREAM), TAN, TAN_SHADE, turn=-0.8),
    )  # fmt: skip
    attributes.club(pen.at(23.5, -21), GREEN, GREEN_SHADE)
    clothes.sleeve(pen, RAISED, GREEN, GOLD, TAN)
    attributes.horse("#A5673F", "#7F4A2A", BLACK_HAIR, GOLD_LIGHT)(pen.at(-2, 0))


def knight_of_cups(pen: Pen) -> None:
    """Fair page's hair and a plumed hat, a white horse."""
    clothes.coat(pen, RED, RED_SHADE)
    clothes.broad_collar(pen, WHITE)
    clothes.sash(pen, BLUE)
    _head(
        pen,
        Head(BLOND, heads.page_hair, heads.straight, hat=hats.plumed_hat(BLUE, BLUE_SHADE, CREAM),
             turn=-0.8, build=0.96),
    )  # fmt: skip
    attributes.held_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, RED, BLUE, SKIN)
    attributes.horse(WHITE, STEEL_LIGHT, GOLD_LIGHT, BLUE)(pen.at(-2, 0))


def knight_of_coins(pen: Pen) -> None:
    """A turban and a hanging moustache, a black horse."""
    clothes.coat(pen, GOLD, GOLD_SHADE)
    clothes.fur(pen.at(0, 0, 0.9), WHITE, ASH)
    clothes.buttons(pen, RED)
    _head(
        pen,
        Head(CHESTNUT, heads.short_hair, heads.nothing, heads.hanging_moustache,
             hats.turban(WHITE, STEEL_LIGHT, GREEN), turn=-0.8, build=1.08),
    )  # fmt: skip
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, GOLD, RED, SKIN)
    attributes.horse("#4A4653", "#2F2C38", RED_SHADE, GOLD_LIGHT)(pen.at(-2, 0))


def jack_of_swords(pen: Pen) -> None:
    """Fair hair, a coat in two colours, an oval yellow shield."""
    clothes.parted(pen, BLUE, RED)
    clothes.broad_collar(pen, GOLD_LIGHT)
    clothes.buttons(pen, GOLD)
    _head(
        pen,
        Head(
            BLOND, heads.page_hair, heads.straight, hat=hats.beret(BLUE, BLUE_SHADE, RED), turn=0.7
        ),
    )
    attributes.sword(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, RED, GOLD, SKIN)
    clothes.sleeve(pen, RESTING, BLUE, GOLD, SKIN)
    attributes.oval_shield(pen.at(-27, -10), GOLD_LIGHT, RED)


def jack_of_batons(pen: Pen) -> None:
    """A hunter's hat, a club with two bands, a falcon."""
    clothes.coat(pen, GREEN, GREEN_SHADE)
    clothes.scarf(pen, GOLD_LIGHT)
    clothes.buttons(pen.at(0, 6), GOLD)
    _head(
        pen,
        Head(CHESTNUT, heads.short_hair, heads.tousled,
             hat=hats.hunting_hat(WOOD, WOOD_SHADE, RED), turn=0.8, build=1.04),
    )  # fmt: skip
    attributes.banded_club(pen.at(23.5, -21), WOOD_LIGHT, WOOD)
    clothes.sleeve(pen, RAISED, GREEN, GOLD, SKIN)
    _offers(pen, attributes.falcon, (GREEN, GOLD, SKIN))


def jack_of_cups(pen: Pen) -> None:
    """Black hair, a quartered coat, a covered cup."""
    clothes.quartered(pen, RED, BLUE)
    clothes.ruff(pen)
    _head(
        pen,
        Head(BLACK_HAIR, heads.page_hair, heads.tousled, hat=hats.bonnet(RED, RED_SHADE, GOLD),
             skin=TAN, shade=TAN_SHADE, turn=0.6),
    )  # fmt: skip
    attributes.covered_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, BLUE, WHITE, TAN)
    clothes.sleeve(pen, RESTING, RED, WHITE, TAN)


def jack_of_coins(pen: Pen) -> None:
    """Brown curls, a striped coat, a plumed hat; he looks at his coin."""
    clothes.striped(pen, GOLD, RED)
    clothes.broad_collar(pen, GREEN)
    _head(
        pen,
        Head(BROWN_HAIR, heads.curls, heads.tousled, hat=hats.plumed_hat(GREEN, GREEN_SHADE, RED),
             turn=1, build=0.96),
    )  # fmt: skip
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, GOLD, GREEN, SKIN)
    clothes.sleeve(pen, RESTING, GOLD, GREEN, SKIN)


COURTS: dict[str, Paint] = {
    "SK": king_of_swords,
    "BK": king_of_batons,
    "CK": king_of_cups,
    "DK": king_of_coins,
    "SQ": queen_of_swords,
    "BQ": queen_of_batons,
    "CQ": queen_of_cups,
    "DQ": queen_of_coins,
    "SC": knight_of_swords,
    "BC": knight_of_batons,
    "CC": knight_of_cups,
    "DC": knight_of_coins,
    "SJ": jack_of_swords,
    "BJ": jack_of_batons,
    "CJ": jack_of_cups,
    "DJ": jack_of_coins,
}
