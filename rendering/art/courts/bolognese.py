"""The sixteen courts of the Tarocco Bolognese; only the kings of cups and coins wear beards."""

from rendering.art.figures import attributes, clothes, hats, heads
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.paths import around, corners
from rendering.art.pen.pen import Paint, Pen
from rendering.art.pips.bolognese import dark_coin, goblet

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
    pen.rod(corners("0,20 0,-16"), c.BLUE, 2.2)
    for angle in around(0, 0, 12):
        pen.at(0, -25, 1, angle).shape(corners("0,-14 2.6,-9 -2.6,-9"), c.GOLD_LIGHT)
    dark_coin(pen.at(0, -25), 9.6)


def _dress(pen: Pen, thing: Paint, colours: tuple[str, str, str]) -> None:
    thing(pen.at(*GRIP))
    clothes.sleeve(pen, RAISED, *colours)


def _offer(pen: Pen, thing: Paint, colours: tuple[str, str, str]) -> None:
    clothes.sleeve(pen, HOLDING, *colours)
    thing(pen.at(-18, -11))
    clothes.fist(pen.at(-17.4, -9.8), colours[2])


def king_of_swords(pen: Pen) -> None:
    """Draw a clean-shaven pilgrim king with brown page's hair."""
    clothes.mantle(pen, c.BLUE, c.BLUE_SHADE, c.GOLD_LIGHT)
    clothes.breast(pen, c.RED, c.GOLD)
    clothes.fur(pen, c.WHITE, c.ASH)
    Head(
        c.BROWN_HAIR, heads.page_hair, heads.straight, hat=hats.lily_crown, turn=0.5, stern=1
    ).paint(pen.at(*HEAD_AT))
    _dress(pen, attributes.sword, (c.BLUE, c.GOLD, c.SKIN))
    _offer(pen, attributes.orb, (c.BLUE, c.GOLD, c.SKIN))


def king_of_batons(pen: Pen) -> None:
    """Draw a clean-shaven pilgrim king with black curls."""
    clothes.mantle(pen, c.GREEN, c.GREEN_SHADE, c.RED)
    clothes.breast(pen, c.GOLD_LIGHT, c.GREEN)
    clothes.ermine(pen)
    Head(c.BLACK_HAIR, heads.curls, heads.middle_parting, hat=hats.arched_crown, skin=c.TAN,
         shade=c.TAN_SHADE, turn=-0.6, build=1.08).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, lambda spot: attributes.club(spot, c.RED, c.RED_SHADE), (c.GREEN, c.GOLD, c.TAN))
    clothes.sleeve(pen, RESTING, c.GREEN, c.GOLD, c.TAN)


def king_of_cups(pen: Pen) -> None:
    """Draw a hermit king with a full chestnut beard."""
    clothes.mantle(pen, c.RED, c.RED_SHADE, c.GOLD_LIGHT)
    clothes.breast(pen, c.BLUE, c.WHITE)
    clothes.chain(pen, c.GOLD)
    Head(c.CHESTNUT, heads.long_hair, heads.middle_parting, heads.full_beard, hats.leafy_crown,
         turn=0.6).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_goblet, (c.RED, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, c.RED, c.GOLD, c.SKIN)


def king_of_coins(pen: Pen) -> None:
    """Draw a hermit king with a grey moustache and a forked beard."""
    clothes.mantle(pen, c.GOLD, c.GOLD_SHADE, c.BLUE)
    clothes.breast(pen, c.GREEN, c.GOLD_LIGHT)
    clothes.ermine(pen)
    Head(c.GREY_HAIR, heads.wild_hair, heads.middle_parting, heads.forked_beard, hats.spiked_crown,
         age=0.8, turn=-0.6).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_coin, (c.GOLD, c.BLUE, c.SKIN))
    _offer(pen, attributes.sceptre, (c.GOLD, c.BLUE, c.SKIN))


