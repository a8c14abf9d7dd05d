"""The sixteen courts of the Tarot Nouveau; cavaliers ride, jacks carry halberds."""

from rendering.art.courts.bolognese import HEAD_AT, HOLDING, RAISED, RESTING
from rendering.art.figures import attributes, clothes, hats, heads
from rendering.art.figures.heads import Head
from rendering.art.pen import palette as c
from rendering.art.pen.paths import corners, flow, points, smooth
from rendering.art.pen.pen import Paint, Pen

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
    pen.rod(corners("0,30 0,-44"), c.WOOD, 2.2)
    pen.solid(smooth("2,-40! 12,-44 15,-32 11,-22! 7,-28 2,-27!"), c.STEEL, c.STEEL_SHADE, 2)
    pen.shape(corners("-2,-36 -10,-34 -2,-29"), c.STEEL)
    pen.solid(smooth("0,-60! 3.4,-50 0,-42! -3.4,-50"), c.STEEL, c.STEEL_SHADE, 1.6)
    pen.shape(corners("-3,-24 3,-24 4,-17 -4,-17"), c.RED)


def _harp(pen: Pen) -> None:
    pen.line(flow("-8,8 -11,-14 -5,-22 6,-18 13,-22"), c.INK, 5)
    pen.line(flow("-8,8 -11,-14 -5,-22 6,-18 13,-22"), c.GOLD, 2.4)
    pen.rod(corners("-8,8 13,-22"), c.GOLD, 2.4)
    for step in (0.25, 0.5, 0.75):
        pen.line(
            points(-8 + 21 * step, 8 - 30 * step, -9 + 16 * step, -18 - 2 * step), c.CREAM, 1.2
        )


def _marguerites(pen: Pen) -> None:
    for turn in (-30, 30, 0):
        attributes.rose(pen.at(0, 2, 0.86, turn)) if turn else attributes.lily(pen)


def king_of_spades(pen: Pen) -> None:
    """Draw a dark full beard, a spiked crown, a harp."""
    clothes.mantle(pen, SLATE, SLATE_SHADE, c.GOLD)
    clothes.breast(pen, c.RED, c.GOLD_LIGHT)
    clothes.ermine(pen)
    Head(c.BLACK_HAIR, heads.long_hair, heads.middle_parting, heads.full_beard, hats.spiked_crown,
         stern=0.8, turn=0.4).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (SLATE, c.GOLD, c.SKIN))
    _offer(pen, _harp, (SLATE, c.GOLD, c.SKIN))


def king_of_hearts(pen: Pen) -> None:
    """Draw a fair forked beard, an arched crown, orb and sceptre."""
    clothes.mantle(pen, ROSE, ROSE_SHADE, c.GOLD)
    clothes.breast(pen, c.BLUE, c.GOLD_LIGHT)
    clothes.ermine(pen)
    Head(c.BLOND, heads.curls, heads.middle_parting, heads.forked_beard, hats.arched_crown,
         turn=-0.5, build=1.04).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (ROSE, c.GOLD, c.SKIN))
    _offer(pen, attributes.orb, (ROSE, c.GOLD, c.SKIN))


def king_of_diamonds(pen: Pen) -> None:
    """Draw a grey moustache and goatee, a leafy crown, a chain of office."""
    clothes.mantle(pen, c.GOLD, c.GOLD_SHADE, c.RED)
    clothes.breast(pen, c.GREEN, c.GOLD_LIGHT)
    clothes.ermine(pen)
    Head(c.GREY_HAIR, heads.page_hair, heads.swept, heads.goatee, hats.leafy_crown, age=0.6,
         turn=0.7).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (c.GOLD, c.RED, c.SKIN))
    clothes.sleeve(pen, RESTING, c.GOLD, c.RED, c.SKIN)


def king_of_clubs(pen: Pen) -> None:
    """Draw a long white beard, a lily crown, a sword before him."""
    clothes.mantle(pen, TEAL, TEAL_SHADE, c.GOLD)
    clothes.cuirass(pen.at(0, 0, 0.86), c.STEEL, c.STEEL_LIGHT)
    clothes.ermine(pen)
    Head(c.WHITE_HAIR, heads.wild_hair, heads.middle_parting, heads.square_beard, hats.lily_crown,
         turn=-0.5, age=1, brows=c.GREY).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sceptre, (TEAL, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, TEAL, c.GOLD, c.SKIN)
    attributes.oval_shield(pen.at(-27, -10), c.GOLD_LIGHT, TEAL)


