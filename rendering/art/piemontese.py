"""The Tarocco Piemontese: which card shows what."""

from collections.abc import Callable, Sequence

from rendering.art import aces, frame, ornaments, pips_italian, pips_long
from rendering.art import emblems_estates as estates
from rendering.art import emblems_fates as fates
from rendering.art import emblems_heavens as heavens
from rendering.art import emblems_virtues as virtues
from rendering.art.courts_piemontese import COURTS
from rendering.art.faces import Court, Emblem, Face, Pip, Trump, numbered
from rendering.art.frame import Paint
from rendering.art.palette import CREAM, DAWN, DAY, DUSK, LILAC, MIST, NIGHT, SPRING
from rendering.art.pen import Pen
from rendering.art.suits import BASTONI, COPPE, DENARI, ITALIAN, SPADE, Suit

HEIGHT = 1.72

_PIPS: dict[Suit, Callable[[Pen, float, int], None]] = {
    SPADE: pips_long.swords,
    BASTONI: pips_long.batons,
    COPPE: pips_italian.cups,
    DENARI: pips_italian.coins,
}
_SPRIGS: dict[Suit, Paint] = {
    SPADE: ornaments.sword_sprig,
    BASTONI: ornaments.baton_sprig,
    COPPE: ornaments.cup_sprig,
    DENARI: ornaments.coin_sprig,
}
_ACES: dict[Suit, Callable[[Pen, float], None]] = {
    SPADE: aces.ace_of_swords,
    BASTONI: aces.ace_of_batons,
    COPPE: aces.ace_of_cups,
    DENARI: aces.ace_of_coins,
}


_FOOL = Emblem(estates.fool_sign, DAY, estates.fool_scene, SPRING)
_EMBLEMS = {
    21: Emblem(heavens.world_sign, CREAM, heavens.world_scene, DAY),
    20: Emblem(heavens.angel_sign, DAWN, heavens.angel_scene, DAWN),
    19: Emblem(heavens.sun_sign, DAY, heavens.sun_scene, DAY),
    18: Emblem(heavens.moon_sign, NIGHT, heavens.moon_scene, NIGHT),
    17: Emblem(heavens.star_sign, NIGHT, heavens.star_scene, NIGHT),
    16: Emblem(fates.tower_sign, DUSK, fates.tower_scene, DUSK),
    15: Emblem(fates.devil_sign, DUSK, fates.devil_scene, DUSK),
    14: Emblem(virtues.jugs_sign, CREAM, virtues.temperance_scene, SPRING),
    13: Emblem(fates.death_sign, DUSK, fates.death_scene, MIST),
    12: Emblem(fates.hanged_sign, SPRING, fates.hanged_scene, DAY),
    11: Emblem(virtues.lion_sign, CREAM, virtues.strength_scene, DAWN),
    10: Emblem(fates.wheel_sign, CREAM, fates.wheel_scene, LILAC),
    9: Emblem(virtues.hermit_sign, NIGHT, virtues.hermit_scene, NIGHT),
    8: Emblem(virtues.scales_sign, CREAM, virtues.justice_scene, MIST),
    7: Emblem(virtues.chariot_sign, CREAM, virtues.chariot_scene, DAY),
    6: Emblem(virtues.heart_sign, CREAM, virtues.love_scene, DAWN),
    5: Emblem(estates.pope_sign, CREAM, estates.pope_scene, LILAC),
    4: Emblem(estates.emperor_sign, CREAM, estates.emperor_scene, DAWN),
    3: Emblem(estates.empress_sign, CREAM, estates.empress_scene, DAY),
    2: Emblem(estates.popess_sign, DAY, estates.popess_scene, MIST),
    1: Emblem(estates.magician_sign, DAY, estates.magician_scene, DAY),
}


def _picture(suit: Suit, count: int) -> Callable[[Pen, float], None]:
    def paint(pen: Pen, middle: float) -> None:
        if (suit, count) != (DENARI, 2):
            pips_italian.corners_of(pen, middle, _SPRIGS[suit])
        if suit is BASTONI:
            for side in (pen, pen.mirror(pips_italian.MIDDLE)):
                ornaments.flower(side.at(pips_italian.MIDDLE + 25, middle, 0.9))
        _PIPS[suit](pen, middle, count)

    return paint


def _suit(drawn: Suit, suit: Suit) -> dict[str, Face]:
    # The pips are drawn in the colours of the old cards; *suit* has those of the index.
    faces: dict[str, Face] = {
        suit.letter + rank: Court(suit, rank, COURTS[suit.letter + rank]) for rank in "KQCJ"
    }
    for count in range(10, 1, -1):
        faces[f"{suit.letter}{count}"] = Pip(suit, str(count), _picture(drawn, count))
    faces[f"{suit.letter}1"] = Pip(suit, "1", _ACES[drawn])
    return faces


def faces(suits: Sequence[Suit] = ITALIAN) -> dict[str, Face]:
    """The face of every card by its code, trumps from the highest, then the suits.

    *suits* are the Italian ones, in whatever colours.
    """
    cards: dict[str, Face] = {
        f"T{number}": Trump(numbered(number), emblem) for number, emblem in _EMBLEMS.items()
    }
    cards["MAT"] = Trump(frame.starred_plaque, _FOOL)
    for drawn, suit in zip(ITALIAN, suits, strict=True):
        cards |= _suit(drawn, suit)
    return cards