def queen_of_swords(pen: Pen) -> None:
    """Draw fair braids, a diadem, a blue gown with bows."""
    clothes.gown(pen, c.BLUE, c.BLUE_SHADE, c.GOLD_LIGHT)
    clothes.square_neckline(pen, c.SKIN, c.GOLD)
    clothes.bows(pen, c.RED)
    Head(c.BLOND, heads.braids, heads.middle_parting, hat=hats.diadem, turn=0.6).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, attributes.sword, (c.BLUE, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, c.BLUE, c.GOLD, c.SKIN)


def queen_of_batons(pen: Pen) -> None:
    """Draw a white veil under a tall crown, a green gown."""
    clothes.gown(pen, c.GREEN, c.GREEN_SHADE, c.RED)
    clothes.neckline(pen, c.SKIN)
    clothes.pearls(pen)
    head = pen.at(*HEAD_AT)
    Head(c.BROWN_HAIR, heads.nothing, heads.middle_parting, turn=-0.5).paint(head)
    hats.veil(c.WHITE, c.STEEL_SHADE)(head)
    hats.tall_coronet(head)
    _dress(pen, lambda spot: attributes.club(spot, c.RED, c.RED_SHADE), (c.GREEN, c.GOLD, c.SKIN))
    _offer(pen, attributes.rose, (c.GREEN, c.GOLD, c.SKIN))


def queen_of_cups(pen: Pen) -> None:
    """Draw chestnut curls, a high lace collar, a red gown."""
    clothes.standing_collar(pen, c.WHITE)
    clothes.gown(pen, c.RED, c.RED_SHADE, c.BLUE)
    clothes.neckline(pen, c.SKIN)
    clothes.laces(pen, c.GOLD_LIGHT)
    Head(c.CHESTNUT, heads.curls, heads.swept, hat=hats.coronet, turn=0.7, build=0.96).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, _held_goblet, (c.RED, c.WHITE, c.SKIN))
    clothes.sleeve(pen, RESTING, c.RED, c.WHITE, c.SKIN)


def queen_of_coins(pen: Pen) -> None:
    """Draw black hair in a net, a mural crown; her coin is a sun on a blue staff."""
    clothes.gown(pen, c.GOLD, c.GOLD_SHADE, c.RED)
    clothes.neckline(pen, c.TAN)
    clothes.chain(pen, c.GREEN)
    Head(c.BLACK_HAIR, heads.net, heads.middle_parting, hat=hats.mural_crown, skin=c.TAN,
         shade=c.TAN_SHADE, turn=0.5).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _coin_on_staff, (c.GOLD, c.RED, c.TAN))
    _offer(pen, attributes.fan, (c.GOLD, c.RED, c.TAN))


def knight_of_swords(pen: Pen) -> None:
    """Draw a turbaned rider with a curved sabre on a grey horse."""
    clothes.coat(pen, c.BLUE, c.BLUE_SHADE)
    clothes.sash(pen, c.RED)
    clothes.broad_collar(pen, c.GOLD_LIGHT)
    Head(c.BLACK_HAIR, heads.short_hair, heads.nothing, heads.hanging_moustache,
         hats.turban(c.RED, c.RED_SHADE, c.GOLD_LIGHT), c.TAN, c.TAN_SHADE, turn=-0.8, stern=1,
         ).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, attributes.sabre, (c.BLUE, c.GOLD, c.TAN))
    attributes.horse(c.ASH, c.GREY_HAIR, c.GREY, c.BLUE)(pen.at(-2, 0))


def knight_of_batons(pen: Pen) -> None:
    """Draw a helmeted rider with a green plume on a dark grey horse."""
    clothes.coat(pen, c.GREEN, c.GREEN_SHADE)
    clothes.cuirass(pen, c.GOLD, c.GOLD_LIGHT)
    Head(c.RED_HAIR, heads.nothing, hat=hats.helmet(c.GREEN, c.GREEN_SHADE), turn=-0.8).paint(
        pen.at(*HEAD_AT)
    )
    _dress(pen, lambda spot: attributes.club(spot, c.RED, c.RED_SHADE), (c.GREEN, c.GOLD, c.SKIN))
    attributes.horse("#7D8492", "#5E6572", "#3A3D4C", c.RED)(pen.at(-2, 0))


