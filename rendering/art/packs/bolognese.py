"""The Tarocco Bolognese: which card shows what."""

from collections.abc import Callable, Sequence

from rendering.art.courts.bolognese import COURTS
from rendering.art.emblems import bologna_high as high
from rendering.art.emblems import bologna_low as low
from rendering.art.emblems import fates, heavens, virtues
from rendering.art.emblems.bologna_low import MOORS
from rendering.art.packs.designs import Court, Emblem, FaceDesign, Pip, Trump, named, numbered
from rendering.art.pen import palette as c
from rendering.art.pen.pen import Pen
from rendering.art.pips import bolognese as pips
from rendering.art.pips.suits import BASTONI, COPPE, DENARI, ITALIAN, SPADE, DrawnSuit

HEIGHT = 2.02

_PIPS: dict[DrawnSuit, Callable[[Pen, float, int], None]] = {
    SPADE: pips.swords,
    BASTONI: pips.batons,
    COPPE: pips.cups,
    DENARI: pips.coins,
}
_ACES: dict[DrawnSuit, Callable[[Pen, float], None]] = {
    SPADE: pips.ace_of_swords,
    BASTONI: pips.ace_of_batons,
    COPPE: pips.ace_of_cups,
    DENARI: pips.ace_of_coins,
}
# The grandi go by name; their numbers are codes of the rules and not printed on them.
_GRANDI = {
    20: ("ANG", Emblem(heavens.angel_sign, c.DAWN, high.angel_scene, c.DAWN)),
    19: ("MON", Emblem(heavens.world_sign, c.CREAM, high.world_scene, c.DAY)),
    18: ("SOL", Emblem(heavens.sun_sign, c.DAY, high.sun_scene, c.DAY)),
    17: ("LUN", Emblem(heavens.moon_sign, c.NIGHT, high.moon_scene, c.NIGHT)),
}
_NUMBERED = {
    16: Emblem(heavens.star_sign, c.NIGHT, high.star_scene, c.NIGHT),
    15: Emblem(high.fortress_sign, c.DUSK, high.fortress_scene, c.DUSK),
    14: Emblem(fates.devil_sign, c.DUSK, high.devil_scene, c.DUSK),
    13: Emblem(fates.death_sign, c.DUSK, high.death_scene, c.MIST),
    12: Emblem(high.traitor_sign, c.SPRING, high.traitor_scene, c.DAY),
    11: Emblem(low.old_man_sign, c.LILAC, low.old_man_scene, c.LILAC),
    10: Emblem(fates.wheel_sign, c.CREAM, low.wheel_scene, c.LILAC),
    9: Emblem(low.column_sign, c.SPRING, low.strength_scene, c.DAWN),
    8: Emblem(virtues.scales_sign, c.CREAM, low.justice_scene, c.MIST),
    7: Emblem(virtues.jugs_sign, c.CREAM, low.temperance_scene, c.SPRING),
    6: Emblem(low.horses_sign, c.DAY, low.chariot_scene, c.DAY),
    5: Emblem(low.love_sign, c.DAWN, low.love_scene, c.DAWN),
}
# Two of the four Moors look alike: there are three designs.
_MOORS = {
    code: Emblem(moor.sign, ground, moor.scene, sky)
    for code, moor, ground, sky in (
        ("M1", MOORS[0], c.DAWN, c.DAWN),
        ("M2", MOORS[1], c.DAY, c.DAY),
        ("M3", MOORS[2], c.LILAC, c.LILAC),
        ("M4", MOORS[1], c.DAY, c.DAY),
    )
}
_BEGATO = Emblem(low.begato_sign, c.CREAM, low.begato_scene, c.SPRING)
_FOOL = Emblem(low.drum_sign, c.CREAM, low.fool_scene, c.DAY)


def _picture(suit: DrawnSuit, count: int) -> Callable[[Pen, float], None]:
    return lambda pen, middle: _PIPS[suit](pen, middle, count)


def _suit(drawn: DrawnSuit, suit: DrawnSuit) -> dict[str, FaceDesign]:
    # The pips have the colours of the old cards; *suit* has those of the index.
    faces: dict[str, FaceDesign] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 5, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(drawn, count))
    faces[f"{suit.letter}A"] = Pip(suit, "A", _ACES[drawn])
    return faces


def faces(suits: Sequence[DrawnSuit] = ITALIAN) -> dict[str, FaceDesign]:
    """Return the face of every card by its code, trumps from the highest, then the suits.

    *suits* are the Italian ones, in any colours.
    """
    cards: dict[str, FaceDesign] = {
        f"T{number}": Trump(named(name), emblem) for number, (name, emblem) in _GRANDI.items()
    }
    for number, emblem in _NUMBERED.items():
        cards[f"T{number}"] = Trump(numbered(number), emblem)
    for code, emblem in _MOORS.items():
        cards[code] = Trump(named("MOR"), emblem)
    cards["BEG"] = Trump(named("BÉG"), _BEGATO)
    cards["MAT"] = Trump(named("MAT"), _FOOL)
    for drawn, suit in zip(ITALIAN, suits, strict=True):
        cards |= _suit(drawn, suit)
    return cards
