"""The Tarocco Piemontese: which card shows what."""

from collections.abc import Callable, Sequence

from rendering.art.courts.piemontese import COURTS
from rendering.art.emblems import estates, fates, heavens, virtues
from rendering.art.packs import frame
from rendering.art.packs.designs import Court, Emblem, FaceDesign, Pip, Trump, numbered
from rendering.art.pen import palette as c
from rendering.art.pen.pen import Paint, Pen
from rendering.art.pips import aces, italian, long, ornaments
from rendering.art.pips.suits import BASTONI, COPPE, DENARI, ITALIAN, SPADE, DrawnSuit

HEIGHT = 1.72

_PIPS: dict[DrawnSuit, Callable[[Pen, float, int], None]] = {
    SPADE: long.swords,
    BASTONI: long.batons,
    COPPE: italian.cups,
    DENARI: italian.coins,
}
_SPRIGS: dict[DrawnSuit, Paint] = {
    SPADE: ornaments.sword_sprig,
    BASTONI: ornaments.baton_sprig,
    COPPE: ornaments.cup_sprig,
    DENARI: ornaments.coin_sprig,
}
_ACES: dict[DrawnSuit, Callable[[Pen, float], None]] = {
    SPADE: aces.ace_of_swords,
    BASTONI: aces.ace_of_batons,
    COPPE: aces.ace_of_cups,
    DENARI: aces.ace_of_coins,
}


_FOOL = Emblem(estates.fool_sign, c.DAY, estates.fool_scene, c.SPRING)
_EMBLEMS = {
    21: Emblem(heavens.world_sign, c.CREAM, heavens.world_scene, c.DAY),
    20: Emblem(heavens.angel_sign, c.DAWN, heavens.angel_scene, c.DAWN),
    19: Emblem(heavens.sun_sign, c.DAY, heavens.sun_scene, c.DAY),
    18: Emblem(heavens.moon_sign, c.NIGHT, heavens.moon_scene, c.NIGHT),
    17: Emblem(heavens.star_sign, c.NIGHT, heavens.star_scene, c.NIGHT),
    16: Emblem(fates.tower_sign, c.DUSK, fates.tower_scene, c.DUSK),
    15: Emblem(fates.devil_sign, c.DUSK, fates.devil_scene, c.DUSK),
    14: Emblem(virtues.jugs_sign, c.CREAM, virtues.temperance_scene, c.SPRING),
    13: Emblem(fates.death_sign, c.DUSK, fates.death_scene, c.MIST),
    12: Emblem(fates.hanged_sign, c.SPRING, fates.hanged_scene, c.DAY),
    11: Emblem(virtues.lion_sign, c.CREAM, virtues.strength_scene, c.DAWN),
    10: Emblem(fates.wheel_sign, c.CREAM, fates.wheel_scene, c.LILAC),
    9: Emblem(virtues.hermit_sign, c.NIGHT, virtues.hermit_scene, c.NIGHT),
    8: Emblem(virtues.scales_sign, c.CREAM, virtues.justice_scene, c.MIST),
    7: Emblem(virtues.chariot_sign, c.CREAM, virtues.chariot_scene, c.DAY),
    6: Emblem(virtues.heart_sign, c.CREAM, virtues.love_scene, c.DAWN),
    5: Emblem(estates.pope_sign, c.CREAM, estates.pope_scene, c.LILAC),
    4: Emblem(estates.emperor_sign, c.CREAM, estates.emperor_scene, c.DAWN),
    3: Emblem(estates.empress_sign, c.CREAM, estates.empress_scene, c.DAY),
    2: Emblem(estates.popess_sign, c.DAY, estates.popess_scene, c.MIST),
    1: Emblem(estates.magician_sign, c.DAY, estates.magician_scene, c.DAY),
}


def _picture(suit: DrawnSuit, count: int) -> Callable[[Pen, float], None]:
    def paint(pen: Pen, middle: float) -> None:
        if (suit, count) != (DENARI, 2):
            italian.corners_of(pen, middle, _SPRIGS[suit])
        if suit is BASTONI:
            for side in (pen, pen.mirror(italian.MIDDLE)):
                ornaments.flower(side.at(italian.MIDDLE + 25, middle, 0.9))
        _PIPS[suit](pen, middle, count)

    return paint


def _suit(drawn: DrawnSuit, suit: DrawnSuit) -> dict[str, FaceDesign]:
    # The pips have the colours of the old cards; *suit* has those of the index.
    faces: dict[str, FaceDesign] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 1, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(drawn, count))
    faces[f"{suit.letter}1"] = Pip(suit, "1", _ACES[drawn])
    return faces


def faces(suits: Sequence[DrawnSuit] = ITALIAN) -> dict[str, FaceDesign]:
    """Return the face of every card by its code, trumps from the highest, then the suits.

    *suits* are the Italian ones, in any colours.
    """
    cards: dict[str, FaceDesign] = {
        f"T{number}": Trump(numbered(number), emblem) for number, emblem in _EMBLEMS.items()
    }
    cards["MAT"] = Trump(frame.starred_plaque, _FOOL)
    for drawn, suit in zip(ITALIAN, suits, strict=True):
        cards |= _suit(drawn, suit)
    return cards
