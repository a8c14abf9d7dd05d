"""The sixteen courts of the Tarocco Bolognese; only the kings of cups and coins wear beards."""

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
    STEEL_SHADE,
    TAN,
    TAN_SHADE,
    WHITE,
)
from rendering.art.paths import around, corners
from rendering.art.pen import Pen
from rendering.art.pips_bolognese import dark_coin, goblet

HEAD_AT = (0.0, -47.0, 1.14)
RAISED = "17,-25 28,-12 27,-6 24,-17"
RESTING = "-18,-24 -28,-10 -24,-4 -13,-6"
HOLDING = "-18,-24 -31,-12 -31,-4 -22,-8"
GRIP = (23.5, -21.0)


def _held_goblet(pen: Pen) -> None:
    goblet(pen.at(0, -13, 1.1))


def _held_coin(pen: Pen) -> None:
    dark_coin(pen.at(0, -13), 12)


def _coin_on_staff(pen: Pen) -> None:
    pen.rod(corners("0,20 0,-16"), BLUE, 2.2)
    for angle in around(0, 0, 12):
        pen.at(0, -25, 1, angle).shape(corners("0,-14 2.6,-9 -2.6,-9"), GOLD_LIGHT)
    dark_coin(pen.at(0, -25), 9.6)


def _dress(pen: Pen, thing: Paint, colours: tuple[str, str, str]) -> None:
    thing(pen.at(*GRIP))
    clothes.sleeve(pen, RAISED, *colours)


def _offer(pen: Pen, thing: Paint, colours: tuple[str, str, str]) -> None:
    clothes.sleeve(pen, HOLDING, *colours)
    thing(pen.at(-18, -11))
    clothes.fist(pen.at(-17.4, -9.8), colours[2])


def king_of_swords(pen: Pen) -> None:
    """A clean-shaven pilgrim king with brown page's hair."""
    clothes.mantle(pen, BLUE, BLUE_SHADE, GOLD_LIGHT)
    clothes.breast(pen, RED, GOLD)
    clothes.fur(pen, WHITE, ASH)
    Head(BROWN_HAIR, heads.page_hair, heads.straight, hat=hats.lily_crown, turn=0.5, stern=1).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, attributes.sword, (BLUE, GOLD, SKIN))
    _offer(pen, attributes.orb, (BLUE, GOLD, SKIN))


def king_of_batons(pen: Pen) -> None:
    """A clean-shaven pilgrim king with black curls."""
    clothes.mantle(pen, GREEN, GREEN_SHADE, RED)
    clothes.breast(pen, GOLD_LIGHT, GREEN)
    clothes.ermine(pen)
    Head(BLACK_HAIR, heads.curls, heads.middle_parting, hat=hats.arched_crown, skin=TAN,
         shade=TAN_SHADE, turn=-0.6, build=1.08).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, lambda spot: attributes.club(spot, RED, RED_SHADE), (GREEN, GOLD, TAN))
    clothes.sleeve(pen, RESTING, GREEN, GOLD, TAN)


def king_of_cups(pen: Pen) -> None:
    """A hermit king with a full chestnut beard."""
    clothes.mantle(pen, RED, RED_SHADE, GOLD_LIGHT)
    clothes.breast(pen, BLUE, WHITE)
    clothes.chain(pen, GOLD)
    Head(CHESTNUT, heads.long_hair, heads.middle_parting, heads.full_beard, hats.leafy_crown,
         turn=0.6).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_goblet, (RED, GOLD, SKIN))
    clothes.sleeve(pen, RESTING, RED, GOLD, SKIN)


def king_of_coins(pen: Pen) -> None:
    """A hermit king with a grey moustache and a forked beard."""
    clothes.mantle(pen, GOLD, GOLD_SHADE, BLUE)
    clothes.breast(pen, GREEN, GOLD_LIGHT)
    clothes.ermine(pen)
    Head(GREY_HAIR, heads.wild_hair, heads.middle_parting, heads.forked_beard, hats.spiked_crown,
         age=0.8, turn=-0.6).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_coin, (GOLD, BLUE, SKIN))
    _offer(pen, attributes.sceptre, (GOLD, BLUE, SKIN))


def queen_of_swords(pen: Pen) -> None:
    """Fair braids, a diadem, a blue gown with bows."""
    clothes.gown(pen, BLUE, BLUE_SHADE, GOLD_LIGHT)
    clothes.square_neckline(pen, SKIN, GOLD)
    clothes.bows(pen, RED)
    Head(BLOND, heads.braids, heads.middle_parting, hat=hats.diadem, turn=0.6).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, attributes.sword, (BLUE, GOLD, SKIN))
    clothes.sleeve(pen, RESTING, BLUE, GOLD, SKIN)


def queen_of_batons(pen: Pen) -> None:
    """A white veil under a tall crown, a green gown."""
    clothes.gown(pen, GREEN, GREEN_SHADE, RED)
    clothes.neckline(pen, SKIN)
    clothes.pearls(pen)
    head = pen.at(*HEAD_AT)
    Head(BROWN_HAIR, heads.nothing, heads.middle_parting, turn=-0.5).paint(head)
    hats.veil(WHITE, STEEL_SHADE)(head)
    hats.tall_coronet(head)
    _dress(pen, lambda spot: attributes.club(spot, RED, RED_SHADE), (GREEN, GOLD, SKIN))
    _offer(pen, attributes.rose, (GREEN, GOLD, SKIN))