def queen_of_spades(pen: Pen) -> None:
    """Draw black hair under a veil, a high collar, a lily."""
    clothes.standing_collar(pen, c.GOLD_LIGHT)
    clothes.gown(pen, SLATE, SLATE_SHADE, c.CREAM)
    clothes.neckline(pen, c.SKIN)
    clothes.pearls(pen)
    head = pen.at(*HEAD_AT)
    Head(c.BLACK_HAIR, heads.nothing, heads.middle_parting, turn=0.6, stern=0.6).paint(head)
    hats.veil(c.WHITE, c.STEEL_SHADE)(head)
    hats.coronet(head)
    _raise(pen, attributes.lily, (SLATE, c.WHITE, c.SKIN))
    clothes.sleeve(pen, RESTING, SLATE, c.WHITE, c.SKIN)


def queen_of_hearts(pen: Pen) -> None:
    """Draw fair long hair, a blue veil, a rose."""
    clothes.gown(pen, ROSE, ROSE_SHADE, c.CREAM)
    clothes.neckline(pen, c.SKIN)
    clothes.chain(pen, c.GOLD_LIGHT)
    head = pen.at(*HEAD_AT)
    Head(c.BLOND, heads.long_hair, heads.middle_parting, turn=-0.5).paint(head)
    hats.tall_coronet(head)
    _raise(pen, attributes.rose, (ROSE, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, ROSE, c.GOLD, c.SKIN)


def queen_of_diamonds(pen: Pen) -> None:
    """Draw red curls, a diadem, an open fan."""
    clothes.gown(pen, c.GOLD, c.GOLD_SHADE, c.BLUE)
    clothes.square_neckline(pen, c.SKIN, c.RED)
    clothes.laces(pen, c.CREAM)
    Head(c.RED_HAIR, heads.curls, heads.swept, hat=hats.diadem, turn=0.7).paint(pen.at(*HEAD_AT))
    _raise(pen, attributes.fan, (c.GOLD, c.RED, c.SKIN))
    clothes.sleeve(pen, RESTING, c.GOLD, c.RED, c.SKIN)


def queen_of_clubs(pen: Pen) -> None:
    """Draw brown hair in nets, a mural crown, a bunch of flowers."""
    clothes.gown(pen, TEAL, TEAL_SHADE, c.GOLD_LIGHT)
    clothes.bows(pen, c.RED)
    clothes.ruff(pen)
    Head(c.BROWN_HAIR, heads.net, heads.middle_parting, hat=hats.mural_crown, skin=c.TAN,
         shade=c.TAN_SHADE, turn=-0.6).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _marguerites, (TEAL, c.WHITE, c.TAN))
    clothes.sleeve(pen, RESTING, TEAL, c.WHITE, c.TAN)


def knight_of_spades(pen: Pen) -> None:
    """Draw a plumed hat, a moustache, a black horse."""
    clothes.coat(pen, SLATE, SLATE_SHADE)
    clothes.broad_collar(pen, c.WHITE)
    clothes.sash(pen, c.RED)
    Head(c.BLACK_HAIR, heads.curls, heads.nothing, heads.moustache,
         hats.plumed_hat(c.INK, c.BLACK_HAIR, c.RED),
         turn=-0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sword, (SLATE, c.WHITE, c.SKIN))
    attributes.horse("#565262", "#37333F", c.BLACK_HAIR, c.RED)(pen.at(-2, 0))


def knight_of_hearts(pen: Pen) -> None:
    """Draw a beret with a white plume, a white horse."""
    clothes.coat(pen, ROSE, ROSE_SHADE)
    clothes.cuirass(pen, c.STEEL, c.STEEL_LIGHT)
    Head(c.BLOND, heads.page_hair, heads.straight, hat=hats.beret(c.BLUE, c.BLUE_SHADE, c.WHITE),
         turn=-0.8).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sword, (ROSE, c.GOLD, c.SKIN))
    attributes.horse(c.WHITE, c.STEEL_LIGHT, c.GOLD_LIGHT, c.RED)(pen.at(-2, 0))


