"""The sixteen courts of the Tarocco Piemontese, from the belt up; each is a person of their own."""

from rendering.art.figures import attributes, clothes, hats, heads
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.pen import Paint, Pen

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
    """Draw black forked beard, antique crown, breastplate under a blue mantle."""
    clothes.mantle(pen, c.BLUE, c.BLUE_SHADE, c.RED)
    clothes.cuirass(pen.at(0, 0, 0.86), c.STEEL, c.STEEL_LIGHT)
    clothes.ermine(pen)
    _head(
        pen,
        Head(c.BLACK_HAIR, heads.page_hair, heads.middle_parting, heads.forked_beard,
             hats.spiked_crown, stern=1.2),
    )  # fmt: skip
    attributes.sword(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.BLUE, c.GOLD, c.SKIN)
    clothes.sleeve(pen, RESTING, c.BLUE, c.GOLD, c.SKIN)


def king_of_batons(pen: Pen) -> None:
    """Draw wild red hair and beard, leafy crown, a green mantle with fur."""
    clothes.mantle(pen, c.GREEN, c.GREEN_SHADE, c.GOLD)
    clothes.breast(pen, c.GOLD_LIGHT, c.RED)
    clothes.fur(pen, c.WOOD, c.WOOD_SHADE)
    _head(
        pen,
        Head(c.RED_HAIR, heads.wild_hair, heads.tousled, heads.full_beard, hats.leafy_crown,
             turn=0.8, build=1.06),
    )  # fmt: skip
    attributes.club(pen.at(23.5, -21), c.WOOD_LIGHT, c.WOOD)
    clothes.sleeve(pen, RAISED, c.GREEN, c.GOLD, c.SKIN)
    clothes.sleeve(pen, RESTING, c.GREEN, c.GOLD, c.SKIN)


def king_of_cups(pen: Pen) -> None:
    """Draw white long beard, arched crown, a red mantle with ermine."""
    clothes.mantle(pen, c.RED, c.RED_SHADE, c.BLUE)
    clothes.breast(pen, c.BLUE, c.GOLD)
    clothes.ermine(pen)
    _head(
        pen,
        Head(c.WHITE_HAIR, heads.long_hair, heads.middle_parting, heads.long_beard,
             hats.arched_crown, age=1, brows=c.GREY),
    )  # fmt: skip
    attributes.held_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.RED, c.GOLD, c.SKIN)
    _offers(pen, attributes.orb, (c.RED, c.GOLD, c.SKIN))


def king_of_coins(pen: Pen) -> None:
    """Draw grey square beard, lily crown, a gold mantle with a chain."""
    clothes.mantle(pen, c.GOLD, c.GOLD_SHADE, c.GREEN)
    clothes.breast(pen, c.RED, c.GOLD_LIGHT)
    clothes.ruff(pen)
    _head(
        pen,
        Head(c.GREY_HAIR, heads.short_hair, heads.swept, heads.square_beard, hats.lily_crown,
             turn=0.9, build=1.1, age=0.4),
    )  # fmt: skip
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.GOLD, c.RED, c.SKIN)
    clothes.sleeve(pen, RESTING, c.GOLD, c.RED, c.SKIN)


def queen_of_swords(pen: Pen) -> None:
    """Draw black long hair, a high lace collar, a sword."""
    clothes.standing_collar(pen, c.WHITE)
    clothes.gown(pen, c.BLUE, c.BLUE_SHADE, c.RED)
    clothes.neckline(pen, c.SKIN)
    clothes.pearls(pen)
    clothes.bows(pen, c.GOLD)
    _head(
        pen,
        Head(c.BLACK_HAIR, heads.short_hair, heads.middle_parting, hat=hats.tall_coronet,
             turn=0.6, stern=0.7),
    )  # fmt: skip
    attributes.sword(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.BLUE, c.WHITE, c.SKIN)
    _offers(pen, attributes.fan, (c.BLUE, c.WHITE, c.SKIN))


