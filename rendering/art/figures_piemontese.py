"""The sixteen courts of the Tarocco Piemontese."""

from rendering.art import figures, hats, heads
from rendering.art import palette as ink
from rendering.art.figures import Colours, Figure, Thing
from rendering.art.heads import Head
from rendering.art.paths import both, flow, points, smooth
from rendering.art.pen import Pen
from rendering.art.pips_italian import coin, cup, straight_sword


def held_sword(pen: Pen) -> None:
    """A sword held upright."""
    straight_sword(pen.at(0, -16), 26)


def held_baton(pen: Pen) -> None:
    """A club held upright."""
    pen.shape(both(flow(0, 12, 2, 12, 2.6, 0, 5, -24, 4, -34, 0, -36)), ink.GREEN)
    pen.shape(points(-3, 3, 3, 3, 3, 6, -3, 6), ink.GOLD)


def held_cup(pen: Pen) -> None:
    """A cup held up."""
    cup(pen.at(0, -12, 1.1))


def held_coin(pen: Pen) -> None:
    """A coin held up."""
    coin(pen.at(0, -12), 11)


def horse(pen: Pen) -> None:
    """A horse's head and neck before the rider, looking to the left."""
    neck = smooth(
        -8,
        8,
        -8,
        8,
        -10,
        -14,
        -20,
        -30,
        -20,
        -30,
        -24,
        -26,
        -38,
        -14,
        -40,
        -8,
        -36,
        -4,
        -30,
        -8,
        -24,
        -12,
        -24,
        -2,
        -30,
        8,
        -30,
        8,
    )
    pen.shape(neck, ink.WHITE)
    pen.dot(-26, -20, 1.4)
    pen.line(flow(-30, -9, -27, -16, -22, -14), ink.RED, 1.6)


THINGS: dict[str, Thing] = {"S": held_sword, "B": held_baton, "C": held_cup, "D": held_coin}

_CLOTHES = {
    "S": Colours(ink.BLUE, ink.RED),
    "B": Colours(ink.GREEN, ink.GOLD),
    "C": Colours(ink.RED, ink.BLUE),
    "D": Colours(ink.GOLD, ink.GREEN, ink.RED),
}

HEADS: dict[str, Head] = {
    "SK": Head(
        ink.BLACK_HAIR, heads.page_hair, heads.parted, heads.forked_beard, hats.spiked_crown
    ),
    "BK": Head(
        ink.CHESTNUT, heads.curled_hair, heads.parted, heads.goatee, hats.broad_crown, turn=-0.8
    ),
    "CK": Head(ink.WHITE_HAIR, heads.long_hair, heads.parted, heads.long_beard, hats.lily_crown),
    "DK": Head(
        ink.GREY_HAIR, heads.short_hair, heads.swept, heads.full_beard, hats.arched_crown, turn=0.8
    ),
    "SQ": Head(ink.BLACK_HAIR, heads.long_hair, heads.parted, hat=hats.tall_coronet, turn=0.7),
    "BQ": Head(ink.RED_HAIR, heads.curled_hair, heads.parted, hat=hats.coronet, turn=-0.8),
    "CQ": Head(ink.BLOND, heads.long_hair, heads.swept, hat=hats.veiled_coronet),
    "DQ": Head(ink.BROWN_HAIR, heads.page_hair, heads.parted, hat=hats.diadem, turn=0.5),
    "SC": Head(ink.BROWN_HAIR, heads.short_hair, heads.fringe, hat=hats.helmet, turn=-0.8),
    "BC": Head(
        ink.BLACK_HAIR,
        heads.curled_hair,
        heads.fringe,
        heads.moustache,
        hats.feathered_beret,
        turn=-0.8,
    ),
    "CC": Head(ink.BLOND, heads.page_hair, heads.fringe, hat=hats.brimmed_hat, turn=-0.8),
    "DC": Head(ink.CHESTNUT, heads.short_hair, heads.swept, heads.goatee, hats.cap, turn=-0.8),
    "SJ": Head(ink.BLOND, heads.page_hair, heads.fringe, hat=hats.feathered_beret, turn=0.8),
    "BJ": Head(ink.CHESTNUT, heads.short_hair, heads.fringe, hat=hats.pointed_hat, turn=0.8),
    "CJ": Head(ink.BLACK_HAIR, heads.page_hair, heads.fringe, hat=hats.cap, turn=0.6),
    "DJ": Head(ink.BROWN_HAIR, heads.curled_hair, heads.parted, hat=hats.brimmed_hat, turn=0.8),
}
_ROBES = {"K": figures.ermine_robe, "Q": figures.gown, "C": figures.cuirass, "J": figures.doublet}


def _figure(code: str) -> Figure:
    suit, rank = code
    return Figure(
        HEADS[code],
        _ROBES[rank],
        _CLOTHES[suit],
        THINGS[suit],
        mount=horse if rank == "C" else None,
    )


COURTS = {code: _figure(code) for code in HEADS}