def knight_of_cups(pen: Pen) -> None:
    """Draw a fair rider in a beret on a pale grey horse."""
    clothes.quartered(pen, c.RED, c.GOLD)
    clothes.ruff(pen)
    Head(c.BLOND, heads.curls, heads.tousled, hat=hats.beret(c.BLUE, c.BLUE_SHADE, c.RED),
         turn=-0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_goblet, (c.RED, c.WHITE, c.SKIN))
    attributes.horse(c.STEEL_LIGHT, c.STEEL, c.WHITE, c.RED)(pen.at(-2, 0))


def knight_of_coins(pen: Pen) -> None:
    """Draw a rider with a goatee and a wide hat on a grey horse with a gold mane."""
    clothes.striped(pen, c.GOLD, c.BLUE)
    clothes.scarf(pen, c.RED)
    Head(c.BROWN_HAIR, heads.page_hair, heads.nothing, heads.goatee,
         hats.plumed_hat(c.RED, c.RED_SHADE, c.CREAM), turn=-0.8, build=1.05,
         ).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_coin, (c.GOLD, c.BLUE, c.SKIN))
    attributes.horse("#B8B2A6", "#958F82", c.GOLD, c.GREEN)(pen.at(-2, 0))


def jack_of_swords(pen: Pen) -> None:
    """Draw a page with a feathered cap, his sword and an oval yellow shield."""
    clothes.striped(pen, c.BLUE, c.WHITE)
    clothes.broad_collar(pen, c.RED)
    Head(c.CHESTNUT, heads.page_hair, heads.tousled,
         hat=hats.hunting_hat(c.RED, c.RED_SHADE, c.CREAM),
         turn=0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, attributes.sword, (c.BLUE, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, c.BLUE, c.GOLD, c.SKIN)
    attributes.oval_shield(pen.at(-27, -10), c.GOLD_LIGHT, c.BLUE)


def jack_of_batons(pen: Pen) -> None:
    """Draw a page in a plumed hat with a banded club."""
    clothes.parted(pen, c.GREEN, c.GOLD)
    clothes.ruff(pen)
    Head(c.BLOND, heads.short_hair, heads.swept, hat=hats.plumed_hat(c.GREEN, c.GREEN_SHADE, c.RED),
         turn=0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(
        pen,
        lambda spot: attributes.banded_club(spot, c.RED, c.RED_SHADE),
        (c.GOLD, c.GREEN, c.SKIN),
    )
    clothes.sleeve(pen, RESTING, c.GREEN, c.GOLD, c.SKIN)


def jack_of_cups(pen: Pen) -> None:
    """Draw a page in a bonnet who brings a goblet and a flower."""
    clothes.coat(pen, c.RED, c.RED_SHADE)
    clothes.scarf(pen, c.GOLD_LIGHT)
    clothes.buttons(pen.at(0, 6), c.GOLD_LIGHT)
    Head(c.BROWN_HAIR, heads.curls, heads.straight, hat=hats.bonnet(c.BLUE, c.BLUE_SHADE, c.GOLD),
         turn=0.7, build=0.95).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_goblet, (c.RED, c.GOLD, c.SKIN))
    _offer(pen, attributes.lily, (c.RED, c.GOLD, c.SKIN))


def jack_of_coins(pen: Pen) -> None:
    """Draw a page with red hair and a beret who looks at his coin."""
    clothes.quartered(pen, c.GOLD, c.GREEN)
    clothes.broad_collar(pen, c.WHITE)
    Head(c.RED_HAIR, heads.page_hair, heads.straight,
         hat=hats.beret(c.GREEN, c.GREEN_SHADE, c.GOLD_LIGHT),
         turn=1).paint(pen.at(*HEAD_AT))  # fmt: skip
    _dress(pen, _held_coin, (c.GREEN, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, c.GOLD, c.GREEN, c.SKIN)


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