def queen_of_batons(pen: Pen) -> None:
    """Draw chestnut curls, a green gown with a square neckline."""
    clothes.gown(pen, c.GREEN, c.GREEN_SHADE, c.GOLD_LIGHT)
    clothes.square_neckline(pen, c.SKIN, c.GOLD)
    clothes.laces(pen, c.RED)
    _head(
        pen,
        Head(
            c.CHESTNUT, heads.curls, heads.middle_parting, hat=hats.coronet, turn=-0.8, build=1.04
        ),
    )
    attributes.club(pen.at(23.5, -21), c.WOOD_LIGHT, c.WOOD)
    clothes.sleeve(pen, RAISED, c.GREEN, c.GOLD, c.SKIN)
    clothes.sleeve(pen, RESTING, c.GREEN, c.GOLD, c.SKIN)


def queen_of_cups(pen: Pen) -> None:
    """Draw fair braids under a veil and a mural crown."""
    clothes.gown(pen, c.RED, c.RED_SHADE, c.CREAM)
    clothes.neckline(pen, c.SKIN)
    clothes.chain(pen, c.GOLD_LIGHT)
    _head(pen, Head(c.BLOND, heads.braids, heads.middle_parting, hat=hats.mural_crown))
    attributes.covered_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.RED, c.GOLD, c.SKIN)
    _offers(pen, attributes.lily, (c.RED, c.GOLD, c.SKIN))


def queen_of_coins(pen: Pen) -> None:
    """Draw brown hair in gold nets, a ruff, a rose."""
    clothes.gown(pen, c.GOLD, c.GOLD_SHADE, c.GREEN)
    clothes.laces(pen, c.CREAM)
    clothes.ruff(pen)
    _head(
        pen,
        Head(c.BROWN_HAIR, heads.net, heads.middle_parting, hat=hats.diadem, turn=0.6, build=0.96),
    )
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.GOLD, c.GREEN, c.SKIN)
    _offers(pen, attributes.rose, (c.GOLD, c.GREEN, c.SKIN))


def knight_of_swords(pen: Pen) -> None:
    """Draw a helmet with a red plume, a grey horse."""
    clothes.coat(pen, c.BLUE, c.BLUE_SHADE)
    clothes.cuirass(pen, c.STEEL, c.STEEL_LIGHT)
    _head(
        pen,
        Head(c.BROWN_HAIR, heads.nothing, hat=hats.helmet(c.RED, c.RED_SHADE), turn=-0.8, stern=1),
    )
    attributes.sabre(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.STEEL, c.GOLD, c.SKIN)
    attributes.horse(c.ASH, c.GREY_HAIR, c.GREY, c.RED)(pen.at(-2, 0))


def knight_of_batons(pen: Pen) -> None:
    """Draw a moustache and a beret, a bay horse."""
    clothes.striped(pen, c.GREEN, c.GOLD_LIGHT)
    clothes.scarf(pen, c.RED)
    _head(
        pen,
        Head(c.BLACK_HAIR, heads.short_hair, heads.swept, heads.moustache,
             hats.beret(c.RED, c.RED_SHADE, c.CREAM), c.TAN, c.TAN_SHADE, turn=-0.8),
    )  # fmt: skip
    attributes.club(pen.at(23.5, -21), c.GREEN, c.GREEN_SHADE)
    clothes.sleeve(pen, RAISED, c.GREEN, c.GOLD, c.TAN)
    attributes.horse("#A5673F", "#7F4A2A", c.BLACK_HAIR, c.GOLD_LIGHT)(pen.at(-2, 0))


def knight_of_cups(pen: Pen) -> None:
    """Draw fair page's hair and a plumed hat, a white horse."""
    clothes.coat(pen, c.RED, c.RED_SHADE)
    clothes.broad_collar(pen, c.WHITE)
    clothes.sash(pen, c.BLUE)
    _head(
        pen,
        Head(c.BLOND, heads.page_hair, heads.straight,
             hat=hats.plumed_hat(c.BLUE, c.BLUE_SHADE, c.CREAM), turn=-0.8, build=0.96),
    )  # fmt: skip
    attributes.held_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.RED, c.BLUE, c.SKIN)
    attributes.horse(c.WHITE, c.STEEL_LIGHT, c.GOLD_LIGHT, c.BLUE)(pen.at(-2, 0))