def queen_of_cups(pen: Pen) -> None:
    """Chestnut curls, a high lace collar, a red gown."""
    clothes.standing_collar(pen, WHITE)
    clothes.gown(pen, RED, RED_SHADE, BLUE)
    clothes.neckline(pen, SKIN)
    clothes.laces(pen, GOLD_LIGHT)
    Head(CHESTNUT, heads.curls, heads.swept, hat=hats.coronet, turn=0.7, build=0.96).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, _held_goblet, (RED, WHITE, SKIN))
    clothes.sleeve(pen, RESTING, RED, WHITE, SKIN)


def queen_of_coins(pen: Pen) -> None:
    """Black hair in a net, a mural crown; her coin is a sun on a blue staff."""
    clothes.gown(pen, GOLD, GOLD_SHADE, RED)
    clothes.neckline(pen, TAN)
    clothes.chain(pen, GREEN)
    Head(BLACK_HAIR, heads.net, heads.middle_parting, hat=hats.mural_crown, skin=TAN,
         shade=TAN_SHADE, turn=0.5).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _coin_on_staff, (GOLD, RED, TAN))
    _offer(pen, attributes.fan, (GOLD, RED, TAN))


def knight_of_swords(pen: Pen) -> None:
    """A turbaned rider with a curved sabre on a grey horse."""
    clothes.coat(pen, BLUE, BLUE_SHADE)
    clothes.sash(pen, RED)
    clothes.broad_collar(pen, GOLD_LIGHT)
    Head(BLACK_HAIR, heads.short_hair, heads.nothing, heads.hanging_moustache,
         hats.turban(RED, RED_SHADE, GOLD_LIGHT), TAN, TAN_SHADE, turn=-0.8, stern=1,
         ).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, attributes.sabre, (BLUE, GOLD, TAN))
    attributes.horse(ASH, GREY_HAIR, GREY, BLUE)(pen.at(-2, 0))


def knight_of_batons(pen: Pen) -> None:
    """A helmeted rider with a green plume on a dark grey horse."""
    clothes.coat(pen, GREEN, GREEN_SHADE)
    clothes.cuirass(pen, GOLD, GOLD_LIGHT)
    Head(RED_HAIR, heads.nothing, hat=hats.helmet(GREEN, GREEN_SHADE), turn=-0.8).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, lambda spot: attributes.club(spot, RED, RED_SHADE), (GREEN, GOLD, SKIN))
    attributes.horse("#7D8492", "#5E6572", "#3A3D4C", RED)(pen.at(-2, 0))


def knight_of_cups(pen: Pen) -> None:
    """A fair rider in a beret on a pale grey horse."""
    clothes.quartered(pen, RED, GOLD)
    clothes.ruff(pen)
    Head(BLOND, heads.curls, heads.tousled, hat=hats.beret(BLUE, BLUE_SHADE, RED),
         turn=-0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_goblet, (RED, WHITE, SKIN))
    attributes.horse(STEEL_LIGHT, STEEL, WHITE, RED)(pen.at(-2, 0))


def knight_of_coins(pen: Pen) -> None:
    """A rider with a goatee and a wide hat on a grey horse with a gold mane."""
    clothes.striped(pen, GOLD, BLUE)
    clothes.scarf(pen, RED)
    Head(BROWN_HAIR, heads.page_hair, heads.nothing, heads.goatee,
         hats.plumed_hat(RED, RED_SHADE, CREAM), turn=-0.8, build=1.05,
         ).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_coin, (GOLD, BLUE, SKIN))
    attributes.horse("#B8B2A6", "#958F82", GOLD, GREEN)(pen.at(-2, 0))


def jack_of_swords(pen: Pen) -> None:
    """A page with a feathered cap, his sword and an oval yellow shield."""
    clothes.striped(pen, BLUE, WHITE)
    clothes.broad_collar(pen, RED)
    Head(CHESTNUT, heads.page_hair, heads.tousled, hat=hats.hunting_hat(RED, RED_SHADE, CREAM),
         turn=0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, attributes.sword, (BLUE, GOLD, SKIN))
    clothes.sleeve(pen, RESTING, BLUE, GOLD, SKIN)
    attributes.oval_shield(pen.at(-27, -10), GOLD_LIGHT, BLUE)


def jack_of_batons(pen: Pen) -> None:
    """A page in a plumed hat with a banded club."""
    clothes.parted(pen, GREEN, GOLD)
    clothes.ruff(pen)
    Head(BLOND, heads.short_hair, heads.swept, hat=hats.plumed_hat(GREEN, GREEN_SHADE, RED),
         turn=0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, lambda spot: attributes.banded_club(spot, RED, RED_SHADE), (GOLD, GREEN, SKIN))
    clothes.sleeve(pen, RESTING, GREEN, GOLD, SKIN)


def jack_of_cups(pen: Pen) -> None:
    """A page in a bonnet who brings a goblet and a flower."""
    clothes.coat(pen, RED, RED_SHADE)
    clothes.scarf(pen, GOLD_LIGHT)
    clothes.buttons(pen.at(0, 6), GOLD_LIGHT)
    Head(BROWN_HAIR, heads.curls, heads.straight, hat=hats.bonnet(BLUE, BLUE_SHADE, GOLD),
         turn=0.7, build=0.95).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_goblet, (RED, GOLD, SKIN))
    _offer(pen, attributes.lily, (RED, GOLD, SKIN))


def jack_of_coins(pen: Pen) -> None:
    """A page with red hair and a beret who looks at his coin."""
    clothes.quartered(pen, GOLD, GREEN)
    clothes.broad_collar(pen, WHITE)
    Head(RED_HAIR, heads.page_hair, heads.straight, hat=hats.beret(GREEN, GREEN_SHADE, GOLD_LIGHT),
         turn=1).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_coin, (GREEN, GOLD, SKIN))
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