def knight_of_diamonds(pen: Pen) -> None:
    """Draw a bonnet, a goatee, a chestnut horse."""
    clothes.striped(pen, c.GOLD, c.RED)
    clothes.ruff(pen)
    Head(c.BROWN_HAIR, heads.short_hair, heads.tousled, heads.goatee,
         hats.bonnet(c.GREEN, c.GREEN_SHADE, c.GOLD_LIGHT), turn=-0.8,
         ).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, attributes.sabre, (c.GOLD, c.RED, c.SKIN))
    attributes.horse("#B06B3C", "#864C26", c.CREAM, c.GREEN)(pen.at(-2, 0))


def knight_of_clubs(pen: Pen) -> None:
    """Draw a helmet with a gold plume, a grey horse."""
    clothes.coat(pen, TEAL, TEAL_SHADE)
    clothes.scarf(pen, c.GOLD_LIGHT)
    clothes.buttons(pen.at(0, 6), c.GOLD)
    Head(
        c.CHESTNUT, heads.nothing, hat=hats.helmet(c.GOLD, c.GOLD_SHADE), turn=-0.8, build=1.05
    ).paint(pen.at(*HEAD_AT))
    _raise(pen, attributes.sword, (TEAL, c.GOLD, c.SKIN))
    attributes.horse(c.ASH, c.GREY_HAIR, c.GREY, c.BLUE)(pen.at(-2, 0))


def jack_of_spades(pen: Pen) -> None:
    """Draw a page with a beret, clean-shaven and stern."""
    clothes.quartered(pen, SLATE, c.RED)
    clothes.broad_collar(pen, c.GOLD_LIGHT)
    Head(c.BROWN_HAIR, heads.page_hair, heads.straight, hat=hats.beret(c.RED, c.RED_SHADE, c.CREAM),
         turn=0.7, stern=0.9).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (SLATE, c.GOLD, c.SKIN))
    clothes.sleeve(pen, RESTING, c.RED, c.GOLD, c.SKIN)


def jack_of_hearts(pen: Pen) -> None:
    """Draw a page with fair curls and a hunting hat."""
    clothes.parted(pen, ROSE, c.BLUE)
    clothes.ruff(pen)
    Head(c.BLOND, heads.curls, heads.tousled,
         hat=hats.hunting_hat(c.BLUE, c.BLUE_SHADE, c.GOLD_LIGHT),
         turn=0.7).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (c.BLUE, c.WHITE, c.SKIN))
    _offer(pen, attributes.falcon, (ROSE, c.WHITE, c.SKIN))


def jack_of_diamonds(pen: Pen) -> None:
    """Draw a page with red hair and a plumed hat."""
    clothes.striped(pen, c.GOLD_LIGHT, c.GREEN)
    clothes.scarf(pen, c.RED)
    Head(c.RED_HAIR, heads.short_hair, heads.swept,
         hat=hats.plumed_hat(c.RED, c.RED_SHADE, c.WHITE),
         turn=0.7, build=0.96).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (c.GOLD, c.GREEN, c.SKIN))
    clothes.sleeve(pen, RESTING, c.GOLD, c.GREEN, c.SKIN)


def jack_of_clubs(pen: Pen) -> None:
    """Draw a page with black hair and a soft bonnet."""
    clothes.coat(pen, TEAL, TEAL_SHADE)
    clothes.broad_collar(pen, c.WHITE)
    clothes.buttons(pen, c.GOLD_LIGHT)
    Head(c.BLACK_HAIR, heads.page_hair, heads.tousled, hat=hats.bonnet(c.GOLD, c.GOLD_SHADE, c.RED),
         skin=c.TAN, shade=c.TAN_SHADE, turn=0.7).paint(pen.at(*HEAD_AT))  # fmt: skip
    _raise(pen, _halberd, (TEAL, c.WHITE, c.TAN))
    clothes.sleeve(pen, RESTING, TEAL, c.WHITE, c.TAN)
    attributes.oval_shield(pen.at(-27, -10), c.CREAM, TEAL)


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