def knight_of_coins(pen: Pen) -> None:
    """Draw a turban and a hanging moustache, a black horse."""
    clothes.coat(pen, c.GOLD, c.GOLD_SHADE)
    clothes.fur(pen.at(0, 0, 0.9), c.WHITE, c.ASH)
    clothes.buttons(pen, c.RED)
    _head(
        pen,
        Head(c.CHESTNUT, heads.short_hair, heads.nothing, heads.hanging_moustache,
             hats.turban(c.WHITE, c.STEEL_LIGHT, c.GREEN), turn=-0.8, build=1.08),
    )  # fmt: skip
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.GOLD, c.RED, c.SKIN)
    attributes.horse("#4A4653", "#2F2C38", c.RED_SHADE, c.GOLD_LIGHT)(pen.at(-2, 0))


def jack_of_swords(pen: Pen) -> None:
    """Draw fair hair, a coat in two colours, an oval yellow shield."""
    clothes.parted(pen, c.BLUE, c.RED)
    clothes.broad_collar(pen, c.GOLD_LIGHT)
    clothes.buttons(pen, c.GOLD)
    _head(
        pen,
        Head(
            c.BLOND,
            heads.page_hair,
            heads.straight,
            hat=hats.beret(c.BLUE, c.BLUE_SHADE, c.RED),
            turn=0.7,
        ),
    )
    attributes.sword(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.RED, c.GOLD, c.SKIN)
    clothes.sleeve(pen, RESTING, c.BLUE, c.GOLD, c.SKIN)
    attributes.oval_shield(pen.at(-27, -10), c.GOLD_LIGHT, c.RED)


def jack_of_batons(pen: Pen) -> None:
    """Draw a hunter's hat, a club with two bands, a falcon."""
    clothes.coat(pen, c.GREEN, c.GREEN_SHADE)
    clothes.scarf(pen, c.GOLD_LIGHT)
    clothes.buttons(pen.at(0, 6), c.GOLD)
    _head(
        pen,
        Head(c.CHESTNUT, heads.short_hair, heads.tousled,
             hat=hats.hunting_hat(c.WOOD, c.WOOD_SHADE, c.RED), turn=0.8, build=1.04),
    )  # fmt: skip
    attributes.banded_club(pen.at(23.5, -21), c.WOOD_LIGHT, c.WOOD)
    clothes.sleeve(pen, RAISED, c.GREEN, c.GOLD, c.SKIN)
    _offers(pen, attributes.falcon, (c.GREEN, c.GOLD, c.SKIN))


def jack_of_cups(pen: Pen) -> None:
    """Draw black hair, a quartered coat, a covered cup."""
    clothes.quartered(pen, c.RED, c.BLUE)
    clothes.ruff(pen)
    _head(
        pen,
        Head(c.BLACK_HAIR, heads.page_hair, heads.tousled,
             hat=hats.bonnet(c.RED, c.RED_SHADE, c.GOLD), skin=c.TAN, shade=c.TAN_SHADE, turn=0.6),
    )  # fmt: skip
    attributes.covered_cup(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.BLUE, c.WHITE, c.TAN)
    clothes.sleeve(pen, RESTING, c.RED, c.WHITE, c.TAN)


def jack_of_coins(pen: Pen) -> None:
    """Draw brown curls, a striped coat, a plumed hat; he looks at his coin."""
    clothes.striped(pen, c.GOLD, c.RED)
    clothes.broad_collar(pen, c.GREEN)
    _head(
        pen,
        Head(c.BROWN_HAIR, heads.curls, heads.tousled,
             hat=hats.plumed_hat(c.GREEN, c.GREEN_SHADE, c.RED), turn=1, build=0.96),
    )  # fmt: skip
    attributes.held_coin(pen.at(23.5, -21))
    clothes.sleeve(pen, RAISED, c.GOLD, c.GREEN, c.SKIN)
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
